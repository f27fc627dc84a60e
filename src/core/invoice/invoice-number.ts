export interface NumberShape {
  /** what stands before and after the counter */
  before: string
  after: string
  /** digits at least */
  width: number
  /** without a counter in the pattern: the number as it is, while it is free */
  plain?: string
}

/** A pattern cut into texts and, at the odd places, tokens without braces; the first counter counts, -1: there is none. */
export function partsOfPattern(pattern: string): { parts: string[]; counterAt: number } {
  const parts = pattern
    .split(/(\{(?:YYYY|YY|MM|#+)\}|#+)/)
    .map(part => (/^\{.*\}$/.test(part) ? part.slice(1, -1) : part))
  return { parts, counterAt: parts.findIndex((part, index) => index % 2 === 1 && part.startsWith('#')) }
}

/**
 * What the numbers of a pattern such as `INV-{YYYY}-{####}` look like on a day. Tokens, with or without braces:
 * YYYY, YY, MM and #### (as many digits as there are marks, more when they are used up).
 */
export function numberShape(pattern: string, date: string): NumberShape {
  const [year = '', month = ''] = date.split('-')
  const dated: Record<string, string> = { YYYY: year, YY: year.slice(-2), MM: month }
  const { parts: tokens, counterAt } = partsOfPattern(pattern)
  const parts = tokens.map((part, index) => (index % 2 === 1 ? (dated[part] ?? part) : part))
  if (counterAt === -1) {
    const plain = parts.join('')
    return { before: `${plain}-`, after: '', width: 1, plain }
  }
  const before = parts.slice(0, counterAt).join('')
  const after = parts.slice(counterAt + 1).join('')
  return { before, after, width: parts[counterAt]?.length ?? 1 }
}

/**
 * The next number of a pattern: one above the highest that is taken in the same period, so that a number is never used
 * twice, not even one whose invoice was given up.
 */
export function proposeNumber(pattern: string, date: string, taken: Iterable<string>): string {
  const { before, after, width, plain } = numberShape(pattern, date)
  const used = new Set(taken)
  if (plain !== undefined && !used.has(plain)) return plain

  let highest = 0n
  for (const number of used) {
    if (!number.startsWith(before) || !number.endsWith(after)) continue
    const counter = number.slice(before.length, number.length - after.length)
    if (/^\d{1,32}$/.test(counter) && BigInt(counter) > highest) highest = BigInt(counter)
  }
  return before + String(highest + 1n).padStart(width, '0') + after
}
