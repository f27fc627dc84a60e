import { randomBytes } from 'node:crypto'
import { idempotencyDays } from '#contract/generate-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { monthAfter, monthOf } from '#core/text/calendar-date.ts'
import { facturX } from '#pdf/file/factur-x.ts'
import type { Metrics } from '../observability/metrics.ts'
import { estimateTemplate } from '../rendering/estimate-render.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { KeyedLock } from '../scheduling/concurrency.ts'
import { digestOfPdf, type FileStorage } from '../storage/file-storage.ts'
import type { IdempotencyScope, NewJob, RecordedAnswer } from '../store/jobs.ts'
import { billedOf, oneMonth } from '../store/ledger-periods.ts'
import type { QueuedJob } from '../store/queued-jobs.ts'
import type { FoundKey, Store, StoredKey } from '../store/store.ts'
import { kindOfTemplate, type TemplateCatalogue, type UsedTemplate } from '../templates/template-catalogue.ts'
import { answerOfJob } from './answer-of-job.ts'
import { type BillingWarning, billingWarnings } from './billing-warnings.ts'
import { isSameInvoice } from './fingerprint.ts'
import { escalateMissingGlyphs, invalidInvoice, type MissingGlyphMode, ofSeverity } from './invoice-issues.ts'
import type { Links } from './links.ts'
import type { PreparedInvoice } from './prepare-invoice.ts'
import { requireBelowStorageLimits, type StorageLimits } from './storage-limits.ts'

export interface GenerateDeps extends StorageLimits {
  store: Store
  files: FileStorage
  renderer: Renderer
  links: Links
  /** serialises equal requests, also across processes; the store detects the remaining duplicates */
  lock: KeyedLock
  templates: TemplateCatalogue
  missingGlyphs: MissingGlyphMode
  metrics: Pick<Metrics, 'generated'>
  baseUrl: () => string
  now: () => Date
}

export interface GenerateRequest {
  key: FoundKey
  prepared: PreparedInvoice
  idempotencyKey: string | undefined
  /** performance.now() until which it may wait for its render; by default the limit of the queue */
  until?: number | undefined
  /** the queued job to generate; absent for an immediate one */
  queued?: Pick<NewJob, 'id' | 'file_id'> & {
    /** template accepted with the job; absent for one of the service */
    template?: UsedTemplate
  }
}

export interface Generated {
  /** the body of the answer */
  answer: string
  /** empty for a repeated answer */
  warnings: readonly BillingWarning[]
}

/** Milliseconds; covers ten thousand lines, because no client waits for a queued render. */
const longestQueuedRender = 60_000

const answersKeptFor = idempotencyDays * 24 * 60 * 60 * 1000

/**
 * Renders the invoice, stores the PDF, records the job and, for a live key, the ledger entry.
 */
export async function generate(deps: GenerateDeps, request: GenerateRequest): Promise<Generated> {
  if (request.idempotencyKey === undefined) return generateNow(deps, request)
  const scope = scopeOf(request.key, request.idempotencyKey)
  return deps.lock(JSON.stringify(scope), async () => {
    const earlier = await deps.store.findAnswer(scope, deps.now().toISOString())
    if (earlier) return replay(earlier, request.prepared)
    if (await deps.store.findQueuedJobByKey(scope)) throw new AppError('idempotency_in_flight')
    return generateNow(deps, request)
  })
}

/**
 * Returns the recorded answer of an Idempotency-Key. Waits for a running request, so that `undefined` means
 * that no job exists, is running or is queued.
 */
export function lookUp(
  deps: Pick<GenerateDeps, 'lock' | 'store' | 'now'>,
  request: { key: StoredKey; idempotencyKey: string },
): Promise<string | QueuedJob | undefined> {
  const scope = scopeOf(request.key, request.idempotencyKey)
  return deps.lock(JSON.stringify(scope), async () => {
    const earlier = await deps.store.findAnswer(scope, deps.now().toISOString())
    return earlier?.answer ?? (await deps.store.findQueuedJobByKey(scope))
  })
}

/**
 * Rejects an invoice for all reasons known before the render.
 * @returns the template to use
 * @throws AppError unknown_template, invalid_invoice, monthly_limit_reached, storage_limit_reached
 */
export async function requireAllowed(
  deps: Pick<GenerateDeps, 'store' | 'templates' | 'missingGlyphs' | 'testStorage' | 'testJobs' | 'now'>,
  key: FoundKey,
  { invoice, issues }: PreparedInvoice,
  template?: UsedTemplate,
): Promise<UsedTemplate> {
  const used = template ?? (await deps.templates.find(key.account_id, invoice.template))
  const errors = ofSeverity(escalateMissingGlyphs(issues, key, deps.missingGlyphs), 'error')
  if (errors.length > 0) throw invalidInvoice(errors)
  await requireBelowCap(deps, key)
  await requireBelowStorageLimits(deps, key)
  return used
}

/**
 * Generates without looking up the Idempotency-Key, which the store checks in the transaction that records
 * the job.
 */
