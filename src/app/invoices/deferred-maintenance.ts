import type { Clock, Log } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'

/** Runs after this time without a save, so that it does not delay a keystroke. */
const idleMs = 250
/** Pause between two steps. */
const pauseMs = 15

/**
 * Updates the search index and removes old revisions in steps of a few milliseconds. Pending work is recorded in the
 * data and resumed at the next start.
 */
export function createDeferredMaintenance({ store, clock, log }: { store: Store; clock: Clock; log: Log }) {
  let stop = () => {}

  function step(): void {
    if (store.dataFile.condition().state !== 'ready') return
    if (store.dataFile.isCopying()) {
      stop = clock.after(idleMs, step)
      return
    }
    try {
      if (store.invoices.tidy()) stop = clock.after(pauseMs, step)
    } catch (error) {
      // For example a full disk; the next save retries.
      log.write('warn', 'maintenance', { error })
    }
  }

  return {
    wake(): void {
      stop()
      stop = clock.after(idleMs, step)
    },
    close: () => stop(),
  }
}

export type DeferredMaintenance = ReturnType<typeof createDeferredMaintenance>
