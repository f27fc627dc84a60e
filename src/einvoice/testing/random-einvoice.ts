import fc from 'fast-check'
import { isFrenchFormat } from '#core/einvoice-formats.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { type Decimal, toDecimal } from '#core/money/decimal.ts'
import type { Allowance, LineAllowance, TaxBreakdown } from '../model/amounts.ts'
import type { Attachment, EInvoice, Line, Payment } from '../model/einvoice.ts'
import { type FormatName, formats } from '../model/formats.ts'
import type { Address, Delivery } from '../model/parties.ts'
import { withFormat } from '../write-einvoice.ts'

/** Random valid documents, with amounts computed from the lines. */

const d = (value: string | number): Decimal => toDecimal(new Exact(value))
const money = (value: InstanceType<typeof Exact>): Decimal => toDecimal(value, 2)
const sum = (values: readonly (Decimal | undefined)[]) =>
  values.reduce((total, value) => total.plus(value ?? 0), new Exact(0))

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const text = fc.constantFrom(
  'Beratung',
  'Käse & Brot',
  '<Rohr> "5"',
  "l'été ]]>",
  '請求書',
  'a  b',
  'Line 1\nLine 2',
  'Ω😀',
  'שלום',
)
const date = fc.integer({ min: 1, max: 28 }).map(day => `2026-11-${String(day).padStart(2, '0')}`)
const decimals = (min: number, max: number, digits: number) =>
  fc
    .tuple(
      fc.integer({ min: min * 10 ** digits, max: max * 10 ** digits }),
      fc.integer({ min: 0, max: digits }),
    )
    .map(([units]) => d(new Exact(units).div(10 ** digits).toString()))

/** @returns the object without its absent fields */
function present<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T
}

const categoriesOf: fc.Arbitrary<string[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<string[]>(['O']) },
  { weight: 1, arbitrary: fc.constantFrom<string[]>(['L'], ['M'], ['L', 'M', 'S'], ['B'], ['B', 'Z']) },
  { weight: 6, arbitrary: fc.subarray(['S', 'Z', 'E', 'AE', 'K', 'G'], { minLength: 1, maxLength: 3 }) },
)

/** Categories with a rate above 0 and without a reason for an exemption. */
const taxed = ['S', 'L', 'M', 'B']

interface TaxKind {
  taxCategory: string
  taxRate?: Decimal
}

const taxKind = (categories: readonly string[]): fc.Arbitrary<TaxKind> =>
  fc
    .tuple(fc.constantFrom(...categories), fc.constantFrom('19', '7', '5.5', '20.00', '2.1'))
    .map(([taxCategory, rate]) => ({
      taxCategory,
      ...(taxCategory !== 'O' && { taxRate: d(taxed.includes(taxCategory) ? rate : '0') }),
    }))

const allowance = (reasonCode: string): fc.Arbitrary<LineAllowance> =>
  fc
    .record({ base: decimals(0, 900, 2), percent: decimals(0, 50, 1), byPercent: fc.boolean(), reason: text })
    .map(({ base, percent, byPercent, reason }) => ({
      ...(byPercent
        ? {
            base: money(new Exact(base)),
            percent,
            amount: money(new Exact(base).times(percent).div(100).round(2, 1)),
          }
        : { amount: money(new Exact(base)) }),
      reason,
      ...(byPercent && { reasonCode }),
    }))

