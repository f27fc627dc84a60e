import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { AppError } from '#core/errors/app-error.ts'
import { isSameInvoice } from '../generation/fingerprint.ts'
import { type GenerateParts, newJobIds, replay, requireAllowed, scopeOf } from '../generation/generate.ts'
import type { PreparedInvoice } from '../generation/prepare-invoice.ts'
import type { FoundKey } from '../store/store.ts'

export interface AcceptRequest {
  key: FoundKey
  prepared: PreparedInvoice
  /** body of the request */
  text: string
  idempotencyKey: string | undefined
}

/** The id of the job in the queue, or the answer that the Idempotency-Key has already. */
export type Accepted = { jobId: string } | { answer: string }

const compress = promisify(gzip)

/** Seconds to wait before a further invoice is sent to a full queue. */
const retryAfter = 10

/**
 * Puts an invoice into the queue. What is known to refuse it refuses it at once; it is checked again before it is billed.
 * @throws AppError as generation does, and rate_limited while the account has too much in the queue
 */
export async function acceptJob(
  parts: Pick<GenerateParts, 'store' | 'lock' | 'templates' | 'testStorage' | 'now'>,
  { key, prepared, text, idempotencyKey }: AcceptRequest,
): Promise<Accepted> {
  const accept = async (): Promise<Accepted> => {
    await requireAllowed(parts, key, prepared)
    const ids = newJobIds()
    const { fingerprint } = prepared
    // most of a long invoice repeats itself, and the store writes less
    const body = await compress(text, { level: constants.Z_BEST_SPEED })
    const queued = await parts.store.addQueuedJob({
      ...ids,
      ...{ account_id: key.account_id, key_id: key.id, mode: key.mode, fingerprint, body },
      created_at: parts.now().toISOString(),
      idempotency_key: idempotencyKey ?? null,
    })
    if (queued.outcome === 'answered') return { answer: replay(queued.earlier, prepared).answer }
    if (queued.outcome === 'full')
      throw new AppError('rate_limited', { message: { code: 'rate.queued' }, retryAfter })
    if (queued.outcome === 'queued') return { jobId: ids.id }
    const { earlier } = queued
    if (earlier.fingerprint !== fingerprint && !isSameInvoice(earlier.fingerprint, prepared.invoice))
      throw new AppError('idempotency_mismatch')
    return { jobId: earlier.id }
  }
  if (idempotencyKey === undefined) return accept()
  return parts.lock(JSON.stringify(scopeOf(key, idempotencyKey)), accept)
}
