import Big from 'big.js'
import { minorUnits } from './currency.ts'
import { type Decimal, parseDecimal, toDecimal } from './decimal.ts'
import { groupMarks } from './digit-separators.ts'
import { formatQuantity } from './format.ts'

/** `reading` says how an ambiguous text was read, such as "= 1,234"; null where nobody could doubt it. */
export type TypedNumber = { ok: true; value: Decimal; reading: string | null } | { ok: false }

const longestText = 200
/** Decimals of a quotient that never ends: enough for a price each, few enough to be read. */
const quotientDigits = 10

const Exact = Big()
Exact.DP = 40
Exact.RM = 1

/**
 * A number as a person types or pastes it. Comma and point both work: if both occur, the last is the decimal mark;
 * one that occurs several times groups; one that occurs once is the decimal mark, unless it is the locale's group
 * mark followed by exactly three digits; nobody groups after a leading 0. A text that begins with `=` is calculated: `=60*1.5`.
 */
export function readTypedNumber(text: string, locale: string): TypedNumber {
  if (text.length > longestText) return { ok: false }
  const plain = plainCharacters(text)
  if (plain.startsWith('=')) return calculate(plain.slice(1), locale)

  const read = readMarks(withoutCurrency(plain), locale)
  const value = read === undefined ? undefined : parseDecimal(read.digits)
  if (read === undefined || value === undefined) return { ok: false }
  return { ok: true, value, reading: read.doubtful ? `= ${formatQuantity(value, locale)}` : null }
}

/** Full-width forms of Japanese keyboards to ASCII, typographic minus to hyphen; spaces and apostrophes only group. */
function plainCharacters(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(/[\s'\u2019\u02bc\u200e\u200f\u061c]/g, '')
}

const letterSymbols = new Set('KR KR. ZŁ FT KČ LEI ЛВ ЛВ. ДИН ДИН. FR FR. SFR R RS RS.'.split(' '))

/** A currency's code or symbol before or after the number, where spreadsheets and web pages put it. */
function withoutCurrency(text: string): string {
  const match = /^(-?)([^\d.,-]*)(-?)([\d.,]*)([^\d.,-]*)$/.exec(text)
  if (!match) return text
  const [, outer = '', before = '', inner = '', digits = '', after = ''] = match
  const isCurrency = [before, after].every(isCurrencyMark)
  return isCurrency && outer + inner !== '--' ? outer + inner + digits : text
}

function isCurrencyMark(affix: string): boolean {
  const letters = affix.replace(/\p{Sc}/gu, '').toUpperCase()
  // Intl writes "R$", "JP¥" and "£GB" to tell one dollar, yen or pound from another.
  const isSymbol = letters !== affix.toUpperCase() && /^[A-Z]{0,3}$/.test(letters)
  return affix === '' || isSymbol || minorUnits(letters) !== undefined || letterSymbols.has(letters)
}

interface Marks {
  /** with a point as decimal mark and nothing else */
  digits: string
  /** a group mark that could have been meant as a decimal mark */
  doubtful: boolean
}

function readMarks(text: string, locale: string): Marks | undefined {
  const match = /^(-?)(\d[\d.,]*|[.,]\d+)$/.exec(text)
  if (!match) return undefined
  const [, sign = '', body = ''] = match
  const found = body.replace(/\d/g, '')
  const last = found.at(-1) ?? ''
  const occursOnce = found.indexOf(last) === found.length - 1
  const isMixed = new Set(found).size > 1

  const groups =
    !isMixed && (!occursOnce || (groupMarks(locale).has(last) && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body)))
  if (found === '') return { digits: sign + body, doubtful: false }
  if (groups) {
    const digits = ungrouped(body, last)
    return digits === undefined ? undefined : { digits: sign + digits, doubtful: occursOnce }
  }
  if (!occursOnce) return undefined
  const [whole = '', fraction = ''] = body.split(last)
  const digits = isMixed ? ungrouped(whole, found.charAt(0)) : whole || '0'
  if (digits === undefined) return undefined
  return { digits: sign + digits + (fraction === '' ? '' : `.${fraction}`), doubtful: false }
}

/** The digits of `1.234.567` or of the Indian `12,34,567`; undefined where the groups make no number. */
function ungrouped(text: string, mark: string): string | undefined {
  const groups = text.split(mark)
  const last = groups.at(-1) ?? ''
  const isGrouped =
    last.length === 3 &&
    !text.startsWith('0') &&
    groups.every((group, index) => {
      const isDigits = /^\d{1,3}$/.test(group)
      return isDigits && (index === 0 || group.length === 3 || (group.length === 2 && mark === ','))
    })
  return isGrouped ? groups.join('') : undefined
}

/** Sums in a cell: + - x / and parentheses over numbers that are read like any other. */
function calculate(text: string, locale: string): TypedNumber {
  const tokens =
    text
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .match(/[\d.,]+|[-+*/()]|./gu) ?? []
  let at = 0
  let isRounded = false

  const factor = (): Big => {
    const token = tokens[at++]
    if (token === '-') return factor().neg()
    if (token === '(') {
      const value = sum()
      if (tokens[at++] !== ')') throw new RangeError('unclosed')
      return value
    }
    const read = token === undefined ? undefined : readMarks(token, locale)
    if (read === undefined) throw new RangeError('no number')
    return new Exact(read.digits)
  }
  const product = (): Big => {
    let value = factor()
    while (tokens[at] === '*' || tokens[at] === '/') {
      const isQuotient = tokens[at++] === '/'
      isRounded ||= isQuotient
      value = isQuotient ? value.div(factor()) : value.times(factor())
    }
    return value
  }
  const sum = (): Big => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value.plus(product()) : value.minus(product())
    return value
  }

  try {
    const exact = sum()
    if (at < tokens.length) return { ok: false }
    const result = isRounded ? exact.round(quotientDigits, 1) : exact
    const value = parseDecimal(toDecimal(result))
    if (value === undefined) return { ok: false }
    return { ok: true, value, reading: `= ${formatQuantity(value, locale)}` }
  } catch {
    // Division by zero, or what is not a calculation.
    return { ok: false }
  }
}
