import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProblemView } from '#contract/submission.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { textOf } from '#core/testing/english-text.ts'
import type { Outcome } from '../../ports/services.ts'
import type { Attempt } from '../../ports/store.ts'
import { backoffMs } from '../../retries.ts'
import { interrupted, nextStep } from './next-step.ts'

const problem: ProblemView = {
  code: 'x',
  message: { code: 'refused' },
  status: null,
  requestId: null,
  fields: [],
}
const done = {
  kind: 'done',
  answer: { invoiceUrl: 'https://example.com/a.pdf', jobId: 'job' },
} as const
const outcomes = {
  done,
  refused: { kind: 'refused', problem },
  key_refused: { kind: 'key_refused', problem },
  retry_later: { kind: 'retry_later', problem, afterMs: 20_000 },
  not_sent: { kind: 'not_sent', problem },
  unknown: { kind: 'unknown', problem },
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
  templateSha256: null,
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
  issuedBy: null,
  delivery: null,
  emailedAt: null,
}

const now = '2026-11-21T14:00:00.000Z'
type Given = { mode?: Attempt['mode']; tries?: number; inDoubt?: boolean; safeToRepeat?: boolean }
const stepOf = (outcome: Outcome, { safeToRepeat = false, ...given }: Given = {}) =>
  nextStep({ ...attempt, ...given }, outcome, { safeToRepeat, now })
const step = (outcome: Outcome, given: Given = {}) => {
  const { change, retryAfterMs } = stepOf(outcome, given)
  return [change.state, retryAfterMs]
}
const messageOf = (outcome: Outcome, given: Given = {}) => stepOf(outcome, given).change.problem?.message.code

describe('the stored data', () => {
  const hour = 60 * 60_000
  const at = (ms: number) => new Date(Date.parse(now) + ms).toISOString()
  const busyFor = (afterMs: number | null) => ({ ...outcomes.retry_later, afterMs })

  test('a created invoice: job and link, no longer in doubt', () => {
    expect(stepOf(done, { inDoubt: true, tries: 2 })).toEqual({
      change: {
        state: 'done',
        tries: 3,
        jobId: 'job',
        invoiceUrl: 'https://example.com/a.pdf',
        problem: null,
        inDoubt: false,
        finishedAt: now,
        retryAt: null,
      },
      retryAfterMs: null,
    })
  })

  test.each(['refused', 'key_refused'] as const)('%s: the problem, and the end', kind => {
    expect(stepOf(outcomes[kind])).toEqual({
      change: { state: 'refused', tries: 1, problem, finishedAt: now, retryAt: null },
      retryAfterMs: null,
    })
  })

  test('not sent: queued again', () => {
    expect(stepOf(outcomes.not_sent, { tries: 2 })).toEqual({
      change: { state: 'queued', tries: 2, retryAt: null, problem },
      retryAfterMs: 0,
    })
  })

  test('no answer: in doubt', () => {
    expect(stepOf(outcomes.unknown).change).toEqual({
      state: 'unknown',
      tries: 1,
      inDoubt: true,
      retryAt: null,
      problem,
    })
    const again = stepOf(outcomes.unknown, { inDoubt: true }).change.problem
    expect(again).toEqual({
      ...problem,
      code: 'outcome_unknown',
      message: { code: 'unknown.still', params: { answer: problem.message } },
    })
  })

  test('busy service: the time of the next try, at most an hour later', () => {
    for (const mode of ['live', 'test'] as const) {
      const given = { mode, safeToRepeat: true }
      expect(stepOf(busyFor(20_000), given).change.retryAt).toBe(at(20_000))
      expect(stepOf(busyFor(null), given)).toMatchObject({ change: { retryAt: now }, retryAfterMs: 0 })
      expect(stepOf(busyFor(hour), given)).toMatchObject({
        change: { retryAt: at(hour) },
        retryAfterMs: hour,
      })
      expect(stepOf(busyFor(hour + 1), given)).toMatchObject({
        change: { retryAt: null },
        retryAfterMs: null,
      })
    }
  })

  test('test invoice at a busy service without another try: refused with the reason', () => {
    const trial = { mode: 'test', safeToRepeat: true } as const
    const ends = [
      stepOf(busyFor(2 * hour), trial),
      stepOf(busyFor(0), { ...trial, tries: 4 }),
      stepOf(busyFor(0), { ...trial, safeToRepeat: false }),
    ]
    for (const { change } of ends)
      expect(change).toMatchObject({
        state: 'refused',
        finishedAt: now,
        retryAt: null,
        problem: { code: 'x' },
      })
    const codes = ends.map(({ change }) => change.problem?.message.code)
    expect(codes).toEqual(['busy.long', 'busy.stayed', 'busy.now'])
    expect(stepOf(busyFor(0), trial).change).toMatchObject({
      state: 'queued',
      tries: 1,
      problem: { code: 'x', message: { code: 'busy.repeated' } },
    })
  })

  test('live invoice at a busy service: in doubt, with the next step', () => {
    expect(messageOf(busyFor(0), { safeToRepeat: true })).toBe('unknown.busy_repeated')
    expect(messageOf(busyFor(2 * hour), { safeToRepeat: true })).toBe('unknown.busy_long')
    expect(messageOf(busyFor(2 * hour))).toBe('unknown.busy')
  })

  test('stopped program: one more try, in doubt', () => {
    expect(interrupted({ ...attempt, tries: 2 })).toEqual({
      state: 'unknown',
      tries: 3,
      inDoubt: true,
      problem: {
        code: 'outcome_unknown',
        message: { code: 'unknown.interrupted' },
        status: null,
        requestId: null,
        fields: [],
      },
    })
  })
})

