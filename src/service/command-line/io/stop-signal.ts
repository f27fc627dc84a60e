const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Resolves with the reason when the process is asked to stop. A second signal or a slow drain exits at once,
 * which is safe because jobs are recorded in transactions.
 */
export function stopSignal({ withParent }: { withParent: boolean }): {
  requested: Promise<string>
  release(): void
} {
  const { promise, resolve } = Promise.withResolvers<string>()
  let asked = false

  function ask(reason: string): void {
    if (asked && reason !== 'parent') process.exit(1)
    if (asked) return
    asked = true
    setTimeout(() => process.exit(1), drainTimeout).unref()
    resolve(reason)
  }
  const listeners = signals.map(signal => ({ signal, listener: () => ask(signal) }))
  for (const { signal, listener } of listeners) process.on(signal, listener)

  const onEnd = () => ask('parent')
  if (withParent) process.stdin.on('end', onEnd).on('error', onEnd).resume()

  return {
    requested: promise,
    release() {
      for (const { signal, listener } of listeners) process.off(signal, listener)
      if (withParent) process.stdin.off('end', onEnd).off('error', onEnd).destroy()
    },
  }
}

/** Milliseconds; longer than the queue and one render. */
const drainTimeout = 30_000
