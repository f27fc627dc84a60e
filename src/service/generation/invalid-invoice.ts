import { AppError } from '#core/errors/app-error.ts'
import type { Issue } from '#core/errors/issue.ts'
import { limits } from '#core/limits.ts'

/** The error of a request whose fields have issues. */
export function invalidInvoice(issues: Issue[]): AppError {
  const params = { count: issues.length, isCut: issues.length >= limits.issues }
  return new AppError('invalid_invoice', { message: { code: 'request.fields', params }, issues })
}
