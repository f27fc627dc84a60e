import fc from 'fast-check'
import type { Invoice } from '#core/invoice/invoice.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import { amongOtherLines } from '#core/testing/other-lines.ts'
import { documentTexts } from '../invoice/direct-terms.ts'
import { type FormatName, formats } from '../model/formats.ts'

/** Random invoices, most of them complete enough for an e-invoice. */

/** Present in most invoices. */
const usual = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 120 })
/** Present in some. */
const rare = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, value)

/** Rarely the second value, which breaks a rule. */
const mostly = <T>(right: fc.Arbitrary<T>, wrong: T) =>
  fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: fc.constant(wrong) })

const text = fc.constantFrom('Beratung', 'Käse & Brot', '<Rohr> "5"', "l'été ]]>", '請求書', 'שלום')
const day = fc.integer({ min: 1, max: 28 }).map(number => `2026-11-${String(number).padStart(2, '0')}`)
const decimal = (max: number, digits: number) =>
  fc.integer({ min: 1, max: max * 10 ** digits }).map(units => new Exact(units).div(10 ** digits).toFixed())

const addressParts = {
  street: usual(text),
  street_2: rare(text),
  postcode: usual(fc.constant('12345')),
  city: usual(text),
  region: rare(text),
  country: usual(fc.constantFrom('DE', 'FR', 'US')),
}

const party = {
  name: usual(text),
  ...addressParts,
  address: rare(
    fc.oneof(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(
        ['c/o Käse & Brot', 'Musterstr. 1', '12345 Musterstadt'],
        ['1 Main St, Springfield, IL 62704'],
      ),
    ),
  ),
  trading_name: rare(fc.constant('Example Shop')),
  identifier: rare(fc.constantFrom('K-1', '4000001000005')),
  identifier_scheme: rare(mostly(fc.constant('0088'), '9999')),
  registration_id: rare(fc.constant('HRB 1')),
  registration_scheme: rare(mostly(fc.constant('0002'), '9999')),
  electronic_address: usual(
    mostly(
      fc.constantFrom(
        { scheme: '0088', id: '4000001000005' },
        { scheme: '9930', id: 'DE123456789' },
        { scheme: 'EM', id: 'a@example.com' },
      ),
      { scheme: 'XX', id: 'a@example.com' },
    ),
  ),
}

const taxId = mostly(fc.constantFrom('DE123456789', 'FR 12345678901'), '12/345/67890')
const seller = fc.record({
  ...party,
  tax_id: usual(taxId),
  tax_number: rare(fc.constant('12/345/67890')),
  contact_name: usual(text),
  email: usual(fc.constant('billing@example.com')),
  phone: usual(mostly(fc.constant('+49 30 000000'), '12')),
  iban: usual(fc.constantFrom('DE89 3704 0044 0532 0130 00', '12345678')),
  bic: rare(fc.constant('COBADEFFXXX')),
  late_payment: rare(text),
})
const buyer = fc.record({
  ...party,
  tax_id: usual(taxId),
  reference: usual(fc.constant('04011000-12345-34')),
})

/** Tax rates with a matching category, rarely another one. */
const taxed = fc.constantFrom({ tax_rate: '19' }, { tax_rate: '7.0' }, { tax_rate: '5.5', tax_category: 'S' })
const untaxed = fc
  .constantFrom('Z', 'E', 'AE', 'K', 'G')
  .chain(tax_category => fc.constantFrom({ tax_category }, { tax_category, tax_rate: '0' }))
const wrong = fc.constantFrom(
  {},
  { tax_rate: '0' },
  { tax_category: 'S' },
  { tax_category: 'AE', tax_rate: '19' },
  { tax_category: 'O' },
)
const taxKinds = fc.oneof(
  { weight: 10, arbitrary: fc.array(taxed, { minLength: 1, maxLength: 3 }) },
  {
    weight: 8,
    arbitrary: fc.array(fc.oneof(taxed, untaxed), { minLength: 1, maxLength: 3 }),
  },
  { weight: 1, arbitrary: fc.constant([{ tax_category: 'O' }]) },
  { weight: 2, arbitrary: fc.array(fc.oneof(taxed, untaxed, wrong), { minLength: 1, maxLength: 3 }) },
)

const item = fc.record({
  description: fc.constantFrom('Example', 'Käse & <Brot>\nzwei', '請求書'),
  quantity: fc.tuple(fc.boolean(), decimal(60, 3)).map(([minus, value]) => (minus ? value : `-${value}`)),
  unit_price: fc
    .tuple(fc.integer({ min: 0, max: 9 }), decimal(500, 4))
    .map(([ten, value]) => (ten === 0 ? `-${value}` : value)),
  unit: rare(fc.constantFrom('h', 'Stück', '個', 'lot')),
  unit_code: rare(mostly(fc.constant('KGM'), 'QQQ')),
  price_quantity: rare(fc.constantFrom('100', '3')),
  discount_percent: rare(fc.constantFrom('10', '33.33', '100')),
  charge_amount: rare(fc.constantFrom('2.50', '0', '0.333')),
  charge_reason: rare(text),
  seller_item_id: rare(text),
  buyer_item_id: rare(text),
  standard_item_id: rare(mostly(fc.constant('4006381333931'), 'X-1')),
  standard_item_scheme: rare(mostly(fc.constantFrom('0160', '0088'), '9999')),
  order_line: rare(fc.constant('10')),
})

