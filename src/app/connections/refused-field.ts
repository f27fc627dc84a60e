import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'

/** The error of one invalid form field. */
export function refusedField(path: string, code: string, message: Message): AppError {
  return new AppError('invalid_argument', { message, issues: [{ path, code, severity: 'error', message }] })
}
