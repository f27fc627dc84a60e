import { expect, test } from 'vitest'
import { listGroupKey, listGroupOf, settledOn } from './list-group.ts'

test.each([
  ['4', { kind: 'drafts' }, 'drafts'],
  ['3~', { kind: 'owed' }, 'owed'],
  ['379738878', { kind: 'owed' }, 'owed'],
  ['20', { kind: 'quotes' }, 'quotes'],
  ['12026-11-18', { kind: 'month', month: '2026-11' }, '2026-11'],
  ['1', { kind: 'undated' }, 'undated'],
])('the group of %s', (place, group, key) => {
  expect(listGroupOf(place)).toEqual(group)
  expect(listGroupKey(place)).toBe(key)
})

test('only settled invoices have a date', () => {
  expect(['12026-11-18', '1', '379738878', '4'].map(settledOn)).toEqual([
    '2026-11-18',
    undefined,
    undefined,
    undefined,
  ])
})
