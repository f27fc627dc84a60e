import type { DocumentType, TypeValue } from '../../document-type.ts'
import type { UnpricedKind } from '../../line-kind.ts'
import { listed } from './english-format.ts'
import { fieldName, ownerName } from './field-names.ts'

export interface FieldParams {
  /** path without positions, such as `items.quantity`; `null` if it is no field of an invoice */
  field: string | null
}

export interface DepositParams {
  amount: string
  currency: string
  /** of the other documents */
  numbers: string[]
}

/** Syntax error of a JSON text and its position. */
export interface JsonMistake {
  mistake:
    | 'comma_before'
    | 'comma_missing'
    | 'colon_missing'
    | 'ends_early'
    | 'nothing'
    | 'single_quotes'
    | 'text_after'
    | 'unclosed_text'
    | 'unexpected'
    | 'unexpected_character'
    | 'unknown_number'
    | 'unquoted_name'
  /** the bracket or mark that is there */
  mark: string
  line: number
  column: number
}

const jsonMistakes: Record<JsonMistake['mistake'], (mark: string) => string> = {
  comma_before: mark => `a comma before the ${mark}`,
  comma_missing: () => 'a missing comma',
  colon_missing: () => 'a missing colon',
  ends_early: () => 'it ends too early',
  nothing: () => 'there is nothing',
  single_quotes: () => 'single quotes instead of double quotes',
  text_after: () => 'more text after the end',
  unclosed_text: () => 'a text in quotes that is not closed or holds a line break',
  unexpected: mark => `an unexpected ${mark}`,
  unexpected_character: () => 'an unexpected character',
  unknown_number: () => 'a number that JSON does not know',
  unquoted_name: () => 'a field name without double quotes',
}

const notJson = ({ mistake, mark, line, column }: JsonMistake): string =>
  `The text is not JSON: ${jsonMistakes[mistake](mark)} at line ${line}, column ${column}.`

/** Names of the kinds within a sentence, and as its first word. */
export const typeNames: Record<TypeValue, { singular: string; plural: string }> = {
  invoice: { singular: 'invoice', plural: 'Invoices' },
  credit_note: { singular: 'credit note', plural: 'Credit notes' },
  quote: { singular: 'quote', plural: 'Quotes' },
  corrected: { singular: 'corrected invoice', plural: 'Corrected invoices' },
  deposit: { singular: 'deposit invoice', plural: 'Deposit invoices' },
  self_billed: { singular: 'self-billed invoice', plural: 'Self-billed invoices' },
  self_billed_credit_note: { singular: 'self-billed credit note', plural: 'Self-billed credit notes' },
}

const unpricedLines: Record<UnpricedKind, string> = {
  heading: 'A heading',
  text: 'A line of text',
  subtotal: 'A subtotal',
}

