import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import type { WriteMessage } from '#core/messages/message.ts'
import type { ServiceLanguage } from '../languages/service-languages.ts'
import { fieldIssueOf } from './field-issue.ts'
import { problemTypeOf } from './problem-guide.ts'
import type { ProblemAnswerBody } from './problem-schema.ts'

/** A problem (RFC 9457) for the framework or, for a malformed request, for the raw socket. */
export interface ProblemAnswer {
  status: number
  headers: Record<string, string>
  body: ProblemAnswerBody
}

export interface ProblemContext {
  baseUrl: string
  requestId: string
  /** language of the reader */
  language: Pick<ServiceLanguage, 'code' | 'write'>
}

export function problemOf(error: unknown, at: ProblemContext): ProblemAnswer {
  const known = error instanceof AppError ? error : new AppError(codeOfFrameworkError(error))
  const { write } = at.language
  const type = problemTypeOf(known.code, write)
  // errors without a status are internal
  if (type === undefined) return problemOf(new AppError('internal'), at)
  const { code, status, title, when, whatToDo } = type
  const { message } = known.details
  return {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'content-language': at.language.code,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(status === 401 ? { 'www-authenticate': 'ApiKey header="X-API-Key"' } : {}),
      ...retryAfterOf(status, known),
    },
    body: {
      type: `${at.baseUrl}/errors#${code}`,
      title,
      status,
      detail: message === undefined || code === 'internal' ? `${when} ${whatToDo}` : write(message),
      instance: `urn:request:${encodeURIComponent(at.requestId)}`,
      code,
      ...errorsOf(known, write),
    },
  }
}

/** Returns Retry-After; a value of the error has priority. */
function retryAfterOf(status: number, { details }: AppError): Record<string, string> {
  if (details.retryAfter !== undefined) return { 'retry-after': String(details.retryAfter) }
  return status === 503 || status === 409 ? { 'retry-after': '1' } : {}
}

function errorsOf(
  { code, reason, details }: AppError,
  write: WriteMessage,
): Pick<ProblemAnswerBody, 'errors'> {
  const issues = details.issues?.filter(issue => issue.severity === 'error') ?? []
  if (issues.length > 0) {
    return { errors: issues.map(issue => fieldIssueOf(issue, write)) }
  }
  return code === 'unknown_template' ? { errors: [{ path: 'template', code, message: write(reason) }] } : {}
}

const byStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
}

/** Maps errors of the framework by status; an error without a status is a bug. */
function codeOfFrameworkError(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (systemCodeOf(error) === 'FST_ERR_BAD_URL') return 'not_found'
  return byStatus[status] ?? (status >= 400 && status < 500 ? 'invalid_request' : 'internal')
}
