import { expect, test } from 'vitest'
import { insertSpaces, textOf } from './text-items.ts'

const item = (str: string, x: number, width: number, changes: object = {}) => ({
  str,
  hasEOL: false,
  width,
  height: 10,
  transform: [10, 0, 0, 10, x, 700],
  ...changes,
})
const lower = { transform: [10, 0, 0, 10, 50, 685] }

test('separates words that run from right to left', () => {
  expect(textOf([item('first', 80, 20), item('second', 50, 27), item('third', 25, 22.5)])).toBe(
    'first second third',
  )
})

test('separates words that run from left to right without a space item', () => {
  expect(textOf([item('first', 50, 20), item('second', 73, 20)])).toBe('first second')
})

test('joins the parts of a word and adds no second space', () => {
  expect(textOf([item('fir', 50, 20), item('st', 70.5, 10), item(' ', 81, 3), item('next', 90, 20)])).toBe(
    'first next',
  )
  expect(textOf([item('ending ', 50, 20), item('next', 90, 20)])).toBe('ending next')
})

test('starts a new line at a lower item, once', () => {
  expect(textOf([item('one', 50, 20), item('two', 50, 20, lower)])).toBe('one\ntwo')
  expect(textOf([item('one', 50, 20, { hasEOL: true }), item('two', 50, 20, lower)])).toBe('one\ntwo')
})

test('keeps marked content items in their positions', () => {
  const mark = { type: 'beginMarkedContent' }
  const items = [item('one', 50, 20), mark, item('two', 75, 20)]
  expect(textOf(items)).toBe('one two')
  expect(insertSpaces(items)[1]).toBe(mark)
})

test('an inserted space fills the gap', () => {
  const [, space] = insertSpaces([item('first', 80, 20), item('second', 50, 27)])
  expect(space).toMatchObject({ str: ' ', width: 3, transform: [10, 0, 0, 10, 77, 700] })
})
