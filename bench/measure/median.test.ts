import { expect, test } from 'vitest'
import { median } from './median.ts'

test('takes the middle, or what lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 1, 2, 100])).toBe(6)
  expect(median([3])).toBe(3)
})

test('does not make up a figure', () => {
  expect(() => median([])).toThrow(RangeError)
})
