import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { addDays, dateOf, isCalendarDate, localDateOf, monthAfter } from './calendar-date.ts'

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['0000-01-01', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['20261121', false],
  ['+010000-01-01', false],
  ['', false],
])('%s exists: %s', (text, exists) => {
  expect(isCalendarDate(text)).toBe(exists)
})

test('days are added across months, years and leap days', () => {
  expect(addDays('2026-12-01', 14)).toBe('2026-12-15')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2023-12-31', 60)).toBe('2024-02-29')
})

test('returns undefined after 9999, before 0000, and for a date that does not exist', () => {
  expect(addDays('9999-12-31', 1)).toBeUndefined()
  expect(addDays('0000-01-01', -1)).toBeUndefined()
  expect(addDays('2026-13-45', 14)).toBeUndefined()
})

test('adding and subtracting days returns the same date', () => {
  const days = fc.integer({ min: -500_000, max: 2_000_000 })
  fc.assert(
    fc.property(days, offset => {
      const date = addDays('2026-11-21', offset) ?? '2026-11-21'
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
      expect(dateOf(year, month, day)).toBe(date)
      expect(addDays(date, date === '2026-11-21' ? 0 : -offset)).toBe('2026-11-21')
    }),
  )
})

test.each([
  ['Pacific/Kiritimati', '2027-01-01'],
  ['Pacific/Pago_Pago', '2026-12-31'],
])('in the time zone %s, noon of 31 December UTC is on %s', (zone, date) => {
  vi.stubEnv('TZ', zone)
  expect(localDateOf(new Date('2026-12-31T12:00:00Z'))).toBe(date)
  vi.unstubAllEnvs()
})

test.each([
  ['2026-11', '2026-12'],
  ['2026-12', '2027-01'],
  ['0099-12', '0100-01'],
  ['9999-12', '10000-01'],
])('the month after %s is %s', (month, next) => {
  expect(monthAfter(month)).toBe(next)
})
