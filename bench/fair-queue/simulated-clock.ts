import { setImmediate } from 'node:timers/promises'

interface Event {
  at: number
  run: () => void
}

/**
 * Runs code with simulated time: replaces `setTimeout`, `clearTimeout` and `performance.now`; time jumps from
 * one timer to the next. Everything that is ready at a time runs before the next timer.
 * @param start schedules the first timers
 * @param seconds of simulated time after which it ends
 */
export async function simulateTime(start: () => void, seconds: number): Promise<void> {
  const real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    now: performance.now,
  }
  // sorted by time
  const events: Event[] = []
  let now = 0

  function add(run: () => void, milliseconds = 0): Event {
    const event = { at: now + Math.max(0, milliseconds), run }
    let [low, high] = [0, events.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((events[middle]?.at ?? 0) <= event.at) low = middle + 1
      else high = middle
    }
    events.splice(low, 0, event)
    return event
  }
  const setTimeout = (run: (...values: unknown[]) => void, milliseconds?: number, ...values: unknown[]) =>
    add(() => run(...values), milliseconds)
  const clearTimeout = (event: Event) => {
    const index = events.indexOf(event)
    if (index !== -1) events.splice(index, 1)
  }
  Object.assign(globalThis, { setTimeout, clearTimeout })
  performance.now = () => now
  try {
    start()
    for (;;) {
      await setImmediate()
      const event = events.shift()
      if (event === undefined || event.at > seconds * 1000) return
      now = event.at
      event.run()
    }
  } finally {
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout })
    performance.now = real.now
  }
}
