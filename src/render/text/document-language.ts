import { boundedCache } from '#core/bounded-cache.ts'
import { defaultLocale } from '#core/defaults.ts'
import { parseLocale } from '#core/text/locale.ts'
import type { Direction } from '../shaper.ts'

/** ISO 15924, of the scripts that are written from right to left and still in daily use. */
const rightToLeftScripts: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

const cache = boundedCache<Direction>(50)

/** The direction in which a language is written; unknown ones count as English does. */
export const directionOf = (locale: string): Direction => cache(locale, () => computeDirection(locale))

function computeDirection(locale: string): Direction {
  return rightToLeftScripts.includes(parseLocale(locale)?.maximize().script ?? '') ? 'rtl' : 'ltr'
}

/** The language of a locale as BCP 47 writes it, without what it says about figures and calendars. */
export const languageTagOf = (locale: string): string => parseLocale(locale)?.baseName ?? defaultLocale
