import { expect, test } from 'vitest'
import { textOf, withGaps } from './text-items.ts'

const item = (str: string, x: number, width: number, changes: object = {}) => ({
  str,
  hasEOL: false,
  width,
  height: 10,
  transform: [10, 0, 0, 10, x, 700],
  ...changes,
})
const lower = { transform: [10, 0, 0, 10, 50, 685] }

test('words that go from right to left are apart', () => {
  expect(textOf([item('first', 80, 20), item('second', 50, 27), item('third', 25, 22.5)])).toBe(
    'first second third',
  )
})

test('words that go from left to right are apart where pdf.js says nothing', () => {
  expect(textOf([item('first', 50, 20), item('second', 73, 20)])).toBe('first second')
})

test('parts of a word stay together, and no space becomes two', () => {
  expect(textOf([item('fir', 50, 20), item('st', 70.5, 10), item(' ', 81, 3), item('next', 90, 20)])).toBe(
    'first next',
  )
  expect(textOf([item('ending ', 50, 20), item('next', 90, 20)])).toBe('ending next')
})

test('a lower piece begins a line, and no line ends twice', () => {
  expect(textOf([item('one', 50, 20), item('two', 50, 20, lower)])).toBe('one\ntwo')
  expect(textOf([item('one', 50, 20, { hasEOL: true }), item('two', 50, 20, lower)])).toBe('one\ntwo')
})

test('marks of content are left where they are', () => {
  const mark = { type: 'beginMarkedContent' }
  const items = [item('one', 50, 20), mark, item('two', 75, 20)]
  expect(textOf(items)).toBe('one two')
  expect(withGaps(items)[1]).toBe(mark)
})

test('a space fills what lies between', () => {
  const [, space] = withGaps([item('first', 80, 20), item('second', 50, 27)])
  expect(space).toMatchObject({ str: ' ', width: 3, transform: [10, 0, 0, 10, 77, 700] })
})
