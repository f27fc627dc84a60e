import { describe, expect, test } from 'vitest'
import { type DraftItem, emptyItem } from '#core/draft/draft.ts'
import { gapAfterStep, movedRows } from './sections.ts'

/** `#` is a heading, `_` a blank line, `=` a subtotal, any other letter an item. */
const lines = (text: string): DraftItem[] =>
  [...text].map(letter => {
    if (letter === '_') return emptyItem()
    const kind = { '#': 'heading', '=': 'subtotal' }[letter]
    return { ...emptyItem(), description: letter, ...(kind && { kind }) }
  })

describe('a heading', () => {
  test('moves with the lines down to the next heading, without blank ones at the end', () => {
    expect(movedRows(lines('#ab=#c__'), 0)).toBe(4)
    expect(movedRows(lines('#ab=#c__'), 4)).toBe(2)
    expect(movedRows(lines('a#_'), 1)).toBe(1)
    expect(movedRows(lines('#ab'), 1)).toBe(1)
  })

  test('passes the whole section beside it, also lines without a heading', () => {
    expect(gapAfterStep(lines('#ab#c#d'), 3, 'up')).toBe(0)
    expect(gapAfterStep(lines('#ab#c#d'), 3, 'down')).toBe(7)
    expect(gapAfterStep(lines('#ab#c_'), 0, 'down')).toBe(5)
    expect(gapAfterStep(lines('ab#c'), 2, 'up')).toBe(0)
  })

  test('stays at the edges', () => {
    expect(gapAfterStep(lines('#a#b_'), 0, 'up')).toBeNull()
    expect(gapAfterStep(lines('#a#b_'), 2, 'down')).toBeNull()
  })
})

test('a line moves by one row, also past a heading', () => {
  expect(gapAfterStep(lines('a#b'), 2, 'up')).toBe(1)
  expect(gapAfterStep(lines('a#b'), 0, 'down')).toBe(2)
  expect(gapAfterStep(lines('ab'), 0, 'up')).toBeNull()
  expect(gapAfterStep(lines('ab'), 1, 'down')).toBeNull()
})
