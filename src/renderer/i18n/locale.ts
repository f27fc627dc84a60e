import { dateStyleOf } from '#core/money/format.ts'
import { daysBetween, isCalendarDate } from '#core/text/calendar-date.ts'
import { capital } from '#languages/grammar/create-writer.ts'
import { isolate } from '#languages/grammar/isolate.ts'
import type { Language } from '#languages/grammar/language.ts'

/** Language of the texts, their plural forms, lists and letter case, and of names of countries, currencies and languages. */
export let interfaceLanguage = 'en'
export let interfaceDirection: Language['direction'] = 'ltr'
/** Locale of numbers, dates and sorting: the language of the texts as it is written in the user's region; the invoice has its own. */
export let uiLocale: string = localeIn('en')
export const isMac: boolean = /mac/i.test(navigator.userAgent)

/** Everything that is formatted after this call follows the language. */
export function setInterfaceLanguage(language: string, direction: Language['direction'] = 'ltr'): void {
  interfaceLanguage = language
  interfaceDirection = direction
  uiLocale = localeIn(language)
}

/**
 * The tag of the system for a language that it names, such as en-GB. Another language has the region of the system: in
 * en-DE, words are English, and numbers have the comma that the user types. Digits and calendar are those of documents.
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

/** Makes a value once per language, such as a formatter or a sorted list of names. */
export function perLanguage<Value>(make: () => Value): () => Value {
  let made: { locale: string; value: Value } | undefined
  return () => {
    if (made?.locale !== uiLocale) made = { locale: uiLocale, value: make() }
    return made.value
  }
}

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(() => new Intl.DateTimeFormat(uiLocale, options))
/** A whole date, as in documents. */
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
/** Portuguese has words around the name of a month, for which a column has no room: "7 de jun. de 2025". */
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

/** A calendar date (YYYY-MM-DD) for a narrow list: without the year if it is the year of `today`. */
export const formatShortDate = (date: string, today: string): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? shortDate() : shortDateWithYear()).format(dateOf(date))

/** Without the year, as it can be typed: "12/5", in en-GB. */
export const formatDayAndMonth = (date: string): string => dayAndMonth().format(dateOf(date))

/** `Intl` writes "14 日後", and Japanese texts have no space after a number. */
const spaceAfterDigit = /(?<=\d) (?=\p{Script=Han})/u

/** How far away a calendar date (YYYY-MM-DD) is. */
export const formatDistance = (date: string, today: string): string =>
  distance()
    .format(daysBetween(today, date) ?? 0, 'day')
    .replace(spaceAfterDigit, '')

/** The month of a calendar date (YYYY-MM-DD): "Aug 2026". */
export const formatMonth = (date: string): string => month().format(dateOf(date))

/** Without the year: "Aug". */
export const formatShortMonth = (date: string): string => shortMonth().format(dateOf(date))

/** The first and the last day of a period, or one calendar date (YYYY-MM-DD). */
export const formatDays = (from: string, to: string = from): string =>
  calendarDay().formatRange(dateOf(from), dateOf(to))

/** A text that may be a calendar date (YYYY-MM-DD), of a file or of a message. */
export const formatIfDate = (text: string): string => (isCalendarDate(text) ? formatDays(text) : text)

const conjunction = listFormat({ type: 'conjunction' })
const disjunction = listFormat({ type: 'disjunction' })
const units = listFormat({ type: 'unit', style: 'short' })

/** A name or number among words of the interface, whose direction does not change its order. */
export const isolated = (text: string): string => isolate(text, interfaceDirection)
const allIsolated = (texts: readonly string[]) => texts.map(isolated)

export const formatList = (texts: readonly string[]): string => conjunction().format(allIsolated(texts))
export const formatEither = (texts: readonly string[]): string => disjunction().format(allIsolated(texts))
/** Without "and": parts of one thing. */
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

/** Codes without a name are returned as they are. */
export const countryName: (code: string) => string = names('region')
export const currencyName: (code: string) => string = names('currency')
export const languageName: (locale: string) => string = names('language')

/** A name that begins a label. Languages, currencies and months begin with a small letter in some languages. */
export const capitalised = (text: string): string => capital(text, interfaceLanguage)

const order = perLanguage(() => new Intl.Collator(uiLocale))
const numericOrder = perLanguage(() => new Intl.Collator(uiLocale, { numeric: true }))

/** Order of names. */
export const compareNames = (one: string, other: string): number => order().compare(one, other)
/** Order of texts with numbers: INV-9 is before INV-10. */
export const compareNumbers = (one: string, other: string): number => numericOrder().compare(one, other)

export const lowerCase = (text: string): string => text.toLocaleLowerCase(interfaceLanguage)

/** 1 where lines run from left to right, otherwise -1. */
export const forward = (): 1 | -1 => (interfaceDirection === 'rtl' ? -1 : 1)

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key that leads to the same side of the line where lines run from left to right. */
export const mirroredKey = (key: string): string => (forward() === 1 ? key : (opposite[key] ?? key))
