import { type ChangeEvent, type FocusEvent, useState } from 'react'
import { parseDecimal } from '#core/decimal.ts'
import { formatQuantity, formatUnitPrice } from '#core/format.ts'
import { readTypedNumber } from '#core/typed-number.ts'
import { uiLocale } from '../../controls/locale.ts'

interface Typing {
  text: string
  /** what the text came to in the draft; another value there means that something else changed it */
  value: string
  reading: string | null
}

/**
 * A number field: shows the number as people here write it, takes it as they type it. While typing, the text stays
 * exactly as typed and the draft already holds its meaning, so the totals and the preview follow each key.
 */
export function useTypedNumber(
  value: string,
  kind: NumberKind,
  currency: string,
  onValue: (value: string) => void,
) {
  const [typing, setTyping] = useState<Typing | null>(null)
  const isTyping = typing !== null && typing.value === value

  return {
    reading: isTyping ? typing.reading : null,
    input: {
      value: isTyping ? typing.text : formatNumberInput(value, kind, currency, uiLocale),
      inputMode: 'decimal' as const,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const text = event.target.value
        const typed = parseNumberInput(text, uiLocale)
        setTyping({ text, ...typed })
        onValue(typed.value)
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    },
    /** called when the field is left: from now on it shows the number */
    endTyping: () => setTyping(null),
  }
}

export type NumberKind = 'quantity' | 'price' | 'percent'

/** A number of the draft as the cell shows it when nobody is typing; text that is no number stays as it is. */
function formatNumberInput(value: string, kind: NumberKind, currency: string, locale: string): string {
  const decimal = parseDecimal(value)
  if (decimal === undefined) return value
  return kind === 'price' ? formatUnitPrice(decimal, currency, locale) : formatQuantity(decimal, locale)
}

/** What typed text means for the draft: the number where it is one, else the text itself, so nothing is lost. */
export function parseNumberInput(text: string, locale: string): { value: string; reading: string | null } {
  const read = readTypedNumber(text, locale)
  return read.ok ? { value: read.value, reading: read.reading } : { value: text, reading: null }
}
