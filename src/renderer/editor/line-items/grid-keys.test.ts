import { describe, expect, test } from 'vitest'
import { type GridKey, type GridPosition, gridAction } from './grid-keys.ts'

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
  column: 0,
  rows: 3,
  columns: 3,
  isBlankRow: false,
  isDescription: true,
  isEmptyCell: false,
  atFirstLine: true,
  atLastLine: true,
  isChanged: false,
  ...at,
})

const lastPrice = cell({ row: 2, column: 2, isDescription: false })

describe('keys in the line items', () => {
  test('Tab adds a row only after the last cell of a non-blank row', () => {
    expect(gridAction(key('Tab'), lastPrice)).toEqual({ type: 'append' })
    expect(gridAction(key('Tab'), { ...lastPrice, isBlankRow: true })).toBeUndefined()
    expect(gridAction(key('Tab'), { ...lastPrice, row: 1 })).toBeUndefined()
    expect(gridAction(key('Tab', { shift: true }), lastPrice)).toBeUndefined()
  })

  test('Enter moves down the column and adds no row after a blank one', () => {
    expect(gridAction(key('Enter'), cell({ column: 1 }))).toEqual({ type: 'focus', row: 1, column: 1 })
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
    expect(gridAction(key('ArrowDown'), cell())).toEqual({ type: 'focus', row: 1, column: 0 })
    expect(gridAction(key('ArrowUp'), cell())).toBeUndefined()
  })

  test('Alt+arrow moves the row within the table', () => {
    expect(gridAction(key('ArrowDown', { alt: true }), cell())).toEqual({ type: 'move', to: 1 })
    expect(gridAction(key('ArrowUp', { alt: true }), cell())).toBeUndefined()
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

  test('Escape first reverts the cell, then leaves the table', () => {
    expect(gridAction(key('Escape'), cell({ isChanged: true }))).toEqual({ type: 'revert' })
    expect(gridAction(key('Escape'), cell())).toEqual({ type: 'leave' })
  })
})
