import { describe, expect, test } from 'vitest'
import type { Decimal } from '../money/decimal.ts'
import {
  documentStatus,
  outstandingOf,
  overdueDays,
  paymentStatusOf,
  type StatusFacts,
} from './document-status.ts'

const issued: StatusFacts = {
  type: 'invoice',
  state: 'done',
  mode: 'live',
  currency: 'EUR',
  payable: '100.00' as Decimal,
  dueDate: '2026-06-15',
  payments: [],
  credits: [],
  hasOriginal: false,
  isAccepted: false,
  isInvoiced: false,
}
const amounts = (...texts: string[]) => texts as Decimal[]
const euros = (...texts: string[]) => amounts(...texts).map(amount => ({ currency: 'EUR', amount }))

/** Returns status on this day, paid and outstanding amount. */
function shown(change: Partial<StatusFacts>, today = '2026-06-15') {
  const facts = { ...issued, ...change }
  const paymentStatus = paymentStatusOf(facts)
  return [documentStatus(paymentStatus, today), paymentStatus.paid, outstandingOf(facts, paymentStatus)]
}

describe('an issued invoice', () => {
  test.each([
    ['nothing', [], ['issued', '0', '100.00']],
    ['a part', ['0.01'], ['partly_paid', '0.01', '99.99']],
    ['all in parts that floats cannot add', ['33.33', '33.33', '33.34'], ['paid', '100.00', '0.00']],
    ['too much', ['100.01'], ['paid', '100.01', '-0.01']],
    ['a part that was refunded', ['50', '-50'], ['issued', '0.00', '100.00']],
    ['only a refund', ['-5'], ['issued', '-5.00', '105.00']],
  ] as const)('of which was paid: %s', (_what, payments, expected) => {
    expect(shown({ payments: amounts(...payments) })).toEqual(expected)
  })

  test('is overdue on the day after its due date, paid in part or not', () => {
    expect(shown({}, '2026-06-16')[0]).toBe('overdue')
    expect(shown({ payments: amounts('99') }, '2026-06-16')[0]).toBe('overdue')
    expect(shown({ payments: amounts('100') }, '2027-06-16')[0]).toBe('paid')
    expect(shown({ dueDate: null }, '2027-06-16')[0]).toBe('issued')
    expect(overdueDays(paymentStatusOf(issued), '2026-07-15')).toBe(30)
    expect(overdueDays(paymentStatusOf(issued), '2026-06-15')).toBeNull()
  })

  test('is credited wholly or in part', () => {
    expect(shown({ credits: euros('100.00') })).toEqual(['credited', '0', '0.00'])
    const yen = { currency: 'JPY', amount: '40' as Decimal }
    expect(shown({ credits: [yen] })).toEqual(['issued', '0', '100.00'])
    expect(shown({ credits: [yen, ...euros('40.00')] })).toEqual(['issued', '0', '60.00'])
    expect(shown({ credits: euros('40.00') })).toEqual(['issued', '0', '60.00'])
    expect(shown({ credits: euros('40.00'), payments: amounts('60') })).toEqual(['paid', '60.00', '0.00'])
    expect(shown({ credits: euros('100.00'), payments: amounts('100') })).toEqual([
      'credited',
      '100.00',
      '-100.00',
    ])
  })

  test('of nothing is paid, and one of a negative total is paid by refunds and never overdue', () => {
    expect(shown({ payable: '0.00' as Decimal })).toEqual(['paid', '0', '0.00'])
    const negative = { payable: '-50.00' as Decimal }
    expect(shown(negative, '2027-01-01')).toEqual(['issued', '0', '-50.00'])
    expect(shown({ ...negative, payments: amounts('-20') })).toEqual(['partly_paid', '-20.00', '-30.00'])
    expect(shown({ ...negative, payments: amounts('-50') })).toEqual(['paid', '-50.00', '0.00'])
  })

  test('has the decimals of its currency, and of its amounts where the currency is unknown', () => {
    expect(shown({ currency: 'JPY', payable: '100' as Decimal, payments: amounts('40') })).toEqual([
      'partly_paid',
      '40',
      '60',
    ])
    expect(shown({ currency: 'KWD', payable: '1.000' as Decimal, payments: amounts('0.001') })[2]).toBe(
      '0.999',
    )
    expect(shown({ currency: 'XYZ', payments: amounts('0.125') })).toEqual(['partly_paid', '0.125', '99.875'])
  })
})

test('a credit note takes its refund itself only if it names no invoice', () => {
  const note = { type: 'credit_note', dueDate: null } as const
  expect(shown(note, '2027-01-01')).toEqual(['issued', '0', '-100.00'])
  expect(shown({ ...note, payments: amounts('-100') })).toEqual(['paid', '-100.00', '0.00'])
  expect(shown({ ...note, hasOriginal: true })).toEqual(['issued', '0', null])
})

test('a quote is open until its last day, and accepted or invoiced before or after', () => {
  const quote = { type: 'quote' } as const
  expect(shown(quote)).toEqual(['open', '0', null])
  expect(shown(quote, '2026-06-16')[0]).toBe('expired')
  expect(shown({ ...quote, isAccepted: true }, '2026-06-16')[0]).toBe('accepted')
  expect(shown({ ...quote, isAccepted: true, isInvoiced: true })[0]).toBe('invoiced')
  expect(shown({ ...quote, state: 'sending', isAccepted: true })[0]).toBe('sending')
})

test.each([
  ['draft', null, 'draft'],
  ['queued', 'live', 'waiting'],
  ['sending', 'live', 'sending'],
  ['unknown', 'live', 'not_confirmed'],
  ['refused', 'live', 'rejected'],
  ['done', 'test', 'test'],
] as const)(
  'a submission that is %s in mode %s is %s, never overdue and owes nothing',
  (state, mode, status) => {
    expect(shown({ state, mode }, '2027-01-01')).toEqual([status, '0', null])
  },
)
