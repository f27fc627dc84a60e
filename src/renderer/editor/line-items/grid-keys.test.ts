import { describe, expect, test } from 'vitest'
import { emptyItem } from '#core/draft/draft.ts'
import { cellBeside, type GridKey, type GridPosition, gridAction } from './grid-keys.ts'

const key = (name: string, modifiers: Partial<GridKey> = {}): GridKey => ({
  key: name,
  mod: false,
  alt: false,
  shift: false,
  isComposing: false,
  ...modifiers,
})

const cell = (at: Partial<GridPosition> = {}): GridPosition => ({
  row: 0,
  rows: 3,
  isLastCell: false,
  above: null,
  below: { row: 1, field: 'description' },
  isBlankRow: false,
  isBlankKind: false,
  isDescription: true,
  isEmptyCell: false,
  atFirstLine: true,
  atLastLine: true,
  isChanged: false,
  ...at,
})

const lastPrice = cell({ row: 2, isLastCell: true, below: null, isDescription: false })

describe('keys in the line items', () => {
  test('Tab adds a row only after the last cell of a non-blank row', () => {
    expect(gridAction(key('Tab'), lastPrice)).toEqual({ type: 'append' })
    expect(gridAction(key('Tab'), { ...lastPrice, isBlankRow: true })).toBeUndefined()
    expect(gridAction(key('Tab'), { ...lastPrice, row: 1 })).toBeUndefined()
    expect(gridAction(key('Tab', { shift: true }), lastPrice)).toBeUndefined()
  })

  test('Enter moves down the column and adds no row after a blank one', () => {
    const below = { row: 1, field: 'quantity' } as const
    expect(gridAction(key('Enter'), cell({ below }))).toEqual({ type: 'focus', cell: below })
    expect(gridAction(key('Enter'), lastPrice)).toEqual({ type: 'append' })
    expect(gridAction(key('Enter'), { ...lastPrice, isBlankRow: true })).toEqual({ type: 'leave' })
  })

  test('Enter is left to a composing input method', () => {
    expect(gridAction(key('Enter', { isComposing: true }), cell())).toBeUndefined()
  })

  test('Shift+Enter inserts a line break', () => {
    expect(gridAction(key('Enter', { shift: true }), cell())).toBeUndefined()
  })

  test('arrows leave a wrapped description only at its first or last line', () => {
    expect(gridAction(key('ArrowDown'), cell({ atLastLine: false }))).toBeUndefined()
    expect(gridAction(key('ArrowDown'), cell())).toEqual({ type: 'focus', cell: cell().below })
    expect(gridAction(key('ArrowUp'), cell())).toBeUndefined()
  })

  test('Alt+arrow moves the row', () => {
    expect(gridAction(key('ArrowDown', { alt: true }), cell())).toEqual({ type: 'move', step: 'down' })
    expect(gridAction(key('ArrowUp', { alt: true }), cell())).toEqual({ type: 'move', step: 'up' })
  })

  test('row commands have shortcuts', () => {
    expect(gridAction(key('d', { mod: true }), cell())).toEqual({ type: 'duplicate' })
    expect(gridAction(key('D', { mod: true, shift: true }), cell())).toBeUndefined()
    expect(gridAction(key('Enter', { mod: true, shift: true }), cell())).toEqual({ type: 'insert-below' })
    expect(gridAction(key('Backspace', { mod: true, shift: true }), cell())).toEqual({ type: 'delete' })
    expect(gridAction(key('F10', { shift: true }), cell())).toEqual({ type: 'menu' })
  })

  test('Backspace removes a blank row unless it is the only one', () => {
    const blank = cell({ isBlankRow: true, isEmptyCell: true })
    expect(gridAction(key('Backspace'), blank)).toEqual({ type: 'remove-blank' })
    expect(gridAction(key('Backspace'), { ...blank, rows: 1 })).toBeUndefined()
    expect(gridAction(key('Backspace'), { ...blank, isBlankRow: false })).toBeUndefined()
  })

  test('Backspace makes an empty heading a line first', () => {
    const empty = cell({ isBlankKind: true, isEmptyCell: true, rows: 1 })
    expect(gridAction(key('Backspace'), empty)).toEqual({ type: 'turn-ordinary' })
    expect(gridAction(key('Backspace', { mod: true, shift: true }), empty)).toEqual({ type: 'delete' })
  })

  test('Escape first reverts the cell, then leaves the table', () => {
    expect(gridAction(key('Escape'), cell({ isChanged: true }))).toEqual({ type: 'revert' })
    expect(gridAction(key('Escape'), cell())).toEqual({ type: 'leave' })
  })
})

test('the cell above or below passes over lines without that column', () => {
  const items = ['', 'heading', 'optional', 'subtotal'].map(kind => ({ ...emptyItem(), kind }))
  expect(cellBeside(items, 0, 'unit_price', 'down')).toEqual({ row: 2, field: 'unit_price' })
  expect(cellBeside(items, 2, 'unit_price', 'up')).toEqual({ row: 0, field: 'unit_price' })
  expect(cellBeside(items, 0, 'description', 'down')).toEqual({ row: 1, field: 'description' })
  expect(cellBeside(items, 2, 'unit_price', 'down')).toEqual({ row: 3, field: 'description' })
  expect(cellBeside(items, 3, 'description', 'down')).toBeNull()
})