describe('an attempt in doubt at a service that bills nothing twice', () => {
  const doubt = { inDoubt: true, safeToRepeat: true }

  test('is repeated slowly after a refusal, and never with a refused key', () => {
    expect(step(outcomes.refused, doubt)).toEqual(['unknown', 5 * 60_000])
    expect(step(outcomes.key_refused, doubt)).toEqual(['unknown', null])
    expect(step(outcomes.not_sent, doubt)).toEqual(['unknown', 0])
  })

  test('waits as long as the service asks, if that is longer', () => {
    const busy = { ...outcomes.retry_later, afterMs: 6 * 60_000 }
    expect(step(busy, { ...doubt, tries: 9 })).toEqual(['unknown', 6 * 60_000])
    expect(step(outcomes.unknown, { ...doubt, tries: 3 })).toEqual(['unknown', 0])
  })
})

describe('next step', () => {
  test.each([
    ['done', 'done', null],
    ['refused', 'refused', null],
    ['key_refused', 'refused', null],
    ['retry_later', 'unknown', null],
    ['not_sent', 'queued', 0],
    ['unknown', 'unknown', null],
  ] as const)('%s becomes %s', (kind, state, retry) => {
    expect(step(outcomes[kind])).toEqual([state, retry])
  })

  test('an unknown outcome is retried only if safe, slowly after five tries', () => {
    expect(step(outcomes.unknown, { safeToRepeat: true })).toEqual(['unknown', 0])
    expect(step(outcomes.unknown, { safeToRepeat: true, tries: 4 })).toEqual(['unknown', 5 * 60_000])
    expect(step(outcomes.unknown)).toEqual(['unknown', null])
  })

  test('a live POST to a busy service is retried only if safe, slowly after five tries', () => {
    const safe = { safeToRepeat: true }
    expect(step(outcomes.retry_later, safe)).toEqual(['unknown', 20_000])
    expect(step(outcomes.retry_later, { ...safe, tries: 4 })).toEqual(['unknown', 5 * 60_000])
    expect(messageOf(outcomes.retry_later, safe)).toBe('unknown.busy_repeated')
    expect(messageOf(outcomes.retry_later)).toBe('unknown.busy')
    expect(stepOf(outcomes.retry_later).change).toMatchObject({
      inDoubt: true,
      problem: { code: 'outcome_unknown' },
    })
  })

  test('a test POST to a busy service is retried five times and only if safe', () => {
    const safe = { mode: 'test', safeToRepeat: true } as const
    expect(step(outcomes.retry_later, { ...safe, tries: 3 })).toEqual(['queued', 20_000])
    expect(step(outcomes.retry_later, { ...safe, tries: 4 })).toEqual(['refused', null])
    expect(messageOf(outcomes.retry_later, { ...safe, tries: 4 })).toBe('busy.stayed')
    expect(step(outcomes.retry_later, { mode: 'test' })).toEqual(['refused', null])
  })

  test('a service that is busy for more than an hour gets no automatic retry', () => {
    for (const afterMs of [40 * 24 * 60 * 60 * 1000, Number.MAX_VALUE]) {
      const long = { ...outcomes.retry_later, afterMs }
      expect(step(long, { safeToRepeat: true })).toEqual(['unknown', null])
      expect(step(long, { inDoubt: true, safeToRepeat: true })).toEqual(['unknown', null])
      expect(step(long, { mode: 'test', safeToRepeat: true })).toEqual(['refused', null])
      expect(messageOf(long, { safeToRepeat: true })).toBe('unknown.busy_long')
    }
  })

  test('the message about a busy service claims neither "nothing billed" nor a retry that does not come', () => {
    for (const mode of ['live', 'test'] as const)
      for (const safeToRepeat of [true, false])
        for (const inDoubt of [true, false])
          for (const afterMs of [null, 20_000, 7_200_000]) {
            const outcome = { ...outcomes.retry_later, afterMs }
            const { change, retryAfterMs } = stepOf(outcome, { mode, safeToRepeat, inDoubt })
            const text = change.problem ? textOf(change.problem.message) : ''
            expect(text).not.toContain('made nothing')
            expect(text.includes('by itself')).toBe(retryAfterMs !== null)
          }
  })

  test('a POST that was not sent is not counted', () => {
    const { change } = nextStep(attempt, outcomes.not_sent, { safeToRepeat: false, now })
    expect(change.tries).toBe(0)
  })
})

const anyOutcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constantFrom(...Object.values(outcomes)),
  fc.option(fc.nat(10_000_000)).map(afterMs => ({ ...outcomes.retry_later, afterMs })),
)

test('a refusal does not settle an attempt that may have been billed', () => {
  fc.assert(
    fc.property(anyOutcome, fc.nat(10), fc.boolean(), (outcome, tries, safeToRepeat) => {
      const { change } = stepOf(outcome, { tries, inDoubt: true, safeToRepeat })
      expect(change.state).toBe(outcome.kind === 'done' ? 'done' : 'unknown')
    }),
  )
})

test('a live POST without answer or refusal stays unknown', () => {
  const step = fc.record({ outcome: anyOutcome, safeToRepeat: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), steps => {
      let current = attempt
      let mayBeBilled = false
      for (const { outcome, safeToRepeat } of steps) {
        if (current.state === 'done' || current.state === 'refused') return
        current = { ...current, ...nextStep(current, outcome, { safeToRepeat, now }).change }
        mayBeBilled ||= outcome.kind === 'unknown' || outcome.kind === 'retry_later'
        if (mayBeBilled) expect(['unknown', 'done']).toContain(current.state)
      }
    }),
  )
})

test('a service that may bill twice gets retries only of POSTs that were not sent', () => {
  fc.assert(
    fc.property(
      anyOutcome,
      fc.nat(10),
      fc.boolean(),
      fc.constantFrom('live', 'test'),
      (outcome, tries, inDoubt, mode) => {
        const { retryAfterMs } = stepOf(outcome, { tries, inDoubt, mode })
        if (outcome.kind !== 'not_sent' || inDoubt) expect(retryAfterMs).toBeNull()
      },
    ),
  )
})

test('the backoff grows from half a second to half a minute', () => {
  expect([0, 1, 2, 6, 99].map(failures => backoffMs(failures, () => 1))).toEqual([
    500, 1000, 2000, 32_000, 32_000,
  ])
  expect(backoffMs(0, () => 0)).toBe(250)
})
