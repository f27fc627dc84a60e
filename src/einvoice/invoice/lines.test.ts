import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsOf } from '#core/invoice/totals.ts'
import { isSummed } from '#core/line-kind.ts'
import { invoiceWith } from '#core/testing/invoices.ts'
import { runs } from '#core/testing/runs.ts'
import type { LineAllowance } from '../model/amounts.ts'
import type { Line } from '../model/einvoice.ts'
import { eInvoiceOf } from './einvoice-of-invoice.ts'
import { importEInvoice } from './invoice-of-einvoice.ts'

/** The requirements of Peppol for line amounts, as products, so that nothing is rounded. */
const brokenRules = ({
  quantity,
  netPrice,
  priceQuantity,
  net,
  allowances = [],
  charges = [],
}: Line): string[] => {
  const sum = (list: LineAllowance[]) =>
    list.reduce((all, { amount = '0' }) => all.plus(amount), new Big(0)).minus(0)
  const per = new Big(priceQuantity?.value ?? 1)
  const parts = new Big(quantity?.value ?? 0)
    .times(netPrice ?? 0)
    .plus(sum(charges).minus(sum(allowances)).times(per))
  const adjustments = [...allowances, ...charges]
  const isNear = (found: Big, expected: Big, scale: Big) =>
    found.minus(expected).abs().lte(scale.times('0.02'))
  return [
    ...(isNear(new Big(net ?? 0).times(per), parts, per) ? [] : ['R120']),
    ...(adjustments.every(
      ({ amount = '0', base, percent }) =>
        base === undefined ||
        percent === undefined ||
        isNear(new Big(amount).times(100), new Big(base).times(percent), new Big(100)),
    )
      ? []
      : ['R040']),
    ...(adjustments.every(({ base, percent }) => (base === undefined) === (percent === undefined))
      ? []
      : ['R041, R042']),
    ...(per.gt(0) ? [] : ['R121']),
    ...(adjustments.every(({ amount = '0', reason }) => new Big(amount).gt(0) && reason) ? [] : ['reason']),
  ]
}

const decimal = (digits: number, decimals: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: 10 ** digits }), fc.integer({ min: 0, max: decimals }))
    .map(([units, digitsAfter]) => new Big(units).div(10 ** digitsAfter).toFixed())
const rare = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })

const item = fc.record(
  {
    quantity: fc.tuple(decimal(6, 6), fc.boolean()).map(([value, minus]) => (minus ? `-${value}` : value)),
    unit_price: decimal(7, 8),
    price_quantity: rare(fc.constantFrom('100', '3', '0.5')),
    discount_percent: rare(fc.constantFrom('7.5', '33.333', '100', '0', '0.01')),
    charge_amount: rare(decimal(4, 3)),
    tax_rate: fc.constantFrom('24', '11', '5.5', '0'),
  },
  { requiredKeys: ['quantity', 'unit_price', 'tax_rate'] },
)

const invoices = fc
  .record({
    currency: fc.constantFrom('ISK', 'JPY', 'CLP', 'EUR', 'HUF', 'KWD', 'UYW'),
    country: fc.constantFrom('IS', 'JP', 'FR', 'DK', 'NO', 'AT'),
    isGross: fc.boolean(),
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    discount: fc.constantFrom({}, { discount_percent: '12.5' }, { discount_amount: '1' }),
  })
  .map(({ currency, country, isGross, items, discount }) =>
    invoiceWith({
      currency,
      seller: { name: 'Example Ltd', country },
      ...(isGross && { prices_include_tax: true }),
      ...discount,
      items: items.map(each => ({ description: 'Example', ...JSON.parse(JSON.stringify(each)) })),
    }),
  )

const same = (value: string | null | undefined) => new Big(value ?? 0).toFixed()

