import { addDays, addMonths, dateFormat, endOfMonth } from '#core/text/calendar-date.ts'

/** 1 is Monday, 7 is Sunday. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Weeks per calendar page, constant so that its height does not change. */
const weeks = 6

export interface DayRange {
  min?: string | undefined
  max?: string | undefined
}

export const isWithin = (date: string, { min, max }: DayRange): boolean =>
  (min === undefined || date >= min) && (max === undefined || date <= max)

const clamp = (date: string, { min, max }: DayRange): string =>
  min !== undefined && date < min ? min : max !== undefined && date > max ? max : date

/** First day of the week in the region of a locale; Monday if unknown. */
export function firstWeekdayOf(locale: string): Weekday {
  const info = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?(): { firstDay: Weekday } }
  return info.getWeekInfo?.().firstDay ?? 1
}

const weekdayOf = (date: string): Weekday =>
  (((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1) as Weekday

const startOfWeek = (date: string, first: Weekday): string =>
  addDays(date, -((weekdayOf(date) - first + 7) % 7)) ?? date

/** The days of the calendar page of a month, in order; `undefined` outside the supported years. */
export function monthPage(date: string, first: Weekday): (string | undefined)[][] {
  const start = startOfWeek(`${date.slice(0, 7)}-01`, first)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  )
}

/**
 * In characters, limited by the width of a column. Languages whose short names are as long as the long ones use single
 * letters.
 */
const maxShort = 6

/** Names of the weekdays in the order of the columns. */
export function weekdayNames(locale: string, first: Weekday): { short: string; long: string }[] {
  // 2024-01-01 is a Monday
  const instants = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, first + day))
  const namesOf = (weekday: 'short' | 'long' | 'narrow') => {
    const format = dateFormat(locale, { weekday })
    return instants.map(instant => format.format(instant))
  }
  const short = namesOf('short')
  const shown = short.some(name => name.length > maxShort) ? namesOf('narrow') : short
  return namesOf('long').map((long, day) => ({ short: shown[day] ?? long, long }))
}

interface Key {
  key: string
  shiftKey: boolean
}

/** Day that a key moves the focus to, by the grid pattern of WAI-ARIA; `undefined` for any other key. */
export function dayAfterKey(date: string, { key, shiftKey }: Key, first: Weekday, range: DayRange) {
  const start = startOfWeek(date, first)
  const moves: Partial<Record<string, string | undefined>> = {
    ArrowLeft: addDays(date, -1),
    ArrowRight: addDays(date, 1),
    ArrowUp: addDays(date, -7),
    ArrowDown: addDays(date, 7),
    Home: start,
    End: addDays(start, 6),
    PageUp: addMonths(date, shiftKey ? -12 : -1),
    PageDown: addMonths(date, shiftKey ? 12 : 1),
  }
  return key in moves ? clamp(moves[key] ?? date, range) : undefined
}

/** Usual due dates after a date. */
export const dueDays = (from: string): { days: 14 | 30 | null; date: string }[] => [
  { days: 14, date: addDays(from, 14) ?? from },
  { days: 30, date: addDays(from, 30) ?? from },
  { days: null, date: endOfMonth(from) },
]
