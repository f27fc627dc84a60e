import { partsOfPattern } from './invoice-number.ts'

/** Where a number stands: its series is what is before and after the counter. */
export interface NumberPlace {
  before: string
  after: string
  counter: bigint
  /** digits of the counter */
  width: number
}

/**
 * Finds the counter of a number that was made by this pattern, in any year or month; of any other number the digits
 * at its end are the counter. `undefined`: it has none.
 */
export function numberPlace(number: string, pattern: string): NumberPlace | undefined {
  const match = expressionOf(pattern)?.exec(number) ?? /^(.*?)(\d{1,18})()$/s.exec(number)
  if (!match) return undefined
  const [, before = '', counter = '', after = ''] = match
  return { before, after, counter: BigInt(counter), width: counter.length }
}

export const numberAt = ({ before, after, width }: NumberPlace, counter: bigint): string =>
  before + String(counter).padStart(width, '0') + after

const digitsOf: Record<string, string> = { YYYY: '\\d{4}', YY: '\\d{2}', MM: '\\d{2}' }

function expressionOf(pattern: string): RegExp | undefined {
  const { parts, counterAt } = partsOfPattern(pattern)
  if (counterAt === -1) return undefined
  const texts = parts.map((part, index) =>
    index % 2 === 1 ? (digitsOf[part] ?? escaped(part)) : escaped(part),
  )
  const before = texts.slice(0, counterAt).join('')
  const after = texts.slice(counterAt + 1).join('')
  return new RegExp(`^(${before})(\\d{1,18})(${after})$`, 's')
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
