import Big from 'big.js'
import { memoizeByIdentity } from '../caches.ts'
import { type Decimal, divideRounded, toDecimal } from '../money/decimal.ts'
import type { RenderablePricedItem } from './renderable-invoice.ts'

/** Big.js that rounds half away from zero, so that a credit note mirrors its invoice. `divideRounded` divides. */
export const Exact = Big()
Exact.RM = 1

export const sumOf = (values: readonly (Big | Decimal)[]): Big =>
  values.reduce<Big>((sum, value) => sum.plus(value), new Exact(0))

export interface LineNet {
  /** `null` if a number is missing */
  amount: Decimal | null
  /** in minor units of the currency; 0 if a number is missing */
  units: bigint
  /** tax rate without trailing zeros; 0 for a line item without one */
  rate: string
}

/** Net of a line item, rounded after the discount, plus its rounded charge; the unit price is never rounded. */
export const lineNetOf = memoizeByIdentity((item: RenderablePricedItem, digits: number): LineNet => {
  const rate = new Exact(item.tax_rate ?? 0).toFixed()
  const discounted = netOf(item, digits)
  if (discounted === undefined) return { amount: null, units: 0n, rate }
  const { charge_amount: charge } = item
  const net = charge === undefined ? discounted : discounted.plus(new Exact(charge).round(digits, 1))
  return { amount: toDecimal(net, digits), units: BigInt(net.times(10 ** digits).toFixed()), rate }
})

function netOf(
  { quantity, unit_price, price_quantity, discount_percent }: RenderablePricedItem,
  digits: number,
): Big | undefined {
  if (quantity === null || unit_price === null) return undefined
  const full = new Exact(quantity).times(unit_price)
  const net =
    discount_percent === undefined ? full : full.times(new Exact(100).minus(discount_percent)).times('0.01')
  return price_quantity === undefined ? net.round(digits, 1) : divideRounded(net, price_quantity, digits)
}
