import { setTimeout as sleep } from 'node:timers/promises'

/** How long a write waits for the one of another process, such as a backup or `keys revoke` beside the service. */
export const busyPatience = 5_000

const longestPause = 50

/**
 * Tries again for as long as another process holds the lock. SQLite can wait by itself, but it would hold the thread
 * while it does, and with it every request of the service.
 * @param call can be made again: one that found the lock taken has done nothing
 */
export async function patiently<T>(call: () => T, milliseconds: number = busyPatience): Promise<T> {
  const end = performance.now() + milliseconds
  for (let pause = 1; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return call()
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > end) throw error
    }
    await sleep(pause)
  }
}

/** SQLITE_BUSY; extended codes keep the primary one in their lowest byte. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  return (error.errcode & 0xff) === 5
}
