import { defaultLocale } from '../defaults.ts'

/**
 * Creates an `Intl.DateTimeFormat` of the Gregorian calendar in UTC, in English for an invalid tag. Digits are always 0 to
 * 9, which the embedded fonts contain.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const gregorian = { ...options, timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const
  try {
    return new Intl.DateTimeFormat(locale, gregorian)
  } catch {
    return new Intl.DateTimeFormat(defaultLocale, gregorian)
  }
}
