import { expect, test } from 'vitest'
import { itemPath, jsonPath, parseItemPath } from './json-path.ts'

test.each<[PropertyKey[], string]>([
  [[], ''],
  [['items'], 'items'],
  [['items', 1, 'quantity'], 'items[1].quantity'],
  [['items', 1, 'unit price'], 'items[1]["unit price"]'],
  [['a.b'], '["a.b"]'],
  [['seller', 'address', 0], 'seller.address[0]'],
  [['x'.repeat(100)], 'x'.repeat(64)],
])('the path of %j is %s', (path, text) => {
  expect(jsonPath(path)).toBe(text)
})

test.each([
  ['items[12].quantity', { index: 12, field: 'quantity' }],
  ['items[0]', { index: 0, field: undefined }],
])('parses and formats %s as the path of a line item', (path, item) => {
  expect(parseItemPath(path)).toEqual(item)
  expect(itemPath(item)).toBe(path)
})

test.each(['items', 'seller.name', 'itemsets[1]', 'invoice_number'])(
  '%s is not the path of a line item',
  path => {
    expect(parseItemPath(path)).toBeUndefined()
  },
)
