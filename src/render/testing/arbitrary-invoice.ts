import fc from 'fast-check'
import { typeValues } from '#core/document-type.ts'
import { referenceNames } from '#core/fields/reference-fields.ts'
import type { RenderableInvoice, RenderableItem } from '#core/invoice/renderable-invoice.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { taxCategories } from '#core/tax-category.ts'
import { anyCodePoint } from '#core/testing/any-code-point.ts'

/** Texts as users, programs or attackers may put into a field. */
export const anyText = fc.oneof(
  fc.lorem({ maxCount: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: anyCodePoint, maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(
      'W',
      'i',
      ' ',
      '-',
      '\n',
      '寿',
      '\u0301',
      '\u202e',
      '\u200f',
      'ש',
      'ب',
      '१',
      'ก',
      '👩‍👩‍👧',
      '🇩🇪',
      '\u200b',
    ),
    maxLength: 200,
  }),
)

const plainText = fc.lorem({ maxCount: 8 })
const paragraphs = fc
  .array(fc.lorem({ maxCount: 14 }), { minLength: 1, maxLength: 6 })
  .map(lines => lines.join('\n'))
/** taller than a page */
const tall = fc
  .tuple(fc.integer({ min: 30, max: 260 }), fc.lorem({ maxCount: 3 }))
  .map(([count, words]) => Array.from({ length: count }, (_, line) => `${words} ${line}`).join('\n'))

const description = fc.oneof(
  { weight: 20, arbitrary: plainText },
  { weight: 6, arbitrary: paragraphs },
  { weight: 3, arbitrary: anyText },
  { weight: 1, arbitrary: tall },
)

const digits = (max: bigint) =>
  fc
    .tuple(fc.bigInt({ min: -max, max: max }), fc.nat(9999))
    .map(([whole, part]) => `${whole}.${part}` as Decimal)
const small = fc.integer({ min: -9999, max: 9999 }).map(number => `${number}` as Decimal)
const number = fc.oneof(
  { weight: 12, arbitrary: small },
  { weight: 2, arbitrary: digits(10n ** 7n) },
  { weight: 1, arbitrary: digits(10n ** 15n - 1n) },
)
const percent = fc.nat(10_000).map(hundredths => `${hundredths / 100}` as Decimal)
const fewPercents = fc.constantFrom('19', '7', '0', '20').map(rate => rate as Decimal)

const pricedItem = fc.record(
  {
    kind: fc.constantFrom('optional', undefined),
    description,
    quantity: fc.option(number, { freq: 20 }),
    unit_price: fc.option(number, { freq: 20 }),
    unit: fc.oneof(fc.constantFrom('h', 'pieces', 'kg'), anyText),
    tax_rate: fc.oneof({ weight: 5, arbitrary: fewPercents }, { weight: 1, arbitrary: percent }),
    tax_category: fc.constantFrom(...taxCategories),
    price_quantity: fc.constantFrom('100', '0.5', '1000000000000').map(per => per as Decimal),
    discount_percent: percent,
    charge_amount: percent,
    charge_reason: anyText,
    seller_item_id: anyText,
    buyer_item_id: plainText,
    standard_item_id: fc.constantFrom('4006381333931', 'X-1'),
    order_line: plainText,
  },
  { requiredKeys: ['description', 'quantity', 'unit_price'] },
)
const anyItem: fc.Arbitrary<RenderableItem> = fc.oneof(
  { weight: 8, arbitrary: pricedItem },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('heading', 'text'), description }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('subtotal'), description }, { requiredKeys: ['kind'] }),
  },
)

const addressParts = { street: anyText, postcode: plainText, city: anyText, region: plainText }
const day = fc.constantFrom('2026-11-01', '2026-99-99')

