import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptySelection, extended, toggled } from './selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

test('toggles a row', () => {
  const one = toggled(emptySelection(), 'b')
  expect([...one.ids]).toEqual(['b'])
  expect([...toggled(one, 'b').ids]).toEqual([])
})

test('extends from the anchor in both directions, and restarts if the anchor is gone', () => {
  const from = toggled(emptySelection(), 'c')
  expect([...extended(from, rows, 'e').ids]).toEqual(['c', 'd', 'e'])
  expect([...extended(extended(from, rows, 'e'), rows, 'a').ids]).toEqual(['a', 'b', 'c'])
  expect([...extended(emptySelection('gone'), rows, 'd').ids]).toEqual(['d'])
})

test('is always a contiguous range with both ends', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.constantFrom(...rows), (anchor, id) => {
      const { ids } = extended(emptySelection(anchor), rows, id)
      expect(ids.has(anchor) && ids.has(id)).toBe(true)
      expect(ids.size).toBe(Math.abs(rows.indexOf(anchor) - rows.indexOf(id)) + 1)
    }),
  )
})
