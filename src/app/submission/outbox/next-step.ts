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
        problem: { ...problem, message: { code: 'busy.repeated' } },
      } as const
      return { change, retryAfterMs: waitOf(outcome) }
    }
    const code = isLong ? 'busy.long' : safeToRepeat ? 'busy.stayed' : 'busy.now'
    return ends({ state: 'refused', tries, problem: { ...problem, message: { code } }, finishedAt: now })
  }
  return ends({ state: 'refused', tries, problem, finishedAt: now })
}

function unknownOutcomeJson(
  attempt: Attempt,
  outcome: Exclude<Outcome, { kind: 'done' }>,
  { safeToRepeat, isRepeated }: { safeToRepeat: boolean; isRepeated: boolean },
): ProblemView {
  const { problem } = outcome
  if (outcome.kind !== 'retry_later') return attempt.inDoubt ? stillUnknown(problem) : problem
  const code = isRepeated ? 'unknown.busy_repeated' : safeToRepeat ? 'unknown.busy_long' : 'unknown.busy'
  return { ...problem, code: 'outcome_unknown', message: { code } }
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
  message: { code: 'unknown.still', params: { answer: problem.message } },
})

/** What a crash between the first byte and the answer leaves behind. */
export const interrupted = (attempt: Attempt): AttemptChange => ({
  state: 'unknown',
  tries: attempt.tries + 1,
  inDoubt: true,
  problem: {
    code: 'outcome_unknown',
    message: { code: 'unknown.interrupted' },
    status: null,
    requestId: null,
    fields: [],
  },
})
