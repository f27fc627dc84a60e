import type * as english from '../../en/messages/findings.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings: values that are allowed and probably not meant. */
export const findingTexts = {
  'template.not_rendered': 'تعذر إنشاء ملف PDF في هذا الكمبيوتر، لذلك لم ير أحد شكله.',

  // allowed, and probably not meant
  'invoice_number.space_around': 'يبدأ الرقم أو ينتهي بمسافة.',
  'quantity.zero': 'الكمية 0: لا يضيف هذا البند شيئًا.',
  'invoice_number.without_digits': 'لا يحتوي رقم المستند على أي رقم من 0 إلى 9.',
  'invoice_number.zero': 'الرقم هو 0. يبدأ ترقيم الفواتير عادة من 1.',
  'invoice_number.unfilled': 'يحتوي الرقم على {part}، وهو يرمز إلى شيء لم يُملأ.',
  'unit_price.both_negative': 'الكمية والسعر سالبان، لذلك يُجمع هذا البند ولا يُطرح.',
  'price_quantity.large': 'السعر لأكثر من 100,000 وحدة. تحقق من الكمية التي يخصها السعر.',
  'item.rounds_to_zero': 'قيمة هذا البند أقل من نصف أصغر وحدة في العملة، فلا يضيف شيئًا.',
  'charge_amount.above_line': 'الرسوم الإضافية أكبر من مبلغ بندها.',
  'charge.above_lines': 'الرسوم الإضافية أكبر من مجموع البنود.',
  'buyer.is_seller': 'العميل هو مُصدِر هذا المستند.',
  'preceding_invoice.own_number': 'رقم الفاتورة السابقة هو رقم هذه الفاتورة.',
  'preceding_invoice.other_rate': 'لا يوجد بند بهذه النسبة، لذلك تُخصم ضريبة لا تحتسبها هذه الفاتورة.',
  'preceding_invoice.later': 'تاريخ الفاتورة السابقة بعد تاريخ هذه الفاتورة.',
  'payment_terms.unusual': {
    plural: 'days',
    zero: 'تمنح الشروط {percent:number}% مقابل الدفع في اليوم نفسه. تحقق من القيمتين.',
    one: 'تمنح الشروط {percent:number}% مقابل الدفع خلال يوم واحد. تحقق من القيمتين.',
    two: 'تمنح الشروط {percent:number}% مقابل الدفع خلال يومين. تحقق من القيمتين.',
    few: 'تمنح الشروط {percent:number}% مقابل الدفع خلال {days:digits} أيام. تحقق من القيمتين.',
    many: 'تمنح الشروط {percent:number}% مقابل الدفع خلال {days:digits} يومًا. تحقق من القيمتين.',
    other: 'تمنح الشروط {percent:number}% مقابل الدفع خلال {days:digits} يوم. تحقق من القيمتين.',
  },
  'payment_terms.unusual_interest': {
    plural: 'days',
    zero: 'تفرض الشروط {percent:number}% على الدفع بعد اليوم نفسه. تحقق من القيمتين.',
    one: 'تفرض الشروط {percent:number}% على الدفع بعد يوم واحد. تحقق من القيمتين.',
    two: 'تفرض الشروط {percent:number}% على الدفع بعد يومين. تحقق من القيمتين.',
    few: 'تفرض الشروط {percent:number}% على الدفع بعد {days:digits} أيام. تحقق من القيمتين.',
    many: 'تفرض الشروط {percent:number}% على الدفع بعد {days:digits} يومًا. تحقق من القيمتين.',
    other: 'تفرض الشروط {percent:number}% على الدفع بعد {days:digits} يوم. تحقق من القيمتين.',
  },
  'payment_terms.malformed':
    'يبدو أحد الأسطر كخصم تطبقه البرامج، لكنه غير مكتوب مثل: #SKONTO#TAGE=14#PROZENT=2.00#',
  'payment_terms.above_total': 'تشير الشروط إلى المبلغ {base:decimal}، وهو ليس جزءًا من الإجمالي.',
  'payment_terms.after_due': {
    plural: 'days',
    zero: 'تمنح الشروط خصمًا مقابل الدفع في اليوم نفسه، أي بعد تاريخ الاستحقاق.',
    one: 'تمنح الشروط خصمًا مقابل الدفع خلال يوم واحد، أي بعد تاريخ الاستحقاق.',
    two: 'تمنح الشروط خصمًا مقابل الدفع خلال يومين، أي بعد تاريخ الاستحقاق.',
    few: 'تمنح الشروط خصمًا مقابل الدفع خلال {days:digits} أيام، أي بعد تاريخ الاستحقاق.',
    many: 'تمنح الشروط خصمًا مقابل الدفع خلال {days:digits} يومًا، أي بعد تاريخ الاستحقاق.',
    other: 'تمنح الشروط خصمًا مقابل الدفع خلال {days:digits} يوم، أي بعد تاريخ الاستحقاق.',
  },
  'description.month_outside_period': 'يذكر النص شهر {month}، وهو خارج فترة الفاتورة.',
  'period.reversed': 'تنتهي الفترة قبل أن تبدأ.',
  'date.far_after_issue': {
    plural: 'days',
    zero: 'هذا التاريخ هو تاريخ الإصدار. تحقق من السنة.',
    one: 'هذا التاريخ بعد تاريخ الإصدار بيوم واحد. تحقق من السنة.',
    two: 'هذا التاريخ بعد تاريخ الإصدار بيومين. تحقق من السنة.',
    few: 'هذا التاريخ بعد تاريخ الإصدار بـ {days:digits} أيام. تحقق من السنة.',
    many: 'هذا التاريخ بعد تاريخ الإصدار بـ {days:digits} يومًا. تحقق من السنة.',
    other: 'هذا التاريخ بعد تاريخ الإصدار بـ {days:digits} يوم. تحقق من السنة.',
  },
  'date.far_before_issue': {
    plural: 'days',
    zero: 'هذا التاريخ هو تاريخ الإصدار. تحقق من السنة.',
    one: 'هذا التاريخ قبل تاريخ الإصدار بيوم واحد. تحقق من السنة.',
    two: 'هذا التاريخ قبل تاريخ الإصدار بيومين. تحقق من السنة.',
    few: 'هذا التاريخ قبل تاريخ الإصدار بـ {days:digits} أيام. تحقق من السنة.',
    many: 'هذا التاريخ قبل تاريخ الإصدار بـ {days:digits} يومًا. تحقق من السنة.',
    other: 'هذا التاريخ قبل تاريخ الإصدار بـ {days:digits} يوم. تحقق من السنة.',
  },
  'due_date.before_issue': 'تاريخ الاستحقاق قبل تاريخ الإصدار.',
  'country.unknown': {
    select: 'code',
    UK: '{code} ليس رمز بلد في ISO 3166. رمز المملكة المتحدة هو GB.',
    other: '{code} ليس رمز بلد في ISO 3166.',
  },
  'postcode.differs':
    'الرمز البريدي في العنوان المطبوع هو {written}، لكن الفاتورة الإلكترونية ستحتوي على {postcode}.',
  'address.city_not_printed':
    'تُطبع على الصفحة هذه الأسطر من دون {city}. أضف سطرًا فيه الرمز البريدي والمدينة.',
  'prepaid.negative': 'المبلغ المدفوع مسبقًا سالب، وهذا يزيد المبلغ المستحق.',
  'text.placeholder':
    'يُطبع {placeholder} كما هو. لا يُملأ إلا في الفواتير التي تُنشأ من جدول أو للفترة التالية.',
  'text.other_placeholder': 'يبدو {placeholder} موضعًا لم يُملأ. وسيُطبع كما هو.',
  'text.month_of_earlier':
    'يذكر هذا النص شهر {month:month}، وفي {number} بتاريخ {date:date} النص نفسه. تحقق من الشهر.',
  'iban.mistyped': 'في رقم IBAN هذا خطأ كتابة: أرقام التحقق غير مطابقة.',
  'seller.name_too_long_for_payment_code':
    'لا يُطبع رمز الدفع: اسم صاحب الحساب أطول مما يسمح به معيار البنوك، والحد الأقصى لعدد الأحرف هو {limit:digits}.',
  'discount.raises_total': 'هذا الخصم يزيد الإجمالي.',
  'discount.above_subtotal': 'الخصم أكبر من مجموع البنود.',
  'discount.large': 'الخصم {percent:decimal}%. تحقق مما إذا كان مقصودًا.',
  'discount.large_with_lines': 'الخصم مع خصومات البنود {percent:decimal}%. تحقق مما إذا كان مقصودًا.',
  'discount.large_lines':
    'البنود المطروحة والخصومات تنقص البنود الأخرى بنسبة {percent:decimal}%. تحقق مما إذا كان ذلك مقصودًا.',
  'cash_rounding.large':
    'المبلغ المستحق مقرب إلى {unit:decimal} {currency}، وهذا أكبر من عملة معدنية. المعتاد هو أصغر عملة معدنية.',
  'payable.zero': 'لم يبق شيء للدفع: الدفعة المقدمة تساوي الإجمالي كله.',
  'payable.negative': 'الدفعة المقدمة أكبر من الإجمالي، لذلك المبلغ المستحق سالب.',
  'payable.above_deducted': 'المخصوم أكبر من الإجمالي، لذلك المبلغ المستحق سالب.',
  'payable.rounded_to_zero': 'يجعل التقريب المبلغ المستحق 0 أو أقل.',
  'total.zero': 'الإجمالي 0. تحقق من الكميات والأسعار.',
  'total.negative':
    'الإجمالي سالب: لا تطلب هذه الفاتورة أي مبلغ. استخدم إشعارًا دائنًا بمبالغ موجبة بدلًا منها.',
  'total.negative_quote': 'الإجمالي سالب: لا يعرض عرض السعر هذا شيئًا يُدفع مقابله.',
  'payment_details.missing': 'بيانات الدفع ناقصة. أدخل حسابًا، أو اذكر كيفية الدفع في شروط الدفع.',
  'due_date.missing': 'أدخل تاريخ الاستحقاق أو شروط الدفع، ليكون موعد الدفع واضحًا.',
  'issue_date.far_ahead': {
    plural: 'days',
    zero: 'تاريخ الإصدار اليوم. تحقق من الشهر والسنة.',
    one: 'تاريخ الإصدار بعد يوم واحد من الآن. تحقق من الشهر والسنة.',
    two: 'تاريخ الإصدار بعد يومين من الآن. تحقق من الشهر والسنة.',
    few: 'تاريخ الإصدار بعد {days:digits} أيام من الآن. تحقق من الشهر والسنة.',
    many: 'تاريخ الإصدار بعد {days:digits} يومًا من الآن. تحقق من الشهر والسنة.',
    other: 'تاريخ الإصدار بعد {days:digits} يوم من الآن. تحقق من الشهر والسنة.',
  },
  'issue_date.long_ago': {
    plural: 'days',
    zero: 'تاريخ الإصدار اليوم. تحقق من الشهر والسنة.',
    one: 'تاريخ الإصدار قبل يوم واحد. تحقق من الشهر والسنة.',
    two: 'تاريخ الإصدار قبل يومين. تحقق من الشهر والسنة.',
    few: 'تاريخ الإصدار قبل {days:digits} أيام. تحقق من الشهر والسنة.',
    many: 'تاريخ الإصدار قبل {days:digits} يومًا. تحقق من الشهر والسنة.',
    other: 'تاريخ الإصدار قبل {days:digits} يوم. تحقق من الشهر والسنة.',
  },
  'tax_rate.unusual':
    'النسبة {rate:decimal}% ليست من نسب الضريبة في {country:@country}. المعتاد: {usual:or:@percent}.',

  'tax_rate.high': 'النسبة {rate:decimal}% أعلى من ضريبة أي بلد. تحقق من النسبة.',
  'tax_rate.on_export':
    'العميل في {buyer:@country}، والتصدير عادة من دون ضريبة {country:@country}. تحقق من النسبة.',
  'tax_rate.missing':
    'لا توجد هنا نسبة ضريبة، وتوجد في غيره، لذلك لا تُحتسب عليه ضريبة. أدخل 0 إذا كان ذلك مقصودًا.',
  'tax_category.without_tax': 'تعني الفئة {category} أنه لا تُحتسب ضريبة، ولكن توجد نسبة ضريبة.',

  // unlike the customer’s earlier invoices
  'currency.unusual': 'العملة هي {currency}، والمعتادة لهذا العميل هي {usual}.',
  'prices_include_tax.unusual': 'الأسعار شاملة الضريبة، خلافًا لفواتيرك السابقة.',
  'prices_include_tax.unusually_off': 'تُضاف الضريبة إلى الأسعار، وكانت شاملة لها في فواتيرك السابقة.',
  'amount.unusual':
    'المبلغ المستحق، {amount:decimal} {currency}، أعلى كثيرًا من المعتاد لهذا العميل: نحو {usual:decimal} {currency} (عدد الفواتير الأخيرة: {count:digits}).',

  'amount.above_all':
    'المبلغ المستحق، {amount:decimal} {currency}، لا يقل عن ألف ضعف أكبر فواتيرك الأخيرة، {largest:decimal} {currency}.',

  // probably required by VAT law
  'seller.name_missing': 'أدخل مُصدِر {type:@kind.definite}.',
  'buyer.name_missing': 'أدخل مستلم {type:@kind.definite}.',
  'issue_date.missing': 'أدخل تاريخ الإصدار.',
  'seller.address_missing': 'أدخل عنوانك الكامل: يطلبه قانون ضريبة القيمة المضافة.',
  'buyer.address_missing': 'أدخل العنوان الكامل للعميل: يطلبه قانون ضريبة القيمة المضافة.',
  'seller.tax_id_missing': 'أدخل الرقم الضريبي لمنشأتك: يطلبه قانون ضريبة القيمة المضافة.',
  'buyer.tax_id_missing':
    'أدخل الرقم الضريبي للعميل: من دون ضريبة القيمة المضافة هو مطلوب لمنشأة في الاتحاد الأوروبي.',
  'delivery_date.unknown': 'أدخل تاريخ التوريد أو تقديم الخدمة إذا لم يكن تاريخ الإصدار.',
  'tax_note.reverse_charge':
    'اكتب سبب عدم احتساب ضريبة القيمة المضافة، مثل «الاحتساب العكسي» لمنشأة في بلد آخر من الاتحاد الأوروبي.',
  'tax_note.exemption': 'اكتب سبب عدم احتساب ضريبة القيمة المضافة، مثل الإعفاء المنطبق.',
} as const satisfies Translation<typeof english.findingTexts>