export async function generateNow(deps: GenerateDeps, request: GenerateRequest): Promise<Generated> {
  const { key, prepared, idempotencyKey, until, queued } = request
  const { invoice, issues, xml, fingerprint, seconds, bytes: size } = prepared
  const template = await requireAllowed(deps, key, prepared, queued?.template)
  const attachment = xml === undefined ? undefined : facturX(invoice.invoice_number, xml)
  const marking =
    key.mode === 'live' ? ({ watermark: null, attachment } as const) : ({ watermark: 'TEST' } as const)
  const { bytes, pages } = await deps.renderer
    .render(invoice, template, marking, {
      account: key.account_id,
      mode: key.mode,
      seconds: seconds + estimateTemplate(template),
      bytes: size + (template.text?.length ?? 0),
      until,
      // only queued jobs may render for longer, because no client waits for them
      longest: queued && longestQueuedRender,
      concurrent: key.plan.concurrent_renders,
    })
    .catch(error => {
      throw error instanceof AppError && error.code === 'invalid_template' ? outdated(template, error) : error
    })

  const now = deps.now()
  const job = newJob(request, template, pages, now)
  // Store the PDF before recording the job, so nobody is billed for a missing PDF.
  await deps.files.put(job.file_id, bytes)

  const answer = answerOfJob(job, { ...deps, now }, ofSeverity(issues, 'warning'))
  const expires_at = new Date(now.getTime() + answersKeptFor).toISOString()
  const idempotency = idempotencyKey === undefined ? null : { key: idempotencyKey, expires_at }
  // If this rejects, the rows may still have been committed (lost connection), so the PDF is kept.
  const recorded = await deps.store.record({
    ...{ job, bytes: bytes.length, digest: await digestOfPdf(bytes), fingerprint, answer, idempotency },
    ...(queued && { isQueued: true }),
  })

  if (recorded.outcome === 'recorded') {
    deps.metrics.generated(job.mode, kindOfTemplate(template))
    return { answer, warnings: await billingWarnings(deps.store, key, { job, ...recorded }) }
  }
  // an unreferenced PDF is harmless; the runner of queued jobs removes its own
  if (!queued) await deps.files.remove(job.file_id).catch(() => undefined)
  if (recorded.outcome === 'revoked') throw new AppError('invalid_key')
  if (recorded.outcome === 'capped') throw monthlyLimit(key, now)
  if (recorded.outcome === 'key capped') throw monthlyLimitOfKey(key, now)
  if (recorded.outcome === 'suspended') throw new AppError('account_suspended')
  if (recorded.outcome === 'withdrawn') throw new AppError('job_deleted')
  return replay(recorded.earlier, prepared)
}

/** The version was published to a release with another schema. */
const outdated = ({ name, version }: UsedTemplate, cause: AppError): AppError =>
  new AppError('unknown_template', {
    message: { code: 'template.outdated', params: { name, version: version ?? 0 } },
    cause,
  })

/** Checks before the render; the store checks again in the transaction that bills. */
async function requireBelowCap(
  { store, now }: Pick<GenerateDeps, 'store' | 'now'>,
  key: FoundKey,
): Promise<void> {
  const { monthly_cap } = key.plan
  if (key.mode !== 'live' || (monthly_cap === null && key.own_cap === null)) return
  const sums = await store.readSums(oneMonth(key.account_id, monthOf(now())))
  if (monthly_cap !== null && billedOf(sums) >= monthly_cap) throw monthlyLimit(key, now())
  const ofKey = billedOf(sums.filter(({ key_id }) => key_id === key.id))
  if (key.own_cap !== null && ofKey >= key.own_cap) throw monthlyLimitOfKey(key, now())
}

function monthlyLimitOfKey({ own_cap }: FoundKey, now: Date): AppError {
  const params = { cap: own_cap ?? 0, until: `${monthAfter(monthOf(now))}-01` }
  return new AppError('monthly_limit_reached', { message: { code: 'service.monthly_limit_of_key', params } })
}

function monthlyLimit({ plan: { monthly_cap } }: FoundKey, now: Date): AppError {
  const params = { cap: monthly_cap ?? 0, until: `${monthAfter(monthOf(now))}-01` }
  return new AppError('monthly_limit_reached', { message: { code: 'service.monthly_limit', params } })
}

/** Ids of a job and its PDF, which nobody can guess. */
export const newJobIds = (): Pick<NewJob, 'id' | 'file_id'> => ({
  id: `job_${randomBytes(16).toString('hex')}`,
  file_id: randomBytes(16).toString('hex'),
})

function newJob(
  { key, prepared: { invoice, amounts }, queued = newJobIds() }: GenerateRequest,
  template: UsedTemplate,
  pages: number,
  now: Date,
): NewJob {
  const { id, file_id } = queued
  return {
    id,
    account_id: key.account_id,
    key_id: key.id,
    mode: key.mode,
    template: template.name,
    template_version: template.version,
    invoice_number: invoice.invoice_number,
    file_id,
    created_at: now.toISOString(),
    e_invoice: invoice.e_invoice === undefined ? null : key.mode === 'live' ? 'attached' : 'not_in_test',
    pages,
    ...amounts,
  }
}

/** Live and test have separate scopes, so that a test job never answers a live request. */
export const scopeOf = (key: StoredKey, idempotency_key: string): IdempotencyScope => ({
  account_id: key.account_id,
  mode: key.mode,
  idempotency_key,
})

export function replay(earlier: RecordedAnswer, prepared: PreparedInvoice): Generated {
  requireSame(earlier.fingerprint, prepared)
  return { answer: earlier.answer, warnings: [] }
}

/** @throws AppError idempotency_mismatch */
export function requireSame(earlier: string, prepared: PreparedInvoice): void {
  if (!isSameInvoice(earlier, prepared)) throw new AppError('idempotency_mismatch')
}
