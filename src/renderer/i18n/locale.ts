import { dateStyleOf } from '#core/money/format.ts'
import { daysBetween, isCalendarDate } from '#core/text/calendar-date.ts'
import { capital } from '#languages/grammar/create-writer.ts'
import { isolate } from '#languages/grammar/isolate.ts'
import type { Language } from '#languages/grammar/language.ts'

/** Language of the texts, plural forms, lists, letter case, and names of countries, currencies and languages. */
export let interfaceLanguage = 'en'
export let interfaceDirection: Language['direction'] = 'ltr'
/**
 * Locale of numbers, dates and sorting: the language of the texts with the user's region. Invoices have a locale of
 * their own.
 */
export let uiLocale: string = localeIn('en')
export const isMac: boolean = /mac/i.test(navigator.userAgent)

/** Sets the language for everything formatted after this call. */
export function setInterfaceLanguage(language: string, direction: Language['direction'] = 'ltr'): void {
  interfaceLanguage = language
  interfaceDirection = direction
  uiLocale = localeIn(language)
}

/**
 * The system's own tag of a language, such as en-GB. Any other language gets the region of the system: in en-DE words
 * are English, and numbers have the comma that the user types. Digits and calendar are those of documents.
 */
export function localeIn(language: string, ofSystem: readonly string[] = navigator.languages): string {
  const wanted = new Intl.Locale(language)
  const tags = ofSystem.map(tag => new Intl.Locale(tag))
  const own = tags.find(
    tag => tag.language === wanted.language && (!wanted.region || tag.region === wanted.region),
  )
  const region = own?.region ?? wanted.region ?? tags[0]?.maximize().region
  return new Intl.Locale(language, {
    ...(region !== undefined && { region }),
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).toString()
}

/** Computes a value, such as a formatter or a sorted list of names, once per language. */
export function perLanguage<Value>(make: () => Value): () => Value {
  let made: { locale: string; value: Value } | undefined
  return () => {
    if (made?.locale !== uiLocale) made = { locale: uiLocale, value: make() }
    return made.value
  }
}

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(() => new Intl.DateTimeFormat(uiLocale, options))
/** A date with day, month and year, as in documents. */
const wholeDateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(() => new Intl.DateTimeFormat(uiLocale, { ...options, dateStyle: dateStyleOf(uiLocale) }))
const numberFormat = (options: Intl.NumberFormatOptions) =>
  perLanguage(() => new Intl.NumberFormat(uiLocale, options))
const listFormat = (options: Intl.ListFormatOptions) =>
  perLanguage(() => new Intl.ListFormat(interfaceLanguage, options))

const time = dateFormat({ timeStyle: 'short' })
const day = wholeDateFormat({})
const dateTime = wholeDateFormat({ timeStyle: 'medium' })
const calendarDay = wholeDateFormat({ timeZone: 'UTC' })
/** Portuguese adds words around the month, which are too wide for a column: "7 de jun. de 2025". */
const columnDate = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(() => {
    const style = /^pt\b/.test(uiLocale)
      ? ({ day: '2-digit', month: '2-digit' } as const)
      : ({ day: 'numeric', month: 'short' } as const)
    return new Intl.DateTimeFormat(uiLocale, { ...options, ...style, timeZone: 'UTC' })
  })
const shortDate = columnDate({})
const shortDateWithYear = columnDate({ year: 'numeric' })
const dayAndMonth = dateFormat({ day: 'numeric', month: 'numeric', timeZone: 'UTC' })
const shortMonth = dateFormat({ month: 'short', timeZone: 'UTC' })
const month = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })
const distance = perLanguage(() => new Intl.RelativeTimeFormat(uiLocale, { numeric: 'auto' }))

const dateOf = (date: string) => new Date(`${date}T00:00:00Z`)

export const formatTime = (instant: string): string => time().format(new Date(instant))
export const formatDay = (instant: string): string => day().format(new Date(instant))
export const formatDateTime = (instant: string): string => dateTime().format(new Date(instant))

/** A calendar date (YYYY-MM-DD) for a narrow list: without the year if it equals that of `today`. */
export const formatShortDate = (date: string, today: string): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? shortDate() : shortDateWithYear()).format(dateOf(date))

/** A date without the year, in a form that can be typed: "12/5" in en-GB. */
export const formatDayAndMonth = (date: string): string => dayAndMonth().format(dateOf(date))

