import { describe, expect, test } from 'vitest'
import { noFilter, periodRange, sortedBy, toQuery } from './list-filter.ts'

describe('a period', () => {
  test.each([
    ['this-month', '2026-11-22', '2026-11-01', '2026-11-30'],
    ['this-month', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['last-month', '2026-11-22', '2026-10-01', '2026-10-31'],
    ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['this-quarter', '2026-11-22', '2026-10-01', '2026-12-31'],
    ['this-quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['this-year', '2026-11-22', '2026-01-01', '2026-12-31'],
    ['last-year', '2026-11-22', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (kind, today, from, to) => {
    expect(periodRange({ kind }, today)).toEqual({ from, to })
  })

  test('may be open at an end', () => {
    expect(periodRange({ kind: 'all' }, '2026-11-22')).toEqual({})
    expect(periodRange({ kind: 'range', from: '', to: '2026-05-01' }, '2026-11-22')).toEqual({
      to: '2026-05-01',
    })
  })
})

test('a query contains only set filters', () => {
  expect(toQuery('  ', noFilter, '2026-11-22')).toEqual({})
  const filter = {
    statuses: ['overdue'],
    period: { kind: 'this-month' },
    sender: 'first',
    figure: { currency: 'EUR' },
    made: null,
  } as const
  expect(toQuery(' abc ', filter, '2026-11-22')).toEqual({
    search: 'abc',
    statuses: ['overdue'],
    from: '2026-11-01',
    to: '2026-11-30',
    sender: 'first',
    currency: 'EUR',
  })
})

test('the same column again reverses the order', () => {
  const once = sortedBy('amount', { by: 'changed', descending: true })
  expect(once).toEqual({ by: 'amount', descending: true })
  expect(sortedBy('amount', once)).toEqual({ by: 'amount', descending: false })
  expect(sortedBy('customer', once)).toEqual({ by: 'customer', descending: false })
})
