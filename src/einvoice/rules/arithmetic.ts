import type Big from 'big.js'
import { Exact } from '#core/invoice/line-net.ts'
import { type Decimal, toDecimal } from '#core/money/decimal.ts'

export const exact = (value: Decimal | undefined): Big => new Exact(value ?? 0)

export const sumOf = (values: readonly (Decimal | undefined)[]): Big =>
  values.reduce((sum, value) => sum.plus(exact(value)), new Exact(0))

/** Rounded to cents, half away from zero. */
export const cents = (value: Big): Big => value.round(2, 1)

export const isWithin = (found: Big, expected: Big, tolerance: number): boolean =>
  tolerance === 0 ? found.eq(expected) : found.minus(expected).abs().lt(tolerance)

/** With the two decimals of the standard, or more if the amount has them. */
export const amountText = (value: Big): Decimal => toDecimal(value, Math.max(2, value.c.length - value.e - 1))
