import type * as english from '../../en/messages/invoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Findings about an invoice, a credit note or a quote. */
export const invoiceTexts = {
  'json.too_deep': 'مستويات التداخل في النص أعمق من المسموح به.',
  'json.too_many_values':
    'عدد القيم في النص يتجاوز الحد الأقصى، وهو {max:digits}. فاتورة بأكبر عدد مسموح به من البنود فيها أقل من ذلك.',
  'json.name_too_long': 'في النص اسم حقل يتجاوز طوله {max:digits} بالأحرف، ولا يوجد حقل كهذا.',
  'json.mistake': {
    select: 'mistake',
    comma_before: 'النص ليس JSON: فاصلة قبل {mark} في السطر {line:digits}، العمود {column:digits}.',
    comma_missing: 'النص ليس JSON: فاصلة ناقصة في السطر {line:digits}، العمود {column:digits}.',
    colon_missing: 'النص ليس JSON: نقطتان رأسيتان ناقصتان في السطر {line:digits}، العمود {column:digits}.',
    ends_early: 'النص ليس JSON: ينتهي قبل أوانه في السطر {line:digits}، العمود {column:digits}.',
    nothing: 'النص ليس JSON: لا يوجد شيء في السطر {line:digits}، العمود {column:digits}.',
    single_quotes:
      'النص ليس JSON: علامات اقتباس مفردة بدلًا من المزدوجة في السطر {line:digits}، العمود {column:digits}.',
    text_after: 'النص ليس JSON: نص آخر بعد النهاية في السطر {line:digits}، العمود {column:digits}.',
    unclosed_text:
      'النص ليس JSON: نص بين علامتي اقتباس غير مغلق أو فيه سطر جديد في السطر {line:digits}، العمود {column:digits}.',
    unexpected: 'النص ليس JSON: {mark} في غير موضعه في السطر {line:digits}، العمود {column:digits}.',
    unexpected_character: 'النص ليس JSON: حرف غير متوقع في السطر {line:digits}، العمود {column:digits}.',
    unknown_number: 'النص ليس JSON: رقم لا تعرفه JSON في السطر {line:digits}، العمود {column:digits}.',
    unquoted_name:
      'النص ليس JSON: اسم حقل من دون علامات اقتباس مزدوجة في السطر {line:digits}، العمود {column:digits}.',
  },

  // a field that is missing, unknown or of the wrong kind
  'field.missing': 'أدخل {field:@field}.',
  'field.repeated': 'تكرر {path} مرتين. أبقِ المقصود منهما.',
  'field.unknown': {
    select: 'near',
    null: '{name} ليس من حقول {owner:@owner}.',
    other: '{name} ليس من حقول {owner:@owner}. هل المقصود {near}؟',
  },
  'item.field_of_other_kind':
    'ليس في {kind:@unpriced_line} مبلغ خاص به. احذف {field:@field} أو احذف نوع البند.',
  'field.not_text': 'أدخل {field:@field} نصًا بين علامات اقتباس مزدوجة.',
  'field.not_number': 'أدخل {field:@field} رقمًا، مثل 12.50.',
  'field.not_list': 'اكتب {field:@field} قائمة بين قوسين مربعين.',
  'field.not_flag': 'حدد {field:@field}: استخدم true أو false.',
  'field.not_object': 'اكتب {field:@field} كائنًا بين قوسين متعرجين.',
  'invoice.not_object': 'الفاتورة كائن JSON فيه {required:and}.',
  'item.not_object': 'البند كائن فيه {required:and}.',
  'items.missing': 'أضف بندًا واحدًا على الأقل.',

  // a value that no field of its kind can have
  'value.broken_character': 'يحتوي على حرف تالف. احذفه واكتبه مرة أخرى.',
  'value.too_long': 'الحد الأقصى لعدد الأحرف هو {max:digits}.',
  'value.too_many_lines': 'الحد الأقصى لعدد الأسطر هو {max:digits}.',
  'value.line_break': 'استخدم سطرًا واحدًا من دون سطر جديد.',
  'value.control_characters': 'أزل أحرف التحكم.',
  'value.bidi_controls': 'أزل العلامات غير المرئية التي تغير ترتيب الأحرف.',
  'value.not_a_number': 'أدخل رقمًا، مثل 12.50.',
  'value.decimal_comma': 'اكتب الرقم بالنقطة بدل الفاصلة، مثل 12.50.',
  'value.too_many_digits':
    'الحد الأقصى لعدد الأرقام قبل الفاصلة العشرية هو {before:digits} وبعدها {after:digits}.',
  'value.percentage': 'أدخل نسبة مئوية من 0 إلى 100.',
  'value.too_many_entries': 'الحد الأقصى لعدد الإدخالات هو {max:digits}.',
  'value.not_negative': 'أدخل مبلغًا لا يقل عن 0.',
  'value.positive': 'أدخل مبلغًا أكبر من 0، مثل 0.05.',
  'value.date': 'أدخل تاريخًا موجودًا بصيغة YYYY-MM-DD.',
  'value.language': 'استخدم رمز لغة، مثل en أو de-DE.',
  'attachment.name':
    'استخدم اسم ملف بلا مسار ولا علامات خاصة ينتهي بـ .pdf أو .png أو .jpg أو .csv أو .xlsx أو .ods.',
  'attachment.kind':
    'استخدم ملف PDF أو PNG أو JPEG أو CSV أو XLSX أو ODS بصيغة data URL بترميز base64، وألا يكون فارغًا.',
  'attachment.content': 'نوع محتوى الملف غير النوع المذكور. احفظه مرة أخرى بهذا النوع.',
  'attachment.name_of_type': 'يجب أن ينتهي الاسم بـ {extensions:or:@extension}، وفق نوع الملف.',
  'attachment.same_name': 'لمرفق آخر هذا الاسم. أعط كل مرفق اسمًا خاصًا به.',
  'attachment.no_file': 'أدخل عنوان الملف أو أضف الملف نفسه.',
  'attachment.file_and_link': 'أدخل الملف أو عنوانه، وليس كليهما.',
  'attachments.too_large': 'مجموع حجم المرفقات أكبر من 1 ميغابايت. استبعد هذا الملف أو استخدم ملفًا أصغر.',
  'value.https_link':
    'أدخل عنوانًا كاملًا يبدأ بـ https://، مثل https://example.com/report.pdf، من دون اسم مستخدم ولا مسافات ولا أحرف خارج ASCII.',
  'value.logo_size': 'استخدم صورة لا يتجاوز حجمها 1 ميغابايت.',
  'value.logo_kind': 'استخدم صورة PNG أو JPEG بصيغة data URL بترميز base64.',
  'value.color': 'استخدم لونًا بالصيغة #rrggbb، مثل #1d3fbb.',
  'value.scheme': 'اختر من القائمة أو أدخل رمزًا، مثل EM أو 0088.',
  'value.unit_code': 'اختر وحدة من القائمة أو أدخل رمزًا، مثل HUR للساعات.',
  'value.line_kind': 'استخدم "heading" أو "text" أو "subtotal" أو "optional" نوعًا للبند.',
  'value.tax_category': 'استخدم S أو Z أو E أو AE أو K أو G أو O فئة للضريبة.',
  'value.payment_means': 'اختر من القائمة أو أدخل رمزًا من UNTDID 4461، مثل 58 لتحويل SEPA.',
  'value.exemption_code': 'اختر من القائمة أو أدخل رمزًا من VATEX، مثل VATEX-EU-132.',
  'value.business_process': 'استخدم إجراء عمل من الإصلاح الفرنسي، مثل B1 أو S1 أو M1.',
  'value.e_invoice': 'استخدم "factur-x" أو "france-factur-x" للفاتورة الإلكترونية.',
  'value.typeface': 'استخدم "sans" أو "serif" للخط.',
  'value.paper': 'استخدم "A4" أو "Letter" لمقاس الورق.',
  'value.currency': 'استخدم رمز عملة من ISO 4217، مثل EUR.',
  'value.country': 'استخدم رمز بلد من حرفين، مثل DE.',
  'value.template_name': 'استخدم اسم قالب، مثل minimal.',
  'value.invoice_number': 'أدخل رقم فاتورة.',
  'value.description': 'أدخل وصفًا.',
  'items.too_many': 'الحد الأقصى لعدد البنود هو {max:digits}.',
  'discount.twice': 'أدخل الخصم نسبة مئوية أو مبلغًا، وليس كليهما.',

  // rules about the whole invoice
  'cash_rounding.too_fine':
    'استخدم وحدة يمكن دفعها بعملة {currency}: الحد الأقصى لعدد المنازل العشرية هو {digits:digits}.',
  'item.amount_too_large': 'يتجاوز الناتج 15 رقمًا. خفض الكمية أو السعر.',
  'invoice.total_too_large': 'يتجاوز الإجمالي 15 رقمًا.',

  'value.document_type':
    'استخدم "invoice" أو "credit_note" أو "quote" أو "corrected" أو "self_billed" أو "self_billed_credit_note" أو "deposit" نوعًا للمستند.',
  'type.not_sent':
    'لا يرسل هذا الاتصال إلا القالب والرقم والبنود، لذلك ستنشئ الخدمة فاتورة عادية بدلًا من {type:@kind}. فعّل إرسال كل الحقول في الاتصال أو استخدم اتصالًا آخر.',

  'items.none_sent':
    'لا يرسل هذا الاتصال إلا البنود، ولا يوجد في هذا المستند بند محسوب. فعّل إرسال كل الحقول في الاتصال أو استخدم اتصالًا آخر.',
  'lines.not_sent': {
    plural: 'count',
    zero: 'لا يرسل هذا الاتصال إلا البنود، لذلك يُنشأ المستند من دون {count:digits} سطر من العناوين أو النصوص أو المجاميع الفرعية أو البنود الاختيارية.',
    one: 'لا يرسل هذا الاتصال إلا البنود، لذلك يُنشأ المستند من دون سطر واحد هو عنوان أو نص أو مجموع فرعي أو بند اختياري.',
    two: 'لا يرسل هذا الاتصال إلا البنود، لذلك يُنشأ المستند من دون سطرين من العناوين أو النصوص أو المجاميع الفرعية أو البنود الاختيارية.',
    few: 'لا يرسل هذا الاتصال إلا البنود، لذلك يُنشأ المستند من دون {count:digits} أسطر من العناوين أو النصوص أو المجاميع الفرعية أو البنود الاختيارية.',
    many: 'لا يرسل هذا الاتصال إلا البنود، لذلك يُنشأ المستند من دون {count:digits} سطرًا من العناوين أو النصوص أو المجاميع الفرعية أو البنود الاختيارية.',
    other:
      'لا يرسل هذا الاتصال إلا البنود، لذلك يُنشأ المستند من دون {count:digits} سطر من العناوين أو النصوص أو المجاميع الفرعية أو البنود الاختيارية.',
  },
  'invoice.billed_before':
    'سبقت فوترة البنود نفسها أو الفترة نفسها لهذا العميل في {number} بتاريخ {date:date}.',
  'invoice.same_not_confirmed':
    'في {number} بتاريخ {date:date} البنود نفسها، ولا يُعرف هل احتُسب على حسابك. تحقق منه أولًا.',
  'invoice.billed_together':
    'في {number} بتاريخ {date:date}، ضمن التقديم نفسه، فوترة للبنود نفسها أو الفترة نفسها لهذا العميل.',
  'field.not_sent': 'لا يرسل هذا الاتصال {field:@field}، لذلك يُنشأ المستند ويُحتسب من دون ذلك.',
  'fields.not_sent': 'لا يرسل هذا الاتصال {fields:and:@field}.',
  'amount.another_sent':
    'يذكر المستند {written:decimal} {writtenCurrency}، لكن هذا الاتصال يرسل {sent:decimal} {sentCurrency}.',

  'field.not_printed': 'الحقل «{field:@field}» لا يظهر في {type:@kinds.definite}.',
  'item.optional_not_billed':
    'هذا البند اختياري، فلا يُحسب في {type:@kind.definite}. إذا كان مطلوبًا فاجعله بندًا عاديًا، وإلا فأزله.',
  'valid_until.before_issue': 'تنتهي صلاحية عرض السعر قبل تاريخ إصداره.',
  'preceding_invoice.number_missing': 'أدخل رقم الفاتورة الأصلية.',
  'total.negative_credit_note': 'الإجمالي سالب. مبالغ الإشعار الدائن موجبة، وهو ينقصها من الفاتورة.',

  'credit.exists': {
    plural: 'numbers.length',
    zero: 'سبقت تسوية {credited:decimal} من {total:decimal} {currency} بالإشعارات الدائنة {numbers:and}.',
    one: 'سبقت تسوية {credited:decimal} من {total:decimal} {currency} بالإشعار الدائن {numbers:and}.',
    two: 'سبقت تسوية {credited:decimal} من {total:decimal} {currency} بالإشعارين الدائنين {numbers:and}.',
    few: 'سبقت تسوية {credited:decimal} من {total:decimal} {currency} بالإشعارات الدائنة {numbers:and}.',
    many: 'سبقت تسوية {credited:decimal} من {total:decimal} {currency} بالإشعارات الدائنة {numbers:and}.',
    other: 'سبقت تسوية {credited:decimal} من {total:decimal} {currency} بالإشعارات الدائنة {numbers:and}.',
  },
  'credit.other_currency':
    'هذا الإشعار الدائن بعملة {currency} وفاتورته بعملة {original}: لذلك لا ينقص المبلغ المتبقي من الفاتورة.',
  'credit.above_rest':
    'هذا الإشعار الدائن أكبر مما بقي من الفاتورة. المتبقي بعد الإشعارات الدائنة الأخرى: {rest:decimal} {currency}.',
  'deposit.deducted_twice':
    'الدفعة المقدمة {amount:decimal} {currency} مخصومة أيضًا في {numbers:and}. أزلها هنا، أو اخصمها أيضًا في إشعار دائن عن {numbers:and}.',
  'deposit.not_deducted':
    'لا توجد فاتورة تخصم الدفعة المقدمة {amount:decimal} {currency} الواردة في {numbers:and}. أدخلها هنا إذا كانت مدفوعة.',
  'deposit.returned_and_deducted':
    'يعيد هذا الإشعار الدائن الدفعة المقدمة {amount:decimal} {currency}، وهي مخصومة بالفعل في {numbers:and}. أدخلها هنا أيضًا لكيلا تُعاد.',
  'deposit.moved_twice':
    'الدفعة المقدمة {amount:decimal} {currency} مخصومة أيضًا في إشعار دائن آخر للفاتورة نفسها: {numbers:and}. أزلها هنا.',
  'deposit.not_returned':
    'لا توجد فاتورة بدلًا من {numbers:and} تخصم الدفعة المقدمة {amount:decimal} {currency}. أزلها هنا لكي تُعاد.',
  'deposit.left_by_deletion':
    'تُركت الدفعة المقدمة {amount:decimal} {currency} في {numbers:and} لتُخصم في هذا المستند. إذا حُذف هذا المستند، فلن تخصم أي فاتورة هذه الدفعة المقدمة: اخصمها في فاتورة أخرى أو أعدها.',
  'deposit.twice_after_deletion':
    'إذا حُذف هذا الإشعار الدائن، تُخصم الدفعة المقدمة {amount:decimal} {currency} أكثر من مرة: في {numbers:and}.',
  'deposit.deducted': 'فاتورة الدفعة المقدمة هذه مخصومة بالفعل في {numbers:and}.',
  'deposit.credited': 'صدر إشعار دائن لفاتورة الدفعة المقدمة هذه، فلم يبق منها شيء للخصم.',
  'quote.no_lines': 'لا يوجد شيء في عرض السعر هذا بعد. اكتب بندًا أولًا.',
  'quote.invoiced': 'سبق الإنشاء من عرض السعر هذا: {numbers:and}.',
} as const satisfies Translation<typeof english.invoiceTexts>
