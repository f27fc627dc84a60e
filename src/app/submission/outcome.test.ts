import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal } from '#core/decimal.ts'
import type { Attempt } from '../ports.ts'
import type { Outcome } from '../service-ports.ts'
import { backoffMs } from './backoff.ts'
import { nextStep } from './outcome.ts'

const problem = { code: 'x', message: 'Why.', status: null, requestId: null, fields: [] }
const done = {
  kind: 'done',
  idempotent: false,
  answer: { invoiceUrl: 'https://example.com/a.pdf', jobId: 'job' },
} as const
const outcomes = {
  done,
  refused: { kind: 'refused', idempotent: false, problem },
  key_refused: { kind: 'key_refused', idempotent: false, problem },
  retry_later: { kind: 'retry_later', idempotent: false, problem, afterMs: 20_000 },
  not_sent: { kind: 'not_sent', idempotent: false, problem },
  unknown: { kind: 'unknown', idempotent: false, problem },
} as const satisfies Record<string, Outcome>

const payable = parseDecimal('10.00')
if (!payable) throw new Error('a decimal')
const attempt: Attempt = {
  id: 'a',
  invoiceId: 'i',
  revision: 1,
  state: 'sending',
  mode: 'live',
  connectionId: 'c',
  connectionName: 'Example',
  baseUrl: 'https://example.com',
  template: 'minimal',
  invoice_number: '1',
  currency: 'EUR',
  payable,
  payload: new Uint8Array(),
  payloadSha256: '',
  idempotencyKey: 'k',
  keyFingerprint: 'f',
  createdAt: '',
  finishedAt: null,
  retryAt: null,
  tries: 0,
  inDoubt: false,
  jobId: null,
  invoiceUrl: null,
  problem: null,
  delivery: null,
}

const now = '2026-11-21T14:00:00.000Z'
const step = (outcome: Outcome, { tries = 0, inDoubt = false, safeToRepeat = false } = {}) => {
  const { change, retryAfterMs } = nextStep({ ...attempt, tries, inDoubt }, outcome, { safeToRepeat, now })
  return [change.state, retryAfterMs]
}

describe('the outcome table', () => {
  test.each([
    ['done', 'done', null],
    ['refused', 'refused', null],
    ['key_refused', 'refused', null],
    ['retry_later', 'queued', 20_000],
    ['not_sent', 'queued', 0],
    ['unknown', 'unknown', null],
  ] as const)('%s becomes %s', (kind, state, retry) => {
    expect(step(outcomes[kind])).toEqual([state, retry])
  })

  test('unknown is repeated by itself only where that is known to be safe, and slowly after five times', () => {
    expect(step(outcomes.unknown, { safeToRepeat: true })).toEqual(['unknown', 0])
    expect(step(outcomes.unknown, { safeToRepeat: true, tries: 4 })).toEqual(['unknown', 5 * 60_000])
    expect(step(outcomes.unknown)).toEqual(['unknown', null])
  })

  test('a busy service is asked five times', () => {
    expect(step(outcomes.retry_later, { tries: 3 })).toEqual(['queued', 20_000])
    expect(step(outcomes.retry_later, { tries: 4 })).toEqual(['refused', null])
  })

  test('a service that is busy for longer than anyone waits gives the invoice back, and keeps a doubt', () => {
    for (const afterMs of [40 * 24 * 60 * 60 * 1000, Number.MAX_VALUE]) {
      const long = { ...outcomes.retry_later, afterMs }
      expect(step(long)).toEqual(['refused', null])
      expect(step(long, { inDoubt: true, safeToRepeat: true })).toEqual(['unknown', null])
    }
  })

  test('while nothing is sent, no try is counted', () => {
    const { change } = nextStep(attempt, outcomes.not_sent, { safeToRepeat: false, now })
    expect(change.tries).toBe(0)
  })
})

test('what may have been billed once is never called a draft again by a refusal', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(outcomes)),
      fc.nat(10),
      fc.boolean(),
      (outcome, tries, safeToRepeat) => {
        const { change } = nextStep({ ...attempt, tries, inDoubt: true }, outcome, { safeToRepeat, now })
        expect(change.state).toBe(outcome.kind === 'done' ? 'done' : 'unknown')
      },
    ),
  )
})

test('nothing is sent again by itself after an unknown outcome of a service that may bill twice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(outcomes)),
      fc.nat(10),
      fc.boolean(),
      (outcome, tries, inDoubt) => {
        const { change, retryAfterMs } = nextStep({ ...attempt, tries, inDoubt }, outcome, {
          safeToRepeat: false,
          now,
        })
        if (change.state === 'unknown') expect(retryAfterMs).toBeNull()
      },
    ),
  )
})

test('waits grow from half a second to half a minute', () => {
  expect([0, 1, 2, 6, 99].map(failures => backoffMs(failures, () => 1))).toEqual([
    500, 1000, 2000, 32_000, 32_000,
  ])
  expect(backoffMs(0, () => 0)).toBe(250)
})
