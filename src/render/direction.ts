import type { Direction } from './shaper.ts'

/** ISO 15924, of the scripts that are written from right to left and still in daily use. */
const rightToLeftScripts: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** The direction in which a language is written; unknown ones count as English does. */
export function directionOf(locale: string): Direction {
  try {
    return rightToLeftScripts.includes(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
