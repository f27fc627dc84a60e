import type { Answer, CallError } from '#contract/desktop-api.ts'

/** An error answer of the host; any other exception is a bug. */
export class HostCallError extends Error {
  readonly error: CallError
  constructor(error: CallError) {
    super(error.message)
    this.name = 'CallFailure'
    this.error = error
  }
}

export async function unwrap<Value>(answer: Promise<Answer<Value>>): Promise<Value> {
  const settled = await answer
  if (settled.ok) return settled.value
  throw new HostCallError(settled.error)
}
