import { boundedCache } from '../caches.ts'
import { defaultLocale } from '../defaults.ts'

const cache = boundedCache<ReadonlySet<string>>(50)

/** Group separators of a locale. Some have two: de-AT groups quantities with spaces and money with points. */
export const groupSeparators = (locale: string): ReadonlySet<string> =>
  cache(locale, () => findGroupSeparators(locale))

function findGroupSeparators(locale: string): ReadonlySet<string> {
  const styles = [{}, { style: 'currency', currency: 'EUR' } as const]
  const parts = styles.flatMap(style =>
    numberFormat(locale, { ...style, useGrouping: 'always' }).formatToParts(1234567),
  )
  return new Set(parts.filter(part => part.type === 'group').map(part => part.value))
}

/**
 * Creates an `Intl.NumberFormat`, in English for an invalid tag. Digits are always 0 to 9, which the embedded fonts
 * contain and the number parser accepts.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const latin = { ...options, numberingSystem: 'latn' }
  try {
    return new Intl.NumberFormat(locale, latin)
  } catch {
    return new Intl.NumberFormat(defaultLocale, latin)
  }
}
