import type Big from 'big.js'
import { boundedCache } from '#core/caches.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { type Decimal, toDecimal } from '#core/money/decimal.ts'

const parsed = boundedCache<Big>(1000)

/** Cached, because many rules read the same amounts, and parsing costs more than computing. */
export const exact = (value: Decimal | undefined): Big => {
  const text = value ?? '0'
  return parsed(text, () => new Exact(text))
}

/** Adds amounts as integers, because adding thousands of Big values is slow. */
export function sumOf(values: readonly (Decimal | undefined)[]): Big {
  let digits = 0
  let length = 0
  for (const value of values) {
    if (value === undefined) continue
    const point = value.indexOf('.')
    if (point !== -1) digits = Math.max(digits, value.length - point - 1)
    length = Math.max(length, point === -1 ? value.length : point)
  }
  // each product is within 0.25 of its integer, and their sum is a safe integer
  if (length + digits + String(values.length).length > 15) return bigSumOf(values)
  const scale = 10 ** digits
  let units = 0
  for (const value of values) if (value !== undefined) units += Math.round(Number(value) * scale)
  return new Exact(`${units}e-${digits}`)
}

const bigSumOf = (values: readonly (Decimal | undefined)[]): Big =>
  values.reduce((sum, value) => sum.plus(exact(value)), new Exact(0))

/** Rounds to cents, half away from zero. */
export const cents = (value: Big): Big => value.round(2, 1)

export const isWithin = (found: Big, expected: Big, tolerance: number): boolean =>
  tolerance === 0 ? found.eq(expected) : found.minus(expected).abs().lt(tolerance)

/** Like `round()` of XPath, which rounds half up. */
export const roundsToZero = (value: Big): boolean => value.gte('-0.5') && value.lt('0.5')

/** Formats an amount with two decimals, or more if it has them. */
export const amountText = (value: Big): Decimal => toDecimal(value, Math.max(2, value.c.length - value.e - 1))
