import type { ProblemView } from '#contract/submission.ts'
import type { KeyKind } from '#core/key.ts'
import type { Attempt, AttemptChange } from '../../ports.ts'
import type { Outcome } from '../../service-ports.ts'
import { longestWaitMs } from './backoff.ts'

/** POSTs of a test invoice to a busy service; POSTs of an attempt in doubt before the retries get slow. */
const mostTries = 5
/** Between POSTs that may be repeated without harm and did not help so far: a service may be away for a night. */
const restMs = 5 * 60_000

export interface NextStep {
  change: AttemptChange
  /** send the same bytes with the same key again, at the earliest after this many ms; `null`: never by itself */
  retryAfterMs: number | null
}

export interface NextStepOptions {
  /** is the service known not to bill the same Idempotency-Key twice? */
  safeToRepeat: boolean
  now: string
}

/** A service or a gateway can answer that it is busy after the invoice was made; a test key is never billed. */
export const mayBeBilled = (outcome: Outcome, mode: KeyKind): boolean =>
  outcome.kind === 'unknown' || (outcome.kind === 'retry_later' && mode === 'live')

/** The outcome table: what one POST's outcome makes of its attempt. `attempt` is as it was before that POST. */
export function nextStep(
  attempt: Attempt,
  outcome: Outcome,
  { safeToRepeat, now }: NextStepOptions,
): NextStep {
  const tries = attempt.tries + (outcome.kind === 'not_sent' ? 0 : 1)
  const isLong = waitOf(outcome) > longestWaitMs
  const mayTryAgain = tries < mostTries && !isLong
  const retryAt = outcome.kind === 'retry_later' && !isLong ? after(now, waitOf(outcome)) : null
  if (outcome.kind === 'done') {
    const { jobId, invoiceUrl } = outcome.answer
    return ends({ state: 'done', tries, jobId, invoiceUrl, problem: null, inDoubt: false, finishedAt: now })
  }
  // An earlier POST may have been billed. What this one was refused for says nothing about that one.
  if (attempt.inDoubt || mayBeBilled(outcome, attempt.mode)) {
    // a gateway may refuse for a while what the service behind it took; a key that was refused stays so
    const isWorthRepeating = outcome.kind !== 'key_refused' && !isLong
    const rest = tries < mostTries && outcome.kind !== 'refused' ? 0 : restMs
    const retryAfterMs = safeToRepeat && isWorthRepeating ? Math.max(rest, waitOf(outcome)) : null
    const problem = unknownOutcomeJson(attempt, outcome, { safeToRepeat, isRepeated: retryAfterMs !== null })
    return { change: { state: 'unknown', tries, inDoubt: true, retryAt, problem }, retryAfterMs }
  }
  const { problem } = outcome
  if (outcome.kind === 'not_sent')
    return { change: { state: 'queued', tries, retryAt, problem }, retryAfterMs: waitOf(outcome) }
  if (outcome.kind === 'retry_later') {
    if (safeToRepeat && mayTryAgain) {
      const change = {
        state: 'queued',
        tries,
        retryAt,
        problem: { ...problem, message: busyAndRepeated },
      } as const
      return { change, retryAfterMs: waitOf(outcome) }
    }
    const message = isLong ? busyForLong : safeToRepeat ? stayedBusy : busy
    return ends({ state: 'refused', tries, problem: { ...problem, message }, finishedAt: now })
  }
  return ends({ state: 'refused', tries, problem, finishedAt: now })
}

// of a test invoice, which is never billed
const busyAndRepeated = 'The service is busy. Billwright sends the invoice again by itself.'
const busyForLong = 'The service is busy for more than an hour. Submit again later.'
const stayedBusy = 'The service stayed busy. Submit again later.'
const busy = 'The service is busy. Submit again later.'

// of a live invoice, or of one whose earlier POST may have been billed
const doubtAndRepeated =
  'The service is busy, and the invoice may exist. Billwright asks again by itself with the same ' +
  'Idempotency-Key, so that it is billed once.'
const doubtForLong =
  'The service is busy for more than an hour. The invoice may exist and may have been billed. Check again later.'
const doubtAndBusy =
  'The service answered that it is busy. The invoice may exist and may have been billed. ' +
  'Look it up in your account before you send it again.'

function unknownOutcomeJson(
  attempt: Attempt,
  outcome: Exclude<Outcome, { kind: 'done' }>,
  { safeToRepeat, isRepeated }: { safeToRepeat: boolean; isRepeated: boolean },
): ProblemView {
  const { problem } = outcome
  if (outcome.kind !== 'retry_later') return attempt.inDoubt ? stillUnknown(problem) : problem
  const message = isRepeated ? doubtAndRepeated : safeToRepeat ? doubtForLong : doubtAndBusy
  return { ...problem, code: 'outcome_unknown', message }
}

const ends = (change: AttemptChange): NextStep => ({
  change: { ...change, retryAt: null },
  retryAfterMs: null,
})

const after = (now: string, ms: number): string => new Date(Date.parse(now) + ms).toISOString()

const waitOf = (outcome: Outcome): number => (outcome.kind === 'retry_later' ? (outcome.afterMs ?? 0) : 0)

const stillUnknown = (problem: ProblemView): ProblemView => ({
  ...problem,
  code: 'outcome_unknown',
  message: `It is still unknown whether the invoice exists. The last answer was: ${problem.message}`,
})

/** What a crash between the first byte and the answer leaves behind. */
export const interrupted = (attempt: Attempt): AttemptChange => ({
  state: 'unknown',
  tries: attempt.tries + 1,
  inDoubt: true,
  problem: {
    code: 'outcome_unknown',
    message: 'Billwright was stopped before the answer came. The invoice may exist and may have been billed.',
    status: null,
    requestId: null,
    fields: [],
  },
})
