import type { CheckAnswer } from '#contract/desktop-api.ts'
import type { Outcome } from '../service-ports.ts'

/** A service that read the key and then refused the empty request is the service, and took the key. */
export function checkAnswerOf(outcome: Outcome, isIdempotent: boolean): CheckAnswer {
  if (outcome.kind === 'done') return { ok: false, problem: notTheService(null) }
  const { problem } = outcome
  if (outcome.kind === 'refused' && (problem.status === 400 || problem.status === 422))
    return { ok: true, idempotent: isIdempotent }
  // nothing was asked for that could be billed, so the words about billing do not apply
  if (outcome.kind === 'unknown') return { ok: false, problem: notTheService(problem.status) }
  return { ok: false, problem }
}

const notTheService = (status: number | null) => ({
  code: 'unexpected_answer',
  message:
    status === null
      ? 'This address does not answer as the service does.'
      : `This address answered ${status}, not as the service does.`,
  status,
  requestId: null,
  fields: [],
})