const references = Object.fromEntries(Object.keys(documentTexts).map(name => [name, rare(text)])) as Record<
  keyof typeof documentTexts,
  fc.Arbitrary<string | undefined>
>

const present = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** An invoice with the format to write. */
export const randomInvoice: fc.Arbitrary<{ name: FormatName; invoice: Invoice }> = fc
  .record({
    name: fc.constantFrom(...(Object.keys(formats) as FormatName[])),
    kinds: taxKinds,
    lines: amongOtherLines(
      fc.array(fc.record({ own: item, kind: fc.nat() }), { minLength: 1, maxLength: 5 }),
    ),
    hasOtherLines: fc.boolean(),
    seller,
    buyer,
    charges: rare(
      fc.array(fc.tuple(fc.record({ reason: rare(text), amount: decimal(20, 2) }), fc.nat()), {
        maxLength: 3,
      }),
    ),
    discount: fc.constantFrom({}, {}, { discount_percent: '12.5' }, { discount_amount: '3.33' }),
    fields: fc.record({
      type: rare(
        fc.constantFrom('credit_note', 'corrected', 'self_billed', 'self_billed_credit_note', 'deposit'),
      ),
      business_process: rare(fc.constantFrom('B1', 'M2', 'S4')),
      currency: mostly(fc.constantFrom('EUR', 'USD', 'JPY'), 'KWD'),
      issue_date: usual(day),
      due_date: usual(day),
      delivery_date: usual(day),
      period: rare(
        mostly(fc.constant({ start: '2026-11-01', end: '2026-11-30' }), {
          start: '2026-11-30',
          end: '2026-11-01',
        }),
      ),
      delivery_address: rare(fc.record({ name: rare(text), ...addressParts })),
      preceding_invoice: rare(fc.record({ number: fc.constant('2026-1'), issue_date: rare(day) })),
      preceding_invoices: rare(
        fc.array(
          fc.record({
            number: fc.constantFrom('2026-2', '2026-3'),
            issue_date: rare(day),
            deducted_amount: rare(decimal(20, 2)),
            tax_rate: rare(fc.constant('19')),
          }),
          { minLength: 1, maxLength: 2 },
        ),
      ),
      prices_include_tax: rare(fc.boolean()),
      tax_note: usual(text),
      exemption_code: rare(mostly(fc.constant('VATEX-EU-132'), 'VATEX-EU-999')),
      prepaid_amount: rare(decimal(50, 2)),
      tax_currency: rare(fc.constantFrom('SEK', 'EUR')),
      tax_exchange_rate: rare(fc.constantFrom('11.0235', '0.9')),
      cash_rounding: rare(fc.constantFrom('0.05', '1')),
      ...references,
      payee: rare(
        fc.record({
          name: usual(fc.constant('Factoring Example')),
          identifier: rare(fc.constantFrom('P-1', '')),
          identifier_scheme: rare(mostly(fc.constant('0088'), '9999')),
          registration_id: rare(fc.constantFrom('HRB 9', '')),
          registration_scheme: rare(mostly(fc.constant('0002'), '9999')),
        }),
      ),
      tax_representative: rare(
        fc.record({
          name: usual(text),
          tax_id: usual(mostly(fc.constant('FR 99999999999'), '12/345')),
          ...addressParts,
        }),
      ),
      payment_reference: rare(text),
      mydata_mark: rare(fc.constantFrom('400001234567890', '0')),
      attachments: rare(
        fc.uniqueArray(
          fc.oneof(
            fc.record({
              name: fc.constantFrom('Stunden März.csv', 'proof.csv', '請求書.csv'),
              description: rare(fc.constantFrom('Käse & Brot', 'LISIBLE')),
              data: fc.constantFrom('data:text/csv;base64,QQ==', 'data:text/csv;base64,QTtCCjE7Mgo='),
            }),
            fc.record({
              name: fc.constantFrom('Zeitnachweis', 'proof.csv', '4711'),
              description: rare(fc.constant('Käse & Brot')),
              url: fc.constantFrom('https://example.com/a?b=1&c=%20', 'https://files.example.com:8443/#x'),
            }),
          ),
          { minLength: 1, maxLength: 3, selector: ({ name }) => name },
        ),
      ),
      payment_terms: usual(mostly(fc.constant('14 days net'), '#SKONTO#TAGE=7#PROZENT=2.00#')),
      payment_means: rare(mostly(fc.constantFrom('58', '30', '10'), '99')),
      notes: rare(fc.oneof(text, fc.constant(''))),
    }),
  })
  .map(({ name, kinds, lines, hasOtherLines, charges, seller, buyer, discount, fields }) => {
    const cash = fields.currency === 'JPY' ? { cash_rounding: undefined } : {}
    const taxed = <Own extends object>(own: Own, kind: number) => ({
      ...own,
      ...kinds[kind % kinds.length],
    })
    return {
      name,
      invoice: invoiceWith(
        present({
          ...fields,
          ...cash,
          ...discount,
          seller,
          buyer,
          charges: charges?.map(([own, kind]) => taxed(own, kind)),
          items: (hasOtherLines ? lines.all : lines.plain).map(line =>
            'own' in line ? taxed(line.own, line.kind) : line,
          ),
        }) as object,
      ),
    }
  })
