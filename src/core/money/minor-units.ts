import Big from 'big.js'
import { minorUnits } from './currency.ts'
import { type Decimal, parseDecimal, toDecimal } from './decimal.ts'

/**
 * A stored amount rounded half away from zero to the decimals of its currency; two decimals if the currency is unknown.
 * The result may be zero.
 * @returns `undefined` if the text is not a decimal, or exceeds the limits of an amount before or after rounding
 */
export function fitToCurrency(text: string, currency: string): Decimal | undefined {
  const amount = parseDecimal(text)
  if (amount === undefined) return undefined
  const digits = minorUnits(currency) ?? 2
  return parseDecimal(toDecimal(new Big(amount).round(digits, 1), digits))
}

/**
 * Converts an exact amount to minor units, for sums of many amounts.
 * @param digits decimals of the currency; the amount has at most as many
 */
export function toUnits(amount: Decimal, digits: number): bigint {
  const [whole = '', fraction = ''] = amount.split('.')
  if (fraction.length > digits) throw new RangeError(`${amount} has more than ${digits} decimals`)
  return BigInt(whole + fraction.padEnd(digits, '0'))
}

export function unitsToDecimal(units: bigint, digits: number): Decimal {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
  const at = text.length - digits
  const amount = digits === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`
  return (units < 0n ? `-${amount}` : amount) as Decimal
}
