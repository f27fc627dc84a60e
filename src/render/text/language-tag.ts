import { defaultLocale } from '#core/defaults.ts'
import { parseLocale } from '#core/text/locale.ts'

/** The language of a locale as BCP 47 writes it, without what it says about figures and calendars. */
export const tagOf = (locale: string): string => parseLocale(locale)?.baseName ?? defaultLocale
