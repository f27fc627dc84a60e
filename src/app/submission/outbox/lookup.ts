import type { Destination } from '../../connections/destination.ts'
import type { Clock } from '../../ports/ports.ts'
import type { JobReader } from '../../ports/services.ts'
import type { Attempt, Store } from '../../ports/store.ts'

export interface LookupDeps {
  store: Store
  clock: Clock
  jobs: JobReader
}

/**
 * Asks the service whether an earlier POST of this attempt made the PDF; this bills nothing. A negative answer settles
 * nothing, because a POST may still be in flight.
 * @returns whether the attempt is done
 */
export type Lookup = (attempt: Attempt, destination: Destination, signal: AbortSignal) => Promise<boolean>

export const createLookup =
  ({ store, clock, jobs }: LookupDeps): Lookup =>
  async ({ id, idempotencyKey }, { access }, signal) => {
    const answer = await jobs.lookUp({ ...access, idempotencyKey, signal })
    if (answer === undefined || answer === 'not_found') return false
    return store.attempts.change(id, 'unknown', {
      state: 'done',
      ...answer,
      problem: null,
      inDoubt: false,
      retryAt: null,
      finishedAt: clock.now().toISOString(),
    })
  }
