import type { Outcome } from '#app/service-ports.ts'
import {
  type GenerateAnswer,
  generateAnswerSchema,
  headers,
  type Problem,
  problemSchema,
} from '#contract/generate-api.ts'
import type { ProblemView } from '#contract/submission.ts'
import { errorTable } from '#core/errors.ts'
import { redactKeys } from '#core/key.ts'
import type { Exchange } from './exchange.ts'

type HttpAnswer = Extract<Exchange, { kind: 'answer' }>

/** The outcome table: what a status and a body say about whether the invoice exists and was billed. */
export function outcomeOfAnswer(answer: HttpAnswer): Outcome {
  const { status } = answer
  const body = answer.isCutOff ? undefined : answer.json()
  if (status >= 200 && status < 300) {
    const parsed = generateAnswerSchema.safeParse(body)
    return parsed.success
      ? { kind: 'done', answer: withoutKeys(parsed.data) }
      : { kind: 'unknown', problem: problemOf(answer, body, 'unusable_answer', unusableWords) }
  }
  const problem = (code: string, words?: string) => problemOf(answer, body, code, words)
  if (status === 401)
    return { kind: 'key_refused', problem: problem('key_refused', errorTable.key_refused.title) }
  // these say where the invoice may be asked for, not that it was made
  if (status === 301 || status === 307 || status === 308)
    return { kind: 'refused', problem: problem('redirected', redirectedWords) }
  const retryAfter = retryAfterMs(answer)
  if (status === 429 || (status === 503 && retryAfter !== null))
    return {
      kind: 'retry_later',
      afterMs: retryAfter,
      problem: problem('overloaded', errorTable.overloaded.title),
    }
  // where it does not name what is wrong with the invoice, an earlier request with this key may be at work
  const isInFlight = status === 409 && !namesTheInvoice(body)
  if (status >= 400 && status < 500 && status !== 408 && !isInFlight)
    return { kind: 'refused', problem: problem(codeOf(body) ?? 'refused', refusedWords(status)) }
  return {
    kind: 'unknown',
    problem: problem('outcome_unknown', `The service answered ${status}. ${doubtWords}`),
  }
}

const doubtWords = 'The invoice may exist and may have been billed.'
const unusableWords = `The service's answer could not be read. ${doubtWords}`
const redirectedWords =
  'The address of this connection leads elsewhere. Change it to the one that the service names.'

function refusedWords(status: number): string | undefined {
  if (status === 402 || status === 403)
    return 'Your account cannot submit this invoice. Look at your account page.'
  if (status === 404 || status === 405)
    return 'There is no invoice service at this address. Check the connection.'
  if (status === 413) return 'The invoice is larger than the service takes. A smaller logo may help.'
  return undefined
}

function problemOf(answer: HttpAnswer, body: unknown, code: string, words?: string): ProblemView {
  const problem = readProblem(body)
  const requestId = answer.headers[headers.requestId.toLowerCase()]
  const said = problem?.detail ?? problem?.title
  return {
    code,
    message: words ?? (said === undefined ? errorTable.refused.title : plain(said)),
    status: answer.status,
    requestId: typeof requestId === 'string' ? plain(requestId) : null,
    fields: (problem?.errors ?? []).slice(0, 100).map(error => ({
      path: plain(error.path),
      code: plain(error.code),
      severity: 'error',
      message: plain(error.message),
    })),
  }
}

/** `number_taken`, or fields to fix; a service that still works on an earlier request names neither. */
const namesTheInvoice = (body: unknown): boolean =>
  /(^|_)number(_|$)/.test(codeOf(body) ?? '') || (readProblem(body)?.errors ?? []).length > 0

const codeOf = (body: unknown): string | undefined => {
  const code = readProblem(body)?.code
  return code !== undefined && /^[a-z0-9_]{1,64}$/.test(code) ? code : undefined
}

function readProblem(body: unknown): Problem | undefined {
  const parsed = problemSchema.safeParse(body)
  return parsed.success ? parsed.data : undefined
}

/** What a stranger wrote, short and without keys. */
const plain = (text: string) => redactKeys(text).slice(0, 500)

/** A service that repeats the key would have it opened, kept and shown everywhere. */
const withoutKeys = ({ invoiceUrl, jobId }: GenerateAnswer): GenerateAnswer => ({
  invoiceUrl: redactKeys(invoiceUrl),
  jobId: redactKeys(jobId),
})

/** Seconds or a date, as RFC 9110 allows. */
function retryAfterMs(answer: HttpAnswer): number | null {
  const text = answer.headers['retry-after']
  if (text === undefined) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
