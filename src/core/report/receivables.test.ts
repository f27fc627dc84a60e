import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../text/calendar-date.ts'
import { ageBuckets, type OpenItems, receivablesOf } from './receivables.ts'

const today = '2026-11-26'
const item = (outstanding: bigint, deadline: string, customerId: string | null = null): OpenItems => ({
  customerId,
  currency: 'EUR',
  outstanding,
  invoices: 1,
  deadline,
})

test('sums by age: the day itself and no day are not late, the next day is', () => {
  const { currencies } = receivablesOf(
    [
      { ...item(1000n, today), invoices: 2 },
      item(100n, ''),
      item(10n, '2026-11-25'),
      item(20n, '2026-10-27'),
      item(40n, '2026-10-26'),
      item(80n, '2026-08-28'),
      item(160n, '2026-08-27'),
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
    invoices: 8,
    overdueInvoices: 5,
  })
})

test('every deadline is in one bucket', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), days => {
      const deadline = addDays(today, days) ?? ''
      const [sums] = receivablesOf([item(100n, deadline)], today).currencies
      expect(sums?.ages.filter(({ invoices }) => invoices === 1)).toHaveLength(1)
      expect(sums?.ages).toHaveLength(ageBuckets(today).length)
    }),
  )
})

test('sums by customer and currency, with the next due date', () => {
  const { customers } = receivablesOf(
    [
      item(100n, '2026-11-01', 'a'),
      item(200n, '2026-12-05', 'a'),
      { ...item(300n, '2026-12-01', 'a'), currency: 'JPY' },
      item(500n, '2026-11-30'),
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