/** Findings about an invoice, a credit note or a quote. */
export const invoiceInEnglish = {
  'json.too_deep': 'The text is nested too deeply.',
  'json.too_many_values': ({ max }: { max: number }): string =>
    `The text has more than ${max} values. An invoice with as many line items as are allowed has fewer.`,
  'json.name_too_long': ({ max }: { max: number }): string =>
    `The text has a field name of more than ${max} characters, which no field has.`,
  'json.mistake': notJson,

  // a field that is missing, unknown or of the wrong kind
  'field.missing': ({ field }: FieldParams): string => `Enter ${fieldName(field)}.`,
  'field.repeated': ({ path }: { path: string }): string =>
    `${path} is given twice. Keep the one that you mean.`,
  'field.unknown': ({
    name,
    owner,
    near,
  }: {
    name: string
    owner: string | null
    near: string | null
  }): string =>
    `${name} is not a field of ${ownerName(owner)}.${near === null ? '' : ` Did you mean ${near}?`}`,
  'item.field_of_other_kind': ({ field, kind }: FieldParams & { kind: UnpricedKind }): string =>
    `${unpricedLines[kind]} has no amount of its own. Leave out ${fieldName(field)}, or the kind.`,
  'field.not_text': ({ field }: FieldParams): string =>
    `Enter ${fieldName(field)} as text, in double quotes.`,
  'field.not_number': ({ field }: FieldParams): string =>
    `Enter ${fieldName(field)} as a number, such as 12.50.`,
  'field.not_list': ({ field }: FieldParams): string =>
    `Give ${fieldName(field)} as a list in square brackets.`,
  'field.not_flag': ({ field }: FieldParams): string => `Say ${fieldName(field)}: use true or false.`,
  'field.not_object': ({ field }: FieldParams): string =>
    `Give ${fieldName(field)} as an object in curly brackets.`,
  'invoice.not_object': ({ required }: { required: string[] }): string =>
    `An invoice is a JSON object with ${listed(required)}.`,
  'item.not_object': ({ required }: { required: string[] }): string =>
    `A line item is an object with ${listed(required)}.`,
  'items.missing': 'Add at least one line item.',

  // a value that no field of its kind can have
  'value.broken_character': 'Contains a broken character. Delete it and type it again.',
  'value.too_long': ({ max }: { max: number }): string => `Use at most ${max} characters.`,
  'value.too_many_lines': ({ max }: { max: number }): string => `Use at most ${max} lines.`,
  'value.line_break': 'Use one line, without a line break.',
  'value.control_characters': 'Remove the control characters.',
  'value.bidi_controls': 'Remove the invisible marks that change the order of characters.',
  'value.not_a_number': 'Enter a number, such as 12.50.',
  'value.too_many_digits': ({ before, after }: { before: number; after: number }): string =>
    `Use up to ${before} digits before the point and ${after} after it.`,
  'value.percentage': 'Enter a percentage from 0 to 100.',
  'value.too_many_entries': ({ max }: { max: number }): string => `Use at most ${max} entries.`,
  'value.not_negative': 'Enter an amount that is not below 0.',
  'value.positive': 'Enter an amount above 0, such as 0.05.',
  'value.date': 'Enter a date that exists, as YYYY-MM-DD.',
  'value.language': 'Use a language tag, such as en or de-DE.',
  'attachment.name':
    'Use a file name without a path or special signs that ends in .pdf, .png, .jpg, .csv, .xlsx or .ods.',
  'attachment.kind': 'Use a PDF, PNG, JPEG, CSV, XLSX or ODS file as a base64 data URL, not an empty one.',
  'attachment.content':
    'The content of the file is of another type than it says. Save it again as that type.',
  'attachment.name_of_type': ({ extensions }: { extensions: readonly string[] }): string =>
    `Let the name end in ${extensions.map(each => `.${each}`).join(' or ')}, as the type of the file says.`,
  'attachment.same_name': 'Another attachment has this name. Give each one a name of its own.',
  'attachment.no_file': 'Enter the address of the file, or add the file itself.',
  'attachment.file_and_link': 'Give either the file or its address, not both.',
  'attachments.too_large':
    'The attachments are larger than 1 MiB together. Leave this file out, or use a smaller one.',
  'value.https_link':
    'Enter a whole address that begins with https://, such as https://example.com/report.pdf, without a user name, spaces or letters outside ASCII.',
  'value.logo_size': 'Use a picture of at most 1 MiB.',
  'value.logo_kind': 'Use a PNG or JPEG picture as a base64 data URL.',
  'value.color': 'Use a colour as #rrggbb, such as #1d3fbb.',
  'value.scheme': 'Choose from the list, or enter a code such as EM or 0088.',
  'value.unit_code': 'Choose a unit from the list, or enter a code such as HUR for hours.',
  'value.line_kind': 'Use "heading", "text", "subtotal" or "optional" as the kind of a line.',
  'value.tax_category': 'Use S, Z, E, AE, K, G or O as a tax category.',
  'value.payment_means':
    'Choose from the list, or enter a code of UNTDID 4461, such as 58 for a SEPA transfer.',
  'value.exemption_code': 'Choose from the list, or enter a code of VATEX, such as VATEX-EU-132.',
  'value.business_process': 'Use a business process of the French reform, such as B1, S1 or M1.',
  'value.e_invoice': 'Use "factur-x" or "france-factur-x" as an e-invoice.',
  'value.typeface': 'Use "sans" or "serif" as a typeface.',
  'value.paper': 'Use "A4" or "Letter" as a paper size.',
  'value.currency': 'Use an ISO 4217 currency code, such as EUR.',
  'value.country': 'Use a two-letter country code, such as DE.',
  'value.template_name': 'Use a template name, such as minimal.',
  'value.invoice_number': 'Enter an invoice number.',
  'value.description': 'Enter a description.',
  'items.too_many': ({ max }: { max: number }): string => `Use at most ${max} line items.`,
  'discount.twice': 'Give the discount in percent or as an amount, not both.',

  // rules about the whole invoice
  'cash_rounding.too_fine': ({ currency, digits }: { currency: string; digits: number }): string =>
    `Use a unit that ${currency} can pay: at most ${digits} decimals.`,
  'item.amount_too_large': 'Comes to more than 15 digits. Lower the quantity or the price.',
  'invoice.total_too_large': 'The total comes to more than 15 digits.',

  'value.document_type':
    'Use "invoice", "credit_note", "quote", "corrected", "self_billed", "self_billed_credit_note" or "deposit" as a document type.',
  'type.not_sent': ({ type }: { type: TypeValue }): string =>
    `This connection sends the template, the number and the lines only, so the service would make an invoice of this ${typeNames[type].singular}. Let the connection send all fields, or use another one.`,

  'items.none_sent':
    'This connection sends items only, and this document has none that counts. Let the connection send all fields, or use another one.',
  'lines.not_sent': ({ count }: { count: number }): string =>
    `This connection sends items only, so the document is made without ${count === 1 ? 'one line that is a heading, text, subtotal or optional item' : `${count} lines that are headings, texts, subtotals or optional items`}.`,
  'invoice.billed_before': ({ number, date }: { number: string; date: string }): string =>
    `${number} of ${date} bills the same lines, or the same period, to this customer already.`,
  'invoice.same_not_confirmed': ({ number, date }: { number: string; date: string }): string =>
    `${number} of ${date} has the same lines, and it is not known whether it was billed. Check it first.`,
  'invoice.billed_together': ({ number, date }: { number: string; date: string }): string =>
    `${number} of ${date}, which is submitted together with this one, bills the same lines, or the same period, to this customer.`,
  'field.not_sent': ({ field }: FieldParams): string =>
    `This connection does not send ${fieldName(field)}, so the document is made and billed without it.`,
  'fields.not_sent': ({ fields }: { fields: string[] }): string =>
    `This connection does not send ${listed(fields.map(fieldName))}.`,
  'amount.another_sent': ({
    written,
    writtenCurrency,
    sent,
    sentCurrency,
  }: {
    written: string
    writtenCurrency: string
    sent: string
    sentCurrency: string
  }): string =>
    `The document says ${written} ${writtenCurrency}, but this connection sends ${sent} ${sentCurrency}.`,

  'field.not_printed': ({ field, type }: FieldParams & { type: DocumentType }): string =>
    `${typeNames[type].plural} do not show ${fieldName(field)}.`,
  'item.optional_not_billed': ({ type }: { type: DocumentType }): string =>
    `This line is optional, so this ${typeNames[type].singular} does not count it. If it was ordered, make it an ordinary line; if not, remove it.`,
  'valid_until.before_issue': 'The quote ends before its issue date.',
  'preceding_invoice.number_missing': 'Enter the number of the original invoice.',
  'total.negative_credit_note':
    'The total is negative. A credit note has positive amounts, which it takes off the invoice.',

  'credit.exists': ({
    numbers,
    credited,
    total,
    currency,
  }: {
    numbers: string[]
    credited: string
    total: string
    currency: string
  }): string =>
    `${listed(numbers)} already ${numbers.length === 1 ? 'credits' : 'credit'} ${credited} of ${total} ${currency}.`,
  'credit.other_currency': ({ currency, original }: { currency: string; original: string }): string =>
    `This credit note is in ${currency}, and its invoice in ${original}: it does not reduce what the invoice owes.`,
  'credit.above_rest': ({ rest, currency }: { rest: string; currency: string }): string =>
    `This credits more than is left of the invoice: ${rest} ${currency} with the other credit notes.`,
  'deposit.deducted_twice': ({ amount, currency, numbers }: DepositParams): string =>
    `The deposit of ${amount} ${currency} is also deducted by ${listed(numbers)}. Remove it here, or let a credit note for ${listed(numbers)} deduct it too.`,
  'deposit.not_deducted': ({ amount, currency, numbers }: DepositParams): string =>
    `No invoice deducts the deposit of ${amount} ${currency} of ${listed(numbers)}. Enter it here if it was paid.`,
  'deposit.returned_and_deducted': ({ amount, currency, numbers }: DepositParams): string =>
    `The deposit of ${amount} ${currency} is returned by this credit note, and deducted by ${listed(numbers)} already. Enter it here too, so that it is not returned.`,
  'deposit.moved_twice': ({ amount, currency, numbers }: DepositParams): string =>
    `The deposit of ${amount} ${currency} is also deducted by ${listed(numbers)}, which credits the same invoice. Remove it here.`,
  'deposit.not_returned': ({ amount, currency, numbers }: DepositParams): string =>
    `No invoice in place of ${listed(numbers)} deducts the deposit of ${amount} ${currency}. Remove it here, so that it is returned.`,
  'deposit.left_by_deletion': ({ amount, currency, numbers }: DepositParams): string =>
    `The deposit of ${amount} ${currency} was left to this document by ${listed(numbers)}. If it is deleted, no invoice deducts the deposit: deduct it in another one, or pay it back.`,
  'deposit.twice_after_deletion': ({ amount, currency, numbers }: DepositParams): string =>
    `If this credit note is deleted, the deposit of ${amount} ${currency} is deducted more than once: by ${listed(numbers)}.`,
  'deposit.deducted': ({ numbers }: { numbers: string[] }): string =>
    `${listed(numbers)} ${numbers.length === 1 ? 'deducts' : 'deduct'} this deposit invoice already.`,
  'deposit.credited': 'This deposit invoice is credited, so that nothing of it is left to deduct.',
  'quote.no_lines': 'Nothing is offered in this quote yet. Write a line first.',
  'quote.invoiced': ({ numbers }: { numbers: string[] }): string =>
    `${listed(numbers)} ${numbers.length === 1 ? 'was' : 'were'} made from this quote already.`,
} as const
