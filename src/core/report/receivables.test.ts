import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decimal } from '../money/decimal.ts'
import { addDays } from '../text/calendar-date.ts'
import { ageBuckets, type OpenItem, receivablesOf } from './receivables.ts'

const today = '2026-11-26'
const item = (outstanding: string, deadline: string, customerId: string | null = null): OpenItem => ({
  customerId,
  currency: 'EUR',
  outstanding: outstanding as Decimal,
  deadline,
})

test('sums by age: the day itself and no day are not late, the next day is', () => {
  const { currencies } = receivablesOf(
    [
      item('10.00', today),
      item('1.00', ''),
      item('0.10', '2026-11-25'),
      item('0.20', '2026-10-27'),
      item('0.40', '2026-10-26'),
      item('0.80', '2026-08-28'),
      item('1.60', '2026-08-27'),
    ],
    today,
  )
  expect(currencies[0]?.ages.map(({ outstanding }) => outstanding)).toEqual([
    '11.00',
    '0.30',
    '0.40',
    '0.80',
    '1.60',
  ])
  expect(currencies[0]).toMatchObject({
    outstanding: '14.10',
    overdue: '3.10',
    invoices: 7,
    overdueInvoices: 5,
  })
})

test('every deadline is in one bucket', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), days => {
      const deadline = addDays(today, days) ?? ''
      const [sums] = receivablesOf([item('1.00', deadline)], today).currencies
      expect(sums?.ages.filter(({ invoices }) => invoices === 1)).toHaveLength(1)
      expect(sums?.ages).toHaveLength(ageBuckets(today).length)
    }),
  )
})

test('sums by customer and currency, with the next due date', () => {
  const { customers } = receivablesOf(
    [
      item('1.00', '2026-11-01', 'a'),
      item('2.00', '2026-12-05', 'a'),
      { ...item('300', '2026-12-01', 'a'), currency: 'JPY' },
      item('5.00', '2026-11-30'),
    ],
    today,
  )
  expect(customers).toMatchObject([
    {
      customerId: 'a',
      nextDue: '2026-12-01',
      amounts: [
        { currency: 'EUR', outstanding: '3.00', overdue: '1.00' },
        { currency: 'JPY', outstanding: '300', overdue: '0' },
      ],
    },
  ])
})
