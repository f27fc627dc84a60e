import type * as english from '../../en/messages/einvoice-national.ts'
import type { Translation } from '../../grammar/parameter-types.ts'

/** Limits of formats in countries, and rules of the French reform (BR-FR). */
export const nationalEInvoiceTexts = {
  'einvoice.coverage': '{country:@coverage}',
  'einvoice.limit': {
    select: 'reason',
    system: 'لا يحل هذا الملف محل {country:@invoice_system}. {country:@coverage}',
    france: 'تحتاج الفواتير بين المنشآت الفرنسية إلى تنسيق من تنسيقات الإصلاح الفرنسي.',
  },
  'einvoice.fr_number':
    'تسمح فرنسا في {term:@term} بالحروف والأرقام والعلامات + - _ / فقط، بلا مسافات ولا نقاط.',
  'einvoice.fr_too_long': 'الحد الأقصى لعدد الأحرف في {term:@term} في فرنسا هو {max:digits}.',
  'einvoice.fr_year': 'لا تسمح فرنسا إلا بالسنوات من 2000 إلى 2099، وكذلك في {term:@term}.',
  'einvoice.fr_type': 'لا يوجد في فرنسا نوع المستند {type}.',
  'einvoice.fr_mention': 'ينقص النص الإلزامي عن {code:@mention} ({code}).',
  'einvoice.fr_mention_twice':
    'النص عن {code:@mention} ({code}) موجود أكثر من مرة. أزل #{code}# من الملاحظات: فهو يُكتب من حقول البائع.',
  'einvoice.fr_process': 'اختر أحد إجراءات العمل الفرنسية: B1 أو S1 أو M1 أو غيرها من القائمة.',
  'einvoice.fr_siren':
    'أدخل رقم SIREN من تسعة أرقام في {term:@term}، مع رمز السجل 0002. وهو الأرقام التسعة الأولى من SIRET.',
  'einvoice.fr_siret': 'في رقم SIRET (0009) في {term:@term} أربعة عشر رقمًا تبدأ برقم SIREN.',
  'einvoice.fr_category':
    'لا توجد في فرنسا إلا فئات ضريبة القيمة المضافة S وE وAE وK وG وO وZ: غيّر {term:@term}.',
  'einvoice.fr_rate':
    'النسبة {rate:decimal}% ليست من نسب ضريبة القيمة المضافة الفرنسية. نسب فرنسا هي 20 و10 و5.5 و2.1 و0%، وغيرها في أقاليم ما وراء البحار وقبل 2014.',
  'einvoice.fr_attachment':
    'تعرف فرنسا اثني عشر وصفًا للمرفقات، مثل RIB أو LISIBLE أو BON_COMMANDE أو DOCUMENT_ANNEXE؛ ولا يتكرر LISIBLE.',
  'einvoice.fr_treatment':
    'تحمل الملاحظة ذات الرمز BAR إحدى القيم B2B أو B2BINT أو B2C أو B2CINT أو OUTOFSCOPE أو ARCHIVEONLY، ولا توجد أكثر من مرة.',
  'einvoice.fr_directory': 'بين المنشآت الفرنسية يكون {term:@term} من النوع 0225 ويبدأ برقم SIREN.',
  'einvoice.fr_characters': 'تسمح فرنسا في {term:@term} بالحروف والأرقام والعلامات - _ . فقط.',
  'einvoice.fr_contract': 'يذكر الإشعار الدائن العام (262) العقد والفترة.',
  'einvoice.fr_corrected': 'تذكر الفاتورة المصححة فاتورة سابقة واحدة بالضبط.',
  'einvoice.fr_credited': 'أدخل رقم الفاتورة التي يصدر لها الإشعار الدائن وتاريخها.',
  'einvoice.fr_due':
    'تاريخ الاستحقاق قبل تاريخ الفاتورة. لا تسمح فرنسا بذلك إلا للدفعات المقدمة وللإجراءات B2 وS2 وM2.',
  'einvoice.fr_deposit': 'فاتورة الدفعة المقدمة ليست الفاتورة النهائية في الإجراءات B4 وS4 وM4.',
  'einvoice.fr_paid': {
    select: 'lack',
    amount: 'الإجراءات B2 وS2 وM2 للفواتير المدفوعة بالكامل: يجب أن يساوي المبلغ المدفوع مسبقًا الإجمالي.',
    date: 'تحتاج الإجراءات B2 وS2 وM2 إلى تاريخ الدفع في حقل تاريخ الاستحقاق.',
  },
  'einvoice.fr_scheme': 'تحقق من {term:@term}: لا نوع له. تحتاج فرنسا إلى نوع كل معرّف، وكل نوع مرة واحدة.',
  'einvoice.fr_euro':
    'تحتاج فرنسا إلى ضريبة القيمة المضافة باليورو أيضًا: أدخل سعر الصرف باليورو لوحدة واحدة من عملة الفاتورة.',
  'einvoice.fr_group':
    'لعضو المجموعة الضريبية (0231) ملاحظة TXD نصها MEMBRE_ASSUJETTI_UNIQUE، ويذكر المجموعة بصفتها الممثل الضريبي.',
  'einvoice.fr_decimals':
    'الحد الأقصى في {term:@term} في فرنسا هو 19 رقمًا، وعدد المنازل العشرية {max:digits}.',

  '@mention': {
    PMT: 'تكاليف التحصيل',
    PMD: 'فوائد التأخر في السداد',
    AAB: 'الخصم مقابل السداد المبكر',
    TXD: 'المجموعة الضريبية',
    other: '{value}',
  },
  // what is covered for sellers of a country, and what is not
  '@coverage': {
    DE: 'XRechnung للجهات الحكومية والمنشآت؛ والقواعد الألمانية في Peppol.',
    FR: 'قواعد الإصلاح (BR-FR) للفواتير والفواتير المصححة والفواتير الذاتية والإشعارات الدائنة. غير مشمول: عدة بائعين في فاتورة واحدة، والفواتير في الاتجاهين، والإبلاغ الإلكتروني. تسلّم الملف منصة (PA).',
    GR: 'قواعد Peppol الخاصة بالبلد. يُدخل رقم MARK الذي تمنحه مصلحة الضرائب اليونانية (myDATA): يطلبه مزود معتمد، ولا يستطيع Billwright ذلك.',
    IT: 'تذهب الفواتير المحلية إلى Sistema di Interscambio (SdI) بتنسيق FatturaPA الذي لا يكتبه Billwright. وPeppol وEN 16931 للمستلمين في الخارج.',
    PL: 'تذهب الفواتير المحلية إلى KSeF بتنسيق FA(3) الذي لا يكتبه Billwright. وPeppol وEN 16931 للمستلمين في الخارج.',
    ES: 'تحتاج الفواتير المحلية إلى سجلات ورمز QR من Veri*Factu، وإلى Facturae للجهات الحكومية، ولا يكتبهما Billwright. وPeppol وEN 16931 للمستلمين في الخارج.',
    other: 'قواعد Peppol الخاصة بالبلد.',
  },
  // systems of countries for domestic invoices
  '@invoice_system': { GR: 'myDATA', IT: 'SdI', PL: 'KSeF', ES: 'Veri*Factu', other: '{value}' },
} as const satisfies Translation<typeof english.nationalEInvoiceTexts>
