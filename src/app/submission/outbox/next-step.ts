import type { ProblemView } from '#contract/submission.ts'
import type { Mode } from '#core/text/key.ts'
import type { Outcome } from '../../ports/services.ts'
import type { Attempt, AttemptChange } from '../../ports/store.ts'
import { maxRetryAfterMs } from '../../retries.ts'

/** Number of POSTs of a test invoice to a busy service, or of an unknown attempt, before retries become slow. */
const maxQuickTries = 5
/** Interval of slow retries, which may continue for hours. */
const slowRetryMs = 5 * 60_000

export interface NextStep {
  change: AttemptChange
  /** minimum delay of an automatic retry in ms; `null`: none */
  retryAfterMs: number | null
}

export interface NextStepOptions {
  /** whether the service is known to bill an Idempotency-Key once */
  safeToRepeat: boolean
  now: string
}

/** A busy answer may come after the PDF was made; a test key is never billed. */
export const mayBeBilled = (outcome: Outcome, mode: Mode): boolean =>
  outcome.kind === 'unknown' || (outcome.kind === 'retry_later' && mode === 'live')

/** The next state of an attempt after the outcome of a POST. `attempt` is its state before that POST. */
export function nextStep(
  attempt: Attempt,
  outcome: Outcome,
  { safeToRepeat, now }: NextStepOptions,
): NextStep {
  const tries = attempt.tries + (outcome.kind === 'not_sent' ? 0 : 1)
  const isLong = waitOf(outcome) > maxRetryAfterMs
  const mayTryAgain = tries < maxQuickTries && !isLong
  const retryAt = outcome.kind === 'retry_later' && !isLong ? after(now, waitOf(outcome)) : null
  if (outcome.kind === 'done') {
    const { jobId, invoiceUrl } = outcome.answer
    return ends({ state: 'done', tries, jobId, invoiceUrl, problem: null, inDoubt: false, finishedAt: now })
  }
  // An earlier POST may have been billed; a refusal of this one does not settle that.
  if (attempt.inDoubt || mayBeBilled(outcome, attempt.mode)) {
    // A refusal may come from a gateway and pass; a refused key stays refused.
    const isWorthRepeating = outcome.kind !== 'key_refused' && !isLong
    const rest = tries < maxQuickTries && outcome.kind !== 'refused' ? 0 : slowRetryMs
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

/** The change of an attempt that was interrupted between the first byte and the answer. */
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
