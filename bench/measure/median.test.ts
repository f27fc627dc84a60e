import { expect, test } from 'vitest'
import { median } from './median.ts'

test('is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 1, 2, 100])).toBe(6)
  expect(median([3])).toBe(3)
})

test('throws without values', () => {
  expect(() => median([])).toThrow(RangeError)
})