const line = (categories: readonly string[]): fc.Arbitrary<Omit<Line, 'id'>> =>
  fc
    .record({
      name: text,
      value: decimals(-30, 60, 3),
      unit: fc.constantFrom('C62', 'HUR', 'KGM', 'MTK', 'DAY', 'XPP'),
      price: decimals(0, 900, 4),
      discount: optional(decimals(0, 9, 2)),
      per: optional(fc.constantFrom('1', '10', '100')),
      tax: taxKind(categories),
      allowances: optional(fc.array(allowance('95'), { minLength: 1, maxLength: 2 })),
      charges: optional(fc.array(allowance('FC'), { minLength: 1, maxLength: 1 })),
      note: optional(text),
      description: optional(text),
      orderLine: optional(fc.constant('7')),
      accountingReference: optional(fc.constant('4400')),
      hasIds: fc.boolean(),
      hasPeriod: fc.boolean(),
    })
    .map(({ value, unit, price, discount, per, tax, hasIds, hasPeriod, ...own }) => {
      const net = new Exact(value).times(price).div(per ?? 1)
      const amounts = (list: LineAllowance[] = []) => sum(list.map(({ amount }) => amount))
      return present<Line>({
        ...own,
        ...tax,
        quantity: { value, unit },
        netPrice: price,
        ...(discount && {
          priceDiscount: discount,
          grossPrice: d(new Exact(price).plus(discount).toString()),
        }),
        ...(per && { priceQuantity: { value: d(per), unit } }),
        net: money(net.plus(amounts(own.charges)).minus(amounts(own.allowances)).round(2, 1)),
        ...(hasPeriod && { period: { start: '2026-11-02', end: '2026-11-20' } }),
        ...(hasIds && {
          object: { id: 'M-1', scheme: 'AVE' },
          sellerItemId: 'S-1',
          buyerItemId: 'B-1',
          standardItemId: { id: '4000001000005', scheme: '0160' },
          classifications: [{ id: '0721-880X', scheme: 'IB', schemeVersion: '1' }],
          originCountry: 'FR',
          attributes: [{ name: 'Farbe', value: 'rot' }],
        }),
      } as Line)
    })

const address = (country: string): fc.Arbitrary<Address> =>
  fc
    .record({ line1: optional(text), line2: optional(text), line3: optional(text), region: optional(text) })
    .map(own => present<Address>({ ...own, city: 'Köln', postcode: '50667', country }))

const iban = 'DE89370400440532013000'

const payment: fc.Arbitrary<Payment | undefined> = fc.oneof(
  fc.constantFrom<Payment>(
    {
      means: '58',
      meansText: 'SEPA',
      accounts: [{ id: iban, name: 'Example GmbH', provider: 'COBADEFFXXX' }],
    },
    { means: '30', remittance: 'R 1', accounts: [{ id: '123-456' }, { id: iban }] },
    { means: '48', card: { number: '1234', holder: 'A. Beispiel' } },
    { means: '54', card: { number: '1234' } },
    { means: '59', mandate: { reference: 'M-1', creditorId: 'DE98ZZZ09999999999', debitedAccount: iban } },
    { means: '10' },
    { means: '1' },
  ),
)

const attachment: fc.Arbitrary<Attachment[]> = fc.constantFrom(
  [{ reference: 'A-1', description: 'Hours', url: 'https://example.com/hours' }],
  [{ reference: 'A-2', file: { content: 'SGVsbG8=', mimeType: 'application/pdf', name: 'hours.pdf' } }],
)

const delivery: fc.Arbitrary<Delivery> = fc
  .record({ name: optional(text), address: address('FR'), hasLocation: fc.boolean() })
  .map(({ name, address: at, hasLocation }) =>
    present<Delivery>({
      name,
      date: '2026-11-20',
      address: at,
      location: hasLocation ? { id: '4000001000005', scheme: '0088' } : undefined,
    }),
  )

const head = fc.record({
  number: fc.constantFrom('INV-1', 'Ä/2026&1'),
  issueDate: date,
  dueDate: optional(fc.constant('2026-12-24')),
  buyerReference: fc.constant('04011000-12345-03'),
  projectReference: optional(fc.constant('P-1')),
  contractReference: optional(fc.constant('C-1')),
  orderReference: optional(fc.constant('O-1')),
  salesOrderReference: optional(fc.constant('SO-1')),
  receivingAdviceReference: optional(fc.constant('R-1')),
  despatchAdviceReference: optional(fc.constant('D-1')),
  tenderReference: optional(fc.constant('T-1')),
  invoicedObject: optional(fc.constant({ id: 'OBJ', scheme: 'AVE' })),
  accountingReference: optional(fc.constant('4400')),
  paymentTerms: optional(fc.constantFrom('30 days', '#SKONTO#TAGE=14#PROZENT=2.00#\n')),
  taxPointDate: optional(date),
  notes: optional(
    fc.array(fc.constantFrom({ text: 'Thank you' }, { subject: 'AAI', text: '#1 & more' }), {
      minLength: 1,
      maxLength: 2,
    }),
  ),
  precedingInvoices: optional(
    fc.constant(null).map(() => [{ number: 'INV-0', issueDate: '2026-10-01' }, { number: 'INV-00' }]),
  ),
  attachments: optional(attachment),
  payment,
  delivery: optional(delivery),
  period: optional(fc.constant({ start: '2026-11-01', end: '2026-11-30' })),
})

