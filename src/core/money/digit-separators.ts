import { boundedCache } from '../bounded-cache.ts'

const known = boundedCache<ReadonlySet<string>>(50)

/**
 * The group marks of a locale. Some have two: de-AT groups quantities by spaces and money by points.
 * Unknown tags count as English.
 */
export const groupMarks = (locale: string): ReadonlySet<string> => known(locale, () => findGroupMarks(locale))

function findGroupMarks(locale: string): ReadonlySet<string> {
  const styles = [{}, { style: 'currency', currency: 'EUR' } as const]
  const parts = styles.flatMap(style =>
    numberFormat(locale, { ...style, useGrouping: 'always' }).formatToParts(1234567),
  )
  return new Set(parts.filter(part => part.type === 'group').map(part => part.value))
}

/**
 * `Intl.NumberFormat` that survives a tag which is being typed. Figures are always 0 to 9, whatever the locale or its
 * `-u-nu-` would have: those are the ones that the faces of a document draw and that can be typed back in.
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const latin = { ...options, numberingSystem: 'latn' }
  try {
    return new Intl.NumberFormat(locale, latin)
  } catch {
    return new Intl.NumberFormat('en', latin)
  }
}
