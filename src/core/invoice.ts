import { z } from 'zod'
import { withoutBidiControls } from './bidi-controls.ts'
import { minorUnits } from './currency.ts'
import {
  accentColor,
  date,
  decimal,
  line,
  locale,
  logo,
  paper,
  percent,
  text,
  typeface,
} from './field-schemas.ts'
import { limits } from './limits.ts'

/**
 * The document: file format, wire format and form share these names, which are the service's own.
 * A bare `{template, invoice_number, items}` is complete; everything else is optional.
 * What a person reads about a mistake is put into words by `invoice-issues.ts`.
 */

const currency = z
  .string()
  .refine(code => minorUnits(code) !== undefined, 'Use an ISO 4217 currency code, such as EUR.')

const country = z.string().regex(/^[A-Z]{2}$/, 'Use a two-letter country code, such as DE.')

export const lineItemSchema = z.strictObject({
  description: text(limits.descriptionLength).refine(value => value.trim() !== '', 'Enter a description.'),
  quantity: decimal,
  unit_price: decimal,
  unit: line(limits.unitLength).optional(),
  discount_percent: percent.optional(),
  tax_rate: percent.optional(),
})

const party = {
  name: line().optional(),
  address: z.array(line()).max(limits.addressLines, `Use at most ${limits.addressLines} lines.`).optional(),
  country: country.optional(),
  tax_id: line().optional(),
}

export const sellerSchema = z.strictObject({
  ...party,
  registration_id: line().optional(),
  email: line().optional(),
  phone: line().optional(),
  website: line().optional(),
  iban: line().optional(),
  bic: line().optional(),
})

export const buyerSchema = z.strictObject({ ...party, reference: line().optional() })

const positive = decimal.refine(value => Number(value) > 0, 'Enter an amount above 0, such as 0.05.')

/** Every field by itself; {@link invoiceSchema} adds what fields say about each other. */
export const invoiceFields = {
  template: z.string().regex(/^[a-z0-9-]{1,64}$/, 'Use a template name, such as minimal.'),
  invoice_number: line(limits.invoiceNumberLength)
    .refine(value => value.trim() !== '', 'Enter an invoice number.')
    .refine(
      value => withoutBidiControls(value) === value,
      'Remove the invisible marks that change the order of characters.',
    ),
  items: z
    .array(lineItemSchema)
    .min(1, 'Add at least one line item.')
    .max(limits.items, `Use at most ${limits.items} line items.`),
  currency: currency.optional(),
  locale: locale.optional(),
  issue_date: date.optional(),
  due_date: date.optional(),
  delivery_date: date.optional(),
  seller: sellerSchema.optional(),
  buyer: buyerSchema.optional(),
  discount_percent: percent.optional(),
  discount_amount: decimal.optional(),
  prices_include_tax: z.boolean().optional(),
  tax_note: text().optional(),
  prepaid_amount: decimal.optional(),
  cash_rounding: positive.optional(),
  purchase_order: line().optional(),
  payment_terms: text().optional(),
  notes: text().optional(),
  logo: logo.optional(),
  /** how the document looks, in every template; without them the template decides */
  accent_color: accentColor.optional(),
  typeface: typeface.optional(),
  paper: paper.optional(),
}

const oneDiscount = {
  path: ['discount_amount'],
  error: 'Give the discount in percent or as an amount, not both.',
}
const hasOneDiscount = (invoice: { discount_percent?: unknown; discount_amount?: unknown }) =>
  invoice.discount_percent === undefined || invoice.discount_amount === undefined

export const invoiceSchema = z.strictObject(invoiceFields).refine(hasOneDiscount, oneDiscount)

/** The same document with as many lines as the renderer takes, for files that are only rendered. */
export const renderableInvoiceSchema = z
  .strictObject({
    ...invoiceFields,
    items: z
      .array(lineItemSchema)
      .min(1, 'Add at least one line item.')
      .max(limits.renderedItems, `Use at most ${limits.renderedItems} line items.`),
  })
  .refine(hasOneDiscount, oneDiscount)

export type Invoice = z.output<typeof invoiceSchema>
export type LineItem = Invoice['items'][number]
export type Seller = NonNullable<Invoice['seller']>
export type Buyer = NonNullable<Invoice['buyer']>
