import { AppError } from '#core/errors/app-error.ts'
import type { ReleaseLock, Store } from '../store/store.ts'

/** Settles like `work`, or rejects with `createError()` after the time; the work itself is not cancelled. */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  createError: () => Error,
): Promise<T> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(createError()), milliseconds)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs `work` one at a time; a call while it runs causes one more run after it.
 * @param work must not reject
 */
export function createRunAgain(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isAwaited = false
  return async () => {
    isAwaited = true
    if (isRunning) return
    isRunning = true
    try {
      while (isAwaited) {
        isAwaited = false
        await work()
      }
    } finally {
      isRunning = false
    }
  }
}

/** Background work that must end before the process does. */
export interface RunningWork {
  readonly size: number
  add(work: Promise<unknown>): void
  /** Waits for all work, including work added meanwhile. Never rejects. */
  ended(): Promise<void>
}

export function createRunningWork(): RunningWork {
  const running = new Set<Promise<void>>()
  return {
    get size() {
      return running.size
    },
    add(work) {
      const end = () => void running.delete(added)
      const added = work.then(end, end)
      running.add(added)
    },
    async ended() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Runs tasks of the same name one after the other, in order. */
export type KeyedLock = <T>(name: string, task: () => Promise<T>) => Promise<T>

/**
 * Serialises tasks by name, so that equal requests wait for the first instead of rendering the PDF again.
 * @param timeout milliseconds until a waiting task is rejected with AppError('idempotency_in_flight')
 */
export function createKeyedLock(timeout: number): KeyedLock {
  const tails = new Map<string, Promise<unknown>>()

  return async (name, task) => {
    const before = tails.get(name) ?? Promise.resolve()
    const mine = Promise.withResolvers<void>()
    // a task that times out stays in the chain, so that later tasks still wait for earlier ones
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

/** Runs synchronous tasks in order, yielding to the event loop. Rejects with AppError('overloaded') when the queue is full. */
type CooperativeQueue = <T>(task: () => T) => Promise<T>

/**
 * Without this queue, many large requests that arrive in one iteration of the event loop would be parsed in
 * sequence and block every other answer (600 requests of 1,000 items: seconds).
 */
export function createCooperativeQueue({
  waiting,
  milliseconds,
}: {
  waiting: number
  milliseconds: number
}): CooperativeQueue {
  const queue: (() => void)[] = []

  function runBatch(): void {
    const start = performance.now()
    // small tasks share an iteration
    do queue.shift()?.()
    while (queue.length > 0 && performance.now() - start < milliseconds)
    if (queue.length > 0) setImmediate(runBatch)
  }

  return <T>(task: () => T) =>
    new Promise<T>((resolve, reject) => {
      if (queue.length >= waiting) return reject(new AppError('overloaded'))
      queue.push(() => {
        try {
          resolve(task())
        } catch (error) {
          reject(error)
        }
      })
      if (queue.length === 1) setImmediate(runBatch)
    })
}
