import type * as english from '../../en/page/header.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Texts of the header of a document, and of a submission that was not confirmed. */
export const headerTexts = {
  'header.menu': 'إجراءات أخرى',
  'header.message': 'حالة التقديم',
  'header.amount': 'المبلغ:',
  'header.due': 'الاستحقاق',
  'header.open-of': 'غير مدفوع من {total}',
  'header.overpaid': 'مدفوع بالزيادة: {amount}',
  'header.to-refund': 'مطلوب رده: {amount}',
  'header.record-payment': 'تسجيل دفعة',
  'header.show-differences': 'إظهار الفروق',
  'header.go-to-field': 'انتقال إلى الحقل',
  'header.save-anyway': 'حفظ PDF رغم ذلك',
  'header.make-invoice': 'إنشاء فاتورة',
  'header.receipt': 'الإيصال',
  'header.emailed': {
    select: 'kind',
    document: 'أُرسل بالبريد {date}',
    credit_note: 'أُرسل بالبريد {date}',
    quote: 'أُرسل بالبريد {date}',
    self_billed_credit_note: 'أُرسل بالبريد {date}',
    other: 'أُرسلت بالبريد {date}',
  },
  'header.paid': '{date}، {note}',
  'header.nothing-open': 'لا مبالغ غير مدفوعة',
  'header.email.undo': {
    select: 'kind',
    document: 'تحديد كغير مرسل بالبريد',
    credit_note: 'تحديد كغير مرسل بالبريد',
    quote: 'تحديد كغير مرسل بالبريد',
    self_billed_credit_note: 'تحديد كغير مرسل بالبريد',
    other: 'تحديد كغير مرسلة بالبريد',
  },
  'header.email.mark': {
    select: 'kind',
    document: 'تحديد كمرسل بالبريد',
    credit_note: 'تحديد كمرسل بالبريد',
    quote: 'تحديد كمرسل بالبريد',
    self_billed_credit_note: 'تحديد كمرسل بالبريد',
    other: 'تحديد كمرسلة بالبريد',
  },
  'header.email.undone': 'أُلغيت علامة الإرسال بالبريد عن {kind:@kind.definite} {number}.',
  'header.email.marked': 'وُضعت علامة الإرسال بالبريد على {kind:@kind.definite} {number}.',
  'header.pdf-checked': 'تم فحص PDF',
  'header.pdf-kept': 'لم يُفحص PDF',
  'header.pdf-differs': 'ملف PDF مختلف',
  'header.pdf-missing': 'لم يُنزَّل PDF',
  'header.test-made': 'أُنشئ PDF للاختبار {time}',
  'header.test-changed': 'تغير بعد إنشاء PDF للاختبار',

  'unknown.safe':
    'أُرسل المستند {number} بمبلغ {amount} ({time})، لكن لم يصل رد، فربما أُنشئ واحتُسب على حسابك. تحقق مرة أخرى: لا يُنشأ المستند ولا يُحتسب على حسابك إلا مرة واحدة على الأكثر.',
  'unknown.unsafe':
    'أُرسل المستند {number} بمبلغ {amount} ({time})، لكن الخدمة لم تؤكده، فربما أُنشئ واحتُسب على حسابك. اسأل الخدمة أو ابحث عنه في حسابك قبل إرساله مرة أخرى.',
  'unknown.key-changed':
    'أُرسل المستند {number} بمبلغ {amount} ({time})، لكن الخدمة لم تؤكده، فربما أُنشئ واحتُسب على حسابك. لا يمكن التحقق إلا بالمفتاح الذي أُرسل به، ولهذا الاتصال الآن مفتاح آخر. أعد ذلك المفتاح، أو ابحث عن المستند في حسابك.',
  'unknown.check': 'التحقق مرة أخرى',
  'unknown.ask': 'سؤال الخدمة',
  'unknown.created': 'وجدته في حسابي…',
  'unknown.send-again': 'غير موجود، فتح القفل…',
  'resolve.created.title': 'هل {number} موجود في حسابك؟',
  'resolve.created.text': 'يبقى مقفلًا ولا يُرسل أبدًا مرة أخرى من هذا الكمبيوتر.',
  'resolve.created.link': 'رابطه إن وُجد',
  'resolve.created.confirm': 'وجدته',
  'resolve.again.title': 'فتح قفل {number} وجعله مسودة؟',
  'resolve.again.text':
    'لا يصح هذا إلا إذا لم يظهر في حسابك. إذا كان الأول قد وصل، فإن إرساله مرة أخرى ينشئ مستندًا ثانيًا ويحتسبه.',
  'resolve.again.confirm': 'غير موجود، فتح القفل',
  'resolve.again.exists': 'تذكر الخدمة أن {number} موجود، لذلك لم يُجعل مسودة من جديد.',
} as const satisfies Translation<typeof english.headerTexts>
