import Big from 'big.js'
import { limits } from '../limits.ts'

declare const decimalBrand: unique symbol

/**
 * An exact decimal in plain notation: `-?digits[.digits]`, no exponent, no leading zeros, never `-0`. Trailing zeros
 * are kept.
 */
export type Decimal = string & { readonly [decimalBrand]: true }

const plain = /^(-?)0*(\d+)(\.\d+)?$/
const withExponent = /^-?\d+(?:\.\d+)?[eE][+-]?\d{1,3}$/

/**
 * Parses a decimal string or the literal of a JSON number, which may have an exponent. Typed input is parsed by
 * `typed-number.ts`.
 * @returns `undefined` for other text, for |x| >= 10^15 and for more fraction digits than {@link limits} allows
 */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > limits.decimalLength) return undefined
  const match = plain.exec(withExponent.test(text) ? new Big(text).toFixed() : text)
  if (!match) return undefined
  const [, sign = '', integer = '', fraction = ''] = match
  if (integer.length > limits.amountDigits || fraction.length - 1 > limits.fractionDigits) return undefined
  const isZero = integer === '0' && /^\.?0*$/.test(fraction)
  return `${isZero ? '' : sign}${integer}${fraction}` as Decimal
}

export const isZero = (decimal: Decimal): boolean => /^[0.]+$/.test(decimal)
export const isNegative = (decimal: Decimal): boolean => decimal.startsWith('-')

/** Removes trailing zeros of the fraction, and pads it to at least this many digits. */
export function trimDecimal(decimal: Decimal, fractionDigits = 0): Decimal {
  const point = decimal.indexOf('.')
  if (point === -1)
    return (fractionDigits === 0 ? decimal : `${decimal}.${'0'.repeat(fractionDigits)}`) as Decimal
  const minEnd = point + 1 + fractionDigits
  let end = decimal.length
  while (end > minEnd && decimal[end - 1] === '0') end -= 1
  if (end === point + 1) end = point
  return decimal.slice(0, end).padEnd(fractionDigits === 0 ? 0 : minEnd, '0') as Decimal
}

/** Normalises a rate, so that 19, 19.00 and 1.9e1 are equal; other text is only trimmed. */
export function comparableRate(text: string): string {
  const rate = parseDecimal(text.trim())
  return rate === undefined ? text.trim() : trimDecimal(rate)
}

export const negateDecimal = (decimal: Decimal): Decimal =>
  (isNegative(decimal) ? decimal.slice(1) : isZero(decimal) ? decimal : `-${decimal}`) as Decimal

/** One Big constructor per number of decimals, because big.js configures decimals per constructor. */
const quotients = new Map<number, typeof Big>()

function quotientOf(digits: number): typeof Big {
  const known = quotients.get(digits)
  if (known) return known
  const Quotient = Big()
  Quotient.DP = digits
  Quotient.RM = 1
  quotients.set(digits, Quotient)
  return Quotient
}

/**
 * The quotient, rounded once, half away from zero. Divide only as the last step: a rounded quotient that is multiplied
 * or rounded again can miss an exact half.
 */
export function divideRounded(dividend: Big, divisor: Big | string, digits: number): Big {
  const Quotient = quotientOf(digits)
  return new Big(new Quotient(dividend).div(divisor))
}

/** The decimal of a computed value, without the limits of {@link parseDecimal}. */
export function toDecimal(value: Big, fractionDigits?: number): Decimal {
  const text = value.toFixed(fractionDigits)
  return (/^-0(\.0*)?$/.test(text) ? text.slice(1) : text) as Decimal
}
