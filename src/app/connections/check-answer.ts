import type { CheckAnswer } from '#contract/operations/connection-operations.ts'
import type { ProblemView } from '#contract/submission.ts'
import type { Outcome } from '../ports/services.ts'

/** A service that rejects the empty request with 400 or 422 has accepted the key. */
export function checkAnswerOf(outcome: Outcome, isIdempotent: boolean): CheckAnswer {
  if (outcome.kind === 'done') return { ok: false, problem: notTheService(null) }
  const { problem } = outcome
  if (outcome.kind === 'refused' && (problem.status === 400 || problem.status === 422))
    return { ok: true, idempotent: isIdempotent }
  // The check cannot be billed, so messages about billing do not apply.
  if (outcome.kind === 'unknown') return { ok: false, problem: notTheService(problem.status) }
  return { ok: false, problem }
}

const notTheService = (status: number | null): ProblemView => ({
  code: 'unexpected_answer',
  message:
    status === null
      ? { code: 'connection.not_the_service' }
      : { code: 'connection.other_answer', params: { status } },
  status,
  requestId: null,
  fields: [],
})
