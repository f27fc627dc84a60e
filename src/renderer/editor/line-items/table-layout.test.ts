import { describe, expect, test } from 'vitest'
import { numberWidth } from '../../controls/text-width.ts'
import { type Lengths, longestDecimal, tableLayout } from './table-layout.ts'

const usual = ['description', 'quantity', 'unit_price'] as const
const none = { quantity: 0, price_quantity: 0, discount_percent: 0, charge_amount: 0, tax_rate: 0 }
const widths = (unit_price: string, amount: string): Lengths => ({
  ...none,
  unit_price: numberWidth(unit_price),
  amount: numberWidth(amount),
})
const short = widths('950.00', '1,900.00')
const isTwoRow = (fields: Parameters<typeof tableLayout>[0], width: number, longest = short) =>
  tableLayout(fields, width, longest).isTwoRow

describe('one row per line item', () => {
  test('in the usual editor, which has a table of 588 px, with up to two optional columns', () => {
    for (const optional of [
      [],
      ['tax_rate'],
      ['unit', 'tax_rate'],
      ['discount_percent', 'tax_rate'],
    ] as const)
      expect(isTwoRow([...usual, ...optional], 588)).toBe(false)
    expect(isTwoRow([...usual, 'unit', 'tax_rate'], 588, widths('12,500.00', '112,500.00'))).toBe(false)
  })

  test('the description keeps 280 px beside unit and amounts, and each further column widens the editor', () => {
    const needs = (...more: ('tax_rate' | 'discount_percent')[]) =>
      tableLayout([...usual, 'unit', ...more], 588, short).editorNeeds
    const { usual: none } = needs()
    expect(none).toBeLessThanOrEqual(652)
    expect(needs('tax_rate')).toEqual({ usual: none + 46, compact: none + 46 })
    expect(needs('tax_rate', 'discount_percent')).toEqual({ usual: none + 110, compact: none + 46 })
  })

  test('the discount is below the price where its column would make the description narrow', () => {
    const fields = [...usual, 'unit', 'discount_percent', 'tax_rate'] as const
    const isBelow = (width: number) => tableLayout(fields, width, short).isDiscountBelow
    const { usual: wide, compact } = tableLayout(fields, 588, short).editorNeeds
    expect(isBelow(wide - 64)).toBe(false)
    expect(isBelow(wide - 65)).toBe(true)
    expect(isBelow(compact - 64)).toBe(true)
    expect(tableLayout([...usual, 'unit'], 500, short).isDiscountBelow).toBe(false)
    // in two rows the discount stays among the numbers
    expect(isBelow(380)).toBe(false)
  })

  test('two rows with all optional columns or in a narrow pane', () => {
    const all = [...usual, 'unit', 'unit_code', 'discount_percent', 'charge_amount', 'tax_rate'] as const
    expect(isTwoRow(all, 580)).toBe(true)
    expect(isTwoRow(all, 700)).toBe(false)
    expect(isTwoRow(usual, 380)).toBe(true)
  })

  test('long amounts get the room that they need', () => {
    const long = widths('9,999,999,999.99', '99,999,999,999.99')
    expect(isTwoRow(usual, 470, long)).toBe(true)
    expect(tableLayout(usual, 800, long).columns).toContain(' 136px [price-end] ')
  })
})

test.each([
  [['385000', '1284500'], '9999999'],
  [['1284500', '0.125', null], '9999999.999'],
  [['-80', '', undefined, 'twelve'], '-99'],
  [[], '9'],
])('the longest decimal of %o is as long as each', (texts, longest) => {
  expect(longestDecimal(texts)).toBe(longest)
})
