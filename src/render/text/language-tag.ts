import { defaultLocale } from '#core/defaults.ts'

/** The language of a locale as BCP 47 writes it, without what it says about figures and calendars. */
export function tagOf(locale: string): string {
  try {
    return new Intl.Locale(locale).baseName
  } catch {
    return defaultLocale
  }
}
