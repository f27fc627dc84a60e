import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'

/** A field of a form that cannot stay as it is, with the reason. */
export function refusedField(path: string, code: string, message: Message): AppError {
  return new AppError('invalid_argument', { message, issues: [{ path, code, severity: 'error', message }] })
}
