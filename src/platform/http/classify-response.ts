import type { Outcome } from '#app/ports/services.ts'
import {
  type GenerateAnswer,
  generateAnswerSchema,
  headers,
  type Problem,
  problemSchema,
} from '#contract/generate-api.ts'
import type { ProblemView } from '#contract/submission.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import type { Message, PlainMessageCode } from '#core/messages/message.ts'
import { redactKeys } from '#core/text/key.ts'
import type { Exchange } from './exchange.ts'

type HttpResponse = Extract<Exchange, { kind: 'response' }>

/** Decides whether the invoice was generated and billed, was refused, or whether that is unknown. */
export function classifyResponse(response: HttpResponse): Outcome {
  const { status } = response
  const body = response.isTruncated ? undefined : response.json()
  if (status >= 200 && status < 300) {
    const parsed = generateAnswerSchema.safeParse(body)
    return parsed.success
      ? { kind: 'done', answer: redactAnswer(parsed.data) }
      : {
          kind: 'unknown',
          problem: problemOf(response, body, 'unusable_answer', { code: 'unknown.unreadable' }),
        }
  }
  const problem = (code: string, message?: Message) => problemOf(response, body, code, message)
  if (status === 401) {
    const code = codeOf(body) === 'expired_key' ? 'expired_key' : 'key_refused'
    return { kind: 'key_refused', problem: problem('key_refused', { code }) }
  }
  // A redirect says where to submit the invoice, not that it was generated.
  if (status === 301 || status === 307 || status === 308)
    return { kind: 'refused', problem: problem('redirected', { code: 'refused.redirected' }) }
  const retryAfter = retryAfterMs(response)
  if (status === 429 || (status === 503 && retryAfter !== null))
    return {
      kind: 'retry_later',
      afterMs: retryAfter,
      problem: problem('overloaded', { code: 'overloaded' }),
    }
  // A conflict that does not name the invoice may mean that an earlier request with this key is in progress.
  const isInFlight = status === 409 && !namesTheInvoice(body)
  if (status >= 400 && status < 500 && status !== 408 && !isInFlight)
    return {
      kind: 'refused',
      problem: problem(codeOf(body) ?? 'refused', refusedMessage(status, codeOf(body))),
    }
  return {
    kind: 'unknown',
    problem: problem('outcome_unknown', { code: 'unknown.status', params: { status } }),
  }
}

/** The texts do not say that nothing was billed: an earlier request with this Idempotency-Key may have been. */
const accountRefusals: ReadonlyMap<string, PlainMessageCode> = new Map<ErrorCode, PlainMessageCode>([
  ['missing_scope', 'refused.missing_scope'],
  ['address_not_allowed', 'refused.address_not_allowed'],
  ['account_suspended', 'refused.account_suspended'],
  ['monthly_limit_reached', 'refused.monthly_limit_reached'],
  ['storage_limit_reached', 'refused.storage_limit_reached'],
  ['template_limit_reached', 'refused.template_limit_reached'],
])

function refusedMessage(status: number, code = ''): Message | undefined {
  if (status === 402 || status === 403) return { code: accountRefusals.get(code) ?? 'refused.account' }
  if (status === 404 || status === 405) return { code: 'refused.no_service' }
  if (status === 413) return { code: 'refused.too_large' }
  return undefined
}

function problemOf(response: HttpResponse, body: unknown, code: string, message?: Message): ProblemView {
  const problem = parseProblem(body)
  const requestId = response.headers[headers.requestId.toLowerCase()]
  const text = problem?.detail ?? problem?.title
  return {
    code,
    message: message ?? (text === undefined ? { code: 'refused' } : foreignText(text)),
    status: response.status,
    requestId: typeof requestId === 'string' ? sanitise(requestId) : null,
    fields: (problem?.errors ?? []).slice(0, 100).map(error => ({
      path: sanitise(error.path),
      code: sanitise(error.code),
      severity: 'error',
      message: foreignText(error.message),
    })),
  }
}

/**
 * Only `number_taken` and field errors are about the invoice; a service that still processes an earlier request reports
 * neither.
 */
const namesTheInvoice = (body: unknown): boolean =>
  /(^|_)number(_|$)/.test(codeOf(body) ?? '') || (parseProblem(body)?.errors ?? []).length > 0

const codeOf = (body: unknown): string | undefined => {
  const code = parseProblem(body)?.code
  return code !== undefined && /^[a-z0-9_]{1,64}$/.test(code) ? code : undefined
}

function parseProblem(body: unknown): Problem | undefined {
  const parsed = problemSchema.safeParse(body)
  return parsed.success ? parsed.data : undefined
}

/** Text of the service, truncated and without keys. */
const sanitise = (text: string) => redactKeys(text).slice(0, 500)

const foreignText = (text: string): Message => ({ code: 'foreign_text', params: { text: sanitise(text) } })

/** A service may echo the key, which must not be stored or shown. */
const redactAnswer = ({ invoiceUrl, jobId }: GenerateAnswer): GenerateAnswer => ({
  invoiceUrl: redactKeys(invoiceUrl),
  jobId: redactKeys(jobId),
})

/** The value is in seconds or a date (RFC 9110). */
function retryAfterMs(response: HttpResponse): number | null {
  const text = response.headers['retry-after']
  if (text === undefined) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

type Failure = Extract<Exchange, { kind: 'failed' }>

/** Without a response, the outcome is unknown only if the connection was established. */
export function classifyFailure({
  sent,
  reason,
  cause,
}: Failure): Extract<Outcome, { kind: 'not_sent' | 'unknown' }> {
  const problem = (code: string, message: PlainMessageCode) => ({
    code,
    message: { code: message },
    status: null,
    requestId: null,
    fields: [],
  })
  if (!sent) {
    const message = notSentCode(reason, cause)
    const code = message === 'unreachable.offline' ? 'offline' : 'unreachable'
    return { kind: 'not_sent', problem: problem(code, message) }
  }
  return { kind: 'unknown', problem: problem('outcome_unknown', unknownCode(reason)) }
}

function notSentCode(reason: Failure['reason'], cause: string): PlainMessageCode {
  if (/^(ENETUNREACH|ENETDOWN|EAI_AGAIN)$/.test(cause)) return 'unreachable.offline'
  if (cause === 'ENOTFOUND') return 'unreachable.name'
  if (cause === 'ECONNREFUSED') return 'unreachable.no_server'
  if (cause.startsWith('ERR_PROXY')) return 'unreachable.proxy'
  if (/CERT|SELF_SIGNED|ERR_TLS|SSL|UNABLE_TO_/.test(cause)) return 'unreachable.certificate'
  if (reason === 'connect_timeout') return 'unreachable.timeout'
  return 'unreachable'
}

function unknownCode(reason: Failure['reason']): PlainMessageCode {
  if (reason === 'timeout') return 'unknown.timeout'
  if (reason === 'aborted') return 'unknown.closed'
  return 'unknown.connection_lost'
}
