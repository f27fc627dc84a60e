import { AppError } from '#core/errors/app-error.ts'

/** A fixed number of resources, each used by one caller at a time, with a bounded queue. */
export interface ResourcePool<T> {
  /**
   * Preferred callers have a queue of their own, which is served first.
   * Rejects with AppError('overloaded') when the queue is full.
   */
  acquire(isPreferred?: boolean): Promise<T>
  /** returns the resource, or its replacement */
  release(resource: T): void
}

export function createResourcePool<T>(resources: readonly T[], maxWaiting: number): ResourcePool<T> {
  const idle = [...resources]
  const preferred: ((resource: T) => void)[] = []
  const others: ((resource: T) => void)[] = []

  return {
    async acquire(isPreferred = false) {
      const resource = idle.pop()
      if (resource !== undefined) return resource
      const waiting = isPreferred ? preferred : others
      if (waiting.length >= maxWaiting) throw new AppError('overloaded')
      return new Promise(resolve => waiting.push(resolve))
    },
    release(resource) {
      const next = preferred.shift() ?? others.shift()
      if (next) next(resource)
      else idle.push(resource)
    },
  }
}
