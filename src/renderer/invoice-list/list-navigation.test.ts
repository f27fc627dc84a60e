import { describe, expect, test } from 'vitest'
import { createTypeAhead, rowAfterKey, rowStartingWith } from './list-navigation.ts'

describe('keys in a list of 100 rows, 10 of them visible', () => {
  test.each([
    ['ArrowDown', 5, 6],
    ['ArrowUp', 5, 4],
    ['PageDown', 5, 15],
    ['PageUp', 25, 15],
    ['PageUp', 5, 0],
    ['PageDown', 95, 99],
    ['ArrowDown', 99, 99],
    ['ArrowUp', 0, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['Enter', 50, undefined],
  ])('%s in row %d moves to %s', (key, index, expected) => {
    expect(rowAfterKey(key, index, 100, 10)).toBe(expected)
  })
})

describe('type-ahead', () => {
  const rows = [['Example Ltd'], ['Sample AG'], ['Exemple SAS'], ['Beispiel GmbH']]

  test('collects letters until a pause', () => {
    let time = 0
    const type = createTypeAhead(() => time)
    expect(type('e')).toBe('e')
    time += 300
    expect(type('x')).toBe('ex')
    time += 300
    expect(type(' ')).toBeUndefined()
    time += 5000
    expect(type('b')).toBe('b')
    expect(type('Enter')).toBeUndefined()
  })

  test('finds the next match, and wraps around', () => {
    expect(rowStartingWith('e', rows, 0)).toBe(2)
    expect(rowStartingWith('ee', rows, 2)).toBe(0)
    expect(rowStartingWith('exe', rows, 2)).toBe(2)
    expect(rowStartingWith('exa', rows, 2)).toBe(0)
    expect(rowStartingWith('be', rows, -1)).toBe(3)
    expect(rowStartingWith('z', rows, 0)).toBeUndefined()
  })
})
