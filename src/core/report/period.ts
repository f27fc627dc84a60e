import { addDays, dateOf } from '../text/calendar-date.ts'

/** Calendar dates, both included. */
export interface Period {
  from: string
  to: string
}

export const periodLengths = ['month', 'quarter', 'year'] as const
export type PeriodLength = (typeof periodLengths)[number]

const monthsIn = { month: 1, quarter: 3, year: 12 } as const

export const contains = ({ from, to }: Period, date: string): boolean => from <= date && date <= to

/** The calendar month, quarter or year of a date. */
export function periodOf(date: string, length: PeriodLength): Period {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const first = month - 1 - ((month - 1) % monthsIn[length])
  const from = dateOf(year, first + 1, 1) ?? date
  const next = first + monthsIn[length]
  const nextStart = dateOf(year + Math.floor(next / 12), (next % 12) + 1, 1)
  // dates after the year 9999 cannot be written
  const to = nextStart === undefined ? `${from.slice(0, 4)}-12-31` : addDays(nextStart, -1)
  return { from, to: to ?? date }
}

/** Splits a period at the borders of months, quarters or years; the first and the last part may be shorter. */
export function partsOf(period: Period, length: PeriodLength): Period[] {
  const parts: Period[] = []
  for (let from: string | undefined = period.from; from !== undefined && from <= period.to; ) {
    const { to } = periodOf(from, length)
    parts.push({ from, to: to < period.to ? to : period.to })
    from = addDays(to, 1)
  }
  return parts
}
