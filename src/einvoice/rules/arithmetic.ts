import type Big from 'big.js'
import { Exact } from '#core/invoice/line-net.ts'
import { type Decimal, toDecimal } from '#core/money/decimal.ts'
import { toUnits, unitsToDecimal } from '#core/money/minor-units.ts'

export const exact = (value: Decimal | undefined): Big => new Exact(value ?? 0)

/** Adds integers, because adding thousands of Big values is slow. */
export function sumOf(values: readonly (Decimal | undefined)[]): Big {
  const given = values.filter(value => value !== undefined)
  const digits = given.reduce((most, value) => Math.max(most, fractionDigitsOf(value)), 0)
  return exact(
    unitsToDecimal(
      given.reduce((sum, value) => sum + toUnits(value, digits), 0n),
      digits,
    ),
  )
}

const fractionDigitsOf = (value: Decimal): number => {
  const point = value.indexOf('.')
  return point === -1 ? 0 : value.length - point - 1
}

/** Rounded to cents, half away from zero. */
export const cents = (value: Big): Big => value.round(2, 1)

export const isWithin = (found: Big, expected: Big, tolerance: number): boolean =>
  tolerance === 0 ? found.eq(expected) : found.minus(expected).abs().lt(tolerance)

/** With the two decimals of the standard, or more if the amount has them. */
export const amountText = (value: Big): Decimal => toDecimal(value, Math.max(2, value.c.length - value.e - 1))
