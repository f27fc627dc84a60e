import Big from 'big.js'
import { type Decimal, toDecimal } from './decimal.ts'

/** An exact amount of a currency. */
export interface Money {
  currency: string
  amount: Decimal
}

/** Sum of the amounts in one currency; amounts in other currencies are ignored. */
export const sumIn = (currency: string, amounts: readonly Money[]): Big =>
  amounts.filter(each => each.currency === currency).reduce((sum, { amount }) => sum.plus(amount), new Big(0))

export interface Sum {
  currency: string
  count: number
  total: Decimal
}

/** Adds amounts per currency, in order of first occurrence. */
export function sumsOf(amounts: readonly { currency: string; payable: Decimal | null }[]): Sum[] {
  return [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, own]) => {
    const payables = own.map(({ payable }) => new Big(payable ?? 0))
    const decimals = Math.max(0, ...own.map(({ payable }) => payable?.split('.')[1]?.length ?? 0))
    const total = payables.reduce((sum, payable) => sum.plus(payable), new Big(0))
    return { currency, count: own.length, total: toDecimal(total, decimals) }
  })
}
