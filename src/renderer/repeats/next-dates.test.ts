import { expect, test } from 'vitest'
import { nextDates } from './next-dates.ts'

const monthly = { every: 1, unit: 'month' } as const

test('the day of the invoice is kept, if the next date follows from it', () => {
  const plan = { interval: monthly, next: '2026-11-30', end: { kind: 'never' } } as const
  expect(nextDates(plan, ['2026-10-31']).slice(0, 3)).toEqual(['2026-11-30', '2026-12-31', '2027-01-31'])
  expect(nextDates(plan, [undefined, '2026-10-15']).slice(0, 2)).toEqual(['2026-11-30', '2026-12-30'])
})

test('a schedule ends with a date or a number', () => {
  const plan = { interval: monthly, next: '2026-11-30' } as const
  expect(nextDates({ ...plan, end: { kind: 'date', date: '2026-12-30' } }, [])).toEqual([
    '2026-11-30',
    '2026-12-30',
  ])
  expect(nextDates({ ...plan, end: { kind: 'date', date: '2026-11-29' } }, [])).toEqual([])
  expect(nextDates({ ...plan, end: { kind: 'count', count: 1 } }, [])).toEqual(['2026-11-30'])
})
