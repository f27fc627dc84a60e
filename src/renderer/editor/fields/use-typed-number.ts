import { type ChangeEvent, type FocusEvent, useState } from 'react'
import { parseDecimal } from '#core/money/decimal.ts'
import { formatQuantity, formatUnitPrice } from '#core/money/format.ts'
import { parseTypedNumber } from '#core/money/typed-number.ts'
import { uiLocale } from '../../i18n/locale.ts'

interface Typing {
  text: string
  /** draft value of the typed text; a different draft value means that something else changed it */
  value: string
  interpretation: string | null
}

/**
 * State of a number field: displays the number in the user's locale and keeps the typed text while typing.
 * The draft already holds the parsed value, so totals and preview follow each keystroke.
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
    interpretation: isTyping ? typing.interpretation : null,
    input: {
      value: isTyping ? typing.text : formatNumberInput(value, kind, currency, uiLocale),
      inputMode: 'decimal' as const,
      // the sign stays before the digits
      dir: 'ltr' as const,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const text = event.target.value
        const typed = parseNumberInput(text, uiLocale)
        setTyping({ text, ...typed })
        onValue(typed.value)
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    },
    /** called on blur: the field displays the formatted number again */
    endTyping: () => setTyping(null),
  }
}

export type NumberKind = 'quantity' | 'price' | 'percent'

/** Formats a number of the draft for display; text that is not a number stays unchanged. */
export function formatNumberInput(value: string, kind: NumberKind, currency: string, locale: string): string {
  const decimal = parseDecimal(value)
  if (decimal === undefined) return value
  return kind === 'price' ? formatUnitPrice(decimal, currency, locale) : formatQuantity(decimal, locale)
}

/** Whether a plain decimal is between 0 and 100. */
export const isPercent = (text: string): boolean =>
  parseDecimal(text) !== undefined && Number(text) >= 0 && Number(text) <= 100

/** Parses typed text to the draft's value: the number, or the text itself if it is not one. */
export function parseNumberInput(
  text: string,
  locale: string,
): { value: string; interpretation: string | null } {
  const read = parseTypedNumber(text, locale)
  return read.ok
    ? { value: read.value, interpretation: read.interpretation }
    : { value: text, interpretation: null }
}
