import { createHash, randomBytes } from 'node:crypto'
import type { GenerateAnswer } from '#contract/generate-api.ts'
import { AppError } from '#core/app-error.ts'
import type { Invoice } from '#core/invoice.ts'
import { writeInvoice } from '#core/read-invoice.ts'
import type { FileStorage } from './file-storage.ts'
import type { KeyedLock } from './keyed-lock.ts'
import type { Links } from './links.ts'
import type { Renderer } from './renderer.ts'
import type { IdempotencyScope, Job, RecordedAnswer, Store, StoredKey } from './store.ts'

export interface GenerateParts {
  store: Store
  files: FileStorage
  renderer: Renderer
  links: Links
  /** keeps equal requests of this process in a row; those of other processes meet in the store */
  lock: KeyedLock
  baseUrl: () => string
  now: () => Date
}

export interface GenerateRequest {
  key: StoredKey
  invoice: Invoice
  idempotencyKey: string | undefined
}

const answersKeptFor = 30 * 24 * 60 * 60 * 1000

/**
 * The one thing that the service is for: an invoice in, a PDF on disk, a job in the books, and for a live key the
 * bill. Resolves with the body of the answer.
 */
export async function generate(parts: GenerateParts, request: GenerateRequest): Promise<string> {
  const scope = scopeOf(request)
  if (scope === undefined) return generateNow(parts, request)
  return parts.lock(JSON.stringify(scope), async () => {
    const earlier = await parts.store.findAnswer(scope, parts.now().toISOString())
    return earlier ? replay(earlier, fingerprintOf(request.invoice)) : generateNow(parts, request)
  })
}

async function generateNow(parts: GenerateParts, request: GenerateRequest): Promise<string> {
  const { key, invoice, idempotencyKey } = request
  const bytes = await parts.renderer.render(invoice, { mark: key.mode === 'live' ? null : 'TEST' })

  const now = parts.now()
  const job = newJob(request, now)
  // The PDF first: whatever happens from here on, no one is billed for a PDF that is not there.
  await parts.files.put(job.file_id, bytes)

  const invoiceUrl = parts.baseUrl() + parts.links.to(job.file_id, now)
  const answer = JSON.stringify({ invoiceUrl, jobId: job.id } satisfies GenerateAnswer)
  const fingerprint = fingerprintOf(invoice)
  const expires_at = new Date(now.getTime() + answersKeptFor).toISOString()
  const idempotency = idempotencyKey === undefined ? null : { key: idempotencyKey, expires_at }
  // If this rejects, the rows may exist all the same (a lost connection), so the PDF stays.
  const recorded = await parts.store.record({ job, fingerprint, answer, idempotency })

  if (recorded.outcome === 'recorded') return answer
  // a PDF that no job points to does no harm, so failing to remove it is no failure
  await parts.files.remove(job.file_id).catch(() => undefined)
  if (recorded.outcome === 'revoked') throw new AppError('invalid_key')
  return replay(recorded.earlier, fingerprint)
}

function newJob({ key, invoice }: GenerateRequest, now: Date): Job {
  return {
    id: `job_${randomBytes(16).toString('hex')}`,
    account_id: key.account_id,
    key_id: key.id,
    mode: key.mode,
    template: invoice.template,
    invoice_number: invoice.invoice_number,
    file_id: randomBytes(16).toString('hex'),
    created_at: now.toISOString(),
  }
}

/** Both paths of the interface share the scope; live and test do not, so that a rehearsal never answers for the bill. */
function scopeOf({ key, idempotencyKey }: GenerateRequest): IdempotencyScope | undefined {
  if (idempotencyKey === undefined) return undefined
  return { account_id: key.account_id, mode: key.mode, idempotency_key: idempotencyKey }
}

function replay(earlier: RecordedAnswer, fingerprint: string): string {
  if (earlier.fingerprint !== fingerprint) throw new AppError('idempotency_mismatch')
  return earlier.answer
}

/** Of the meaning, not of the bytes: a client that writes its JSON in another order means the same invoice. */
function fingerprintOf(invoice: Invoice): string {
  return createHash('sha256').update(writeInvoice(invoice)).digest('hex')
}
