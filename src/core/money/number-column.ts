import { currenciesOfMark } from './currency-marks.ts'
import { type Decimal, parseDecimal } from './decimal.ts'

/** Numbers of a table; the decimal sign of a column is decided by all of its cells. */

export const decimalSigns = ['.', ','] as const
export type DecimalSign = (typeof decimalSigns)[number]

interface Written {
  sign: '' | '-'
  /** digits, points, commas, spaces and apostrophes */
  body: string
  /** possible currencies of the cell; `null` if it names none */
  currencies: readonly string[] | null
  isPercent: boolean
}

export type NumberCell =
  | { ok: true; value: Decimal; currencies: readonly string[] | null; isPercent: boolean }
  /**
   * ambiguous: point or comma may be a decimal sign or a group separator, so the number may be a thousand times as much
   */
  | { ok: false; problem: 'ambiguous' | 'not_a_number' }

/** The decimal sign that the cells show; `null` if they show none, or both. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | null {
  const shown = new Set<DecimalSign>()
  for (const cell of cells) {
    const sign = signShownBy(writtenNumber(cell)?.body ?? '')
    if (sign !== null) shown.add(sign)
  }
  const [only] = shown
  return shown.size === 1 && only !== undefined ? only : null
}

/**
 * Reads a number of a column.
 * @param sign decimal sign of the column, used for ambiguous numbers
 * @param max the highest possible value, such as 100 for a percentage
 */
export function readNumberCell(
  text: string,
  { sign, max }: { sign: DecimalSign | null; max?: number | undefined },
): NumberCell {
  const written = writtenNumber(text)
  if (written === undefined) return { ok: false, problem: 'not_a_number' }
  const { body, currencies, isPercent } = written
  const own = signShownBy(body)
  const isOpen = own === null && /[.,]/.test(body)
  const isAboveMax = isOpen && max !== undefined && Number(body.replace(/\D/g, '')) > max
  const chosen = own ?? sign ?? (isAboveMax ? body.charAt(body.search(/[.,]/)) : null)
  if (isOpen && chosen === null) return { ok: false, problem: 'ambiguous' }
  const [whole = '', fraction = ''] = body.split(chosen ?? '.')
  const digits = ungrouped(whole)
  const value =
    digits === undefined ? undefined : parseDecimal(`${written.sign}${digits}${fraction && `.${fraction}`}`)
  return value === undefined
    ? { ok: false, problem: 'not_a_number' }
    : { ok: true, value, currencies, isPercent }
}

const maxLength = 200
/** A number with optional sign, currency or percent sign, and parentheses for a negative amount. */
const cellPattern =
  /^([-+]?)([^\d.,+-]*\p{L}\.|[^\d.,+-]*)([-+]?)((?:[.,]?\d)[\d., ']*?)((?:[^\d.,' +-]+\.?)?)(-?)$/u

/** A dash in place of cents, as in "12.-", "1.250,--" and "CHF 12.—"; not a sign. */
const centsDash = /(?<=\d)([.,])\s?[-\u2014\u2015]{1,2}(?!\d)/g

function writtenNumber(text: string): Written | undefined {
  if (text.length > maxLength) return undefined
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .replace(centsDash, '$1')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const bracketed = /^\((.*)\)$/.exec(plain)?.[1]
  const match = cellPattern.exec(
    (bracketed ?? plain).replace(/(?<=\d)\s+(?=[^\d\s])|(?<=[^\d\s])\s+(?=[\d.,+-])/gu, ''),
  )
  if (!match) return undefined
  const [, outer = '', before = '', inner = '', body = '', after = '', trailing = ''] = match
  const signs = [outer, inner, trailing, bracketed === undefined ? '' : '-'].filter(sign => sign !== '')
  if (signs.length > 1) return undefined
  const marks = [before.trim(), after.trim()].filter(mark => mark !== '')
  const isPercent = marks.some(isPercentSign)
  const named = marks.filter(mark => !isPercentSign(mark)).map(currenciesOfMark)
  if (marks.length > 1 && isPercent) return undefined
  const currencies = named.length === 0 ? null : common(named)
  if (currencies === undefined) return undefined
  return { sign: signs[0] === '-' ? '-' : '', body: body.trim(), currencies, isPercent }
}

const isPercentSign = (mark: string): boolean => mark === '%' || mark === '\u066a'

/**
 * The currencies that all marks can mean, such as Canadian dollars for "$12 CAD"; `undefined` if a mark is unknown or
 * the marks contradict each other.
 */
function common(named: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  if (named.some(each => each === undefined)) return undefined
  const [first = [], ...others] = named
  const shared = (first ?? []).filter(code => others.every(each => each?.includes(code)))
  return shared.length > 0 ? shared : undefined
}

/** The decimal sign of a number on its own; `null` if it has none, or only one that may be a group separator. */
function signShownBy(body: string): DecimalSign | null {
  const separators = body.replace(/[\d ']/g, '')
  const last = separators.slice(-1)
  if (last !== '.' && last !== ',') return null
  const other = last === '.' ? ',' : '.'
  if (separators.includes(other)) return last
  if (separators.length > 1) return other
  const [whole = '', fraction = ''] = body.split(last)
  const mayGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return mayGroup ? null : last
}

/**
 * Removes the group separators of `1.234.567`, `1 234`, `1'234` or the Indian `12,34,567`; `undefined` if they are
 * misplaced.
 */
function ungrouped(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole === '' ? '0' : whole
  const isGrouped = /^[1-9]\d{0,2}(?:(?:([., '])\d{3})(?:\1\d{3})*|(?:,\d{2})+,\d{3})$/.test(whole)
  return isGrouped ? whole.replace(/\D/g, '') : undefined
}