interface Shape {
  categories: string[]
  tradingName: string | undefined
  hasNumberOnly: boolean
  hasRegistration: boolean
  hasPayee: boolean
  hasRepresentative: boolean
  sellerAddress: Address
  buyerAddress: Address
}

/** Parties and identifiers that the VAT categories allow. */
function partiesOf(shape: Shape): Pick<EInvoice, 'seller' | 'buyer' | 'payee' | 'taxRepresentative'> {
  const isUntaxed = shape.categories.includes('O')
  const needsVatId = shape.categories.some(category => category === 'K' || category === 'G')
  const needsBuyer = shape.categories.some(category => category === 'K' || category === 'AE')
  const usesTaxNumber = isUntaxed || (shape.hasNumberOnly && !needsVatId)
  const registration = { id: 'HRB 1234', scheme: '0204' }
  return {
    seller: {
      name: 'Example GmbH & Co',
      ...(shape.tradingName && { tradingName: shape.tradingName }),
      identifiers: [{ id: 'S-1' }, { id: '4000001000005', scheme: '0088' }],
      ...(shape.hasRegistration && { registration }),
      ...(usesTaxNumber ? { taxNumber: '12345678901' } : { vatId: 'DE123456789' }),
      electronicAddress: { id: '4000001000005', scheme: '0088' },
      address: shape.sellerAddress,
      contact: { name: 'A. Beispiel', phone: '+49 221 123456', email: 'a@example.com' },
      legalInformation: 'Amtsgericht Köln',
    },
    buyer: {
      name: 'Käufer <AG>',
      ...(shape.hasRegistration && { registration, identifiers: [{ id: 'B-1' }] }),
      ...(needsBuyer && !isUntaxed && { vatId: 'FR12345678901' }),
      electronicAddress: { id: '9930:example', scheme: '9930' },
      address: shape.buyerAddress,
    },
    ...(shape.hasPayee && {
      payee: { name: 'Factoring Example', identifiers: [{ id: 'P-1' }], registration: { id: 'HRB 9' } },
    }),
    ...(shape.hasRepresentative &&
      !isUntaxed && {
        taxRepresentative: {
          name: 'Vertreter',
          vatId: 'FR999999999',
          address: { city: 'Paris', country: 'FR' },
        },
      }),
  }
}

function taxesOf(lines: Line[], allowances: Allowance[], charges: Allowance[]): TaxBreakdown[] {
  const parts = [
    ...lines.map(each => ({ ...each, part: each.net ?? d(0) })),
    ...allowances.map(each => ({ ...each, part: d(new Exact(each.amount ?? 0).times(-1).toString()) })),
    ...charges.map(each => ({ ...each, part: each.amount ?? d(0) })),
  ]
  const keyOf = (each: TaxKind | Line) =>
    `${each.taxCategory} ${each.taxRate === undefined ? '' : new Exact(each.taxRate).toFixed()}`
  return [...Map.groupBy(parts, keyOf).values()].map(own => {
    const [first] = own
    const category = first?.taxCategory ?? ''
    const rate = category === 'O' ? d(0) : (first?.taxRate ?? d(0))
    const base = sum(own.map(({ part }) => part))
    return {
      category,
      rate,
      base: money(base),
      amount: money(base.times(rate).div(100).round(2, 1)),
      ...(!taxed.includes(category) && category !== 'Z' && { exemptionReason: 'Exempt', ...vatex(category) }),
    }
  })
}

const vatex = (category: string) =>
  category === 'E' ? {} : { exemptionCode: `VATEX-EU-${category === 'K' ? 'IC' : category}` }

/** Split payment requires Italian addresses. */
function makeItalian({ seller, buyer, taxRepresentative, delivery, lines = [] }: EInvoice): void {
  for (const party of [seller, buyer, taxRepresentative, delivery])
    if (party?.address) party.address = { ...party.address, country: 'IT' }
  for (const line of lines) if (line.originCountry) line.originCountry = 'IT'
}

