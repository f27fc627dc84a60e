import { AppError } from '#core/errors/app-error.ts'

/** A fixed number of resources, each used by one caller at a time, with a bounded queue. */
export interface ResourcePool<T> {
  /** rejects with AppError('overloaded') when the queue is full */
  acquire(): Promise<T>
  /** returns the resource, or its replacement */
  release(resource: T): void
}

export function createResourcePool<T>(resources: readonly T[], maxWaiting: number): ResourcePool<T> {
  const idle = [...resources]
  const waiting: ((resource: T) => void)[] = []

  return {
    async acquire() {
      const resource = idle.pop()
      if (resource !== undefined) return resource
      if (waiting.length >= maxWaiting) throw new AppError('overloaded')
      return new Promise(resolve => waiting.push(resolve))
    },
    release(resource) {
      const next = waiting.shift()
      if (next) next(resource)
      else idle.push(resource)
    },
  }
}
