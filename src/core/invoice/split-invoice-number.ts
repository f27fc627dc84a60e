import { boundedCache } from '../caches.ts'
import { maxCounterDigits, splitPattern } from './invoice-number.ts'

/** An invoice number split at its counter; the texts before and after it identify the series. */
export interface InvoiceNumberParts {
  before: string
  after: string
  counter: bigint
  /** digits of the counter */
  width: number
}

const counterDigits = `(\\d{1,${maxCounterDigits}})`
const trailingDigits = new RegExp(`^(.*?)${counterDigits}()$`, 's')

/**
 * Splits a number by the first pattern that it matches, in any year and month. If none matches, the trailing digits are
 * the counter.
 * @returns `undefined` without a counter
 */
export function splitInvoiceNumber(
  number: string,
  patterns: readonly string[],
): InvoiceNumberParts | undefined {
  const following = patterns.find(pattern => followsPattern(number, pattern))
  const expression = following === undefined ? null : expressionOf(following)
  const match = (expression ?? trailingDigits).exec(number)
  if (!match) return undefined
  const [, before = '', counter = '', after = ''] = match
  return { before, after, counter: BigInt(counter), width: counter.length }
}

/** Whether a number matches this pattern in any year and month. */
export const followsPattern = (number: string, pattern: string): boolean =>
  expressionOf(pattern)?.test(number) ?? false

export const joinInvoiceNumber = ({ before, after, width }: InvoiceNumberParts, counter: bigint): string =>
  before + String(counter).padStart(width, '0') + after

const digitsOf: Record<string, string> = { YYYY: '\\d{4}', YY: '\\d{2}', MM: '\\d{2}' }

const expressionOf = (pattern: string): RegExp | null => expressions(pattern, () => compiled(pattern))

/** Cached, because compiling takes longer than matching one number. */
const expressions = boundedCache<RegExp | null>(100)

function compiled(pattern: string): RegExp | null {
  const { parts, counterAt } = splitPattern(pattern)
  if (counterAt === -1) return null
  const texts = parts.map((part, index) =>
    index % 2 === 1 ? (digitsOf[part] ?? escaped(part)) : escaped(part),
  )
  const before = texts.slice(0, counterAt).join('')
  const after = texts.slice(counterAt + 1).join('')
  return new RegExp(`^(${before})${counterDigits}(${after})$`, 's')
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
