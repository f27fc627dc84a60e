import type * as english from '../en/key-window.ts'
import type { Translation } from '../grammar/parameter-types.ts'
import { connectionTexts } from './messages/connection.ts'
import { dataTexts } from './messages/data.ts'
import { errorTexts } from './messages/errors.ts'
import { submissionTexts } from './messages/submission.ts'

/** Texts of the key window. */
export const keyWindowTexts = {
  'key_window.title': 'مفتاح API',
  'key_window.title.of': 'مفتاح الاتصال {connection}',
  'key_window.sent-to': 'يُرسل إلى {origin} ولا يُرسل إلى عنوان آخر.',
  'key_window.label': 'مفتاح API',
  'key_window.placeholder': 'svc_test_… أو svc_live_…',
  'key_window.show': 'إظهار المفتاح',
  'key_window.hide': 'إخفاء المفتاح',
  'key_window.paste': 'لصق وتجربة',
  'key_window.cancel': 'إلغاء',
  'key_window.save': 'تجربة وحفظ',
  'key_window.trying': 'تجري تجربة المفتاح…',
  'key_window.stop': 'إيقاف',
  'key_window.keep-untried': 'حفظ بلا تجربة',
  'key_window.no-keychain': 'لا يوجد مخزن كلمات المرور',
  'key_window.keep-in-memory': 'الاحتفاظ بهذا المفتاح حتى إنهاء البرنامج',
  'key_window.choose-first': 'اختر الاحتفاظ بالمفتاح حتى إنهاء البرنامج، أو الإلغاء.',
  'key_window.no-answer': 'لا يستجيب Billwright. أغلق هذه النافذة وحاول مرة أخرى.',
  'key_window.replaces': {
    select: 'kind',
    live: 'يحل محل المفتاح الفعلي المنتهي بـ {last4}.',
    test: 'يحل محل مفتاح الاختبار المنتهي بـ {last4}.',
    other: 'يحل محل المفتاح {kind} المنتهي بـ {last4}.',
  },
  'key_window.kind.test': 'مفتاح اختبار: مجاني، وكل ملف PDF يحمل علامة TEST.',
  'key_window.kind.live': 'مفتاح فعلي: يُحمَّل على حسابك مبلغ عن كل فاتورة يتم تقديمها به.',
  'key_window.kept-in': 'مكان الحفظ: {name}، وليس في ملف أبدًا.',
  'key_window.kept-nowhere':
    'لا يكتب Billwright أي مفتاح في ملف. يمكنه الاحتفاظ بهذا المفتاح في الذاكرة حتى إنهاء البرنامج.',
} as const satisfies Translation<typeof english.keyWindowTexts>

/** What the key window loads: its texts, and messages about keys, the password store, the service and the data. */
export const keyWindow = {
  ...keyWindowTexts,
  ...errorTexts,
  ...connectionTexts,
  ...submissionTexts,
  ...dataTexts,
  foreign_text: '{text}',
} as const
