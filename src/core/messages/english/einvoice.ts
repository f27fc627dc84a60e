import { eInvoiceFormsInEnglish } from './einvoice-forms.ts'
import { eInvoiceTerm } from './einvoice-terms.ts'
import { grouped, type InnerMessage, type TextOf } from './english-format.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export interface ElementInParent {
  line: number
  element: string
  parent: string
}

export interface ElementValue {
  line: number
  element: string
  value: string
}

export interface ElementAttribute {
  line: number
  element: string
  attribute: string
}

/** Types of XML Schema. */
const valueTypeNames: Readonly<Record<string, string>> = {
  decimal: 'a number such as 1234.50',
  boolean: 'true or false',
  date: 'a date such as 2026-11-30',
  time: 'a time such as 14:30:00',
  dateTime: 'a date with a time, such as 2026-11-30T14:30:00',
  base64Binary: 'Base64',
}

/** E-invoices: files that cannot be read, and rules that a document breaks. */
export const einvoiceInEnglish = {
  'einvoice.encoding': ({ encoding }: { encoding: string }): string =>
    `This file cannot be read as ${encoding}. Ask the sender for the file in UTF-8.`,
  'einvoice.malformed': ({ line }: { line: number }): string =>
    `This file is no well-formed XML; the mistake is in line ${line}. Ask the sender for the original file.`,
  'einvoice.doctype':
    'This file has a document type declaration, which e-invoices never need. It was not opened.',
  'einvoice.too_large': ({ max }: { max: number }): string =>
    `This file is larger than ${grouped(max / 1024 / 1024)} MB.`,
  'einvoice.too_complex': ({
    limit,
    max,
  }: {
    limit: 'depth' | 'elements' | 'attributesPerElement' | 'namespacesPerElement'
    max: number
  }): string =>
    ({
      depth: `This file nests its elements deeper than ${grouped(max)} levels. It was not opened.`,
      elements: `This file has more than ${grouped(max)} elements. It was not opened.`,
      attributesPerElement: `An element of this file has more than ${grouped(max)} attributes. It was not opened.`,
      namespacesPerElement: `An element of this file declares more than ${grouped(max)} namespaces. It was not opened.`,
    })[limit],
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
  'einvoice.unknown_root': ({ root }: { root: string }): string =>
    `This XML file is no e-invoice in UBL or CII: its root is ${root}.`,
  'einvoice.other_specification': ({ specification }: { specification: string }): string =>
    `This file follows another specification: ${specification}. It was only read, not checked.`,
  'einvoice.identifier_not_written':
    'The e-invoice does not contain this number, because rules of the country demand the register of each number. Choose its register, if it has one.',
  'einvoice.tax_id_not_written':
    'The e-invoice does not contain this number, because it is no VAT number and its register is not known. Correct it, or enter it as a registration number with its register.',
  'einvoice.received': ({ problem }: { problem: InnerMessage }, textOf: TextOf): string =>
    `E-invoice for the customer: ${textOf(problem)}`,

  // rules of EN 16931, XRechnung and Peppol
  'einvoice.peppol_type':
    'Peppol billing has no such type of document: self-billed invoices have a process of their own there.',
  'einvoice.german_type': 'In Peppol, corrected invoices are for a seller and a buyer in Germany only.',
  'einvoice.address_not_read':
    'No postcode and city were found in these lines, so an e-invoice contains them as lines only. Write them as on an envelope, or enter street, postcode and city below.',
  'einvoice.leitweg_id':
    'The check digits of this Leitweg-ID are wrong. Compare it with what the customer wrote.',
  'einvoice.missing': ({ term }: { term: string }): string => `Enter ${eInvoiceTerm(term)}.`,
  'einvoice.wrong_sum': ({
    term,
    found,
    expected,
  }: {
    term: string
    found: string
    expected: string
  }): string => `${capital(eInvoiceTerm(term))} is ${found}, and the other amounts add up to ${expected}.`,
  'einvoice.too_many_decimals': ({ term, value }: { term: string; value: string }): string =>
    `${capital(eInvoiceTerm(term))} is ${value}; e-invoices allow two decimals.`,
  'einvoice.negative_price': ({ term }: { term: string }): string =>
    `${capital(eInvoiceTerm(term))} is negative. Enter a negative quantity instead.`,
  'einvoice.unknown_code': ({ term, value }: { term: string; value: string }): string =>
    `${value} is no code that e-invoices allow for ${eInvoiceTerm(term)}.`,
  'einvoice.vat_prefix': ({ term }: { term: string }): string =>
    `Begin ${eInvoiceTerm(term)} with the code of its country, such as DE.`,
  'einvoice.breakdown_count': ({ category }: { category: string }): string =>
    `The VAT breakdown does not match the lines of VAT category ${category}.`,
  'einvoice.seller_tax_id': ({ category }: { category: string }): string =>
    `Enter the seller’s VAT number${category === 'K' || category === 'G' ? '' : ' or tax number'}: VAT category ${category} requires it.`,
  'einvoice.buyer_tax_id': ({ category }: { category: string }): string =>
    `Enter the customer’s VAT number: VAT category ${category} requires it.`,
  'einvoice.vat_id_forbidden':
    'Remove the VAT numbers: an invoice outside the scope of VAT (category O) must not have any.',
  'einvoice.category_rate': ({
    category,
    rate,
  }: {
    category: string
    rate: 'positive' | 'not negative' | 'zero' | 'absent'
  }): string =>
    ({
      positive: `Enter a VAT rate above 0 %: VAT category ${category} requires it.`,
      'not negative': `Enter a VAT rate of 0 % or more: VAT category ${category} requires it.`,
      zero: `Enter a VAT rate of 0 %: VAT category ${category} requires it.`,
      absent: `Remove the VAT rate: VAT category ${category} has none.`,
    })[rate],
  'einvoice.exemption': ({
    category,
    exemption,
  }: {
    category: string
    exemption: 'required' | 'forbidden'
  }): string =>
    exemption === 'required'
      ? `Enter why no VAT is charged: VAT category ${category} requires it.`
      : `Remove the reason for charging no VAT: VAT category ${category} has none.`,
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
  'einvoice.unusual_type': ({ types }: { types: string }): string =>
    `XRechnung expects one of these document types: ${types}.`,
  'einvoice.specification': ({ format }: { format: string }): string =>
    `The specification identifier is not the one of ${format}.`,
  'einvoice.process':
    'The business process is none of Peppol, such as urn:fdc:peppol.eu:2017:poacc:billing:01:1.0.',
  'einvoice.one_note':
    'Combine the notes into one: Peppol allows several only where seller and buyer are in Germany.',
  'einvoice.phone': 'Enter a phone number with at least three digits.',
  'einvoice.price_unit': 'The price is for another unit than the quantity.',
  'einvoice.element_unknown': ({
    line,
    element,
    parent,
    expected,
  }: ElementInParent & { expected: string }): string =>
    `Line ${line}: ${element} is not allowed in ${parent}.${expected === '' ? '' : ` Expected here: ${expected}.`}`,
  'einvoice.element_order': ({ line, element, parent, next }: ElementInParent & { next: string }): string =>
    `Line ${line}: ${element} is in the wrong place: in ${parent} it has to come before ${next}.`,
  'einvoice.element_repeated': ({ line, element, parent }: ElementInParent): string =>
    `Line ${line}: ${element} occurs more often in ${parent} than allowed.`,
  'einvoice.element_missing': ({ line, element, parent }: ElementInParent): string =>
    `Line ${line}: ${parent} lacks ${element}.`,
  'einvoice.element_text': ({ line, element, value }: ElementValue): string =>
    `Line ${line}: ${element} contains the text "${value}", and only elements are allowed there.`,
  'einvoice.element_value': ({ line, element, value, type }: ElementValue & { type: string }): string =>
    `Line ${line}: "${value}" is no value of ${element}, which has to be ${valueTypeNames[type] ?? type}.`,
  'einvoice.element_code': ({ line, element, value }: ElementValue): string =>
    `Line ${line}: "${value}" is no code of the list for ${element}.`,
  'einvoice.element_expected': ({
    line,
    element,
    value,
    expected,
  }: ElementValue & { expected: string }): string =>
    `Line ${line}: ${element} ${value === '' ? 'breaks this rule' : `is "${value}"`}. Expected: ${expected}.`,
  'einvoice.element_decimals': ({ line, element, value }: ElementValue): string =>
    `Line ${line}: ${element} is "${value}", and at most two decimals are allowed.`,
  'einvoice.blank_text': 'Enter text, or leave this field empty: it contains only spaces.',
  'einvoice.element_empty': ({ line, element }: { line: number; element: string }): string =>
    `Line ${line}: ${element} is empty. Elements without content are not allowed.`,
  'einvoice.other_currency': ({
    line,
    element,
    value,
    expected,
  }: ElementValue & { expected: string }): string =>
    `Line ${line}: ${element} is in ${value}, but the currency of the document is ${expected}.`,
  'einvoice.attribute_unknown': ({ line, element, attribute }: ElementAttribute): string =>
    `Line ${line}: ${element} must not have the attribute ${attribute}.`,
  'einvoice.attribute_missing': ({ line, element, attribute }: ElementAttribute): string =>
    `Line ${line}: ${element} lacks the attribute ${attribute}.`,
  'einvoice.attribute_value': ({
    line,
    element,
    attribute,
    value,
  }: ElementAttribute & { value: string }): string =>
    `Line ${line}: "${value}" is no value of the attribute ${attribute} of ${element}.`,
  ...eInvoiceFormsInEnglish,
} as const
