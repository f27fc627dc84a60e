import type { Store } from '../store/store.ts'
import type { LockTask } from './fair-queue.ts'

type Release = () => Promise<void>

/**
 * Permits of an account for large renders, and for all renders if its plan limits them, shared by all
 * instances of a store: named locks, numbered from 0. A killed instance leaves no lock behind. Renders
 * without a limit need no permit and no query.
 */
export function createRenderPermits(store: Pick<Store, 'tryLock'>, largePerAccount: number): LockTask {
  // the store would grant a lock again to the process that holds it
  const held = new Set<string>()

  async function take(kind: string, count: number): Promise<Release | undefined> {
    const names = Array.from({ length: count }, (_, index) => `${kind}:${index}`)
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

  return async ({ account, concurrent, size }) => {
    const first = concurrent === null ? nothing : await take(`render:${account}`, concurrent)
    if (first === undefined || size === 'small') return first
    const second = await take(`large-render:${account}`, largePerAccount).catch(async error => {
      await first()
      throw error
    })
    if (second === undefined) {
      await first()
      return undefined
    }
    return async () => {
      await second()
      await first()
    }
  }
}

const nothing = async () => undefined
