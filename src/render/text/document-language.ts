import { boundedCache } from '#core/caches.ts'
import { defaultLocale } from '#core/defaults.ts'
import { parseLocale } from '#core/text/locale.ts'
import type { Direction } from '../model/shaper.ts'

/** ISO 15924 codes of right-to-left scripts in current use. */
const rightToLeftScripts: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

const cache = boundedCache<Direction>(50)

/** Returns the writing direction of a language; left to right if it is unknown. */
export const directionOf = (locale: string): Direction => cache(locale, () => computeDirection(locale))

function computeDirection(locale: string): Direction {
  return rightToLeftScripts.includes(parseLocale(locale)?.maximize().script ?? '') ? 'rtl' : 'ltr'
}

/** Returns the BCP 47 language of a locale, without its extensions for numbers and calendars. */
export const languageTagOf = (locale: string): string => parseLocale(locale)?.baseName ?? defaultLocale
