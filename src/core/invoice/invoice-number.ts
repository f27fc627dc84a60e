import { limits } from '../limits.ts'

/** A counter may be as long as a whole invoice number. */
export const maxCounterDigits = limits.invoiceNumberLength

const counterExpression = new RegExp(`^\\d{1,${maxCounterDigits}}$`)

export interface NumberPattern {
  /** text before and after the counter */
  before: string
  after: string
  /** minimum digits of the counter */
  width: number
  /** the number of a pattern without a counter, used while it is free */
  plain?: string
}

/**
 * Splits a pattern into literal texts (even indexes) and tokens without braces (odd indexes). `counterAt` is the index
 * of the first counter, -1 without one.
 */
export function splitPattern(pattern: string): { parts: string[]; counterAt: number } {
  const parts = pattern
    .split(/(\{(?:YYYY|YY|MM|#+)\}|#+)/)
    .map(part => (/^\{.*\}$/.test(part) ? part.slice(1, -1) : part))
  return { parts, counterAt: parts.findIndex((part, index) => index % 2 === 1 && part.startsWith('#')) }
}

/**
 * Fills the date of a pattern such as `INV-{YYYY}-{####}`. Tokens: {YYYY}, {YY}, {MM}, and #### with or without braces
 * (minimum number of digits).
 */
export function numberPatternOn(pattern: string, date: string): NumberPattern {
  const [year = '', month = ''] = date.split('-')
  const dated: Record<string, string> = { YYYY: year, YY: year.slice(-2), MM: month }
  const { parts: tokens, counterAt } = splitPattern(pattern)
  const parts = tokens.map((part, index) => (index % 2 === 1 ? (dated[part] ?? part) : part))
  if (counterAt === -1) {
    const plain = parts.join('')
    return { before: `${plain}-`, after: '', width: 1, plain }
  }
  const before = parts.slice(0, counterAt).join('')
  const after = parts.slice(counterAt + 1).join('')
  return { before, after, width: parts[counterAt]?.length ?? 1 }
}

/** The next number of a pattern: the highest counter of the same period plus one, so that no number is used twice. */
export function proposeNumber(pattern: string, date: string, taken: Iterable<string>): string {
  const { before, after, width, plain } = numberPatternOn(pattern, date)
  const used = new Set(taken)
  if (plain !== undefined && !used.has(plain)) return plain

  let highest = 0n
  for (const number of used) {
    if (!number.startsWith(before) || !number.endsWith(after)) continue
    const counter = number.slice(before.length, number.length - after.length)
    if (counterExpression.test(counter) && BigInt(counter) > highest) highest = BigInt(counter)
  }
  return before + String(highest + 1n).padStart(width, '0') + after
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu
/** Unicode dashes, minus, heavy minus, modifier minus, hyphen bullet. */
const hyphens = /[\p{Pd}\u2212\u2796\u02d7\u2043]/gu
/** White space and the braille blank, which looks the same. */
const spaces = /[\s\u2800]+/g

/** Normalises an invoice number so that numbers which look the same are equal: invisible characters, width, case, hyphens, spaces. */
export function comparableNumber(number: string): string {
  const visible = number.toWellFormed().normalize('NFKC').replace(invisible, '')
  const plain = visible.replace(hyphens, '-').replace(spaces, ' ').trim()
  // ß equals SS and ς equals σ only after upper-casing; ẞ needs lower-casing first.
  return plain.toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
}

/**
 * A text that sorts alphabetically like the invoice numbers: runs of digits count as numbers, so that INV-9 comes
 * before INV-10. Stored, so a change needs a migration.
 * @param number as returned by `comparableNumber`
 */
export const sortableNumber = (number: string): string => number.replaceAll(/[0-9]+/g, withLength)

function withLength(run: string): string {
  const digits = run.replace(/^0+(?=.)/, '')
  return `${String(Math.min(digits.length, 99)).padStart(2, '0')}${digits}`
}
