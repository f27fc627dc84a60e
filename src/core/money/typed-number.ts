import Big from 'big.js'
import { currenciesOfMark } from './currency-marks.ts'
import { type Decimal, divideRounded, parseDecimal, toDecimal } from './decimal.ts'
import { groupSeparators } from './digit-separators.ts'
import { formatQuantity } from './format.ts'

/**
 * `interpretation` is the parsed number in plain form, such as "= 90", for a formula or an ambiguous text; otherwise
 * null.
 */
export type TypedNumber = { ok: true; value: Decimal; interpretation: string | null } | { ok: false }

const maxInputLength = 200
/** Decimals kept of a quotient. */
const quotientDigits = 10

/**
 * Parses a typed or pasted number. Comma and point are both accepted:
 * - If both occur, the last one is the decimal separator.
 * - One that occurs several times is a group separator.
 * - One that occurs once is the decimal separator, unless it is the locale's group separator before exactly three
 *   digits and the number has no leading 0.
 *
 * Text that begins with `=` is calculated: `=60*1.5`.
 */
export function parseTypedNumber(text: string, locale: string): TypedNumber {
  if (text.length > maxInputLength) return { ok: false }
  const plain = plainCharacters(text)
  const isFormula = plain.startsWith('=')
  const number = isFormula ? plain.slice(1) : withoutCurrency(plain)
  const read = parseSeparators(number, locale)
  if (read === undefined && isFormula) return calculate(number, locale)

  const value = read === undefined ? undefined : parseDecimal(read.digits)
  if (read === undefined || value === undefined) return { ok: false }
  const formatted = formatQuantity(value, locale)
  const isAsTyped = !read.isAmbiguous || plainCharacters(formatted) === number
  return { ok: true, value, interpretation: isAsTyped ? null : `= ${formatted}` }
}

/** Normalises full-width forms and minus signs to ASCII; removes spaces and apostrophes, which are group separators. */
function plainCharacters(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/[\s'\u2019\u02bc\u200e\u200f\u061c]/g, '')
}

/** Removes a currency code or symbol before or after the number. */
function withoutCurrency(text: string): string {
  const match = /^(-?)([^\d.,-]*)(-?)([\d.,]*)([^\d.,-]*)$/.exec(text)
  if (!match) return text
  const [, outer = '', before = '', inner = '', digits = '', after = ''] = match
  return [before, after].every(isCurrencyAffix) ? outer + inner + digits : text
}

function isCurrencyAffix(affix: string): boolean {
  const letters = affix.replace(/\p{Sc}/gu, '').toUpperCase()
  // Intl writes "R$", "JP¥" and "£GB" to distinguish currencies with the same symbol.
  const isSymbol = letters !== affix.toUpperCase() && /^[A-Z]{0,3}$/.test(letters)
  return affix === '' || isSymbol || currenciesOfMark(letters) !== undefined
}

interface ParsedSeparators {
  /** with a point as decimal separator, without group separators */
  digits: string
  /** whether the group separator might have been meant as a decimal separator */
  isAmbiguous: boolean
}

function parseSeparators(text: string, locale: string): ParsedSeparators | undefined {
  const match = /^(-?)(\d[\d.,]*|[.,]\d+)$/.exec(text)
  if (!match) return undefined
  const [, sign = '', body = ''] = match
  const found = body.replace(/\d/g, '')
  if (found === '') return { digits: text, isAmbiguous: false }
  const last = found.slice(-1)
  const occursOnce = found.indexOf(last) === found.length - 1
  const isMixed = new Set(found).size > 1

  if (!isMixed && (!occursOnce || groupSeparators(locale).has(last))) {
    const digits = ungrouped(body)
    if (digits !== undefined) return { digits: sign + digits, isAmbiguous: occursOnce }
  }
  if (!occursOnce) return undefined
  const [whole = '', fraction = ''] = body.split(last)
  const digits = isMixed ? ungrouped(whole) : whole || '0'
  if (digits === undefined) return undefined
  return { digits: sign + digits + (fraction === '' ? '' : `.${fraction}`), isAmbiguous: false }
}

/** Removes the separators of `1.234.567` or the Indian `12,34,567`; undefined if the grouping is invalid. */
function ungrouped(text: string): string | undefined {
  const isGrouped = /^[1-9]\d{0,2}((\.\d{3})+|(,\d{2,3})*,\d{3})$/.test(text)
  return isGrouped ? text.replace(/\D/g, '') : undefined
}

/** A fraction that is divided last, so that `=1/3*3` is 1. */
interface Fraction {
  dividend: Big
  divisor: Big
}

const product = (one: Fraction, other: Fraction): Fraction => ({
  dividend: one.dividend.times(other.dividend),
  divisor: one.divisor.times(other.divisor),
})

const sum = (one: Fraction, other: Fraction): Fraction => ({
  dividend: one.dividend.times(other.divisor).plus(other.dividend.times(one.divisor)),
  divisor: one.divisor.times(other.divisor),
})

const negative = ({ dividend, divisor }: Fraction): Fraction => ({ dividend: dividend.neg(), divisor })

function inverse({ dividend, divisor }: Fraction): Fraction {
  if (dividend.eq(0)) throw new RangeError('division by zero')
  return { dividend: divisor, divisor: dividend }
}

/** Evaluates a formula of + - × ÷ and parentheses. */
function calculate(text: string, locale: string): TypedNumber {
  const operators = text.replaceAll('×', '*').replaceAll('÷', '/')
  const tokens = Array.from(operators.matchAll(/[\d.,]+|./gu), ([token]) => token)
  let at = 0
  let isRounded = false

  const readFactor = (): Fraction => {
    const token = tokens[at++]
    if (token === '-') return negative(readFactor())
    if (token === '(') {
      const value = readSum()
      if (tokens[at++] !== ')') throw new RangeError('unclosed')
      return value
    }
    const read = token === undefined ? undefined : parseSeparators(token, locale)
    if (read === undefined) throw new RangeError('no number')
    return { dividend: new Big(read.digits), divisor: new Big(1) }
  }
  const readProduct = (): Fraction => {
    let value = readFactor()
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isQuotient = tokens[at++] === '/'
      isRounded ||= isQuotient
      value = product(value, isQuotient ? inverse(readFactor()) : readFactor())
    }
    return value
  }
  const readSum = (): Fraction => {
    let value = readProduct()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = sum(value, tokens[at++] === '+' ? readProduct() : negative(readProduct()))
    return value
  }

  try {
    const { dividend, divisor } = readSum()
    if (at < tokens.length) return { ok: false }
    const result = isRounded ? divideRounded(dividend, divisor, quotientDigits) : dividend
    const value = parseDecimal(toDecimal(result))
    if (value === undefined) return { ok: false }
    return { ok: true, value, interpretation: `= ${formatQuantity(value, locale)}` }
  } catch {
    // Division by zero or a syntax error.
    return { ok: false }
  }
}
