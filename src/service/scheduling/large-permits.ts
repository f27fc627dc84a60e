import type { Store } from '../store/store.ts'
import type { LockLarge } from './fair-queue.ts'

/**
 * Permits of an account for large renders, shared by all instances of a store: named locks, numbered from 0. A killed instance
 * leaves none behind. Small renders need no permit, so they cost no query.
 */
export function createLargePermits(store: Pick<Store, 'tryLock'>, perAccount: number): LockLarge {
  // a process that holds a lock of the store would be granted it again
  const held = new Set<string>()

  return async account => {
    const names = Array.from({ length: perAccount }, (_, index) => `large-render:${account}:${index}`)
    for (const name of names) {
      if (held.has(name)) continue
      held.add(name)
      const release = await store.tryLock(name).catch(error => {
        held.delete(name)
        throw error
      })
      if (release) return () => release().finally(() => held.delete(name))
      held.delete(name)
    }
    return undefined
  }
}
