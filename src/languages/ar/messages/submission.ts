import type * as english from '../../en/messages/submission.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Submitting, the outcome of a submission, and the delivered PDF. */
export const submissionTexts = {
  // numbers
  'number.used': {
    select: 'other',
    '{number}': 'الرقم {number} مستخدم بالفعل في مستند بتاريخ {date:date}.',
    other: 'الرقم {number} مستخدم بالفعل، مكتوبًا {other}، في مستند بتاريخ {date:date}.',
  },
  'number.shared': {
    select: 'isDraft',
    true: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': 'الرقم {number} هو أيضًا رقم مسودة أخرى.',
        other: 'الرقم {number} هو أيضًا رقم مسودة أخرى، مكتوبًا فيها {other}.',
      },
      other: {
        select: 'other',
        '{number}': 'الرقم {number} هو أيضًا رقم المسودة للعميل {customer}.',
        other: 'الرقم {number} هو أيضًا رقم المسودة للعميل {customer}، مكتوبًا فيها {other}.',
      },
    },
    false: {
      select: 'customer',
      '': {
        select: 'other',
        '{number}': 'الرقم {number} هو أيضًا رقم مستند آخر تم تقديمه.',
        other: 'الرقم {number} هو أيضًا رقم مستند آخر تم تقديمه، مكتوبًا فيه {other}.',
      },
      other: {
        select: 'other',
        '{number}': 'الرقم {number} هو أيضًا رقم المستند الذي تم تقديمه للعميل {customer}.',
        other: 'الرقم {number} هو أيضًا رقم المستند الذي تم تقديمه للعميل {customer}، مكتوبًا فيه {other}.',
      },
    },
  },
  'number.chosen_twice': {
    select: 'other',
    '{number}': 'الرقم {number} هو رقم مستند آخر من المستندات المختارة.',
    other: 'الرقم {number} هو رقم مستند آخر من المستندات المختارة، مكتوبًا فيه {other}.',
  },
  'number.repeated': {
    select: 'other',
    '{number}': 'الرقم {number} موجود أكثر من مرة.',
    other: 'الرقم {number} موجود أكثر من مرة، مكتوبًا أيضًا {other}.',
  },

  // before anything is sent
  'batch.of_invoice': '{number}: {problem:message}',
  'submission.confirm': 'التقديم الفعلي محتسب. أكّد ما سيُرسل: {number}، {payable:decimal} {currency}.',
  'submission.findings': {
    plural: 'count',
    zero: 'يحتاج التقديم الفعلي إلى تأكيدك.',
    one: 'يحتاج التقديم الفعلي إلى تأكيدك، لوجود تنبيه واحد.',
    two: 'يحتاج التقديم الفعلي إلى تأكيدك، لوجود تنبيهين.',
    few: 'يحتاج التقديم الفعلي إلى تأكيدك، لوجود {count:digits} تنبيهات.',
    many: 'يحتاج التقديم الفعلي إلى تأكيدك، لوجود {count:digits} تنبيهًا.',
    other: 'يحتاج التقديم الفعلي إلى تأكيدك، لوجود {count:digits} تنبيه.',
  },
  'submission.may_be_billed':
    'ربما سبق احتساب مبلغ هذا المستند: تعذرت قراءة بعض عمليات التقديم بعد تلف بياناتك. ابحث عنه في حسابك قبل تقديمه.',
  'submission.insecure_address': 'عنوان هذا الاتصال غير آمن. يجب أن يبدأ بـ https.',
  'submission.key_changed_unknown':
    'تغير مفتاح هذا الاتصال منذ ذلك الحين، لذلك لا يمكن سؤال الخدمة مرة أخرى. ابحث عن المستند في حسابك، ثم حدد هنا هل هو موجود.',
  'submission.data_changed_sent':
    'البيانات المحفوظة لهذا التقديم ليست ما تم تأكيده، لذلك لا يُرسل مرة أخرى. سبق إرساله: ربما أُنشئ المستند واحتُسب مبلغه. ابحث عنه في حسابك، ثم حدد هنا هل هو موجود.',
  'submission.issued_kept':
    'تبقى المستندات الصادرة في الدفاتر. أصدر لها إشعارًا دائنًا أو صححها بدلًا من حذفها.',
  'submission.settle_first': 'احسم أولًا هل أُنشئ هذا المستند.',
  'submission.not_found':
    'لا تذكر الخدمة هل المستند موجود، وقد يؤدي إرساله مرة أخرى إلى احتساب مستند ثانٍ. ابحث عنه في حسابك أولًا.',

  // documents that left by other means
  'mark.quote': 'عرض السعر لا يكون صادرًا. حدده كمقبول، أو أنشئ منه فاتورة وحددها كصادرة.',
  'mark.future': 'المستند المرسل لا يتجاوز تاريخ إرساله اليوم، {today:date}. اختر يومًا أسبق.',
  'mark.reason_missing': 'اذكر بكلمات قليلة كيف أُرسل المستند.',
  'mark.file_outdated':
    'تغير المستند منذ تصدير ذلك الملف، أو الملف غير معروف هنا. أعد تصديره، أو حدد المستند من دون ملف.',
  'mark.used':
    'أُنشئت لهذا المستند منذ ذلك الحين دفعات أو إشعارات دائنة أو تصحيحات. أزلها خلال الثواني العشر، أو صحح المستند بإشعار دائن.',
  'mark.not_submitted':
    'تم تحديد هذا المستند كصادر، لذلك لا يمكن تقديمه: ستصدره الخدمة وتحتسبه مرة ثانية. صححه بإشعار دائن.',
  'mark.no_pdf':
    'تم تحديد هذا المستند كصادر: الملف المرسل هو الأصل، ولا يوجد له هنا ملف PDF نهائي. يمكن حفظ ملف PDF وطباعته بعلامة TEST.',

  // nothing was sent
  'unreachable.offline': 'لا يمكن الوصول إلى الخدمة. لم يُرسل شيء. لا اتصال لهذا الكمبيوتر بالشبكة.',
  'unreachable.name': 'لا يمكن الوصول إلى الخدمة. لم يُرسل شيء. لم يُعثر على اسمها: تحقق من العنوان والاتصال.',
  'unreachable.no_server': 'لا يمكن الوصول إلى الخدمة. لم يُرسل شيء. لا يرد أي خادم في عنوانها.',
  'unreachable.proxy':
    'لا يمكن الوصول إلى الخدمة. لم يُرسل شيء. لم يسمح وكيل هذا الكمبيوتر بالمرور: تحقق من HTTPS_PROXY.',
  'unreachable.certificate': 'لا يمكن الوصول إلى الخدمة. لم يُرسل شيء. شهادتها غير موثوقة.',
  'unreachable.timeout': 'لا يمكن الوصول إلى الخدمة. لم يُرسل شيء. لم تقبل الاتصال في الوقت المحدد.',

  // the service refused
  'refused.redirected': 'يحيل عنوان هذا الاتصال إلى مكان آخر. غيّره إلى العنوان الذي تذكره الخدمة.',
  'refused.account': 'لا يستطيع حسابك تقديم هذا المستند. راجع صفحة حسابك.',
  'refused.no_service': 'لا توجد خدمة فواتير في هذا العنوان. تحقق من الاتصال.',
  'refused.too_large': 'المستند أكبر مما تقبله الخدمة. قد يفيد شعار أصغر.',

  // a template of the user
  'own_template.not_kept':
    'ليس لدى هذه الخدمة قالبك «{name}»، وهي لا تحفظ قوالب الحسابات. اختر قالبًا يأتي مع Billwright.',
  'own_template.no_permission':
    'ليس لدى هذه الخدمة قالبك «{name}»، ولا يجوز لمفتاح هذا الاتصال إرساله. اتصل من جديد، أو اختر قالبًا يأتي مع Billwright.',
  'own_template.refused': 'لا تقبل الخدمة قالبك «{name}». {reason:message}',
  'own_template.mistake_at': {
    select: 'path',
    '': '{mistake:message}',
    other: 'في {path}: {mistake:message}',
  },
  'own_template.version_gone':
    'لم يعد لدى الخدمة القالب {template}. أعد التقديم: يُرسل قالبك إليها عندئذ من جديد.',
  'own_template.file_missing': 'قالبك «{name}» غير محفوظ كما كان عند التقديم. لم يُرسل شيء. أعد التقديم.',
  'own_template.no_answer':
    'لم ترد الخدمة عند إرسال قالبك إليها. لم يُحتسب أي مبلغ، وسيحاول Billwright مرة أخرى تلقائيًا.',

  // the service is busy: a test invoice, which is never billed
  'busy.repeated': 'الخدمة مشغولة. سيعيد Billwright إرسال المستند تلقائيًا.',
  'busy.long': 'الخدمة مشغولة منذ أكثر من ساعة. أعد التقديم لاحقًا.',
  'busy.stayed': 'بقيت الخدمة مشغولة. أعد التقديم لاحقًا.',
  'busy.now': 'الخدمة مشغولة. أعد التقديم لاحقًا.',

  // the outcome is unknown
  'unknown.busy_repeated':
    'الخدمة مشغولة، وربما أُنشئ المستند. سيعيد Billwright السؤال تلقائيًا بنفس Idempotency-Key، لكي يُحتسب مرة واحدة.',
  'unknown.busy_long': 'الخدمة مشغولة منذ أكثر من ساعة. ربما أُنشئ المستند واحتُسب مبلغه. تحقق مرة أخرى لاحقًا.',
  'unknown.busy':
    'ردت الخدمة بأنها مشغولة. ربما أُنشئ المستند واحتُسب مبلغه. ابحث عنه في حسابك قبل إرساله مرة أخرى.',
  'unknown.still': 'ما زال غير معروف هل المستند موجود. كان آخر رد: {answer:message}',
  'unknown.interrupted': 'توقف Billwright قبل وصول الرد. ربما أُنشئ المستند واحتُسب مبلغه.',
  'unknown.timeout': 'لم ترد الخدمة في الوقت المحدد. ربما أُنشئ المستند واحتُسب مبلغه.',
  'unknown.closed': 'أُغلق Billwright قبل وصول الرد. ربما أُنشئ المستند واحتُسب مبلغه.',
  'unknown.connection_lost': 'انقطع الاتصال قبل وصول الرد. ربما أُنشئ المستند واحتُسب مبلغه.',
  'unknown.status': 'ردت الخدمة بالرمز {status:digits}. ربما أُنشئ المستند واحتُسب مبلغه.',
  'unknown.unreadable': 'تعذرت قراءة رد الخدمة. ربما أُنشئ المستند واحتُسب مبلغه.',
  'unknown.not_confirmed_here':
    'لا يوجد في هذا الكمبيوتر ما يثبت تأكيد هذا التقديم عليه، لذلك لا يُرسل تلقائيًا. ربما أُنشئ المستند واحتُسب مبلغه.',
  'unknown.from_copy': 'مصدر هذا نسخة من بياناتك. ربما أُرسل المستند بعد إنشاء النسخة.',
  'unknown.from_damaged': 'مصدر هذا ملف تالف. ربما أُرسل المستند واحتُسب مبلغه.',
  'unknown.from_replaced': 'مصدر هذا البيانات المستبدلة. ربما أُرسل المستند واحتُسب مبلغه.',
  'unknown.log_lost': 'تنقص آخر التغييرات قبل انتهاء البرنامج. ربما أُرسل المستند.',

  // the delivered PDF
  'pdf.from_copy':
    'لم يكن ملف PDF هنا عندما وردت هذه الفاتورة من نسخة أو من ملف بيانات تم تغييره. نزّله مرة أخرى.',
  'pdf.not_kept': 'تعذر الاحتفاظ بملف PDF.',
  'pdf.link_has_key': 'يحتوي رابط ملف PDF على مفتاح API، لذلك لم يُفتح.',
  'pdf.link_insecure': 'رابط ملف PDF غير آمن، لذلك لم يُفتح.',
  'pdf.link_gone': 'انتهت صلاحية رابط ملف PDF.',
  'pdf.link_expired': {
    select: 'jobId',
    null: 'انتهت صلاحية الرابط، ولم تقدم الخدمة رابطًا آخر. ابحث عن المستند في حسابك لديها.',
    other: 'انتهت صلاحية الرابط، ولم تقدم الخدمة رابطًا آخر. ابحث عن المهمة {jobId} في حسابك لديها.',
  },
  'pdf.link_needs_key': 'انتهت صلاحية الرابط. لطلب رابط آخر يحتاج هذا الاتصال إلى مفتاحه.',
  'pdf.file_missing': 'نُقل ملف PDF أو حُذف. نزّله مرة أخرى.',
  'pdf.file_changed': 'تغير الملف بعد التنزيل. نزّله مرة أخرى للحصول على ملف PDF كما تم تسليمه.',
  'pdf.download_failed': 'تعذر تنزيل ملف PDF. المستند نفسه سليم.',
  'pdf.download_status': 'تعذر تنزيل ملف PDF: ردت الخدمة بالرمز {status:digits}. المستند نفسه سليم.',
  'pdf.truncated': 'لم يصل ملف PDF كاملًا، أو أنه أكبر من 50 ميغابايت.',
  'pdf.incomplete': 'لم يصل ملف PDF كاملًا.',
  'pdf.web_page': 'يؤدي الرابط إلى صفحة ويب وليس إلى ملف PDF. افتحه في المتصفح: ربما يلزم تسجيل الدخول.',
  'pdf.other_format': 'ما أرسلته الخدمة ليس ملف PDF.',
} as const satisfies Translation<typeof english.submissionTexts>
