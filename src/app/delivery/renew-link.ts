import { AppError } from '#core/errors/app-error.ts'
import type { Destinations } from '../connections/destination.ts'
import type { Clock } from '../ports/ports.ts'
import type { JobReader } from '../ports/services.ts'
import type { Attempt, Store } from '../ports/store.ts'

export interface LinkRenewalDeps {
  store: Store
  clock: Clock
  jobs: JobReader
  destinations: Destinations
}

export type LinkRenewal = ReturnType<typeof createLinkRenewal>

/** Requests a new link from the service when a link has expired. */
export function createLinkRenewal({ store, clock, jobs, destinations }: LinkRenewalDeps) {
  return {
    /** Whether the `exp` time in a link of our service has passed. */
    isExpired(link: string): boolean {
      const end = new URL(link).searchParams.get('exp') ?? ''
      return /^\d{1,12}$/.test(end) && Number(end) * 1000 <= clock.now().getTime()
    },

    /**
     * Requests and stores a new link.
     * @throws AppError nothing_delivered, no_key, key_of_other_address, keychain_unavailable
     */
    async replace(attempt: Attempt, signal?: AbortSignal): Promise<string> {
      store.dataFile.requireWritable()
      const { id, jobId, connectionId, baseUrl } = attempt
      if (jobId === null || !isCurrentAddress(attempt)) throw expired(jobId)
      const { access } = await destinations.of({ id: connectionId, baseUrl }).catch(requireKey)
      const answer = await jobs.answer({ ...access, jobId, ...(signal && { signal }) })
      if (!answer || answer.invoiceUrl === attempt.invoiceUrl) throw expired(jobId)
      store.attempts.change(id, 'done', { invoiceUrl: answer.invoiceUrl })
      return answer.invoiceUrl
    },
  }

  /** A key is sent only to the address that it was entered for. */
  function isCurrentAddress({ connectionId, baseUrl }: Attempt): boolean {
    return (
      baseUrl === null || store.connections.all().find(({ id }) => id === connectionId)?.baseUrl === baseUrl
    )
  }
}

function requireKey(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'no_key') throw error
  throw new AppError('no_key', {
    message: { code: 'pdf.link_needs_key' },
  })
}

const expired = (jobId: string | null): AppError =>
  new AppError('nothing_delivered', { message: { code: 'pdf.link_expired', params: { jobId } } })
