import { type ErrorCode, errorTable } from './error-table.ts'
import type { Issue } from './issue.ts'

/** The one kind of error that is expected. `details` never holds a key, a stack or a path of the program. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: { message?: string; issues?: Issue[] }

  constructor(code: ErrorCode, details: { message?: string; issues?: Issue[]; cause?: unknown } = {}) {
    super(details.message ?? errorTable[code].title, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
