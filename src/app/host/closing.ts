import type { Events } from '../events.ts'
import type { Clock } from '../ports.ts'

/** How long a page that lives may take to say that it heard. */
const hearsWithinMs = 3000

/**
 * The page is asked before its window goes. It says at once that it heard, and then has as long as its person thinks
 * about words that the disk refuses; only a page that does not even hear is not waited for. A person who stays leaves
 * the question open without a clock: closing once more asks again, and whoever asked gets the one answer.
 */
export function createClosing(clock: Clock, events: Events) {
  let pending: PromiseWithResolvers<void> | undefined
  let stopWaiting = () => {}

  function go(): void {
    stopWaiting()
    pending?.resolve()
    pending = undefined
  }

  return {
    ask(): Promise<void> {
      pending ??= Promise.withResolvers<void>()
      const { promise } = pending
      stopWaiting()
      stopWaiting = clock.after(hearsWithinMs, go)
      events.emit({ type: 'closing' })
      return promise
    },
    heard: () => stopWaiting(),
    ready: go,
  }
}
