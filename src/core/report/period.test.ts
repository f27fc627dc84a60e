import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../text/calendar-date.ts'
import { partsOf, periodLengths, periodOf } from './period.ts'

test.each([
  ['2024-02-10', 'month', '2024-02-01', '2024-02-29'],
  ['2026-12-31', 'month', '2026-12-01', '2026-12-31'],
  ['2026-06-30', 'quarter', '2026-04-01', '2026-06-30'],
  ['2026-11-22', 'quarter', '2026-10-01', '2026-12-31'],
  ['2026-11-22', 'year', '2026-01-01', '2026-12-31'],
  ['9999-12-31', 'month', '9999-12-01', '9999-12-31'],
] as const)('%s lies in the %s from %s to %s', (date, length, from, to) => {
  expect(periodOf(date, length)).toEqual({ from, to })
})

test('parts follow one another without a gap and cover the period', () => {
  const date = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map(instant => instant.toISOString().slice(0, 10))
  fc.assert(
    fc.property(date, date, fc.constantFrom(...periodLengths), (one, other, length) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      const parts = partsOf({ from, to }, length)
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to])
      // one comparison for all, because an assertion takes longer than the compared code
      expect(parts.slice(1).map(part => part.from)).toEqual(
        parts.slice(0, -1).map(part => addDays(part.to, 1)),
      )
      expect(parts.map(part => periodOf(part.from, length))).toEqual(
        parts.map(part => periodOf(part.to, length)),
      )
    }),
  )
})