/** `Intl` writes "14 日後", and Japanese texts have no space after a number. */
const spaceAfterDigit = /(?<=\d) (?=\p{Script=Han})/u

/** Distance of a calendar date (YYYY-MM-DD) from today, such as "in 14 days". */
export const formatDistance = (date: string, today: string): string =>
  distance()
    .format(daysBetween(today, date) ?? 0, 'day')
    .replace(spaceAfterDigit, '')

/** The month of a calendar date (YYYY-MM-DD): "Aug 2026". */
export const formatMonth = (date: string): string => month().format(dateOf(date))

/** The month of a calendar date, without the year: "Aug". */
export const formatShortMonth = (date: string): string => shortMonth().format(dateOf(date))

/** First and last day of a period, or a single calendar date (YYYY-MM-DD). */
export const formatDays = (from: string, to: string = from): string =>
  calendarDay().formatRange(dateOf(from), dateOf(to))

/** Formats a text of a file or message if it is a calendar date (YYYY-MM-DD), otherwise returns it unchanged. */
export const formatIfDate = (text: string): string => (isCalendarDate(text) ? formatDays(text) : text)

const conjunction = listFormat({ type: 'conjunction' })
const disjunction = listFormat({ type: 'disjunction' })
const units = listFormat({ type: 'unit', style: 'short' })

/**
 * Isolates a name or number within a text of the interface, so that its direction does not change the order of the
 * words.
 */
export const isolated = (text: string): string => isolate(text, interfaceDirection)
const allIsolated = (texts: readonly string[]) => texts.map(isolated)

export const formatList = (texts: readonly string[]): string => conjunction().format(allIsolated(texts))
export const formatEither = (texts: readonly string[]): string => disjunction().format(allIsolated(texts))
/** Joins the parts of one thing, without "and". */
export const formatUnits = (texts: readonly string[]): string => units().format(allIsolated(texts))

const count = numberFormat({})
const compact = numberFormat({ notation: 'compact' })
const threeDigits = numberFormat({ maximumSignificantDigits: 3 })
const kilobytes = numberFormat({ style: 'unit', unit: 'kilobyte', maximumSignificantDigits: 3 })
const megabytes = numberFormat({ style: 'unit', unit: 'megabyte', maximumSignificantDigits: 3 })

/** "1,234" */
export const formatCount = (number: number): string => count().format(number)

/** "1.2K" */
export const formatCompact = (number: number): string => compact().format(number)

/** A number without unit: "12.3" for 12345 bytes. */
export const formatKilobytes = (bytes: number): string => threeDigits().format(bytes / 1000)

/** "12.3 kB" */
export const formatFileSize = (bytes: number): string =>
  bytes < 1_000_000 ? kilobytes().format(bytes / 1000) : megabytes().format(bytes / 1_000_000)

const names = (type: Intl.DisplayNamesType) => {
  const displayNames = perLanguage(() => new Intl.DisplayNames(interfaceLanguage, { type, fallback: 'code' }))
  return (code: string): string => displayNames().of(code) ?? code
}

/** Name of a country; a code without a name is returned unchanged. */
export const countryName: (code: string) => string = names('region')
export const currencyName: (code: string) => string = names('currency')
export const languageName: (locale: string) => string = names('language')

/** Capitalises a name at the start of a label. Languages, currencies and months are lower-case in some languages. */
export const capitalised = (text: string): string => capital(text, interfaceLanguage)

const order = perLanguage(() => new Intl.Collator(uiLocale))
const numericOrder = perLanguage(() => new Intl.Collator(uiLocale, { numeric: true }))

/** Sorts names. */
export const compareNames = (one: string, other: string): number => order().compare(one, other)
/** Sorts texts with numbers: INV-9 is before INV-10. */
export const compareNumbers = (one: string, other: string): number => numericOrder().compare(one, other)

export const lowerCase = (text: string): string => text.toLocaleLowerCase(interfaceLanguage)

/** 1 in a left-to-right language, otherwise -1. */
export const forward = (): 1 | -1 => (interfaceDirection === 'rtl' ? -1 : 1)

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The arrow key for the same inline side: in a right-to-left language left and right are swapped. */
export const mirroredKey = (key: string): string => (forward() === 1 ? key : (opposite[key] ?? key))
