import { z } from 'zod'
import { defaultCurrency, defaultLocale } from '../defaults.ts'
import { limits } from '../limits.ts'
import { schemaText } from '../messages/schema-message.ts'
import { deliveryAddressFields } from './address-fields.ts'
import { draftSchemasOf, list, object, optional, required, schemasOf } from './field.ts'
import {
  attachmentFields,
  chargeFields,
  furtherPrecedingFields,
  payeeFields,
  periodFields,
  precedingInvoiceFields,
  taxRepresentativeFields,
} from './group-fields.ts'
import { itemFields } from './item-fields.ts'
import { buyerFields, sellerFields } from './party-fields.ts'
import { type ReferenceName, referenceNames, references } from './reference-fields.ts'
import {
  accentColor,
  businessProcess,
  currency,
  date,
  decimal,
  documentType,
  embeddedEInvoice,
  exemptionCode,
  invoiceNumber,
  line,
  locale,
  logo,
  paper,
  paymentMeans,
  percent,
  positiveDecimal,
  templateReference,
  text,
  typeface,
} from './value-schemas.ts'

type ReferenceField<Label extends string> = ReturnType<
  typeof optional<'text', ReturnType<typeof line>, Label>
>

const referenceFields = Object.fromEntries(
  referenceNames.map(name => [name, optional('text', line(), references[name])]),
) as { [Name in ReferenceName]: ReferenceField<(typeof references)[Name]['label']> }

const itemSchemas = schemasOf(itemFields)
const { description: itemDescription } = itemSchemas

/** Each kind of line has its own fields, so that a heading with a price is rejected rather than printed without it. */
export const lineItemSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ ...itemSchemas, kind: z.optional(z.literal('optional')) }),
    z.strictObject({ kind: z.enum(['heading', 'text']), description: itemDescription }),
    z.strictObject({ kind: z.literal('subtotal'), description: z.optional(itemDescription) }),
  ],
  schemaText('value.line_kind'),
)
export const draftItemSchema = z.strictObject(draftSchemasOf(itemFields))

/** One grey pixel. */
const onePixelPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='

const listOfItems = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).min(1, schemaText('items.missing')).max(max, schemaText('items.too_many'))

/** @param max maximum number of line items */
export const itemsSchema = (max: number) => listOfItems(lineItemSchema, max)

/** Checks only the list and its length, because the reader validates the items one by one. */
export const unreadItemsSchema = (max: number) => listOfItems(z.unknown(), max)

/**
 * The fields of an invoice, in the order of canonical JSON. Schemas, drafts, parsing, serialization, messages, undo step
 * names and the OpenAPI document are derived from this table.
 */
