import type * as english from '../../en/page/checks.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings before a submission, the question of a live submission, and submitting without a question. */
export const checksTexts = {
  'checks.none': 'جاهز للإرسال',
  'checks.count': {
    plural: 'count',
    zero: 'لا شيء للمراجعة',
    one: 'أمر واحد للمراجعة',
    two: 'أمران للمراجعة',
    few: '{count:number} أمور للمراجعة',
    many: '{count:number} أمرًا للمراجعة',
    other: '{count:number} أمر للمراجعة',
  },
  'checks.hints-only': {
    plural: 'count',
    zero: 'لا تلميحات',
    one: 'تلميح واحد',
    two: 'تلميحان',
    few: '{count:number} تلميحات',
    many: '{count:number} تلميحًا',
    other: '{count:number} تلميح',
  },
  'checks.title': 'قبل التقديم',
  'checks.all-right': 'لا شيء للمراجعة. يمكن إرسال {kind:@kind.definite}.',
  'checks.errors': 'يجب التصحيح قبل التقديم',
  'checks.warnings': 'للمراجعة',
  'checks.hints': 'تلميحات',
  'checks.more': 'و{count:number} غيرها',

  // the question of a live submission
  'live.checking': 'يجري فحص ما سيُرسل…',
  'live.from': 'من',
  'live.no-sender': 'لم يُذكر مُصدِر',
  'live.due': 'الاستحقاق',
  'live.no-due': 'لا يوجد تاريخ استحقاق',
  'live.findings': {
    plural: 'count',
    zero: 'لا شيء للمراجعة',
    one: 'أمر واحد للمراجعة',
    two: 'أمران للمراجعة',
    few: '{count:number} أمور للمراجعة',
    many: '{count:number} أمرًا للمراجعة',
    other: '{count:number} أمر للمراجعة',
  },
  'live.remember': 'عدم السؤال مرة أخرى لهذا الاتصال',
  'live.remember.countdown': {
    plural: 'count',
    zero: 'الفواتير التي لا تحتاج إلى مراجعة تُرسل فورًا، وتُحمَّل التكلفة على حسابك.',
    one: 'الفواتير التي لا تحتاج إلى مراجعة تُرسل بعد ثانية واحدة، وتُحمَّل التكلفة على حسابك. يمكن الإلغاء قبل ذلك.',
    two: 'الفواتير التي لا تحتاج إلى مراجعة تُرسل بعد ثانيتين، وتُحمَّل التكلفة على حسابك. يمكن الإلغاء قبل ذلك.',
    few: 'الفواتير التي لا تحتاج إلى مراجعة تُرسل بعد {count:number} ثوانٍ، وتُحمَّل التكلفة على حسابك. يمكن الإلغاء قبل ذلك.',
    many: 'الفواتير التي لا تحتاج إلى مراجعة تُرسل بعد {count:number} ثانية، وتُحمَّل التكلفة على حسابك. يمكن الإلغاء قبل ذلك.',
    other:
      'الفواتير التي لا تحتاج إلى مراجعة تُرسل بعد {count:number} ثانية، وتُحمَّل التكلفة على حسابك. يمكن الإلغاء قبل ذلك.',
  },
  'live.remember.at-once': 'الفواتير التي لا تحتاج إلى مراجعة تُرسل فورًا، وتُحمَّل التكلفة على حسابك.',

  // submitting without a question
  'countdown.title': 'تقديم {kind:@kind.definite} {number}',
  'countdown.text':
    'يتم تقديم {kind:@kind.definite} {number} بمبلغ {amount} للعميل {customer} بمفتاحك الفعلي.',
  'countdown.seconds': {
    plural: 'count',
    zero: '0 ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتان',
    few: '{count:number} ثوانٍ',
    many: '{count:number} ثانية',
    other: '{count:number} ثانية',
  },
  'countdown.left': 'الإرسال بعد {count:number} ث',
  'countdown.announced': {
    plural: 'count',
    zero: 'يتم الآن تقديم {kind:@kind.definite} {number} بمبلغ {amount} بمفتاحك الفعلي. اضغط Escape للإلغاء.',
    one: 'يتم تقديم {kind:@kind.definite} {number} بمبلغ {amount} بمفتاحك الفعلي بعد ثانية واحدة. اضغط Escape للإلغاء.',
    two: 'يتم تقديم {kind:@kind.definite} {number} بمبلغ {amount} بمفتاحك الفعلي بعد ثانيتين. اضغط Escape للإلغاء.',
    few: 'يتم تقديم {kind:@kind.definite} {number} بمبلغ {amount} بمفتاحك الفعلي بعد {count:number} ثوانٍ. اضغط Escape للإلغاء.',
    many: 'يتم تقديم {kind:@kind.definite} {number} بمبلغ {amount} بمفتاحك الفعلي بعد {count:number} ثانية. اضغط Escape للإلغاء.',
    other:
      'يتم تقديم {kind:@kind.definite} {number} بمبلغ {amount} بمفتاحك الفعلي بعد {count:number} ثانية. اضغط Escape للإلغاء.',
  },
  'countdown.cancelled': 'لم يتم تقديم {kind:@kind.definite} {number}. لم يُحتسب أي مبلغ.',
  'consent.given':
    'منذ {day} تُرسل الفواتير التي لا تحتاج إلى مراجعة إرسالًا فعليًا من دون سؤال، وتُحمَّل التكلفة على حسابك.',
  'consent.withdraw': 'السؤال قبل كل تقديم فعلي',
  'consent.withdrawn': 'سيظهر السؤال من جديد قبل كل تقديم فعلي',
  'consent.countdown': 'الانتظار قبل الإرسال تلقائيًا',
  'consent.countdown.none': 'بلا انتظار',
} as const satisfies Translation<typeof english.checksTexts>
