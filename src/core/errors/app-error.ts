import type { Message } from '../messages/message.ts'
import type { ErrorCode } from './error-table.ts'
import type { Issue } from './issue.ts'

export interface ErrorDetails {
  /** more specific than the code */
  message?: Message
  issues?: Issue[]
  /** seconds after which the same request is likely to succeed */
  retryAfter?: number
}

/** An expected error. `details` never contains a key, a stack trace or a path of the program. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails & { cause?: unknown } = {}) {
    super(developerText(details.message ?? { code }), { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.details = {
      ...(details.message && { message: details.message }),
      ...(details.issues && { issues: details.issues }),
      ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
    }
  }

  /** Message for the user, as code and parameters; `message` of the error is for developers. */
  get reason(): Message {
    return this.details.message ?? { code: this.code }
  }
}

const developerText = (message: Message): string =>
  'params' in message ? `${message.code} ${JSON.stringify(message.params)}` : message.code
