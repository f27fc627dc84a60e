import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#core/app-error.ts'
import type { Hold, Store } from '../store/store.ts'
import type { KeyedLock } from './keyed-lock.ts'

const firstWait = 10
const longestWait = 200

/**
 * The lock of this process and behind it that of all that share the store: equal requests wait for the first wherever they arrive, and
 * whoever looks for an answer does not miss one that is just being made.
 * @param patience milliseconds until a waiting one is sent away with AppError('idempotency_in_flight')
 */
export function createSharedLock(
  lock: KeyedLock,
  store: Pick<Store, 'tryHold'>,
  patience: number,
): KeyedLock {
  async function holdWithin(name: string): Promise<Hold> {
    const until = Date.now() + patience
    for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
      const hold = await store.tryHold(name)
      if (hold) return hold
      if (Date.now() + wait > until) throw new AppError('idempotency_in_flight')
      await sleep(wait)
    }
  }

  return (name, task) =>
    lock(name, async () => {
      const release = await holdWithin(name)
      try {
        return await task()
      } finally {
        await release()
      }
    })
}
