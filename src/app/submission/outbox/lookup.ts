import type { Destination } from '../../connections/destination.ts'
import type { Attempt, Clock, Store } from '../../ports.ts'
import type { JobReader } from '../../service-ports.ts'

export interface LookUpParts {
  store: Store
  clock: Clock
  jobs: JobReader
}

/**
 * Asks whether an earlier POST of this attempt made the invoice, which can bill nothing. Only a yes settles anything:
 * what is not there yet may still be on its way there.
 * @returns whether the attempt is done
 */
export type LookUp = (attempt: Attempt, destination: Destination, signal: AbortSignal) => Promise<boolean>

export const createLookup =
  ({ store, clock, jobs }: LookUpParts): LookUp =>
  async ({ id, idempotencyKey }, { baseUrl, key }, signal) => {
    const answer = await jobs.lookUp({ baseUrl, key: key.key, idempotencyKey, signal })
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
