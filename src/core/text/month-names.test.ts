import { expect, test } from 'vitest'
import { isMonthOf, namedMonths } from './month-names.ts'

test.each([
  ['Rent November 2026', [{ month: 11, year: '2026' }]],
  ['LOYER NOVEMBRE 2026', [{ month: 11, year: '2026' }]],
  ['Alquiler noviembre de 2026', [{ month: 11, year: '2026' }]],
  ['Miete Nov. 2026', [{ month: 11, year: '2026' }]],
  ["Rent November '26", [{ month: 11, year: '2026' }]],
  ['Czynsz za listopad 2026', [{ month: 11, year: '2026' }]],
  ['czynsz 5 listopada', [{ month: 11, year: null }]],
  ['家賃 2026年11月分', [{ month: 11, year: '2026' }]],
  ['إيجار نوفمبر 2026', [{ month: 11, year: '2026' }]],
  ['Miete für November', [{ month: 11, year: null }]],
  ['May 2026', [{ month: 5, year: '2026' }]],
  ['Hosting 11/2026', [{ month: 11, year: '2026' }]],
  ['Hosting 9.2026', [{ month: 9, year: '2026' }]],
  ['Miete Maerz/2026', [{ month: 3, year: '2026' }]],
  ['czynsz w marcu 2026', [{ month: 3, year: '2026' }]],
  ['Contract of 17.11.2026', []],
  ['KW 11/2026, No. 11/2026, #11/2026, 111/2026, 11/20261', []],
  ['You may pay', []],
  ['Novembers, marching, Augustine', []],
  ['', []],
])('%s', (text, expected) => expect(namedMonths(text)).toEqual(expected))

test('a month with another year is another month', () => {
  const months = new Set(['2026-11'])
  expect(isMonthOf({ month: 11, year: '2026' }, months)).toBe(true)
  expect(isMonthOf({ month: 11, year: null }, months)).toBe(true)
  expect(isMonthOf({ month: 11, year: '2025' }, months)).toBe(false)
  expect(isMonthOf({ month: 12, year: '2026' }, months)).toBe(false)
})
