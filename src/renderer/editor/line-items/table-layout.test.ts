import { describe, expect, test } from 'vitest'
import { groupedLength, tableLayout } from './table-layout.ts'

const usual = ['description', 'quantity', 'unit_price'] as const
const short = { unit_price: 6, amount: 8 }
const isTwoRow = (fields: Parameters<typeof tableLayout>[0], width: number, longest = short) =>
  tableLayout(fields, width, longest).isTwoRow

describe('one row per line item', () => {
  test('in the editor of a window of 1280 × 800 with up to two optional columns', () => {
    for (const optional of [
      [],
      ['tax_rate'],
      ['unit', 'tax_rate'],
      ['discount_percent', 'tax_rate'],
    ] as const)
      expect(isTwoRow([...usual, ...optional], 555)).toBe(false)
    expect(isTwoRow([...usual, 'unit', 'tax_rate'], 555, { unit_price: 9, amount: 10 })).toBe(false)
  })

  test('two rows with all optional columns or in a narrow pane', () => {
    expect(isTwoRow([...usual, 'unit', 'discount_percent', 'tax_rate'], 555)).toBe(true)
    expect(isTwoRow([...usual, 'unit', 'discount_percent', 'tax_rate'], 700)).toBe(false)
    expect(isTwoRow(usual, 380)).toBe(true)
  })

  test('long amounts get the room that they need', () => {
    const long = { unit_price: 15, amount: 18 }
    expect(isTwoRow(usual, 555, long)).toBe(true)
    expect(tableLayout(usual, 800, long).columns).toContain('minmax(151px, 151px)')
  })
})

test.each(['0', '-80', '999.5', '1000', '-1234567.89', ''])('%s is as long as its cell shows it', decimal => {
  const [digits = '', ...rest] = decimal.split('.')
  const shown = [digits === '' ? '' : Number(digits).toLocaleString('en'), ...rest].join('.')
  expect(groupedLength(decimal)).toBe(shown.length)
})
