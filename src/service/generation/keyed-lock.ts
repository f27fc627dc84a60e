import { AppError } from '#core/errors/app-error.ts'
import { withTimeout } from '../scheduling/with-timeout.ts'

/** Runs tasks of the same name one after the other, in order. */
export type KeyedLock = <T>(name: string, task: () => Promise<T>) => Promise<T>

/**
 * Equal requests wait for the first instead of rendering the PDF again.
 * @param timeout milliseconds until a waiting task is rejected with AppError('idempotency_in_flight')
 */
export function createKeyedLock(timeout: number): KeyedLock {
  const tails = new Map<string, Promise<unknown>>()

  return async (name, task) => {
    const before = tails.get(name) ?? Promise.resolve()
    const mine = Promise.withResolvers<void>()
    // a task that times out keeps its place in the chain, so that the next still waits for those before
    const tail = before.then(() => mine.promise)
    tails.set(name, tail)
    void tail.then(() => {
      if (tails.get(name) === tail) tails.delete(name)
    })
    try {
      await withTimeout(timeout, before, () => new AppError('idempotency_in_flight'))
      return await task()
    } finally {
      mine.resolve()
    }
  }
}
