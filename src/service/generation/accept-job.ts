import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { AppError } from '#core/errors/app-error.ts'
import type { QueuedJob } from '../store/queued-jobs.ts'
import type { FoundKey } from '../store/store.ts'
import { type GenerateDeps, newJobIds, replay, requireAllowed, requireSame, scopeOf } from './generate.ts'
import type { PreparedInvoice } from './prepare-invoice.ts'

type AcceptDeps = Pick<
  GenerateDeps,
  'store' | 'lock' | 'templates' | 'missingGlyphs' | 'testStorage' | 'testJobs' | 'now'
>

export interface AcceptRequest {
  key: FoundKey
  prepared: PreparedInvoice
  /** body of the request */
  text: string
  idempotencyKey: string | undefined
}

/** The job in the queue, or the earlier answer of the Idempotency-Key. */
export type Accepted = { queued: QueuedJob } | { answer: string }

const compress = promisify(gzip)

/** Seconds until a client may send another invoice to a full queue. */
const retryAfter = 10

/**
 * Queues an invoice. Known errors reject it at once; it is checked again before it is billed.
 * @throws AppError like generation, and rate_limited while the queue of the account is full
 */
export async function acceptJob(deps: AcceptDeps, request: AcceptRequest): Promise<Accepted> {
  const { key, prepared, idempotencyKey } = request
  if (idempotencyKey === undefined) return add(deps, request)
  const scope = scopeOf(key, idempotencyKey)
  return deps.lock(JSON.stringify(scope), async () => {
    const answered = await deps.store.findAnswer(scope, deps.now().toISOString())
    if (answered) return { answer: replay(answered, prepared).answer }
    const waiting = await deps.store.findQueuedJobByKey(scope)
    return waiting ? sameJob(waiting, prepared) : add(deps, request)
  })
}

async function add(
  deps: AcceptDeps,
  { key, prepared, text, idempotencyKey }: AcceptRequest,
): Promise<Accepted> {
  const template = await requireAllowed(deps, key, prepared)
  const ids = newJobIds()
  // long invoices are repetitive, so compression saves writes
  const body = await compress(text, { level: constants.Z_BEST_SPEED })
  const { invoice_number } = prepared.invoice
  const job = {
    ...ids,
    ...{ account_id: key.account_id, mode: key.mode, invoice_number },
    ...{ template: template.name, template_version: template.version },
    ...{ created_at: deps.now().toISOString(), fingerprint: prepared.fingerprint },
  }
  const queued = await deps.store.addQueuedJob({
    ...job,
    ...{ key_id: key.id, body, template_text: template.text ?? null },
    idempotency_key: idempotencyKey ?? null,
  })
  if (queued.outcome === 'full')
    throw new AppError('rate_limited', { message: { code: 'rate.queued' }, retryAfter })
  // another process may be first in spite of the lock, which ends with its connection
  if (queued.outcome === 'answered') return { answer: replay(queued.earlier, prepared).answer }
  if (queued.outcome === 'waiting') return sameJob(queued.earlier, prepared)
  return { queued: { ...job, status: 'queued', problem: null } }
}

function sameJob(queued: QueuedJob, prepared: PreparedInvoice): Accepted {
  requireSame(queued.fingerprint, prepared)
  return { queued }
}
