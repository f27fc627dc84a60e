import type { Events } from '../events.ts'
import type { Clock } from '../ports/ports.ts'

/** A page that does not respond within this time is considered dead. */
const acknowledgeTimeoutMs = 3000

/**
 * Lets the page flush its autosave before its window closes. The page acknowledges the request at once and may then take
 * any time, because the user may have to decide what to do if saving fails. Without an acknowledgement the window closes.
 * Repeated requests share one promise.
 */
export function createClosing(clock: Clock, events: Events) {
  let pending: PromiseWithResolvers<void> | undefined
  let stopWaiting = () => {}

  function release(): void {
    stopWaiting()
    pending?.resolve()
    pending = undefined
  }

  return {
    request(): Promise<void> {
      pending ??= Promise.withResolvers<void>()
      const { promise } = pending
      stopWaiting()
      stopWaiting = clock.after(acknowledgeTimeoutMs, release)
      events.emit({ type: 'closing' })
      return promise
    },
    acknowledge: () => stopWaiting(),
    ready: release,
  }
}
