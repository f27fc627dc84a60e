import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteResultCode } from '#core/errors/system-error.ts'

/** Milliseconds for which a write waits for the lock of another process. */
export const busyTimeout = 5_000

const maxDelay = 50

/** SQLITE_BUSY */
const busy = 5

interface Waiting {
  milliseconds?: number
  /** a promise to await before each call, if there is one */
  inProgress?: () => Promise<void> | undefined
}

/**
 * Retries while another process holds the lock. SQLite's own waiting would block the thread, and so every
 * request.
 * @param call may be repeated, because a call that finds the lock taken has no effect
 */
export async function retryWhileBusy<T>(
  call: () => T,
  { milliseconds = busyTimeout, inProgress = () => undefined }: Waiting = {},
): Promise<T> {
  const end = performance.now() + milliseconds
  for (let pause = 1; ; pause = Math.min(2 * pause, maxDelay)) {
    for (let open = inProgress(); open; open = inProgress()) await open
    try {
      return call()
    } catch (error) {
      if (sqliteResultCode(error) !== busy || performance.now() + pause > end) throw error
    }
    await sleep(pause)
  }
}
