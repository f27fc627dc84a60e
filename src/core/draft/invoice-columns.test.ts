import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { columnsOf } from './invoice-columns.ts'

const sumsOf = (fields: object) => columnsOf(emptyDraft(fields)).sums
const line = (unit_price: string, tax_rate: string) => ({
  description: 'Work',
  quantity: '1',
  unit_price,
  tax_rate,
})

test('deposit invoices and their final invoice report the net, tax and gross of the whole once', () => {
  const deposit = sumsOf({ type: 'deposit', items: [line('500', '19'), line('100', '7')] })
  const preceding_invoices = [
    { number: '1', deducted_amount: '595', tax_rate: '19' },
    { number: '1', deducted_amount: '107', tax_rate: '7.0' },
  ]
  const final = sumsOf({ items: [line('1000', '19'), line('100', '7')], preceding_invoices })
  expect(deposit).toMatchObject({ net: '600.00', gross: '702.00' })
  expect(final).toEqual({
    net: '500.00',
    gross: '595.00',
    payable: '595.00',
    taxes: [
      { rate: '7', net: '0.00', tax: '0.00' },
      { rate: '19', net: '500.00', tax: '95.00' },
    ],
  })
})

test('a deduction at a rate without a line is reported at that rate, and without tax if it has none', () => {
  const preceding_invoices = [{ number: '1', deducted_amount: '10.70', tax_rate: '7' }]
  expect(sumsOf({ items: [line('100', '19')], preceding_invoices })).toMatchObject({
    net: '90.00',
    gross: '108.30',
    taxes: [
      { rate: '7', net: '-10.00', tax: '-0.70' },
      { rate: '19', net: '100.00', tax: '19.00' },
    ],
  })
  const untaxed = { items: [line('100', '')], preceding_invoices: [{ number: '1', deducted_amount: '30' }] }
  expect(sumsOf(untaxed)).toEqual({ net: '70.00', gross: '70.00', payable: '70.00', taxes: [] })
})
