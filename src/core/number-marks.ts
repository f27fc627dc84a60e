const cache = new Map<string, ReadonlySet<string>>()

/**
 * The group marks of a locale. Some have two: de-AT groups quantities by spaces and money by points.
 * Unknown tags count as English.
 */
export function groupMarks(locale: string): ReadonlySet<string> {
  const known = cache.get(locale)
  if (known) return known
  const marks = new Set(
    [{}, { style: 'currency', currency: 'EUR' } as const].flatMap(style =>
      numberFormat(locale, { ...style, useGrouping: 'always' })
        .formatToParts(1234567)
        .filter(part => part.type === 'group')
        .map(part => part.value),
    ),
  )
  cache.set(locale, marks)
  return marks
}

/** `Intl.NumberFormat` that survives a tag which is being typed. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options)
  } catch {
    return new Intl.NumberFormat('en', options)
  }
}
