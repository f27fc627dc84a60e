import { daysBetween } from '#core/text/calendar-date.ts'

/** Locale of the interface for numbers, dates, names and sorting; the invoice has its own. */
export const uiLocale: string = navigator.language
/** Language of the texts: of their plural forms, lists and letter case, and of names of countries and currencies. */
export const interfaceLanguage = 'en'
export const isMac: boolean = /mac/i.test(navigator.userAgent)

export const formatTime = (instant: string): string =>
  new Intl.DateTimeFormat(uiLocale, { timeStyle: 'short' }).format(new Date(instant))

export const formatDay = (instant: string): string =>
  new Intl.DateTimeFormat(uiLocale, { dateStyle: 'medium' }).format(new Date(instant))

/** A calendar date (YYYY-MM-DD) for a narrow list: without the year if it is the year of `today`. */
export const formatShortDate = (date: string, today: string): string =>
  new Intl.DateTimeFormat(uiLocale, {
    day: 'numeric',
    month: 'short',
    ...(date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))

const distance = new Intl.RelativeTimeFormat(uiLocale, { numeric: 'auto' })

/** How far away a calendar date (YYYY-MM-DD) is. */
export const formatDistance = (date: string, today: string): string =>
  distance.format(daysBetween(today, date) ?? 0, 'day')

/** The month of a calendar date (YYYY-MM-DD): "Aug 2026". */
export const formatMonth = (date: string): string =>
  new Intl.DateTimeFormat(uiLocale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

export const formatDateTime = (instant: string): string =>
  new Intl.DateTimeFormat(uiLocale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(instant))

export const formatList = (texts: readonly string[]): string =>
  new Intl.ListFormat(interfaceLanguage, { type: 'conjunction' }).format(texts)

/** Without "and": parts of one thing. */
export const formatUnits = (texts: readonly string[]): string =>
  new Intl.ListFormat(interfaceLanguage, { type: 'unit', style: 'short' }).format(texts)

export const formatEither = (texts: readonly string[]): string =>
  new Intl.ListFormat(interfaceLanguage, { type: 'disjunction' }).format(texts)

/** A number without unit: "12.3" for 12345 bytes. */
export const formatKilobytes = (bytes: number): string =>
  new Intl.NumberFormat(uiLocale, { maximumSignificantDigits: 3 }).format(bytes / 1000)

/** "12.3 kB" */
export function formatFileSize(bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const)
  return new Intl.NumberFormat(uiLocale, { style: 'unit', unit, maximumSignificantDigits: 3 }).format(
    bytes / size,
  )
}

export const lowerCase = (text: string): string => text.toLocaleLowerCase(interfaceLanguage)
