/** Runs work one at a time, in the given order; a failure does not stop the next work. */
export type SerialQueue = <Value>(work: () => Promise<Value>) => Promise<Value>

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const result = last.then(work, work)
    last = result
    return result
  }
}

export interface Semaphore {
  /** runs the work when a slot is free; work with priority first */
  take(work: () => Promise<void>, hasPriority: boolean): Promise<void>
  /** drops waiting work */
  close(): void
}

/** Limits how much work runs at the same time. */
export function createSemaphore(limit: number): Semaphore {
  let running = 0
  let isClosed = false
  const priorityQueue: ((mayRun: boolean) => void)[] = []
  const normalQueue: ((mayRun: boolean) => void)[] = []

  function release(): void {
    const next = priorityQueue.shift() ?? normalQueue.shift()
    if (next) next(true)
    else running--
  }

  return {
    async take(work, hasPriority) {
      if (isClosed) return
      if (running >= limit) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        ;(hasPriority ? priorityQueue : normalQueue).push(resolve)
        if (!(await promise)) return
      } else running++
      try {
        await work()
      } finally {
        release()
      }
    },
    close() {
      isClosed = true
      for (const resume of [...priorityQueue.splice(0), ...normalQueue.splice(0)]) resume(false)
    },
  }
}
