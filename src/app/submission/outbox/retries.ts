import type { Clock } from '../../ports.ts'
import { backoffMs } from './backoff.ts'

export interface Retries {
  /** `run` after this wait, or after the backoff where that is longer */
  later(id: string, atLeastMs: number): void
  /** it is tried now */
  stop(id: string): void
  /** it is over, and a next failure would be a first one */
  forget(id: string): void
  close(): void
}

/** What is tried again by itself, each at its own time. */
export function createRetries(clock: Clock, run: (id: string) => void): Retries {
  const timers = new Map<string, () => void>()
  const failures = new Map<string, number>()
  let isClosed = false

  function stop(id: string): void {
    timers.get(id)?.()
    timers.delete(id)
  }

  return {
    later(id, atLeastMs) {
      if (isClosed) return
      const failed = failures.get(id) ?? 0
      failures.set(id, failed + 1)
      stop(id)
      const wait = Math.max(atLeastMs, backoffMs(failed))
      timers.set(
        id,
        clock.after(wait, () => run(id)),
      )
    },
    stop,
    forget(id) {
      stop(id)
      failures.delete(id)
    },
    close() {
      isClosed = true
      for (const id of [...timers.keys()]) stop(id)
    },
  }
}
