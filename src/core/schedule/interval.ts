import { z } from 'zod'
import { addDays, addMonths, daysBetween, endOfMonth, monthsBetween } from '../text/calendar-date.ts'

export const intervalUnits = ['week', 'month', 'quarter', 'year'] as const
export type IntervalUnit = (typeof intervalUnits)[number]

const maxEvery = 99

/** Every n weeks, months, quarters or years. */
export const intervalSchema = z.strictObject({
  every: z.int().min(1).max(maxEvery),
  unit: z.enum(intervalUnits),
})

export type Interval = z.output<typeof intervalSchema>

const monthsOf: Record<Exclude<IntervalUnit, 'week'>, number> = { month: 1, quarter: 3, year: 12 }

/** Months of an interval; `undefined` if it is counted in weeks. */
export const monthsIn = ({ every, unit }: Interval): number | undefined =>
  unit === 'week' ? undefined : every * monthsOf[unit]

const daysIn = ({ every }: Interval): number => 7 * every

/**
 * The date after `index` intervals, always counted from `start`: 31 January, 28 February, 31 March.
 * @returns `undefined` after the year 9999
 */
export function occurrence(start: string, interval: Interval, index: number): string | undefined {
  const months = monthsIn(interval)
  return months === undefined ? addDays(start, daysIn(interval) * index) : addMonths(start, months * index)
}

/** Index of the first occurrence at or after `date`. */
export function firstIndexFrom(start: string, interval: Interval, date: string): number {
  if (date <= start) return 0
  const months = monthsIn(interval)
  const estimate =
    months === undefined
      ? Math.floor(daysBetween(start, date) / daysIn(interval))
      : Math.floor(monthsBetween(start, date) / months)
  const found = occurrence(start, interval, estimate)
  return found !== undefined && found < date ? estimate + 1 : estimate
}

/** The date one interval later. The last day of a month stays the last day, because the original day is unknown. */
export function nextDate(date: string, interval: Interval): string | undefined {
  const months = monthsIn(interval)
  return months === undefined ? addDays(date, daysIn(interval)) : addMonthsKeepingEnd(date, months)
}

/** Moves a date by the distance between two others, in whole months unless the interval is in weeks. */
export function moveDate(
  date: string,
  { from, to }: { from: string; to: string },
  interval: Interval,
): string | undefined {
  return monthsIn(interval) === undefined
    ? addDays(date, daysBetween(from, to))
    : addMonthsKeepingEnd(date, monthsBetween(from, to))
}

function addMonthsKeepingEnd(date: string, months: number): string | undefined {
  const moved = addMonths(date, months)
  return moved !== undefined && date === endOfMonth(date) ? endOfMonth(moved) : moved
}
