import { AppError } from '#core/errors/app-error.ts'
import type { ReleaseLock, Store } from '../store/store.ts'
import type { KeyedLock } from './keyed-lock.ts'

const firstDelay = 10
const maxDelay = 200

/**
 * The lock of this process, then the lock of all processes that share the store.
 * @param timeout milliseconds until a waiting task is rejected with AppError('idempotency_in_flight')
 */
export function createSharedLock(lock: KeyedLock, store: Pick<Store, 'tryLock'>, timeout: number): KeyedLock {
  async function acquire(name: string): Promise<ReleaseLock> {
    const until = Date.now() + timeout
    for (let delay = firstDelay; ; delay = Math.min(delay * 2, maxDelay)) {
      const release = await store.tryLock(name)
      if (release) return release
      if (Date.now() + delay > until) throw new AppError('idempotency_in_flight')
      await new Promise(resolve => setTimeout(resolve, delay))
    }
  }

  return (name, task) =>
    lock(name, async () => {
      const release = await acquire(name)
      try {
        return await task()
      } finally {
        await release()
      }
    })
}
