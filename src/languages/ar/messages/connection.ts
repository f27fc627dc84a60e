import type * as english from '../../en/messages/connection.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Keys, the password store and the addresses of services. */
export const connectionTexts = {
  'key.empty': 'أدخل مفتاحًا. يبدأ المفتاح بـ svc_live_ أو svc_test_.',
  'key.space_around': 'توجد مسافة أو سطر جديد قبل المفتاح أو بعده. انسخ المفتاح وحده.',
  'key.space_inside': 'توجد مسافة أو سطر جديد داخل المفتاح. انسخه مرة أخرى قطعة واحدة.',
  'key.capitals': 'يبدأ المفتاح بأحرف صغيرة: svc_live_ أو svc_test_.',
  'key.prefix': 'هذا ليس مفتاحًا للخدمة. يبدأ المفتاح بـ svc_live_ أو svc_test_.',
  'key.character': 'في المفتاح حرف لا يوجد في أي مفتاح. انسخه مرة أخرى من صفحة حسابك.',
  'key.too_short': 'المفتاح قصير جدًا. ربما ينقص جزء منه.',
  'key.too_long': 'المفتاح طويل جدًا. انسخ المفتاح وحده.',
  'key.untried': 'تعذرت تجربة المفتاح، لذلك لم يُحفظ. {problem:message}',
  'key.stopped': 'تم الإيقاف. لم يُحفظ المفتاح.',
  'key.no_clipboard': 'لا يمكن قراءة الحافظة هنا. الصق في الحقل.',

  'keychain.missing':
    'لم يُعثر على مخزن كلمات المرور في هذا الكمبيوتر. يمكن الاحتفاظ بالمفتاح حتى إنهاء البرنامج.',
  'keychain.empty':
    'أُزيل مخزن كلمات المرور في هذا الكمبيوتر أو لم يُعَدّ قط. يمكن الاحتفاظ بالمفتاح حتى إنهاء البرنامج.',
  'keychain.locked':
    'مخزن كلمات المرور مقفل. افتح قفله وحاول مرة أخرى، أو احتفظ بالمفتاح حتى إنهاء البرنامج.',
  'keychain.failed':
    'رفض مخزن كلمات المرور في هذا الكمبيوتر السماح بالوصول. يمكن الاحتفاظ بالمفتاح حتى إنهاء البرنامج.',
  'keychain.timeout': 'مخزن كلمات المرور لا يستجيب. ربما هو في انتظار فتح قفله.',

  'address.not_https': 'استخدم https. من دونه قد يقرأ آخرون في الشبكة المفتاح.',
  'address.invalid': 'أدخل عنوانًا مثل https://invoices.example.com.',
  'address.user': 'احذف الاسم وكلمة المرور من العنوان.',
  'address.query': 'احذف كل شيء بدءًا من ? أو #.',

  'connection.name_taken': 'يوجد بالفعل اتصال باسم {name}.',
  'connection.practice_address': 'هذه خدمة التدريب. وهي في القائمة بالفعل.',
  'connection.practice_fixed': 'خدمة التدريب جزء من Billwright ولا يمكن تغييرها.',
  'connection.in_use':
    'لم يكتمل تقديم مستندات بهذا الاتصال، لذلك لم يتغير شيء. اسحب هذه المستندات أولًا، أو حدد هل هي موجودة.',
  'connection.key_again':
    'أُدخل المفتاح لعنوان آخر، لذلك لم يُرسل شيء. إذا كان {address} هو عنوان خدمتك، فأدخل المفتاح مرة أخرى.',
  'connection.not_the_service': 'لم يصل من هذا العنوان رد يمكن استخدامه. تحقق من العنوان، أو حاول لاحقًا.',
  'connection.other_answer': 'رد هذا العنوان بالرمز {status:digits}، وليس كما ترد الخدمة.',

  'connect.unsupported':
    'لا تتيح هذه الخدمة تسجيل الدخول للتطبيقات. أنشئ مفتاحًا في صفحة الحساب لديها وأدخله يدويًا.',
  'connect.unusable': 'يرد هذا العنوان، ولكن ليس كتسجيل الدخول في خدمة فواتير.',
  'connect.redirected': 'يحيل هذا العنوان إلى مكان آخر، لذلك لم يُرسل شيء. استخدم العنوان الذي تذكره الخدمة.',
  'connect.busy': 'الخدمة مشغولة ({status:digits}). حاول مرة أخرى بعد قليل.',
  'connect.expired': 'انتهت صلاحية الرمز. لم يُنشأ مفتاح.',
  'connect.denied': 'رُفض الطلب في صفحة الخدمة. لم يُنشأ مفتاح.',
  'connect.not_kept': 'تعذر الاحتفاظ بالمفتاح، لذلك أعادت الخدمة إبطاله. {problem:message}',
  'connect.not_revoked':
    'تعذر الاحتفاظ بالمفتاح، ولم تؤكد الخدمة إبطاله. أبطله في صفحة مفاتيحك. {problem:message}',
  'connect.no_place': 'لم يُطلب أي مفتاح لأن الاحتفاظ به غير ممكن. {problem:message}',
  'connect.no_address': 'أدخل عنوان الخدمة.',
  'connect.too_many': 'يجري بالفعل توصيل خمس خدمات. أنهِ إحداها أو ألغها أولًا.',
  'connect.ended': 'انتهت هذه المحاولة. ابدأ الاتصال من جديد.',

  'preset.unreadable': 'لا يمكن استخدام {path}: يجب أن يكون JSON فيه baseUrl، وعند الحاجة name.',
  'preset.address': 'لا يمكن استخدام العنوان الموجود في {path}. {problem:message}',

  'practice.slow_start': 'لم تبدأ خدمة التدريب في الوقت المحدد.',
  'practice.stopped': 'توقفت خدمة التدريب قبل أن تصبح جاهزة.',
  'practice.unexpected_response': 'أرسلت خدمة التدريب ردًا غير متوقع.',
} as const satisfies Translation<typeof english.connectionTexts>
