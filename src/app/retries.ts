import type { Clock } from './ports/ports.ts'

interface Retries {
  /** schedules `run` after this delay or the backoff, whichever is longer */
  later(id: string, minDelayMs: number): void
  /** cancels the timer */
  stop(id: string): void
  /** cancels the timer and resets the backoff */
  forget(id: string): void
  close(): void
}

/** Schedules retries by id, with a backoff each. */
export function createRetries(clock: Clock, run: (id: string) => void): Retries {
  const timers = new Map<string, () => void>()
  const failures = new Map<string, number>()
  let isClosed = false

  function stop(id: string): void {
    timers.get(id)?.()
    timers.delete(id)
  }

  return {
    later(id, minDelayMs) {
      if (isClosed) return
      const failed = failures.get(id) ?? 0
      failures.set(id, failed + 1)
      stop(id)
      const wait = Math.max(minDelayMs, backoffMs(failed))
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

const firstMs = 500
const maxMs = 32_000

/** Exponential backoff from 0.5 s to 32 s with 50 % jitter, so that hosts do not retry at the same time. */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.min(failures, 16))
  return full * (0.5 + random() / 2)
}

/** A service that asks for a longer delay is not retried automatically. */
export const maxRetryAfterMs = 60 * 60 * 1000
