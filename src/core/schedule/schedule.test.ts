import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { intervalUnits } from './interval.ts'
import {
  duePeriods,
  ended,
  isPeriod,
  nextDates,
  nextPeriod,
  remainingCount,
  resumed,
  type Schedule,
  scheduleOf,
  withPlan,
} from './schedule.ts'

const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  sourceId: '00000000-0000-4000-8000-000000000001',
  interval: { every: 1, unit: 'month' },
  anchor: '2026-08-31',
  start: '2026-08-31',
  end: { kind: 'never' },
  movesTexts: true,
  isPaused: false,
  skipped: [],
  ...changes,
})
const none = () => false
const made =
  (...periods: string[]) =>
  (period: string) =>
    periods.includes(period)

describe('due periods', () => {
  test('are all that were missed, without made and skipped ones', () => {
    const missed = schedule({ skipped: ['2026-09-30'] })
    expect(duePeriods(missed, made('2026-08-31'), '2026-12-01', 100)).toEqual(['2026-10-31', '2026-11-30'])
    expect(duePeriods(missed, none, '2026-12-01', 2)).toEqual(['2026-08-31', '2026-10-31'])
  })

  test('do not come back after the clock was set back', () => {
    const isMade = made('2026-08-31', '2026-09-30')
    for (const today of ['2026-09-30', '2026-08-31', '2020-01-01', '2026-09-30'])
      expect(duePeriods(schedule(), isMade, today, 100)).toEqual([])
  })

  test('end with a date or a number, and stop during a pause', () => {
    expect(
      duePeriods(schedule({ end: { kind: 'date', date: '2026-10-30' } }), none, '2027-12-01', 100),
    ).toEqual(['2026-08-31', '2026-09-30'])
    expect(duePeriods(schedule({ end: { kind: 'count', count: 1 } }), none, '2027-12-01', 100)).toEqual([
      '2026-08-31',
    ])
    expect(duePeriods(schedule({ isPaused: true }), none, '2027-12-01', 100)).toEqual([])
  })
})

test('only dates of the schedule are its periods', () => {
  const counted = schedule({ end: { kind: 'count', count: 3 } })
  expect(isPeriod(counted, '2026-10-31')).toBe(true)
  expect(isPeriod(counted, '2026-10-30')).toBe(false)
  expect(isPeriod(counted, '2026-11-30')).toBe(false)
  expect(isPeriod(counted, '2026-07-31')).toBe(false)
})

const source = { sourceId: schedule().sourceId, sourceDate: '2026-07-15' }

describe('a plan', () => {
  const isMade = made('2026-08-31')

  test('keeps the original day if interval and next date stay', () => {
    const changed = withPlan(
      schedule(),
      {
        interval: { every: 1, unit: 'month' },
        next: '2026-09-30',
        end: { kind: 'count', count: 2 },
        movesTexts: false,
      },
      source,
      isMade,
    )
    expect(changed).toEqual(schedule({ end: { kind: 'count', count: 3 }, movesTexts: false }))
    expect(remainingCount(changed, '2026-09-30')).toBe(2)
  })

  test('begins again with another next date', () => {
    const changed = withPlan(
      schedule({ skipped: ['2026-09-30'] }),
      {
        interval: { every: 1, unit: 'quarter' },
        next: '2026-12-15',
        end: { kind: 'count', count: 2 },
        movesTexts: true,
      },
      source,
      isMade,
    )
    expect(duePeriods(changed, isMade, '2099-01-01', 10)).toEqual(['2026-12-15', '2027-03-15'])
  })
})

test('the day of the source is kept, if the next date follows from it', () => {
  const monthly = { every: 1, unit: 'month' } as const
  const plan = { interval: monthly, next: '2026-11-30', end: { kind: 'never' }, movesTexts: true } as const
  const planned = (sourceDate: string) =>
    duePeriods(scheduleOf(plan, { ...source, sourceDate }), none, '2027-02-01', 9)
  expect(planned('2026-10-31')).toEqual(['2026-11-30', '2026-12-31', '2027-01-31'])
  expect(planned('2026-10-30')).toEqual(['2026-11-30', '2026-12-30', '2027-01-30'])
  expect(planned('2026-10-15')).toEqual(['2026-11-30', '2026-12-30', '2027-01-30'])
})

test('a resumed schedule skips what passed during the pause, and is due again today', () => {
  const after = resumed(schedule({ isPaused: true }), made('2026-08-31'), '2026-10-31')
  expect(after.skipped).toEqual(['2026-09-30'])
  expect(nextPeriod(after, made('2026-08-31'))).toBe('2026-10-31')
})

test('an ended schedule has no next period', () => {
  expect(nextPeriod(ended(schedule(), made('2026-08-31')), made('2026-08-31'))).toBeUndefined()
})

test('whatever the order of days, each period is made exactly once', () => {
  const anyDay = fc.integer({ min: 0, max: 1500 })
  fc.assert(
    fc.property(
      fc.record({ every: fc.integer({ min: 1, max: 4 }), unit: fc.constantFrom(...intervalUnits) }),
      fc.array(anyDay, { minLength: 1, maxLength: 12 }),
      (interval, days) => {
        const tested = schedule({ interval, anchor: '2024-02-29', start: '2024-02-29' })
        const done: string[] = []
        const dateAfter = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)
        for (const day of days)
          done.push(...duePeriods(tested, period => done.includes(period), dateAfter(day), 10_000))
        expect(new Set(done).size).toBe(done.length)
        expect(done.toSorted()).toEqual(duePeriods(tested, none, dateAfter(Math.max(...days)), 10_000))
      },
    ),
  )
})

describe('the dates of a plan', () => {
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
})
