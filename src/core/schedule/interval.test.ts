import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dateOf } from '../text/calendar-date.ts'
import { firstIndexFrom, type Interval, intervalUnits, nextDate, occurrence } from './interval.ts'

const monthly: Interval = { every: 1, unit: 'month' }
const yearly: Interval = { every: 1, unit: 'year' }
const dates = (start: string, interval: Interval, count: number) =>
  Array.from({ length: count }, (_, index) => occurrence(start, interval, index))

describe('occurrences', () => {
  test('31 January monthly falls on the last day of shorter months and returns to the 31st', () => {
    expect(dates('2027-01-31', monthly, 5)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ])
    expect(occurrence('2027-01-31', monthly, 13)).toBe('2028-02-29')
  })

  test('29 February yearly returns to the 29th in leap years, not in 2100', () => {
    expect(dates('2024-02-29', yearly, 5)).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
    expect(occurrence('2024-02-29', yearly, 76)).toBe('2100-02-28')
  })

  test('weeks keep their weekday across changes to and from daylight saving time', () => {
    expect(dates('2026-03-22', { every: 1, unit: 'week' }, 3)).toEqual([
      '2026-03-22',
      '2026-03-29',
      '2026-04-05',
    ])
    expect(dates('2026-10-18', { every: 1, unit: 'week' }, 3)).toEqual([
      '2026-10-18',
      '2026-10-25',
      '2026-11-01',
    ])
  })

  test('end with the year 9999', () => {
    expect(occurrence('9999-12-31', monthly, 1)).toBeUndefined()
    expect(firstIndexFrom('9999-12-31', monthly, '9999-12-31')).toBe(0)
  })
})

const anyDate = fc
  .record({ year: fc.integer({ min: 1900, max: 2200 }), day: fc.integer({ min: 0, max: 365 }) })
  .map(({ year, day }) => addDays(dateOf(year, 1, 1) ?? '', day) ?? '')
const anyInterval = fc.record({
  every: fc.integer({ min: 1, max: 99 }),
  unit: fc.constantFrom(...intervalUnits),
})

/** SQLite's date arithmetic, which has the same rule as the modifier `floor`. */
const oracle = new DatabaseSync(':memory:').prepare("SELECT date(?, ?, 'floor') AS moved")
const modifierOf = ({ every, unit }: Interval, index: number): string =>
  unit === 'week'
    ? `+${every * 7 * index} days`
    : `+${every * { month: 1, quarter: 3, year: 12 }[unit] * index} months`

test('occurrences agree with the date arithmetic of SQLite', () => {
  fc.assert(
    fc.property(anyDate, anyInterval, fc.integer({ min: 0, max: 60 }), (start, interval, index) => {
      expect(occurrence(start, interval, index)).toBe(oracle.get(start, modifierOf(interval, index))?.moved)
    }),
    { numRuns: 2000 },
  )
})

test('the first index from a date is that of the first occurrence that is not earlier', () => {
  fc.assert(
    fc.property(anyDate, anyInterval, anyDate, (start, interval, date) => {
      const index = firstIndexFrom(start, interval, date)
      expect((occurrence(start, interval, index) ?? '') >= date).toBe(true)
      if (index > 0) expect((occurrence(start, interval, index - 1) ?? '') < date).toBe(true)
    }),
  )
})

test('the next date of the last day of a month is the last day of the next one', () => {
  expect(nextDate('2026-11-30', monthly)).toBe('2026-12-31')
  expect(nextDate('2027-01-31', monthly)).toBe('2027-02-28')
  expect(nextDate('2027-02-28', monthly)).toBe('2027-03-31')
  expect(nextDate('2028-02-28', monthly)).toBe('2028-03-28')
  expect(nextDate('2026-11-30', { every: 2, unit: 'week' })).toBe('2026-12-14')
})