const types = ['380', '380', '384', '389', '381', '381', '326']

/** Without the French formats, which need their own parties and notes: `french-rules.test.ts`. */
const names = (Object.keys(formats) as FormatName[]).filter(name => !isFrenchFormat(name))

export interface RandomEInvoice {
  name: FormatName
  invoice: EInvoice
}

/** A valid document with its format. */
export const validEInvoice: fc.Arbitrary<RandomEInvoice> = categoriesOf.chain(categories =>
  fc
    .record({
      name: fc.constantFrom(...names),
      type: fc.constantFrom(...types),
      currency: fc.constantFrom('EUR', 'EUR', 'USD', 'CHF', 'PLN'),
      inTaxCurrency: optional(decimals(1, 2, 3)),
      head,
      lines: fc.array(line(categories), { minLength: 1, maxLength: 6 }),
      allowances: fc.array(fc.tuple(allowance('95'), taxKind(categories)), { maxLength: 2 }),
      charges: fc.array(fc.tuple(allowance('FC'), taxKind(categories)), { maxLength: 2 }),
      prepaid: optional(decimals(0, 100, 2)),
      rounding: optional(fc.constantFrom('0.02', '-0.01')),
      tradingName: optional(text),
      hasNumberOnly: fc.boolean(),
      hasRegistration: fc.boolean(),
      hasPayee: fc.boolean(),
      hasRepresentative: fc.boolean(),
      sellerAddress: address('DE'),
      buyerAddress: address('FR'),
    })
    .map(({ name, type, currency, inTaxCurrency, head: own, prepaid, rounding, ...rest }) => {
      const lines = rest.lines.map((each, index) => ({ id: String(index + 1), ...each }))
      const allowances = rest.allowances.map(([each, tax]) => ({ ...each, ...tax }))
      const charges = rest.charges.map(([each, tax]) => ({ ...each, ...tax }))
      const taxes = taxesOf(lines, allowances, charges)
      const net = sum(lines.map(each => each.net))
      const allowed = sum(allowances.map(({ amount }) => amount))
      const charged = sum(charges.map(({ amount }) => amount))
      const withoutTax = net.minus(allowed).plus(charged)
      const tax = sum(taxes.map(({ amount }) => amount))
      const withTax = withoutTax.plus(tax)
      const isForeign = currency !== 'EUR' && inTaxCurrency !== undefined
      const isIntraCommunity = categories.includes('K')
      const lineDelivery = isIntraCommunity
        ? {
            delivery: {
              date: '2026-11-20',
              ...own.delivery,
              address: { country: 'FR', city: 'Paris', postcode: '75001' },
            },
          }
        : {}
      const invoice = present<EInvoice>({
        ...own,
        // Peppol allows few types
        type: name === 'peppol' && type !== '381' ? '380' : type,
        currency,
        ...(isForeign && { taxCurrency: 'EUR' }),
        ...partiesOf({ ...rest, categories }),
        ...lineDelivery,
        lines,
        ...(allowances.length > 0 && { allowances }),
        ...(charges.length > 0 && { charges }),
        taxes,
        totals: present<NonNullable<EInvoice['totals']>>({
          lines: money(net),
          allowances: allowances.length > 0 ? money(allowed) : undefined,
          charges: charges.length > 0 ? money(charged) : undefined,
          withoutTax: money(withoutTax),
          tax: money(tax),
          taxInTaxCurrency: isForeign ? money(tax.times(inTaxCurrency).round(2, 1)) : undefined,
          withTax: money(withTax),
          prepaid: prepaid && money(new Exact(prepaid)),
          rounding: rounding && d(rounding),
          payable: money(withTax.minus(prepaid ?? 0).plus(rounding ?? 0)),
        }),
      } as unknown as EInvoice)
      if (categories.includes('B')) makeItalian(invoice)
      if (name === 'peppol') invoice.notes?.splice(1)
      // the official schema is CII D16B, which has one element for preceding invoices
      if (formats[name].syntax === 'cii') invoice.precedingInvoices?.splice(1)
      return { name, invoice: withFormat(invoice, formats[name]) }
    }),
)
