import { AppError } from '#core/errors/app-error.ts'
import type { Destinations } from '../connections/destination.ts'
import type { Attempt, Clock, Store } from '../ports.ts'
import type { JobReader } from '../service-ports.ts'

export interface FreshLinkParts {
  store: Store
  clock: Clock
  jobs: JobReader
  destinations: Destinations
}

export type FreshLinks = ReturnType<typeof createFreshLinks>

/** Links end; the invoice behind them does not. Whoever made it is asked for another one. */
export function createFreshLinks({ store, clock, jobs, destinations }: FreshLinkParts) {
  return {
    /** Has the link said of itself when it ends, as our service's do, and is that over? */
    isOver(link: string): boolean {
      const end = new URL(link).searchParams.get('exp') ?? ''
      return /^\d{1,12}$/.test(end) && Number(end) * 1000 <= clock.now().getTime()
    },

    /**
     * Another link in place of this one, which is kept from here on.
     * @throws AppError nothing_delivered with what to do, and what a key's absence throws
     */
    async replace(attempt: Attempt, signal?: AbortSignal): Promise<string> {
      store.keeper.refuseWhileReadOnly()
      const { id, jobId, connectionId, baseUrl } = attempt
      if (jobId === null || !leadsThere(attempt)) throw expired(jobId)
      const { key, ...destination } = await destinations.of({ id: connectionId, baseUrl }).catch(wantsKey)
      const answer = await jobs.answer({ ...destination, key: key.key, jobId, ...(signal && { signal }) })
      if (!answer || answer.invoiceUrl === attempt.invoiceUrl) throw expired(jobId)
      store.attempts.change(id, 'done', { invoiceUrl: answer.invoiceUrl })
      return answer.invoiceUrl
    },
  }

  /** A key goes nowhere but to the address that it was given for. */
  function leadsThere({ connectionId, baseUrl }: Attempt): boolean {
    return (
      baseUrl === null || store.connections.all().find(({ id }) => id === connectionId)?.baseUrl === baseUrl
    )
  }
}

function wantsKey(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'no_key') throw error
  throw new AppError('no_key', {
    message: { code: 'pdf.link_needs_key' },
  })
}

const expired = (jobId: string | null): AppError =>
  new AppError('nothing_delivered', { message: { code: 'pdf.link_expired', params: { jobId } } })
