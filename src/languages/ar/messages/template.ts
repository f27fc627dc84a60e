import type * as english from '../../en/messages/template.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Mistakes in templates, for their authors. */
export const templateTexts = {
  'template.mistake_at': {
    select: 'path',
    '': 'في أعلى القالب خطأ: {mistake:message}',
    other: 'في القالب خطأ عند {path}: {mistake:message}',
  },
  'template.too_deep': 'مستويات التداخل في القالب تتجاوز الحد الأقصى، وهو {max:digits}.',
  'template.too_many_values': 'في القالب قيم أكثر أو أسماء أطول مما يحتاج إليه أي قالب.',
  'template.too_large': 'القالب "{name}" أكبر من 1 ميغابايت.',
  'template.unreadable': 'لا يمكن قراءة القالب "{name}".',
  'template.name_taken': 'الاسم "{name}" محجوز لـ Billwright. أعط قالبك ومجلده اسمًا آخر.',
  'template.name_differs': 'اسم القالب في الملف "{inFile}"، وفي العنوان "{name}". أعط كليهما الاسم نفسه.',
  'template.no_version': 'لا يحفظ الحساب الإصدار {version:digits} من القالب "{name}".',
  'template.outdated':
    'لم تعد الخدمة تستطيع استخدام الإصدار {version:digits} من القالب "{name}". افحص الملف بالأمر «billwright templates check» وانشره من جديد.',
  'template.no_default': 'لم يُختر قالب افتراضي. يُختار في لوحة التحكم.',
  'template.file_missing': 'لا يوجد ملف template.json في المجلد "{name}".',
  'template.folder_name': 'لا يمكن أن يكون اسم القالب "{name}". سمِّ مجلده بأحرف صغيرة وأرقام وشرطات.',
  'template.other_name': 'اسم القالب الموجود في المجلد "{folder}" هو "{name}". أعط كليهما الاسم نفسه.',

  // settings and their values
  'template.setting_missing': 'ينقص هنا شيء: {expected:@json_type}.',
  'template.setting_type': 'المطلوب هنا: {expected:@json_type}.',
  'template.setting_value': 'استخدم واحدة مما يلي: {values:list:@quoted}.',
  'template.setting_unknown': {
    select: 'others',
    other: 'لا يوجد هنا إعداد باسم {names:or} ولا الأسماء الأخرى (عددها {others:digits}).',
    0: 'لا يوجد هنا إعداد باسم {names:or}.',
  },
  'template.setting_repeated': 'تكرر هذا مرتين. أبقِ المقصود منهما.',
  'template.too_little': {
    select: 'of',
    entries: 'الحد الأدنى لعدد هذه هو {limit:digits}.',
    characters: 'الحد الأدنى لعدد الأحرف هو {limit:digits}.',
    number: 'الحد الأدنى هو {limit:digits}.',
  },
  'template.too_much': {
    select: 'of',
    entries: 'الحد الأقصى لعدد هذه هو {limit:digits}.',
    characters: 'الحد الأقصى لعدد الأحرف هو {limit:digits}.',
    number: 'الحد الأقصى هو {limit:digits}.',
  },
  'template.name': 'استخدم أحرفًا صغيرة وأرقامًا وشرطات، 64 على الأكثر.',
  'template.key': 'لا يمكن استخدام هذا الاسم. استخدم أحرفًا صغيرة وأرقامًا وشرطات.',
  'template.short_name': 'استخدم اسمًا قصيرًا من أحرف صغيرة وأرقام وشرطات.',
  'template.color':
    'اكتب لونًا بالصيغة #rrggbb، مثل #1d3fbb، أو كوّنه من لون آخر: {{"from": "accent", "as": "tint", "percent": 90}}.',
  'template.unknown_color': {
    select: 'known.others',
    other: 'لا يوجد لون باسم {name}. الموجود: {known.names:list} وغيرها (عددها {known.others:digits}).',
    0: 'لا يوجد لون باسم {name}. الموجود: {known.names:list}.',
  },
  'template.unknown_plain_color': {
    select: 'known.others',
    other: 'لا يوجد لون بسيط باسم {name}. الموجود: {known.names:list} وغيرها (عددها {known.others:digits}).',
    0: 'لا يوجد لون بسيط باسم {name}. الموجود: {known.names:list}.',
  },
  'template.unknown_style': {
    select: 'known.others',
    other: 'لا يوجد نمط باسم {name}. الموجود: {known.names:list} وغيرها (عددها {known.others:digits}).',
    0: 'لا يوجد نمط باسم {name}. الموجود: {known.names:list}.',
  },

  // blocks
  'template.unknown_block': {
    select: 'name',
    null: 'لا يمكن أن توجد هنا كتلة بلا نوع. الممكن: {known:list}.',
    other: 'لا يمكن أن توجد هنا كتلة باسم {name}. الممكن: {known:list}.',
  },
  'template.block_missing': 'في القالب كتلة واحدة بالضبط من النوع "{type}".',
  'template.totals_first': 'ضع الكتلة "totals" بعد الكتلة "items".',
  'template.stage_late': 'ضع الكتلة "stage" أولًا: إطاراتها على الورقة نفسها.',
  'template.frame_position': 'حدد قيمتين من "left" و"right" و"width".',
  'template.column_missing': 'أضف العمود "{column}": تحتاج إليه الفاتورة.',
  'template.column_repeated': 'العمود "{column}" موجود بالفعل.',
  'template.unknown_placeholder': 'لا يوجد حقل باسم {{{name}}}.',
  'template.page_placeholder': '{{page_of_pages}} معروف في التذييل فقط. انقله إليه.',
  'template.loose_brace': 'ضع اسم الحقل بين {{ و }}.',

  // room on the page
  'template.footer_in_text': 'يمتد التذييل إلى النص. صغّره أو كبّر الهامش السفلي.',
  'template.body_too_low':
    'تترك الهوامش والتذييل للفاتورة من الصفحة {points:digits} بالنقاط. الحد الأدنى هو {needed:digits}.',
  'template.line_too_high': 'أسطرها أعلى مما تتركه الهوامش من الصفحة.',
  'template.frame_too_wide': 'يتجاوز هذا الإطار حدود الورقة، وعرضها بالنقاط {points:digits}.',
  'template.code_too_narrow':
    'يحتاج الرمز والمساحة حوله إلى عرض {needed:digits} بالنقاط، والباقي هنا {points:digits}. وسّع عموده.',
  'template.narrow_share':
    'الباقي للنص هنا {points:digits} بالنقاط، والمطلوب {needed:digits}. أعط هذا العمود حصة أكبر.',
  'template.narrow_items':
    'الباقي للنص هنا {points:digits} بالنقاط، والمطلوب {needed:digits}. صغّر "gutter" أو "inset".',
  'template.narrow_inset': 'الباقي للنص هنا {points:digits} بالنقاط، والمطلوب {needed:digits}. صغّر "inset".',
  'template.narrow_padding':
    'الباقي للنص هنا {points:digits} بالنقاط، والمطلوب {needed:digits}. صغّر هذه القيمة.',
  'template.narrow_frame':
    'الباقي للنص هنا {points:digits} بالنقاط، والمطلوب {needed:digits}. وسّع الإطار أو صغّر حشوته.',
  'template.narrow_widths':
    'الباقي للنص هنا {points:digits} بالنقاط، والمطلوب {needed:digits}. صغّر "gap" أو قيم العرض.',
  'template.narrow_column':
    'الباقي للنص هنا {points:digits} بالنقاط، والمطلوب {needed:digits}. أعطه مساحة أكبر أو صغّر "gap".',
  'template.narrow_gap': 'الباقي للنص هنا {points:digits} بالنقاط، والمطلوب {needed:digits}. صغّر "gap".',

  // what a setting can be
  '@json_type': {
    string: 'نص بين علامتي اقتباس',
    number: 'رقم',
    boolean: 'true أو false',
    array: 'قائمة بين [ ]',
    object: 'مجموعة بين {{ }}',
    record: 'مجموعة بين {{ }}',
    other: '{value}',
  },
  '@quoted': { other: '"{value}"' },
} as const satisfies Translation<typeof english.templateTexts>
