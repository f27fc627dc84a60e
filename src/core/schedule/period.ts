import { addDays, addMonths, daysBetween } from '../text/calendar-date.ts'
import { type Interval, monthsIn } from './interval.ts'

/** Billing period of an invoice, in whole weeks, months, quarters or years. */
export interface Period {
  /** the date that determines {month} and {year} */
  date: string
  start: string
  /** last day */
  end: string
  interval: Interval
}

/** The period that begins with the week, month, quarter or year of a date; weeks begin on Monday. */
export function periodOf(date: string, interval: Interval): Period {
  const start = startOf(date, interval.unit)
  const months = monthsIn(interval)
  const next = months === undefined ? addDays(start, 7 * interval.every) : addMonths(start, months)
  return { date, start, end: (next && addDays(next, -1)) ?? date, interval }
}

function startOf(date: string, unit: Interval['unit']): string {
  const [year = '', month = ''] = date.split('-')
  if (unit === 'year') return `${year}-01-01`
  if (unit === 'month') return `${year}-${month}-01`
  if (unit === 'quarter')
    return `${year}-${String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`
  const daysSinceMonday = ((daysBetween('2026-11-23', date) % 7) + 7) % 7
  return addDays(date, -daysSinceMonday) ?? date
}