export const invoiceFields = {
  template: required('code', templateReference, {
    label: 'design.templates',
    description:
      'Name of a template, as GET /v1/templates lists them; or one version of a template of the account, such as my-letterhead@3. default is the one that its owner chose.',
    example: 'minimal',
    initial: 'minimal',
  }),
  type: optional('code', documentType, {
    label: 'field.type',
    description:
      'Kind of the document: a credit note has positive amounts and names the invoice that it credits; a quote asks for no payment; corrected is an invoice that replaces the one it names; self_billed and self_billed_credit_note are an invoice and a credit note that the buyer writes; deposit is an invoice before the delivery, which a final invoice deducts.',
    example: 'credit_note',
    default: 'invoice',
    aliases: ['document_type', 'kind'],
  }),
  invoice_number: required('code', invoiceNumber, {
    label: 'field.number',
    description: 'Number of the invoice, credit note or quote, unique for the seller.',
    example: '2026-0042',
    aliases: ['number'],
  }),
  items: {
    kind: 'items' as const,
    schema: itemsSchema(limits.items),
    draftSchema: z.array(draftItemSchema).max(10_000),
    isRequired: true,
    fields: itemFields,
    label: 'lines.title' as const,
    description: 'The line items, in the order in which they are printed.',
    aliases: ['lines', 'line_items'],
  },
  e_invoice: optional('code', embeddedEInvoice, {
    label: 'einvoice.embedded',
    description:
      'E-invoice that the PDF carries: factur-x is the XML of EN 16931 (Factur-X, ZUGFeRD), france-factur-x the same under the rules of the French reform. An invoice that breaks its rules is refused. A PDF marked TEST never carries one.',
    example: 'factur-x',
    aliases: ['einvoice', 'zugferd'],
  }),
  business_process: optional('code', businessProcess, {
    label: 'einvoice.business-process',
    description:
      'Business process of the French reform (BT-23): B goods, S services, M both; 1 an invoice, 2 paid already, 4 final after a deposit, 7 reported already; S3, S5 and S6 of subcontractors. Without it, a French e-invoice derives it from lines and payments.',
    example: 'S1',
    aliases: ['billing_framework', 'cadre_de_facturation'],
  }),
  currency: optional('code', currency, {
    label: 'field.currency',
    description:
      'Currency of all amounts, as a code of ISO 4217. It decides the decimals of an amount: none of JPY, two of EUR, three of KWD.',
    example: 'CHF',
    default: defaultCurrency,
  }),
  locale: optional('code', locale, {
    label: 'more.language',
    description:
      'Language tag (BCP 47) for labels, numbers and dates; without labels in that language, English ones.',
    example: 'de-DE',
    default: defaultLocale,
  }),
  issue_date: optional('code', date, {
    label: 'field.issue-date',
    description: 'Date of the invoice. Like every date it must exist in the calendar.',
    example: '2026-11-21',
    aliases: ['date'],
  }),
  due_date: optional('code', date, {
    label: 'field.due-date',
    description:
      'Date by which it is to be paid; printed on invoices only. One before the issue date is a warning.',
    example: '2026-12-05',
  }),
  valid_until: optional('code', date, {
    label: 'field.valid-until',
    description: 'Date until which a quote is valid; printed on quotes only.',
    example: '2026-12-21',
  }),
  preceding_invoice: object(precedingInvoiceFields, {
    label: 'preceding.title',
    description: 'The invoice that a credit note credits, or that an invoice replaces.',
    aliases: ['original_invoice', 'credited_invoice'],
  }),
  preceding_invoices: list(furtherPrecedingFields, limits.precedingInvoices, {
    label: 'preceding.list',
    description:
      'Several earlier invoices, such as the deposit invoices of a final invoice, with what is deducted for each. One with several tax rates has an entry for each.',
    aliases: ['deposit_invoices', 'prior_invoices'],
  }),
  delivery_date: optional('code', date, {
    label: 'field.delivery-date',
    description: 'Date of delivery or service.',
    example: '2026-11-20',
  }),
  period: object(periodFields, {
    label: 'period.title',
    description: 'Period that the invoice covers.',
    aliases: ['invoice_period', 'billing_period'],
  }),
  delivery_address: object(deliveryAddressFields, {
    label: 'delivery.title',
    description: 'Where it was delivered, if not to the buyer.',
    aliases: ['ship_to', 'deliver_to'],
  }),
  seller: object(sellerFields, {
    label: 'from.title',
    description: 'Who writes the invoice.',
    aliases: ['from'],
  }),
  buyer: object(buyerFields, {
    label: 'to.title',
    description: 'Who is to pay.',
    aliases: ['to', 'customer'],
  }),
  payee: object(payeeFields, {
    label: 'payee.title',
    description: 'Who is to be paid, if not the seller, such as a factoring company.',
    aliases: ['factor', 'pay_to'],
  }),
  tax_representative: object(taxRepresentativeFields, {
    label: 'representative.title',
    description: 'Who pays the tax for a seller of another country.',
    aliases: ['fiscal_representative'],
  }),
  discount_percent: optional('decimal', percent, {
    label: 'more.discount',
    description:
      'Discount on the sum of the lines in percent, from 0 to 100; not together with discount_amount.',
    example: 5,
    aliases: ['discount'],
  }),
  discount_amount: optional('decimal', decimal, {
    label: 'more.discount',
    description: 'Discount on the sum of the lines as an amount; not together with discount_percent.',
    example: '10.00',
  }),
  charges: list(chargeFields, limits.charges, {
    label: 'charges.title',
    description: 'Charges on the whole document, such as freight; added after the discount.',
    aliases: ['surcharges', 'fees'],
  }),
  prices_include_tax: optional('flag', z.boolean(), {
    label: 'more.tax-included',
    description: 'Whether unit_price includes the tax of its line.',
    example: true,
    default: false,
  }),
  tax_note: optional('text', text(), {
    label: 'more.tax-note',
    description: 'Why no tax is charged, such as an exemption that applies.',
    example: 'Reverse charge',
  }),
  exemption_code: optional('code', exemptionCode, {
    label: 'einvoice.exemption-code',
    description:
      'Reason why lines of tax category E are exempt, as a code of the list VATEX; for electronic invoices.',
    example: 'VATEX-EU-132-1I',
  }),
  prepaid_amount: optional('decimal', decimal, {
    label: 'more.prepaid',
    description: 'What was paid already; the amount due is lower by this. A negative one is a warning.',
    example: '50.00',
  }),
  tax_currency: optional('code', currency, {
    label: 'more.tax-currency',
    description:
      'Currency in which the seller accounts for VAT, if it is another one than that of the invoice; without it, that of the country of a European seller. The total of VAT is stated in it too where an exchange rate is given.',
    example: 'EUR',
    aliases: ['vat_currency', 'accounting_currency'],
  }),
  tax_exchange_rate: optional('decimal', positiveDecimal, {
    label: 'more.tax-exchange-rate',
    description: 'Units of tax_currency for one unit of the currency of the invoice.',
    example: '0.9234',
    aliases: ['exchange_rate'],
  }),
  cash_rounding: optional('decimal', positiveDecimal, {
    label: 'totals.rounding',
    description: 'The amount due is rounded to a multiple of this.',
    example: '0.05',
  }),
  ...referenceFields,
  payment_terms: optional('text', text(), {
    label: 'more.terms',
    description: 'How and until when to pay, in words.',
    example: '14 days net',
  }),
  payment_means: optional('code', paymentMeans, {
    label: 'einvoice.payment-means',
    description:
      'How to pay as a code of UNTDID 4461, for electronic invoices; without it, 58 with an IBAN, 30 with another account, else 1.',
    example: '58',
  }),
  payment_reference: optional('text', line(), {
    label: 'more.payment-reference',
    description:
      'Reference that the payer states with the transfer, such as a creditor reference (ISO 11649); without it, the number of the invoice.',
    example: 'RF18539007547034',
    aliases: ['remittance'],
  }),
  notes: optional('text', text(), {
    label: 'more.notes',
    description: 'Free text below the totals.',
    example: 'Thank you for your order.',
  }),
  attachments: list(attachmentFields, limits.attachments, {
    label: 'attachments.title',
    description:
      'Files that travel with the document: in the e-invoice (EN 16931, BG-24), and inside a PDF that is not marked TEST. Links of files are in the e-invoice. At most 10, and 1 MiB together.',
    aliases: ['files', 'supporting_documents'],
  }),
  logo: optional('image', logo, {
    label: 'more.logo',
    description:
      'A PNG or JPEG picture as a base64 data URL: at most 1 MiB before it is encoded, and 4096 pixels a side.',
    example: onePixelPng,
  }),
  accent_color: optional('code', accentColor, {
    label: 'design.color',
    description: 'Accent colour in place of that of the template, as #rrggbb.',
    example: '#1d3fbb',
    aliases: ['color', 'accent'],
  }),
  typeface: optional('code', typeface, {
    label: 'design.typeface',
    description: 'Typeface in place of that of the template.',
    example: 'serif',
    aliases: ['font'],
  }),
  paper: optional('code', paper, {
    label: 'design.paper',
    description: 'Paper size in place of that of the template.',
    example: 'A4',
    aliases: ['paper_size'],
  }),
}