test('lines add up as Peppol demands in every currency, and state the amounts of the page', () => {
  fc.assert(
    fc.property(invoices, invoice => {
      const { lines = [], totals = {} } = eInvoiceOf(invoice, 'peppol')
      const page = totalsOf(invoice)
      expect(lines.flatMap(brokenRules)).toEqual([])
      expect([totals.withTax, totals.tax, totals.prepaid, totals.payable].map(same)).toEqual(
        [page.total, page.tax_total, page.prepaid, page.payable].map(same),
      )
      if (invoice.prices_include_tax) return
      expect(lines.map(({ net }) => same(net))).toEqual(page.lines.map(same))
      for (const [index, { quantity, netPrice, priceQuantity }] of lines.entries()) {
        const stated = invoice.items.filter(isSummed)[index]
        expect(same(quantity?.value)).toBe(same(stated?.quantity))
        const price = new Big(netPrice ?? 0).times(stated?.price_quantity ?? 1)
        expect(price.toFixed()).toBe(
          new Big(stated?.unit_price ?? 0).times(priceQuantity?.value ?? 1).toFixed(),
        )
      }
    }),
    { numRuns: runs(5000, 300) },
  )
})

const decimalsOf = (value = '') => value.split('.')[1]?.length ?? 0

test('prices of a French seller and computed prices have at most six decimals', () => {
  fc.assert(
    fc.property(invoices, invoice => {
      if (invoice.seller?.country !== 'FR' && !invoice.prices_include_tax) return
      for (const { netPrice } of eInvoiceOf(invoice, 'cii').lines ?? [])
        expect(decimalsOf(netPrice)).toBeLessThanOrEqual(6)
    }),
    { numRuns: runs(2000, 200) },
  )
})

const lineOf = (fields: object, invoice: object = {}) =>
  eInvoiceOf(
    invoiceWith({
      currency: 'ISK',
      ...invoice,
      items: [{ description: 'Example', quantity: '1', ...fields }],
    }),
    'peppol',
  ).lines?.[0]

test('a line in whole currency units states its rounding separately from the discount', () => {
  expect(lineOf({ unit_price: '12345', discount_percent: '7.5' })).toMatchObject({
    net: '11419.00',
    netPrice: '12345',
    allowances: [
      { amount: '925.88', base: '12345.00', percent: '7.5', reason: 'Discount' },
      { amount: '0.12', reason: 'Rounding' },
    ],
  })
  expect(lineOf({ unit_price: '33.5' })).toMatchObject({
    net: '34.00',
    charges: [{ amount: '0.50', reason: 'Rounding' }],
  })
})

test('cents of rounding are part of the discount, and a line without rounding has none', () => {
  const line = lineOf({ quantity: '3', unit_price: '0.333', discount_percent: '50' }, { currency: 'EUR' })
  expect(line).toMatchObject({ net: '0.50', allowances: [{ amount: '0.50' }] })
  expect(lineOf({ unit_price: '12345' })).not.toHaveProperty('charges')
})

test('the price of a large quantity has a larger base quantity, so that its decimals suffice', () => {
  const line = lineOf(
    { quantity: '1000000', unit_price: '1', tax_rate: '19' },
    { currency: 'EUR', prices_include_tax: true },
  )
  expect(line).toMatchObject({ net: '840336.13', netPrice: '8403.361345', priceQuantity: { value: '10000' } })
  expect(line).not.toHaveProperty('charges')
})

test('rounding of a line is no discount of the invoice that is read', () => {
  const own = invoiceWith({
    currency: 'ISK',
    items: [{ description: 'Example', quantity: '3', unit_price: '33.5', discount_percent: '7.5' }],
  })
  const read = importEInvoice(eInvoiceOf(own, 'peppol'))
  expect(read).toMatchObject({
    ok: true,
    invoice: { items: [{ unit_price: '33.5', discount_percent: '7.5' }] },
  })
  expect(read.omitted.filter(({ path }) => path.startsWith('lines'))).toEqual([])
})

test('outside the scope of VAT only the breakdown has a rate', () => {
  const document = eInvoiceOf(
    invoiceWith({ items: [{ description: 'Example', quantity: 1, unit_price: '1', tax_category: 'O' }] }),
    'xrechnung-ubl',
  )
  expect(document.taxes).toEqual([expect.objectContaining({ category: 'O', rate: '0' })])
  expect(document.lines?.[0]).not.toHaveProperty('taxRate')
})
