import { parseDecimal } from '#core/decimal.ts'
import { formatQuantity, formatUnitPrice } from '#core/format.ts'
import { readTypedNumber } from '#core/typed-number.ts'

export type NumberKind = 'quantity' | 'price' | 'percent'

/** A number of the draft as the cell shows it when nobody is typing; text that is no number stays as it is. */
export function shownNumber(value: string, kind: NumberKind, currency: string, locale: string): string {
  const decimal = parseDecimal(value)
  if (decimal === undefined) return value
  return kind === 'price' ? formatUnitPrice(decimal, currency, locale) : formatQuantity(decimal, locale)
}

/** What typed text means for the draft: the number where it is one, else the text itself, so nothing is lost. */
export function typedNumber(text: string, locale: string): { value: string; reading: string | null } {
  const read = readTypedNumber(text, locale)
  return read.ok ? { value: read.value, reading: read.reading } : { value: text, reading: null }
}
