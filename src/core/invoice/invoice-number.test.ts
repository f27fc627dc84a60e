import { expect, test } from 'vitest'
import { proposeNumber } from './invoice-number.ts'

const pattern = 'INV-{YYYY}-{####}'

test('the first number of a period is 1, the next is one above the highest', () => {
  expect(proposeNumber(pattern, '2026-11-21', [])).toBe('INV-2026-0001')
  expect(proposeNumber(pattern, '2026-11-21', ['INV-2026-0041', 'INV-2026-0007'])).toBe('INV-2026-0042')
})

test('every period counts for itself, and other numbers do not count', () => {
  const taken = ['INV-2025-0099', 'INV-2026-0003', 'X-2026-0100', 'INV-2026-0100-b', 'INV-2026-']
  expect(proposeNumber(pattern, '2026-01-01', taken)).toBe('INV-2026-0004')
  expect(proposeNumber(pattern, '2027-01-01', taken)).toBe('INV-2027-0001')
  expect(proposeNumber('{YY}{MM}-{##}', '2026-11-21', ['2611-07', '2610-31'])).toBe('2611-08')
})

test('a counter that is used up grows', () => {
  expect(proposeNumber('{##}', '2026-11-21', ['99'])).toBe('100')
  expect(proposeNumber('A{####}', '2026-11-21', ['A99999999999999999999'])).toBe('A100000000000000000000')
})

test('a pattern without a counter gets one as soon as it would repeat', () => {
  expect(proposeNumber('{YYYY}{MM}', '2026-11-21', [])).toBe('202611')
  expect(proposeNumber('{YYYY}{MM}', '2026-11-21', ['202611'])).toBe('202611-1')
  expect(proposeNumber('{YYYY}{MM}', '2026-11-21', ['202611', '202611-1'])).toBe('202611-2')
})

test('letters of a pattern that are no token in braces stay as they are', () => {
  expect(proposeNumber('COMMA.YY(####)', '2026-11-21', [])).toBe('COMMA.YY(0001)')
})
