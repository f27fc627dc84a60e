import { eInvoiceFormTexts } from './einvoice-forms.ts'

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const eInvoiceTexts = {
  'einvoice.encoding': 'This file cannot be read as {encoding}. Ask the sender for the file in UTF-8.',
  'einvoice.malformed':
    'This file is no well-formed XML; the mistake is in line {line:digits}. Ask the sender for the original file.',
  'einvoice.doctype':
    'This file has a document type declaration, which e-invoices never need. It was not opened.',
  'einvoice.too_large': 'This file is larger than {max:mebibytes} MB.',
  'einvoice.too_complex': {
    select: 'limit',
    depth: 'This file nests its elements deeper than {max:number} levels. It was not opened.',
    elements: 'This file has more than {max:number} elements. It was not opened.',
    attributesPerElement: 'An element of this file has more than {max:number} attributes. It was not opened.',
    namespacesPerElement:
      'An element of this file declares more than {max:number} namespaces. It was not opened.',
  },
  'einvoice.quote': 'A quote has no e-invoice. Convert it to an invoice first.',
  'einvoice.pdf_encrypted':
    'This PDF needs a password. Ask the sender for the file without a password, or for the XML file.',
  'einvoice.pdf_damaged':
    'This PDF is damaged, and its e-invoice cannot be read. Ask the sender for the original file.',
  'einvoice.pdf_too_much':
    'Reading this PDF takes too much time or memory. It was not opened. Ask the sender for the XML file.',
  'einvoice.too_much': 'Reading this file takes too much time or memory. It was not opened.',
  'einvoice.not_open': 'This e-invoice is no longer open. Open the file again.',
  'einvoice.no_content': 'The file contains no such attachment.',
  'einvoice.pdf_without_einvoice':
    'This PDF contains no e-invoice. Ask the sender whether there is one in another file.',
  'einvoice.unknown_root': 'This XML file is no e-invoice in UBL or CII: its root is {root}.',
  'einvoice.other_specification':
    'This file follows another specification: {specification}. It was only read, not checked.',
  'einvoice.identifier_not_written':
    'The e-invoice does not contain this number, because rules of the country demand the register of each number. Choose its register, if it has one.',
  'einvoice.tax_id_not_written':
    'The e-invoice does not contain this number, because it is no VAT number and its register is not known. Correct it, or enter it as a registration number with its register.',
  'einvoice.received': 'E-invoice for the customer: {problem:message}',

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'Peppol billing has no such type of document: self-billed invoices have a process of their own there.',
  'einvoice.german_type': 'In Peppol, corrected invoices are for a seller and a buyer in Germany only.',
  'einvoice.address_not_read':
    'No postcode and city were found in these lines, so an e-invoice contains them as lines only. Write them as on an envelope, or enter street, postcode and city below.',
  'einvoice.leitweg_id':
    'The check digits of this Leitweg-ID are wrong. Compare it with what the customer wrote.',
  'einvoice.missing': 'Enter {term:@term}.',
  'einvoice.wrong_sum':
    '{term:capital:@term} is {found:decimal}, and the other amounts add up to {expected:decimal}.',
  'einvoice.too_many_decimals': '{term:capital:@term} is {value:decimal}; e-invoices allow two decimals.',
  'einvoice.negative_price': '{term:capital:@term} is negative. Enter a negative quantity instead.',
  'einvoice.unknown_code': '{value} is no code that e-invoices allow for {term:@term}.',
  'einvoice.vat_prefix': 'Begin {term:@term} with the code of its country, such as DE.',
  'einvoice.breakdown_count': 'The VAT breakdown does not match the lines of VAT category {category}.',
  'einvoice.seller_tax_id': {
    select: 'category',
    K: 'Enter the seller’s VAT number: VAT category {category} requires it.',
    G: 'Enter the seller’s VAT number: VAT category {category} requires it.',
    other: 'Enter the seller’s VAT number or tax number: VAT category {category} requires it.',
  },
  'einvoice.buyer_tax_id': 'Enter the customer’s VAT number: VAT category {category} requires it.',
  'einvoice.vat_id_forbidden':
    'Remove the VAT numbers: an invoice outside the scope of VAT (category O) must not have any.',
  'einvoice.category_rate': {
    select: 'rate',
    positive: 'Enter a VAT rate above 0 %: VAT category {category} requires it.',
    'not negative': 'Enter a VAT rate of 0 % or more: VAT category {category} requires it.',
    zero: 'Enter a VAT rate of 0 %: VAT category {category} requires it.',
    absent: 'Remove the VAT rate: VAT category {category} has none.',
  },
  'einvoice.exemption': {
    select: 'exemption',
    required: 'Enter why no VAT is charged: VAT category {category} requires it.',
    forbidden: 'Remove the reason for charging no VAT: VAT category {category} has none.',
  },
  'einvoice.intra_community_date':
    'Enter the delivery date or the invoiced period: intra-Community supplies require one.',
  'einvoice.intra_community_country':
    'Enter the country of the delivery address: intra-Community supplies require it.',
  'einvoice.split_payment_country':
    'Split payment (VAT category B) exists between Italian addresses only, and this invoice names another country.',
  'einvoice.split_payment_standard':
    'Split payment (VAT category B) cannot share an invoice with the standard rate (VAT category S).',
  'einvoice.mixed_categories':
    'Items outside the scope of VAT (category O) cannot share an invoice with other VAT categories.',
  'einvoice.period_order': 'The period ends before it begins.',
  'einvoice.period_outside': 'The period of this line is outside the invoiced period.',
  'einvoice.tax_point_twice': 'Enter the date when VAT becomes due, or the rule for it, but not both.',
  'einvoice.seller_identification':
    'Enter the seller’s VAT number, registration number or another identifier, so that the customer’s software recognises the seller.',
  'einvoice.discount_terms':
    'A line of payment terms that begins with # has to be like #SKONTO#TAGE=14#PROZENT=2.00#, and needs other text in lines of its own.',
  'einvoice.same_file_name': 'Two attachments have the same file name.',
  'einvoice.payment_groups':
    'These payment details do not belong to this means of payment: a transfer has an account, a card payment a card, a direct debit a mandate.',
  'einvoice.same_tax_currency': 'Remove the VAT currency: it is the currency of the invoice.',
  'einvoice.tax_signs': 'The VAT total is positive in one currency and negative in the other.',
  'einvoice.price_quantity': 'The price has to be for a quantity above 0.',
  'einvoice.one_preceding_invoice':
    'Files of CII D16B, such as XRechnung (CII), can name one preceding invoice. Choose a format in UBL, such as XRechnung (UBL) or Peppol, or Factur-X, which name all of them.',
  'einvoice.payee_is_seller': 'Remove the payee: it is the seller.',
  'einvoice.iban': 'This account is no valid IBAN, which a SEPA transfer needs.',
  'einvoice.debited_iban': 'The debited account is no valid IBAN, which a SEPA direct debit needs.',
  'einvoice.email': 'Enter a valid e-mail address, such as name@example.com.',
  'einvoice.unusual_type': 'XRechnung expects one of these document types: {types}.',
  'einvoice.specification': 'The specification identifier is not the one of {format}.',
  'einvoice.process':
    'The business process is none of Peppol, such as urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Combine the notes into one: Peppol allows several only where seller and buyer are in Germany.',
  'einvoice.phone': 'Enter a phone number with at least three digits.',
  'einvoice.price_unit': 'The price is for another unit than the quantity.',
  'einvoice.element_unknown': {
    select: 'expected',
    '': 'Line {line:digits}: {element} is not allowed in {parent}.',
    other: 'Line {line:digits}: {element} is not allowed in {parent}. Expected here: {expected}.',
  },
  'einvoice.element_order':
    'Line {line:digits}: {element} is in the wrong place: in {parent} it has to come before {next}.',
  'einvoice.element_repeated': 'Line {line:digits}: {element} occurs more often in {parent} than allowed.',
  'einvoice.element_missing': 'Line {line:digits}: {parent} lacks {element}.',
  'einvoice.element_text':
    'Line {line:digits}: {element} contains the text "{value}", and only elements are allowed there.',
  'einvoice.element_value':
    'Line {line:digits}: "{value}" is no value of {element}, which has to be {type:@xml_type}.',
  'einvoice.element_code': 'Line {line:digits}: "{value}" is no code of the list for {element}.',
  'einvoice.element_expected': {
    select: 'value',
    '': 'Line {line:digits}: {element} breaks this rule. Expected: {expected}.',
    other: 'Line {line:digits}: {element} is "{value}". Expected: {expected}.',
  },
  'einvoice.element_decimals':
    'Line {line:digits}: {element} is "{value}", and at most two decimals are allowed.',
  'einvoice.blank_text': 'Enter text, or leave this field empty: it contains only spaces.',
  'einvoice.element_empty':
    'Line {line:digits}: {element} is empty. Elements without content are not allowed.',
  'einvoice.other_currency':
    'Line {line:digits}: {element} is in {value}, but the currency of the document is {expected}.',
  'einvoice.attribute_unknown': 'Line {line:digits}: {element} must not have the attribute {attribute}.',
  'einvoice.attribute_missing': 'Line {line:digits}: {element} lacks the attribute {attribute}.',
  'einvoice.attribute_value':
    'Line {line:digits}: "{value}" is no value of the attribute {attribute} of {element}.',
  ...eInvoiceFormTexts,

  // types of XML Schema
  '@xml_type': {
    decimal: 'a number such as 1234.50',
    boolean: 'true or false',
    date: 'a date such as 2026-11-30',
    time: 'a time such as 14:30:00',
    dateTime: 'a date with a time, such as 2026-11-30T14:30:00',
    base64Binary: 'Base64',
    other: '{value}',
  },
} as const