const party = fc.record(
  {
    name: anyText,
    address: fc.array(anyText, { maxLength: 8 }),
    country: fc.constantFrom('DE', 'FR', 'zz'),
    tax_id: plainText,
    registration_id: plainText,
    trading_name: anyText,
    identifier: anyText,
    identifier_scheme: fc.constantFrom('0088', '9'),
    ...addressParts,
  },
  { requiredKeys: [] },
)
const seller = fc.record(
  {
    name: anyText,
    address: fc.array(plainText, { maxLength: 8 }),
    email: anyText,
    phone: anyText,
    website: anyText,
    account_holder: anyText,
    iban: fc.constantFrom('DE02120300000000202051', 'unknown'),
    bic: plainText,
    registration_id: plainText,
    trading_name: anyText,
    identifier: anyText,
    identifier_scheme: fc.constantFrom('0088', '9'),
    tax_number: plainText,
    contact_name: anyText,
    ...addressParts,
  },
  { requiredKeys: [] },
)
const references = Object.fromEntries(referenceNames.map(name => [name, anyText])) as Record<
  (typeof referenceNames)[number],
  typeof anyText
>
const longText = fc.oneof(anyText, paragraphs, fc.lorem({ maxCount: 400, mode: 'words' }))

/** Valid and nearly valid invoices and drafts, without a logo. */
export function anyInvoice(maxItems: number): fc.Arbitrary<RenderableInvoice> {
  return fc.record(
    {
      template: fc.constant('minimal'),
      type: fc.constantFrom(...typeValues),
      invoice_number: fc.oneof(fc.constant('2026-0042'), anyText),
      items: fc.array(anyItem, { maxLength: maxItems, size: 'max' }),
      currency: fc.constantFrom('EUR', 'JPY', 'BHD', 'CLF'),
      locale: fc.constantFrom('en', 'de-DE', 'fr', 'pl', 'pt-BR', 'ja', 'zh', 'ar', 'he', 'nonsense'),
      issue_date: fc.constantFrom('2026-11-21', '2026-99-99', 'soon'),
      due_date: fc.constant('2026-12-21'),
      valid_until: fc.constant('2026-12-05'),
      preceding_invoice: fc.record(
        { number: plainText, issue_date: fc.constant('2026-10-01') },
        { requiredKeys: [] },
      ),
      preceding_invoices: fc.array(
        fc.record(
          { number: anyText, issue_date: day, deducted_amount: percent, tax_rate: fewPercents },
          { requiredKeys: [] },
        ),
        { maxLength: 5 },
      ),
      period: fc.record({ start: day, end: day }, { requiredKeys: [] }),
      delivery_address: fc.record(
        { name: anyText, ...addressParts, country: fc.constantFrom('DE', 'JP', 'zz') },
        { requiredKeys: [] },
      ),
      ...references,
      payee: fc.record(
        { name: anyText, identifier: anyText, registration_id: plainText },
        { requiredKeys: [] },
      ),
      tax_representative: fc.record(
        { name: anyText, tax_id: plainText, ...addressParts, country: fc.constantFrom('DE', 'zz') },
        { requiredKeys: [] },
      ),
      payment_reference: anyText,
      seller,
      buyer: fc.oneof(
        party,
        party.map(fields => ({ ...fields, reference: 'PO 7' })),
      ),
      discount_percent: percent,
      charges: fc.array(
        fc.record({ reason: anyText, amount: percent, tax_rate: fewPercents }, { requiredKeys: ['amount'] }),
        { maxLength: 20 },
      ),
      prices_include_tax: fc.boolean(),
      prepaid_amount: small,
      cash_rounding: fc.constantFrom('0.05', '1').map(unit => unit as Decimal),
      notes: longText,
      tax_note: longText,
      payment_terms: longText,
      accent_color: fc.constantFrom('#000000', '#ffffff', '#ff0066'),
      typeface: fc.constantFrom('sans', 'serif'),
      paper: fc.constantFrom('A4', 'Letter'),
    },
    { requiredKeys: ['template', 'invoice_number', 'items'] },
  )
}
