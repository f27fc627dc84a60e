import { expect, test } from 'vitest'
import type { PasteColumns } from '../../../state/view/overlay.ts'
import { pastedNumbers } from './pasted-numbers.ts'

const columns: PasteColumns = ['description', 'quantity', 'unit_price']
const pasted = (rows: string[][], fields: object = {}) =>
  pastedNumbers(rows, { columns, hasHeader: false, currency: 'EUR', ...fields })

test('1.250 beside 2,50 is 1250, and a column of its own', () => {
  const { rows, ambiguous } = pasted([
    ['1.250', '1.5', '1.250'],
    ['Plug', '2', '2,50'],
  ])
  expect(rows).toEqual([
    ['1.250', '1.5', '1250'],
    ['Plug', '2', '2.50'],
  ])
  expect(ambiguous).toEqual([])
})

test('a column that does not show its decimal sign is asked about', () => {
  const rows = [
    ['Drum', '1', '1.250'],
    ['Plug', '2', '12.000'],
  ]
  expect(pasted(rows)).toMatchObject({ rows, ambiguous: [2] })
  expect(pasted(rows, { sign: ',' })).toMatchObject({ rows: [{ 2: '1250' }, { 2: '12000' }], ambiguous: [] })
})

test('an amount in another currency is not taken for one of the invoice', () => {
  const rows = [['Drum', '1', '£12.00']]
  expect(pasted(rows)).toMatchObject({ rows, foreign: [2] })
  expect(pasted(rows, { currency: 'GBP' })).toMatchObject({ rows: [{ 2: '12.00' }], foreign: [] })
  expect(pasted([['Drum', '1', '12,00 €']])).toMatchObject({ rows: [{ 2: '12.00' }], foreign: [] })
})

test('titles and texts that are no numbers are kept', () => {
  const rows = [
    ['Item', 'Qty', 'Price'],
    ['Drum', '=2*3', 'free'],
  ]
  expect(pasted(rows, { hasHeader: true })).toEqual({ rows, ambiguous: [], foreign: [] })
})
