import { expect, test } from 'vitest'
import type { Region } from '#core/fields/region.ts'
import { regionAt, regionsOfField } from './regions.ts'

const region = (path: string, x: number, y: number, width: number, height = 12): Region => ({
  page: 0,
  path,
  x,
  y,
  width,
  height,
})
const regions = [
  region('seller.name', 50, 100, 90),
  region('seller.address[0]', 50, 112, 120),
  region('items[0].description', 50, 300, 60),
  region('items[0]', 480, 300, 50),
  region('items[1]', 480, 320, 50),
]
const at = (x: number, y: number) => regionAt(x, y, regions)?.path

test('a point hits the field there and within its margin', () => {
  expect(at(60, 105)).toBe('seller.name')
  expect(at(48, 118)).toBe('seller.address[0]')
  expect(at(300, 105)).toBeUndefined()
})

test('between cells and rows of the table the nearest cell is hit', () => {
  expect(at(200, 306)).toBe('items[0].description')
  expect(at(460, 306)).toBe('items[0]')
  expect(at(460, 315)).toBe('items[0]')
  expect(at(460, 317)).toBe('items[1]')
  expect(at(200, 700)).toBeUndefined()
})

test('a field has all its regions, and one of a line the row over the width of the table', () => {
  const paths = (field: string) =>
    regionsOfField(field, regions).map(({ path, x, width }) => [path, x, width])
  expect(paths('seller')).toHaveLength(2)
  expect(paths('seller.address')).toEqual([['seller.address[0]', 50, 120]])
  for (const field of ['items[0].quantity', 'items[0].description', 'items[0]'])
    expect(paths(field)).toEqual([['items[0].description', 50, 480]])
  expect(paths('items[1].unit_price')).toEqual([['items[1]', 50, 480]])
  expect(paths('items[2]')).toEqual([])
  expect(paths('notes')).toEqual([])
})
