import { expect, test } from 'vitest'
import { dayAfterKey, firstWeekdayOf, monthPage, weekdayNames } from './calendar-days.ts'

const press = (key: string, date = '2026-12-24', shiftKey = false, range = {}) =>
  dayAfterKey(date, { key, shiftKey }, 1, range)

test('weeks begin where the region lets them begin, and their names follow', () => {
  expect(firstWeekdayOf('de-DE')).toBe(1)
  expect(firstWeekdayOf('en-US')).toBe(7)
  expect(weekdayNames('en-US', 7).map(({ long }) => long)[0]).toBe('Sunday')
  expect(weekdayNames('de-DE', 1).map(({ short }) => short)).toEqual([
    'Mo',
    'Di',
    'Mi',
    'Do',
    'Fr',
    'Sa',
    'So',
  ])
  expect(weekdayNames('ar', 1).map(({ short }) => short)).toEqual(['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح'])
})

test('a page has six weeks, which begin on the first weekday', () => {
  const page = monthPage('2026-12-24', 1)
  expect(page).toHaveLength(6)
  expect(page[0]?.[0]).toBe('2026-11-30')
  expect(page[5]?.[6]).toBe('2027-01-10')
  expect(monthPage('2026-12-24', 7)[0]?.[0]).toBe('2026-11-29')
})

test('keys move by a day, a week, a month and a year', () => {
  expect(press('ArrowLeft')).toBe('2026-12-23')
  expect(press('ArrowDown')).toBe('2026-12-31')
  expect(press('Home')).toBe('2026-12-21')
  expect(press('End')).toBe('2026-12-27')
  expect(press('PageDown', '2027-01-31')).toBe('2027-02-28')
  expect(press('PageUp', '2024-02-29', true)).toBe('2023-02-28')
  expect(press('a')).toBeUndefined()
})

test('no key leaves the range or the supported years', () => {
  expect(press('ArrowDown', '2026-12-24', false, { max: '2026-12-25' })).toBe('2026-12-25')
  expect(press('PageUp', '2026-12-24', false, { min: '2026-12-01' })).toBe('2026-12-01')
  expect(press('ArrowRight', '9999-12-31')).toBe('9999-12-31')
  expect(monthPage('9999-12-31', 1).at(-1)?.at(-1)).toBeUndefined()
})
