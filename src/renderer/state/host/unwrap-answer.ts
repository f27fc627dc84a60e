import type { Answer, CallError } from '#contract/operation.ts'
import { textOf } from '../../i18n/translate.ts'

/** Message of the first wrong field, which is more specific than that of the whole error. */
export const fieldErrorText = ({ message, fields }: CallError): string =>
  textOf(fields?.[0]?.message ?? message)

/** An error answer of the host; any other exception is a bug. */
export class HostCallError extends Error {
  readonly error: CallError
  constructor(error: CallError) {
    super(error.message.code)
    this.name = 'CallFailure'
    this.error = error
  }
}

export async function unwrap<Value>(pending: Promise<Answer<Value>>): Promise<Value> {
  const answer = await pending
  if (answer.ok) return answer.value
  throw new HostCallError(answer.error)
}
