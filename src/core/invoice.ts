import { z } from 'zod'
import { minorUnits } from './currency.ts'
import { type Decimal, parseDecimal } from './decimal.ts'
import { NumberLiteral } from './json.ts'
import { limits } from './limits.ts'

/**
 * The document: file format, wire format and form share these names, which are the service's own.
 * A bare `{template, invoice_number, items}` is complete; everything else is optional.
 */

// Line breaks are the one kind of control character that multi-line text may hold.
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharactersButBreaks = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const line = (max: number = limits.textLength) =>
  z
    .string({ error: 'Enter text.' })
    .max(max, `Use at most ${max} characters.`)
    .refine(text => !controlCharacters.test(text), 'Use one line without control characters.')

const text = (max: number = limits.textLength) =>
  z
    .string({ error: 'Enter text.' })
    .max(max, `Use at most ${max} characters.`)
    .refine(
      value => !controlCharactersButBreaks.test(value.replaceAll('\r\n', '\n')),
      'Remove control characters.',
    )

/** A JSON number or a decimal string; both arrive as their literal text and leave as a {@link Decimal}. */
const decimal = z
  .union([z.instanceof(NumberLiteral), z.string()], { error: 'Enter a number, such as 12.50.' })
  .transform((value, context): Decimal => {
    const parsed = parseDecimal(value instanceof NumberLiteral ? value.source : value)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message: 'Enter a number below 10^15, such as 12.50.' })
    return z.NEVER
  })

const percent = decimal.refine(
  value => Number(value) >= 0 && Number(value) <= 100,
  'Enter a percentage from 0 to 100.',
)

/** ISO 8601, extended (`2026-11-21`) or basic (`20261121`, as UN/CEFACT invoices write it); kept as extended. */
const date = z.string({ error: 'Enter a date as YYYY-MM-DD.' }).transform((value, context) => {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(value)
  const extended = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
  if ((value === extended || value.length === 8) && isCalendarDate(extended)) return extended
  context.addIssue({ code: 'custom', message: 'Enter a date that exists, as YYYY-MM-DD.' })
  return z.NEVER
})

function isCalendarDate(extended: string): boolean {
  const parsed = new Date(`${extended}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(extended)
}

const currency = z
  .string()
  .refine(code => minorUnits(code) !== undefined, 'Use an ISO 4217 currency code, such as EUR.')

const locale = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, 'Use a language tag, such as en or de-DE.')

const country = z.string().regex(/^[A-Z]{2}$/, 'Use a two-letter country code, such as DE.')

const logo = z
  .string()
  .max(Math.ceil((limits.logoBytes * 4) / 3) + 64, 'Use a picture of at most 1 MiB.')
  .regex(
    /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/,
    'Use a PNG or JPEG picture as a base64 data URL.',
  )

export const lineItemSchema = z.strictObject({
  description: text(limits.descriptionLength).refine(value => value.trim() !== '', 'Enter a description.'),
  quantity: decimal,
  unit_price: decimal,
  unit: line(limits.invoiceNumberLength).optional(),
  discount_percent: percent.optional(),
  tax_rate: percent.optional(),
})

const party = {
  name: line().optional(),
  address: z.array(line()).max(limits.addressLines).optional(),
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

export const invoiceSchema = z.strictObject({
  template: z.string().regex(/^[a-z0-9-]{1,64}$/, 'Use a template name, such as minimal.'),
  invoice_number: line(limits.invoiceNumberLength).refine(
    value => value.trim() !== '',
    'Enter an invoice number.',
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
  cash_rounding: decimal.optional(),
  purchase_order: line().optional(),
  payment_terms: text().optional(),
  notes: text().optional(),
  logo: logo.optional(),
})

export type Invoice = z.output<typeof invoiceSchema>
export type LineItem = Invoice['items'][number]
export type Seller = NonNullable<Invoice['seller']>
export type Buyer = NonNullable<Invoice['buyer']>

export const defaultCurrency = 'EUR'
export const defaultLocale = 'en'
