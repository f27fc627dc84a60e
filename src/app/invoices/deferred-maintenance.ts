import type { Clock, Log, Store } from '../ports.ts'

/** So long nothing was saved: the next keystroke and its preview come first. */
const restMs = 250
/** between two steps, for whatever else waits */
const pauseMs = 15

/**
 * What saves leave for later, a few milliseconds at a time: the index of words, and revisions that are no longer worth their
 * room. What is not done when the program ends is marked in the data and goes on with the next start.
 */
export function createDeferredMaintenance({ store, clock, log }: { store: Store; clock: Clock; log: Log }) {
  let stop = () => {}

  function step(): void {
    if (store.keeper.condition().state !== 'ready') return
    if (store.keeper.isCopying()) {
      stop = clock.after(restMs, step)
      return
    }
    try {
      if (store.invoices.tidy()) stop = clock.after(pauseMs, step)
    } catch (error) {
      // a full disk, say: the next save wakes it again
      log.write('warn', 'maintenance', { error })
    }
  }

  return {
    wake(): void {
      stop()
      stop = clock.after(restMs, step)
    },
    close: () => stop(),
  }
}

export type DeferredMaintenance = ReturnType<typeof createDeferredMaintenance>
