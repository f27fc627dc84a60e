import { defaultLocale } from '../defaults.ts'

/** Dates of the Gregorian calendar as `YYYY-MM-DD`, years 0000 to 9999, without time zone; months as `YYYY-MM`. */

export function isCalendarDate(text: string): boolean {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  // JavaScript accepts February 30 and converts it to March 2
  return parsed !== undefined && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}

/** @returns `undefined` outside the years 0000 to 9999, or if `date` does not exist */
export function addDays(date: string, days: number): string | undefined {
  if (!isCalendarDate(date)) return undefined
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  const year = moved.getUTCFullYear()
  return year >= 0 && year <= 9999 ? moved.toISOString().slice(0, 10) : undefined
}

/** Days from one date to a later one; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** @returns `undefined` for a date that does not exist */
export function dateOf(year: number, month: number, day: number): string | undefined {
  const date = [digits(year, 4), digits(month, 2), digits(day, 2)].join('-')
  return isCalendarDate(date) ? date : undefined
}

/**
 * The same day of another month, or the last day of a shorter month.
 * @returns `undefined` outside the years 0000 to 9999, or if `date` does not exist
 */
export function addMonths(date: string, months: number): string | undefined {
  if (!isCalendarDate(date)) return undefined
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const moved = year * 12 + month - 1 + months
  return dateUpTo(Math.floor(moved / 12), (((moved % 12) + 12) % 12) + 1, day)
}

/** The last day of the month of a date. */
export function endOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return dateUpTo(year, month, 31) ?? date
}

/** The date, or the last day of the month if it is shorter. */
function dateUpTo(year: number, month: number, day: number): string | undefined {
  const candidates = [day, 30, 29, 28].filter(candidate => candidate <= day)
  return candidates.map(candidate => dateOf(year, month, candidate)).find(date => date !== undefined)
}

/** Number of calendar months between two dates, whatever their days. */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [from, to].map(date => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)))
  return (end ?? 0) - (start ?? 0)
}

/** The date in the time zone of this computer. */
export const localDateOf = (instant: Date): string =>
  [digits(instant.getFullYear(), 4), digits(instant.getMonth() + 1, 2), digits(instant.getDate(), 2)].join(
    '-',
  )

/** The UTC month of an instant. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7)

/** The next month; `9999-12` is followed by `10000-01`. */
export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number)
  const next = (year ?? 0) * 12 + (number ?? 0)
  return [digits(Math.floor(next / 12), 4), digits((next % 12) + 1, 2)].join('-')
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

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
