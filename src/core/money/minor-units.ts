import type { Decimal } from './decimal.ts'

/**
 * An exact amount as a number of the smallest units of its currency, for sums of many amounts.
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
