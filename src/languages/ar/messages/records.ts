import type * as english from '../../en/messages/records.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Customers, items, and tables of them; payments and schedules. */
export const recordTexts = {
  'record.missing': 'أدخل {field:@record_field}.',
  'record.wrong_kind': 'أدخل {field:@record_field} بالنوع الصحيح.',
  'record.unknown_field': {
    select: 'kind',
    customers: '{path} ليس من حقول العميل.',
    items: '{path} ليس من حقول الصنف.',
  },
  'record.repeated_code': 'لصنف آخر هذا الرمز. أدخل رمزًا خاصًا به.',
  'record.change_gone': 'لم يعد التراجع عن هذا التغيير ممكنًا.',
  'value.e_invoice_format':
    'استخدم xrechnung-ubl أو xrechnung-cii أو peppol أو france-ubl أو france-cii أو ubl أو cii أو factur-x أو france-factur-x.',
  'value.payment_days': 'أدخل عددًا صحيحًا من 0 إلى 365.',
  'value.email': 'أدخل بريدًا إلكترونيًا، مثل billing@example.com.',
  'value.too_many_currencies': 'الحد الأقصى لعدد العملات هو 20.',
  'cell.ambiguous_number':
    'يمكن فهم {text} بطريقتين، قيمة إحداهما ألف ضعف الأخرى. اختر الفاصلة العشرية، أو اكتبه من دون فواصل الآلاف.',
  'cell.ambiguous_currency': 'قد يكون {text} بعملة {currencies:or}. أضف عمودًا للعملة (currency).',
  'cell.other_currency': '{text} ليس بعملة {currency}، وهي عملة الصف. صحح أحدهما.',
  'cell.not_a_number': 'أدخل رقمًا، مثل 12.50.',
  'cell.not_a_flag': 'أدخل نعم أو لا. الخلية الفارغة تعني لا.',
  'cell.not_prices': 'اكتب الأسعار بالصيغة USD 14.00 | CHF 13.00.',
  'cell.repeated_currency': 'أدخل سعرًا واحدًا بعملة {currency}.',
  'row.ambiguous': 'توجد عدة سجلات مطابقة. أضف العمود id الموجود في كل تصدير.',
  'row.repeated': 'هذا هو سجل السطر {line:digits}. أبقِ أحد الصفين.',
  'table.empty': 'الملف فارغ. اختر ملفًا آخر.',
  'table.too_large': 'الملف أكبر من {megabytes:digits} ميغابايت. قسّمه إلى عدة ملفات.',
  'table.too_many_rows': 'عدد صفوف الملف يتجاوز الحد الأقصى، وهو {max:digits}. قسّمه إلى عدة ملفات.',
  'table.too_many_columns': 'عدد أعمدة السطر {line:digits} يتجاوز الحد الأقصى، وهو {max:digits}.',
  'table.not_utf8': 'الملف ليس نصًا بترميز UTF-8. احفظه بصيغة «CSV UTF-8» وأعد استيراده.',
  'table.not_text': 'الملف ليس جدولًا نصيًا. احفظه بصيغة CSV وأعد استيراده.',
  'table.quote_open': 'علامة الاقتباس في السطر {line:digits} غير مغلقة. صحح الملف وأعد استيراده.',
  'table.quote_misplaced': 'في السطر {line:digits} علامة اقتباس في غير مكانها. صحح الملف وأعد استيراده.',
  'table.row_too_long': 'الصف عند السطر {line:digits} طويل جدًا. ربما تنقص علامة اقتباس.',
  'table.repeated_column': 'يوجد عمودان باسم {column}. أبقِ أحدهما.',
  'table.column_missing': 'لا يوجد في السطر الأول العمود {column}. سمِّ الأعمدة في السطر الأول.',
  'table.wrong_rows': {
    plural: 'rows',
    zero: 'لم يُستورد شيء.',
    one: 'يوجد صف خاطئ واحد، لذلك لم يُستورد شيء.',
    two: 'يوجد صفان خاطئان، لذلك لم يُستورد شيء.',
    few: 'توجد {rows:digits} صفوف خاطئة، لذلك لم يُستورد شيء.',
    many: 'يوجد {rows:digits} صفًا خاطئًا، لذلك لم يُستورد شيء.',
    other: 'يوجد {rows:digits} صف خاطئ، لذلك لم يُستورد شيء.',
  },

  'payment.credit_note': 'يذكر هذا الإشعار الدائن فاتورة. سجّل الاسترداد دفعة سالبة لتلك الفاتورة.',
  'payment.quote': 'عرض السعر لا يُدفع. أنشئ منه فاتورة.',
  'payment.zero': 'أدخل مبلغًا غير الصفر.',
  'payment.too_many_decimals': {
    select: 'digits',
    other: 'أدخل مبلغًا بعملة {currency}؛ الحد الأقصى لعدد المنازل العشرية هو {digits:digits}.',
    0: 'أدخل مبلغًا بعملة {currency} من دون كسور.',
  },
  'payment.no_correction': 'لا يوجد مبلغ مستحق في أي تصحيح صادر لهذه الفاتورة. أصدر الفاتورة المصححة أولًا.',
  'payment.nothing_owed': 'لم يبق شيء للدفع.',
  'payment.change_gone': 'لم يعد التراجع عن هذا التغيير ممكنًا.',

  'schedule.period_billed':
    'سبقت فوترة الفترة {period:date} برقم {number}، لذلك لا تصدر لها فاتورة أخرى. صححها أو أصدر لها إشعارًا دائنًا.',
  'schedule.source_missing': 'حُذفت الفاتورة المطلوب تكرارها.',
  'schedule.no_lines': 'لا توجد بنود في هذه الفاتورة بعد. اكتب بندًا قبل تكرارها.',
  'schedule.not_invoice': 'تتكرر الفواتير فقط، لا الإشعارات الدائنة وعروض الأسعار.',
  'schedule.no_date': 'لا يوجد تاريخ إصدار صالح في الفاتورة.',
  'schedule.no_period': 'تاريخ الانتهاء قبل التاريخ التالي.',
} as const satisfies Translation<typeof english.recordTexts>
