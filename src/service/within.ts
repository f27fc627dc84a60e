/** Resolves with `work`, or rejects with `late()` when it takes longer; the work itself goes on. */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  const alarm = Promise.withResolvers<never>()
  const timer = setTimeout(() => alarm.reject(late()), milliseconds)
  try {
    return await Promise.race([work, alarm.promise])
  } finally {
    clearTimeout(timer)
  }
}
