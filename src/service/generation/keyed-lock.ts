import { AppError } from '#core/app-error.ts'
import { within } from '../within.ts'

/** Runs `task` when no other task of the same name runs: one after the other, in the order of asking. */
export type KeyedLock = <T>(name: string, task: () => Promise<T>) => Promise<T>

/**
 * Equal requests that arrive together wait for the first instead of making the PDF again.
 * @param patience milliseconds until a waiting one is sent away with AppError('idempotency_in_flight')
 */
export function createKeyedLock(patience: number): KeyedLock {
  const tails = new Map<string, Promise<unknown>>()

  return async (name, task) => {
    const before = tails.get(name) ?? Promise.resolve()
    const mine = Promise.withResolvers<void>()
    // whoever gives up leaves the queue in order: the next one still waits for those before
    const tail = before.then(() => mine.promise)
    tails.set(name, tail)
    void tail.then(() => {
      if (tails.get(name) === tail) tails.delete(name)
    })
    try {
      await within(patience, before, () => new AppError('idempotency_in_flight'))
      return await task()
    } finally {
      mine.resolve()
    }
  }
}
