import type * as english from '../../en/messages/einvoice.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding': 'لا يمكن قراءة هذا الملف بترميز {encoding}. اطلب من المُصدِر الملف بترميز UTF-8.',
  'einvoice.malformed':
    'هذا الملف ليس XML سليم البنية؛ الخطأ في السطر {line:digits}. اطلب من المُصدِر الملف الأصلي.',
  'einvoice.doctype':
    'في هذا الملف تعريف نوع المستند (document type declaration)، ولا تحتاج إليه أي فاتورة إلكترونية. لم يُفتح الملف.',
  'einvoice.too_large': 'هذا الملف أكبر من {max:mebibytes} ميغابايت.',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'عمق تداخل العناصر في هذا الملف يتجاوز الحد الأقصى، وهو {max:number}. لم يُفتح الملف.',
    elements: 'عدد العناصر في هذا الملف يتجاوز الحد الأقصى، وهو {max:number}. لم يُفتح الملف.',
    attributesPerElement:
      'عدد السمات في أحد عناصر هذا الملف يتجاوز الحد الأقصى، وهو {max:number}. لم يُفتح الملف.',
    namespacesPerElement:
      'عدد نطاقات الأسماء في أحد عناصر هذا الملف يتجاوز الحد الأقصى، وهو {max:number}. لم يُفتح الملف.',
  },
  'einvoice.quote': 'لا توجد فاتورة إلكترونية لعرض السعر. حوّله إلى فاتورة أولًا.',
  'einvoice.pdf_encrypted':
    'يحتاج ملف PDF هذا إلى كلمة مرور. اطلب من المُصدِر الملف من دون كلمة مرور، أو ملف XML.',
  'einvoice.pdf_damaged':
    'ملف PDF هذا تالف، ولا يمكن قراءة الفاتورة الإلكترونية منه. اطلب من المُصدِر الملف الأصلي.',
  'einvoice.pdf_too_much':
    'تستغرق قراءة ملف PDF هذا وقتًا أو ذاكرة أكثر مما ينبغي. لم يُفتح الملف. اطلب من المُصدِر ملف XML.',
  'einvoice.too_much': 'تستغرق قراءة هذا الملف وقتًا أو ذاكرة أكثر مما ينبغي. لم يُفتح.',
  'einvoice.not_open': 'لم تعد هذه الفاتورة الإلكترونية مفتوحة. افتح الملف مرة أخرى.',
  'einvoice.no_content': 'لا يحتوي الملف على مرفق كهذا.',
  'einvoice.pdf_without_einvoice':
    'لا يحتوي ملف PDF هذا على فاتورة إلكترونية. اسأل المُصدِر هل توجد في ملف آخر.',
  'einvoice.unknown_root': 'ملف XML هذا ليس فاتورة إلكترونية بصيغة UBL أو CII: عنصره الجذر هو {root}.',
  'einvoice.other_specification': 'يتبع هذا الملف مواصفة أخرى: {specification}. تمت قراءته فقط من دون فحص.',
  'einvoice.identifier_not_written':
    'لا تحتوي الفاتورة الإلكترونية على هذا الرقم، لأن قواعد البلد تشترط سجل كل رقم. اختر سجله إن وُجد.',
  'einvoice.tax_id_not_written':
    'لا تحتوي الفاتورة الإلكترونية على هذا الرقم، لأنه ليس رقمًا ضريبيًا وسجله غير معروف. صححه، أو أدخله رقمًا للسجل التجاري مع سجله.',
  'einvoice.received': 'الفاتورة الإلكترونية للعميل: {problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type': 'لا يوجد في فوترة Peppol نوع المستند هذا: للفواتير الذاتية إجراء خاص بها هناك.',
  'einvoice.german_type': 'الفواتير المصححة في Peppol مخصصة لبائع ومشترٍ كلاهما في ألمانيا.',
  'einvoice.address_not_read':
    'لم يُعثر على رمز بريدي ومدينة في هذه الأسطر، لذلك تحتوي الفاتورة الإلكترونية عليها أسطرًا فقط. اكتبها كما تُكتب على مظروف، أو أدخل الشارع والرمز البريدي والمدينة أدناه.',
  'einvoice.leitweg_id': 'أرقام التحقق في Leitweg-ID هذا خاطئة. قارنه بما كتبه العميل.',
  'einvoice.missing': 'أدخل {term:@term}.',
  'einvoice.wrong_sum': 'قيمة {term:@term} هي {found:decimal}، ومجموع المبالغ الأخرى {expected:decimal}.',
  'einvoice.too_many_decimals':
    'قيمة {term:@term} هي {value:decimal}؛ تسمح الفواتير الإلكترونية بمنزلتين عشريتين.',
  'einvoice.negative_price': 'قيمة {term:@term} سالبة. أدخل كمية سالبة بدلًا من ذلك.',
  'einvoice.unknown_code': '{value} ليس رمزًا تسمح به الفواتير الإلكترونية في {term:@term}.',
  'einvoice.vat_prefix': 'ابدأ {term:@term} برمز البلد، مثل DE.',
  'einvoice.breakdown_count': 'لا يطابق تفصيل ضريبة القيمة المضافة البنود ذات فئة الضريبة {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'أدخل الرقم الضريبي للبائع: تشترطه فئة الضريبة {category}.',
    G: 'أدخل الرقم الضريبي للبائع: تشترطه فئة الضريبة {category}.',
    other: 'أدخل الرقم الضريبي للبائع أو رقمه الضريبي المحلي: تشترط ذلك فئة الضريبة {category}.',
  },
  'einvoice.buyer_tax_id': 'أدخل الرقم الضريبي للعميل: تشترطه فئة الضريبة {category}.',
  'einvoice.vat_id_forbidden':
    'أزل الأرقام الضريبية: لا يجوز أن تحتوي عليها فاتورة خارج نطاق ضريبة القيمة المضافة (الفئة O).',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'أدخل نسبة ضريبة أكبر من 0%: تشترطها فئة الضريبة {category}.',
    'not negative': 'أدخل نسبة ضريبة لا تقل عن 0%: تشترطها فئة الضريبة {category}.',
    zero: 'أدخل نسبة ضريبة 0%: تشترطها فئة الضريبة {category}.',
    absent: 'أزل نسبة الضريبة: لا نسبة لفئة الضريبة {category}.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: 'أدخل سبب عدم احتساب ضريبة القيمة المضافة: تشترطه فئة الضريبة {category}.',
    forbidden: 'أزل سبب عدم احتساب ضريبة القيمة المضافة: لا سبب لفئة الضريبة {category}.',
  },
  'einvoice.intra_community_date':
    'أدخل تاريخ التوريد أو فترة الفاتورة: يُشترط أحدهما في التوريد داخل الاتحاد الأوروبي.',
  'einvoice.intra_community_country': 'أدخل بلد عنوان التسليم: يُشترط في التوريد داخل الاتحاد الأوروبي.',
  'einvoice.split_payment_country':
    'السداد المجزأ (فئة ضريبة القيمة المضافة B) لا يكون إلا بين عناوين إيطالية، وتذكر هذه الفاتورة بلدًا آخر.',
  'einvoice.split_payment_standard':
    'لا يجتمع السداد المجزأ (فئة ضريبة القيمة المضافة B) والنسبة الأساسية (فئة الضريبة S) في فاتورة واحدة.',
  'einvoice.mixed_categories':
    'لا تجتمع بنود خارج نطاق ضريبة القيمة المضافة (الفئة O) وفئات ضريبية أخرى في فاتورة واحدة.',
  'einvoice.period_order': 'تنتهي الفترة قبل أن تبدأ.',
  'einvoice.period_outside': 'تقع فترة هذا البند خارج فترة الفاتورة.',
  'einvoice.tax_point_twice': 'أدخل تاريخ استحقاق ضريبة القيمة المضافة أو قاعدة استحقاقها، وليس كليهما.',
  'einvoice.seller_identification':
    'أدخل الرقم الضريبي للبائع أو سجله التجاري أو معرّفًا آخر، لكي يتعرف برنامج العميل على البائع.',
  'einvoice.discount_terms':
    'يجب أن يكون السطر الذي يبدأ بـ # في شروط الدفع مثل #SKONTO#TAGE=14#PROZENT=2.00#، ويُكتب أي نص آخر في أسطر مستقلة.',
  'einvoice.same_file_name': 'يوجد مرفقان لهما اسم الملف نفسه.',
  'einvoice.payment_groups':
    'لا تنتمي بيانات الدفع هذه إلى طريقة الدفع هذه: للتحويل حساب، وللدفع بالبطاقة بطاقة، وللخصم المباشر تفويض.',
  'einvoice.same_tax_currency': 'أزل عملة ضريبة القيمة المضافة: فهي عملة الفاتورة.',
  'einvoice.tax_signs': 'إجمالي ضريبة القيمة المضافة موجب بإحدى العملتين وسالب بالأخرى.',
  'einvoice.price_quantity': 'يجب أن يخص السعر كمية أكبر من 0.',
  'einvoice.one_preceding_invoice':
    'لا تذكر ملفات CII D16B، مثل XRechnung (CII)، إلا فاتورة سابقة واحدة. اختر تنسيق UBL، مثل XRechnung (UBL) أو Peppol، أو Factur-X، فهي تذكرها كلها.',
  'einvoice.payee_is_seller': 'أزل المستفيد: فهو البائع.',
  'einvoice.iban': 'هذا الحساب ليس IBAN صالحًا، وهو ما يحتاج إليه تحويل SEPA.',
  'einvoice.debited_iban': 'الحساب الذي يُخصم منه ليس IBAN صالحًا، وهو ما يحتاج إليه الخصم المباشر SEPA.',
  'einvoice.email': 'أدخل بريدًا إلكترونيًا صالحًا، مثل name@example.com.',
  'einvoice.unusual_type': 'تتوقع XRechnung أحد أنواع المستندات هذه: {types}.',
  'einvoice.specification': 'معرّف المواصفة ليس معرّف {format}.',
  'einvoice.process': 'إجراء العمل ليس من إجراءات Peppol، مثل urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'اجمع الملاحظات في ملاحظة واحدة: لا تسمح Peppol بعدة ملاحظات إلا إذا كان البائع والمشتري في ألمانيا.',
  'einvoice.phone': 'أدخل رقم هاتف فيه ثلاثة أرقام على الأقل.',
  'einvoice.price_unit': 'وحدة السعر غير وحدة الكمية.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'السطر {line:digits}: العنصر {element} غير مسموح به في {parent}.',
    other: 'السطر {line:digits}: العنصر {element} غير مسموح به في {parent}. المتوقع هنا: {expected}.',
  },
  'einvoice.element_order':
    'السطر {line:digits}: العنصر {element} في غير مكانه: يجب أن يأتي في {parent} قبل {next}.',
  'einvoice.element_repeated': 'السطر {line:digits}: يتكرر العنصر {element} في {parent} أكثر من المسموح به.',
  'einvoice.element_missing': 'السطر {line:digits}: ينقص {parent} العنصر {element}.',
  'einvoice.element_text':
    'السطر {line:digits}: يحتوي العنصر {element} على النص "{value}"، ولا يُسمح هناك إلا بالعناصر.',
  'einvoice.element_value':
    'السطر {line:digits}: "{value}" ليس قيمة صالحة للعنصر {element}. القيمة المطلوبة: {type:@xml_type}.',
  'einvoice.element_code': 'السطر {line:digits}: "{value}" ليس رمزًا من قائمة العنصر {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'السطر {line:digits}: يخالف العنصر {element} هذه القاعدة. المتوقع: {expected}.',
    other: 'السطر {line:digits}: قيمة العنصر {element} هي "{value}". المتوقع: {expected}.',
  },
  'einvoice.element_decimals':
    'السطر {line:digits}: قيمة العنصر {element} هي "{value}"، والمسموح به منزلتان عشريتان على الأكثر.',
  'einvoice.blank_text': 'أدخل نصًا أو اترك هذا الحقل فارغًا: فهو لا يحتوي إلا على مسافات.',
  'einvoice.element_empty': 'السطر {line:digits}: العنصر {element} فارغ. لا يُسمح بعناصر بلا محتوى.',
  'einvoice.other_currency':
    'السطر {line:digits}: العنصر {element} بعملة {value}، لكن عملة المستند هي {expected}.',
  'einvoice.attribute_unknown': 'السطر {line:digits}: لا يجوز أن تكون للعنصر {element} السمة {attribute}.',
  'einvoice.attribute_missing': 'السطر {line:digits}: تنقص العنصر {element} السمة {attribute}.',
  'einvoice.attribute_value':
    'السطر {line:digits}: "{value}" ليس قيمة صالحة للسمة {attribute} في العنصر {element}.',
  ...eInvoiceFormTexts,

  // types of XML Schema
  '@xml_type': {
    decimal: 'رقم مثل 1234.50',
    boolean: 'true أو false',
    date: 'تاريخ مثل 2026-11-30',
    time: 'وقت مثل 14:30:00',
    dateTime: 'تاريخ مع وقت، مثل 2026-11-30T14:30:00',
    base64Binary: 'Base64',
    other: '{value}',
  },
} as const satisfies Translation<typeof english.eInvoiceTexts>
