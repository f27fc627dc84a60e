import type { Answer, CallError } from '#contract/operation.ts'
import { textOf } from '../../i18n/translate.ts'

/** The first wrong field says more than the error as a whole. */
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
