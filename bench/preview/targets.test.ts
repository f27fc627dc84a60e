import { expect, test } from 'vitest'
import { checkTargets, ninetyFifth } from './targets.ts'

const frames = { slowestSecond: 60, longest: 20 }
const missed = (figures: Parameters<typeof checkTargets>[0]) =>
  checkTargets(figures).flatMap(({ name, isMet }) => (isMet ? [] : [name]))

test('what fast figures at every size meet all targets', () => {
  const typed = [
    { items: 10, median: 25, p95: 60, naive: 70 },
    { items: 1000, median: 30, p95: 70, naive: 400 },
    { items: 10_000, median: 60, p95: 90, naive: null },
  ]
  expect(missed({ typed, frames })).toEqual([])
})

test('each target can be missed', () => {
  const typed = [
    { items: 10, median: 31, p95: 81, naive: 70 },
    { items: 1000, median: 60, p95: 70, naive: 100 },
    { items: 10_000, median: 90, p95: 90, naive: null },
  ]
  expect(missed({ typed, frames: { slowestSecond: 49, longest: 90 } })).toHaveLength(
    checkTargets({ typed, frames }).length,
  )
})

test('95th percentile', () => {
  expect(ninetyFifth(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(95)
  expect(() => ninetyFifth([])).toThrow(RangeError)
})
