export interface Semaphore {
  /** runs at once or when a turn is free; whoever a person waits for comes before the others */
  take(work: () => Promise<void>, isWaitedFor: boolean): Promise<void>
  /** who waits does not run any more */
  close(): void
}

/** At most so many at once: hundreds that wait must not fall upon a service in the moment in which it comes back. */
export function createSemaphore(most: number): Semaphore {
  let running = 0
  let isClosed = false
  const soon: ((mayRun: boolean) => void)[] = []
  const later: ((mayRun: boolean) => void)[] = []

  function pass(): void {
    const next = soon.shift() ?? later.shift()
    if (next) next(true)
    else running--
  }

  return {
    async take(work, isWaitedFor) {
      if (isClosed) return
      if (running >= most) {
        const { promise, resolve } = Promise.withResolvers<boolean>()
        ;(isWaitedFor ? soon : later).push(resolve)
        if (!(await promise)) return
      } else running++
      try {
        await work()
      } finally {
        pass()
      }
    },
    close() {
      isClosed = true
      for (const leave of [...soon.splice(0), ...later.splice(0)]) leave(false)
    },
  }
}
