import type { ProblemView } from '#contract/submission.ts'
import type { Attempt, AttemptChange } from '../ports.ts'
import type { Outcome } from '../service-ports.ts'
import { longestWaitMs } from './backoff.ts'

/** Of POSTs that the service turned away as too busy; of those that may be repeated without harm, before it gets slow. */
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
  const { problem } = outcome
  // An earlier POST may have been billed. What this one was refused for says nothing about that one.
  if (attempt.inDoubt || outcome.kind === 'unknown') {
    // a gateway may refuse for a while what the service behind it took; a key that was refused stays so
    const isWorthRepeating = outcome.kind !== 'key_refused' && !isLong
    const rest = tries < mostTries && outcome.kind !== 'refused' ? 0 : restMs
    return {
      change: {
        state: 'unknown',
        tries,
        inDoubt: true,
        retryAt,
        problem: attempt.inDoubt ? stillUnknown(problem) : problem,
      },
      retryAfterMs: safeToRepeat && isWorthRepeating ? Math.max(rest, waitOf(outcome)) : null,
    }
  }
  if (outcome.kind === 'not_sent')
    return { change: { state: 'queued', tries, retryAt, problem }, retryAfterMs: waitOf(outcome) }
  if (outcome.kind === 'retry_later' && mayTryAgain)
    return { change: { state: 'queued', tries, retryAt, problem }, retryAfterMs: waitOf(outcome) }
  const last =
    outcome.kind === 'retry_later' ? { ...problem, message: isLong ? busyForLong : stayedBusy } : problem
  return ends({ state: 'refused', tries, problem: last, finishedAt: now })
}

const busyForLong = 'The service is busy for more than an hour and made nothing. Submit again later.'
const stayedBusy = 'The service stayed busy and made nothing. Submit again later.'

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
