import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceWith } from '../testing/invoices.ts'
import { totalsOf } from './totals.ts'

const decimal = (limit: bigint, digits: number) =>
  fc.bigInt({ min: -limit, max: limit }).map(units => new Big(String(units)).div(10 ** digits).toFixed())

const line = fc.record(
  {
    description: fc.constant('Example'),
    quantity: decimal(100_000n, 3),
    unit_price: decimal(10_000_000n, 4),
    tax_rate: fc.constantFrom('0', '5.5', '7', '7.00', '19', '19.0'),
    price_quantity: fc.constantFrom('1', '3', '100', '0.5'),
    discount_percent: fc.constantFrom('0', '2.5', '10', '33.33', '100'),
  },
  { requiredKeys: ['description', 'quantity', 'unit_price'] },
)

const invoice = fc
  .record({
    items: fc.array(line, { minLength: 1, maxLength: 12 }),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'),
    discount: fc.oneof(
      fc.constant({}),
      fc.constantFrom('1', '12.5').map(discount_percent => ({ discount_percent })),
      decimal(100_000n, 2).map(discount_amount => ({ discount_amount })),
    ),
    prices_include_tax: fc.boolean(),
    prepaid_amount: decimal(100_000n, 2),
    cash: fc.constantFrom({}, { cash_rounding: '5' }, { cash_rounding: '1' }),
  })
  .map(({ discount, cash, ...fields }) => ({ ...fields, ...discount, ...cash }))

const charge = fc.record(
  {
    amount: decimal(100_000n, 3).map(amount => amount.replace('-', '')),
    tax_rate: fc.constantFrom('0', '7.0', '21'),
  },
  { requiredKeys: ['amount'] },
)
const invoiceWithCharges = fc
  .tuple(invoice, fc.array(charge, { maxLength: 4 }))
  .map(([fields, charges]) => ({ ...fields, charges }))

const sum = (values: (string | null)[]) =>
  values.reduce((total, value) => total.plus(value ?? 0), new Big(0)).toFixed()
const same = (value: string) => new Big(value).toFixed()

test('the parts of every invoice add up', () => {
  fc.assert(
    fc.property(invoiceWithCharges, fields => {
      const found = totalsOf(invoiceWith(fields))
      const net = sum([found.subtotal, `-${found.discount}`.replace('--', ''), found.charges])
      const bases = sum(found.taxes.map(tax => tax.base))
      expect(sum(found.lines)).toBe(same(found.subtotal))
      expect(sum(found.taxes.map(tax => tax.amount))).toBe(same(found.tax_total))
      if (fields.prices_include_tax) expect(same(found.total)).toBe(net)
      else expect(same(found.total)).toBe(sum([net, found.tax_total]))
      if (found.taxes.length > 0)
        expect(fields.prices_include_tax ? sum([bases, found.tax_total]) : bases).toBe(net)
      const due = new Big(found.total).minus(found.prepaid)
      expect(same(found.payable)).toBe(due.plus(found.rounding).toFixed())
      expect(JSON.stringify(found)).not.toMatch(/"-0(\.0*)?"/)
    }),
    { numRuns: 300 },
  )
})

test('a credit note mirrors its invoice to the last cent', () => {
  const negate = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`)
  const mirrored = (text: string) => (Number(text) === 0 ? text : negate(text))
  fc.assert(
    fc.property(invoice, fields => {
      const found = totalsOf(invoiceWith(fields))
      const credit = totalsOf(
        invoiceWith({
          ...fields,
          items: fields.items.map(item => ({ ...item, quantity: negate(item.quantity) })),
          prepaid_amount: negate(fields.prepaid_amount),
          ...('discount_amount' in fields && { discount_amount: negate(fields.discount_amount) }),
        }),
      )
      expect(credit).toEqual({
        ...found,
        lines: found.lines.map(line => line && mirrored(line)),
        taxes: found.taxes.map(tax => ({ ...tax, base: mirrored(tax.base), amount: mirrored(tax.amount) })),
        ...Object.fromEntries(
          (['subtotal', 'discount', 'tax_total', 'total', 'prepaid', 'rounding', 'payable'] as const).map(
            name => [name, mirrored(found[name])],
          ),
        ),
      })
    }),
    { numRuns: 300 },
  )
})

test('totals do not depend on the order of the lines and charges', () => {
  fc.assert(
    fc.property(invoiceWithCharges, fields => {
      const found = totalsOf(invoiceWith(fields))
      const { items, charges } = fields
      const reversed = totalsOf(
        invoiceWith({ ...fields, items: items.toReversed(), charges: charges.toReversed() }),
      )
      expect({ ...reversed, lines: reversed.lines.toReversed() }).toEqual(found)
    }),
    { numRuns: 200 },
  )
})
