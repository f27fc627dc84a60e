import { expect, test } from 'vitest'
import { proposeNumber } from './invoice-number.ts'

const pattern = 'INV-{YYYY}-{####}'

test('counts from 1 in a new period, then from the highest number', () => {
  expect(proposeNumber(pattern, '2026-11-21', [])).toBe('INV-2026-0001')
  expect(proposeNumber(pattern, '2026-11-21', ['INV-2026-0041', 'INV-2026-0007'])).toBe('INV-2026-0042')
})

test('ignores numbers of other periods and patterns', () => {
  const taken = ['INV-2025-0099', 'INV-2026-0003', 'X-2026-0100', 'INV-2026-0100-b', 'INV-2026-']
  expect(proposeNumber(pattern, '2026-01-01', taken)).toBe('INV-2026-0004')
  expect(proposeNumber(pattern, '2027-01-01', taken)).toBe('INV-2027-0001')
  expect(proposeNumber('{YY}{MM}-{##}', '2026-11-21', ['2611-07', '2610-31'])).toBe('2611-08')
})

test('adds a digit to a counter that has reached its width', () => {
  expect(proposeNumber('{##}', '2026-11-21', ['99'])).toBe('100')
  expect(proposeNumber('A{####}', '2026-11-21', ['A99999999999999999999'])).toBe('A100000000000000000000')
})

test('a counter of more than 32 digits does not get the same number twice', () => {
  for (const width of [33, 40, 64]) {
    const pattern = '#'.repeat(width)
    const first = proposeNumber(pattern, '2026-11-21', [])
    expect(proposeNumber(pattern, '2026-11-21', [first])).toBe('2'.padStart(width, '0'))
  }
})

test('adds a counter to a pattern without one when the number is taken', () => {
  expect(proposeNumber('{YYYY}{MM}', '2026-11-21', [])).toBe('202611')
  expect(proposeNumber('{YYYY}{MM}', '2026-11-21', ['202611'])).toBe('202611-1')
  expect(proposeNumber('{YYYY}{MM}', '2026-11-21', ['202611', '202611-1'])).toBe('202611-2')
})

test('keeps letters outside braces', () => {
  expect(proposeNumber('COMMA.YY(####)', '2026-11-21', [])).toBe('COMMA.YY(0001)')
})
