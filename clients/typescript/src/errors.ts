import type { Problem } from './types.ts'

/** Later versions of the service may return further codes. */
export type ProblemCode = Problem['code'] | (string & {})

/** The service refused the request or failed. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly status: number
  /** `unknown` if the answer is not a problem of RFC 9457, such as one of a proxy */
  readonly code: ProblemCode
  /** the fields or query parameters to fix */
  readonly errors: NonNullable<Problem['errors']>
  readonly requestId: string | undefined
  /** seconds to wait before a retry */
  readonly retryAfter: number | undefined
  readonly problem: Partial<Problem>
  /** status of the answer */
  readonly headers: Headers

  constructor(response: Response, problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? `The service answered ${response.status}.`)
    this.status = response.status
    this.code = problem.code ?? 'unknown'
    this.errors = problem.errors ?? []
    this.requestId = response.headers.get('x-request-id') ?? undefined
    this.retryAfter = retryAfterOf(response)
    this.problem = problem
    this.headers = response.headers
  }
}

/**
 * No complete answer arrived. A generation may have been completed and billed: repeat it with the same
 * Idempotency-Key, or look it up with `findGeneration`.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
  /** Idempotency-Key of a generation */
  readonly idempotencyKey: string | undefined

  constructor(idempotencyKey: string | undefined, cause: unknown) {
    super('The service did not answer.', { cause })
    this.idempotencyKey = idempotencyKey
  }
}

/** @returns seconds; `undefined` for a date, which this service does not use */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after')
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
