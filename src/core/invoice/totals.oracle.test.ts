import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorUnits } from '../money/currency.ts'
import { invoiceWith } from '../testing/invoices.ts'
import { totalsOf } from './totals.ts'

/** Fractions of integers, which share no code with big.js. */
class Fraction {
  readonly top: bigint
  readonly bottom: bigint
  constructor(top: bigint, bottom = 1n) {
    this.top = bottom < 0n ? -top : top
    this.bottom = bottom < 0n ? -bottom : bottom
  }
  static of(decimal: string): Fraction {
    const [whole = '', fraction = ''] = decimal.split('.')
    return new Fraction(BigInt(whole + fraction), 10n ** BigInt(fraction.length))
  }
  plus = ({ top, bottom }: Fraction) =>
    new Fraction(this.top * bottom + top * this.bottom, this.bottom * bottom)
  times = ({ top, bottom }: Fraction) => new Fraction(this.top * top, this.bottom * bottom)
  over = ({ top, bottom }: Fraction) => new Fraction(this.top * bottom, this.bottom * top)
  negative = () => new Fraction(-this.top, this.bottom)
  /** half away from zero */
  rounded(digits: number): Fraction {
    const scale = 10n ** BigInt(digits)
    const [top, isNegative] = this.top < 0n ? [-this.top, true] : [this.top, false]
    const units = (2n * top * scale + this.bottom) / (2n * this.bottom)
    return new Fraction(isNegative ? -units : units, scale)
  }
  text(digits: number): string {
    const units = (this.top * 10n ** BigInt(digits)) / this.bottom
    const plain = String(units < 0n ? -units : units).padStart(digits + 1, '0')
    const whole = plain.slice(0, plain.length - digits)
    return `${units < 0n ? '-' : ''}${whole}${digits === 0 ? '' : `.${plain.slice(-digits)}`}`
  }
}

const hundred = Fraction.of('100')

/** Numbers with factors of one half are frequent, so that exact ties occur. */
const quantity = fc.constantFrom(
  '1',
  '3',
  '19',
  '835',
  '-7',
  '0.5',
  '2.25',
  '1234567.891',
  '0.00000000000000000001',
)
const price = fc.constantFrom('1147', '616.26', '0.005', '-12.345', '99999.995', '0.33333333333333333333')
const per = fc.constantFrom('65', '36', '7', '3', '0.3', '1000', '99999999999999.99999999999999999999')
const percent = fc.constantFrom('2.5', '10', '33.33', '12.345678', '0.00000000000000000001', '97.5')
const rate = fc.constantFrom('0', '5.5', '7', '19', '8.1', '11.11')

const item = fc.record(
  {
    quantity,
    unit_price: price,
    price_quantity: per,
    discount_percent: percent,
    charge_amount: fc.constantFrom('0.005', '2.5'),
  },
  { requiredKeys: ['quantity', 'unit_price'] },
)

const invoice = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 5 }),
  tax_rate: rate,
  currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'),
  prices_include_tax: fc.boolean(),
  discount_percent: fc.constantFrom('0', '2.5', '33.333'),
  cash_rounding: fc.constantFrom('1', '3', '50'),
})

test('lines, tax and the amount due are those of exact fractions, rounded once', () => {
  fc.assert(
    fc.property(invoice, ({ items, tax_rate, ...fields }) => {
      const digits = minorUnits(fields.currency) ?? 2
      const lines = items.map(each => {
        const full = Fraction.of(each.quantity).times(Fraction.of(each.unit_price))
        const rest = hundred.plus(Fraction.of(each.discount_percent ?? '0').negative())
        const net = full.times(rest).over(hundred.times(Fraction.of(each.price_quantity ?? '1')))
        return net.rounded(digits).plus(Fraction.of(each.charge_amount ?? '0').rounded(digits))
      })
      const subtotal = lines.reduce((all, line) => all.plus(line))
      const share = Fraction.of(fields.discount_percent).over(hundred)
      const sum = subtotal.plus(subtotal.times(share).rounded(digits).negative())
      const percent = Fraction.of(tax_rate)
      const base = fields.prices_include_tax
        ? sum.times(hundred).over(hundred.plus(percent)).rounded(digits)
        : sum
      const tax = fields.prices_include_tax
        ? sum.plus(base.negative())
        : sum.times(percent).over(hundred).rounded(digits)
      const unit = Fraction.of(fields.cash_rounding)

      const found = totalsOf(
        invoiceWith({ ...fields, items: items.map(each => ({ description: 'Example', tax_rate, ...each })) }),
      )
      expect(found.lines).toEqual(lines.map(line => line.text(digits)))
      expect(found.taxes).toMatchObject([{ base: base.text(digits), amount: tax.text(digits) }])
      expect(found.payable).toBe(base.plus(tax).over(unit).rounded(0).times(unit).text(digits))
    }),
    { numRuns: 500 },
  )
})
