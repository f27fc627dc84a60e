/** Resolves with `work`, or rejects with `createError()` after the time; the work itself is not cancelled. */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  createError: () => Error,
): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(createError()), milliseconds)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
