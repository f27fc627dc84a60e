import { describe, expect, test } from 'vitest'
import type { Delivery } from '#contract/delivery.ts'
import type { Submission } from '#contract/submission.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { type HeaderFacts, headerState } from './header-state.ts'

const kept: Delivery = { state: 'kept', path: 'INV-1.pdf', bytes: 1, matchesPreview: true }
const differs: Delivery = { ...kept, matchesPreview: false }
const failed: Delivery = { state: 'failed', message: { code: 'unreachable' } }

const submission = (change: Partial<Submission>): Submission => ({
  attemptId: 'a',
  invoiceId: 'i',
  revision: 1,
  state: 'done',
  mode: 'live',
  connectionId: 'c',
  connectionName: 'Example',
  invoice_number: 'INV-1',
  payable: '100' as Decimal,
  currency: 'EUR',
  idempotencyKey: 'k',
  startedAt: '2026-11-21T12:00:00.000Z',
  finishedAt: null,
  safeToRepeat: true,
  jobId: null,
  invoiceUrl: null,
  issuedBy: null,
  delivery: kept,
  emailedAt: null,
  problem: null,
  ...change,
})

const shown = (change: Partial<HeaderFacts>) =>
  headerState({
    type: 'invoice',
    state: 'draft',
    submission: null,
    row: undefined,
    isSubmitting: false,
    isCountingDown: false,
    hasErrors: false,
    isKeyRejected: true,
    isTestCurrent: false,
    ...change,
  })

const row = (status: DocumentStatus, outstanding: string | null = '100') => ({
  status,
  outstanding: outstanding as Decimal | null,
})
const issued = (status: DocumentStatus, outstanding?: string | null, change: Partial<HeaderFacts> = {}) =>
  shown({ state: 'done', submission: submission({}), row: row(status, outstanding), ...change })
const withDelivery = (delivery: Delivery | null, status: DocumentStatus = 'issued') =>
  issued(status, '100', { submission: submission({ delivery }) })

describe('the primary action follows the state', () => {
  test.each([
    ['a draft is submitted', shown({}), 'draft', 'submit', null],
    ['it can be stopped before it is sent', shown({ isCountingDown: true }), 'waiting', null, 'cancel'],
    ['nothing while it is sent', shown({ isSubmitting: true }), 'sending', 'submitting', null],
    ['a waiting one can be kept', shown({ state: 'queued' }), 'waiting', null, 'keep-as-draft'],
    ['an issued one is mailed', issued('issued'), 'issued', 'email', 'save-pdf'],
    [
      'a mailed one is paid',
      issued('issued', '100', { submission: submission({ emailedAt: '2026-11-22T09:00:00.000Z' }) }),
      'issued',
      'record-payment',
      'save-pdf',
    ],
    ['the rest is paid', issued('partly_paid', '40'), 'partly_paid', 'record-payment', null],
    ['a late one is paid', issued('overdue'), 'overdue', 'record-payment', null],
    ['a paid one is quiet', issued('paid', '0'), 'paid', null, 'duplicate'],
    ['a credited one is quiet', issued('credited', '0'), 'credited', null, 'duplicate'],
    ['an unconfirmed one is checked', shown({ state: 'unknown' }), 'not_confirmed', 'check-again', null],
    [
      'a mailed quote is accepted',
      issued('open', null, {
        type: 'quote',
        submission: submission({ emailedAt: '2026-11-22T09:00:00.000Z' }),
      }),
      'open',
      'accept-quote',
      'save-pdf',
    ],
    [
      'a quote whose time is over is accepted too',
      issued('expired', null, { type: 'quote' }),
      'expired',
      'accept-quote',
      null,
    ],
    [
      'a mailed credit note that reduces an invoice needs nothing more',
      issued('issued', null, {
        type: 'credit_note',
        submission: submission({ emailedAt: '2026-11-22T09:00:00.000Z' }),
      }),
      'issued',
      null,
      'save-pdf',
    ],
    [
      'an accepted quote becomes an invoice',
      shown({ type: 'quote', row: row('accepted', null) }),
      'accepted',
      'make-invoice',
      null,
    ],
  ] as const)('%s', (_name, state, status, primary, secondary) => {
    expect(state).toEqual({ status, pdf: null, primary, secondary })
  })

  test('a test stays a draft, whose PDF can be saved until something changes', () => {
    const tested = { state: 'done', submission: submission({ mode: 'test' }) } as const
    expect(shown({ ...tested, isTestCurrent: true })).toMatchObject({
      primary: 'submit',
      secondary: 'save-pdf',
    })
    expect(shown(tested)).toMatchObject({ status: 'draft', primary: 'submit', secondary: null })
  })

  test('a rejected one offers the field, the key, or another attempt', () => {
    const refused = (change: Partial<HeaderFacts>, problem: Partial<Submission['problem']> = {}) =>
      shown({
        state: 'refused',
        submission: submission({
          state: 'refused',
          problem: {
            code: 'rejected',
            message: { code: 'unreachable' },
            status: 400,
            requestId: null,
            fields: [],
            ...problem,
          },
        }),
        ...change,
      }).primary
    expect(refused({ hasErrors: true })).toBe('go-to-field')
    expect(refused({})).toBe('submit')
    expect(refused({ hasErrors: true }, { status: 401 })).toBe('replace-key')
    // the key was replaced
    expect(refused({ isKeyRejected: false }, { status: 401 })).toBe('submit')
  })
})

describe('a PDF that is not as it should be is never offered to be mailed', () => {
  test('one that differs is looked at, one that is missing is downloaded', () => {
    expect(withDelivery(differs)).toMatchObject({
      pdf: 'differs',
      primary: 'show-differences',
      secondary: 'save-anyway',
    })
    expect(withDelivery(failed)).toMatchObject({ pdf: 'missing', primary: 'download-again' })
  })

  test('while it is downloaded, a payment can be recorded', () => {
    expect(withDelivery({ state: 'fetching' })).toMatchObject({ pdf: null, primary: 'record-payment' })
    expect(withDelivery(null)).toMatchObject({ primary: 'record-payment', secondary: null })
  })

  test('once it is late, the payment comes first', () => {
    expect(withDelivery(differs, 'overdue')).toMatchObject({ pdf: null, primary: 'record-payment' })
  })
})
