import { AppError } from '#core/errors/app-error.ts'

/** Runs synchronous tasks in order, yielding to the event loop. Rejects with AppError('overloaded') when the queue is full. */
export type CooperativeQueue = <T>(task: () => T) => Promise<T>

/**
 * Without it, many large requests that arrive in one iteration of the event loop would be parsed one right after the other and
 * delay every other answer (600 requests of 1,000 items: seconds).
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
