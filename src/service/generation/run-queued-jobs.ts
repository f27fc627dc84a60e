import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Logger } from 'pino'
import { AppError } from '#core/errors/app-error.ts'
import type { Metrics } from '../observability/metrics.ts'
import { createRunAgain, createRunningWork } from '../scheduling/concurrency.ts'
import { type ClaimedJob, lease } from '../store/queued-jobs.ts'
import type { FoundKey } from '../store/store.ts'
import { type GenerateDeps, generateNow } from './generate.ts'
import { invalidInvoice } from './invoice-issues.ts'
import type { Preparation } from './prepare-off-thread.ts'

export interface JobRunnerDeps extends GenerateDeps {
  preparation: Preparation
  metrics: GenerateDeps['metrics'] & Pick<Metrics, 'leftQueue'>
  /** body of the problem, and its code */
  problemOf: (error: unknown) => { code: string; errors?: readonly unknown[] | undefined }
  logger: Logger
  /** polling interval in milliseconds */
  interval?: number | undefined
}

export interface JobRunner {
  /** polls at once, because a job was accepted */
  wake(): void
  /** Waits for running jobs; other processes or the next start generate the rest. */
  close(): Promise<void>
}

const decompress = promisify(gunzip)

/** Milliseconds. */
const times = {
  interval: 1_000,
  /** interval of renewing a lease */
  renewal: lease / 4,
  /** time from acceptance after which a job with a temporary error fails */
  giveUp: 24 * 60 * 60 * 1000,
}

/** Concurrent jobs per mode, each of another account. */
const maxConcurrentJobs = 4

/** Maximum attempts of a job that fails by a bug or by rendering. */
const maxAttemptsAfterFault = 5

/**
 * Maximum attempts of a job whose process dies each time, so that no error is recorded. `giveUp` allows fewer
 * attempts with errors.
 */
const maxAttempts = 400

/** Maximum errors stored for a rejected invoice. */
const shownErrors = 20

/** Temporary errors that neither the invoice nor the account causes. */
const transientCodes = ['storage_unavailable', 'recording_unknown', 'overloaded', 'rate_limited']
const faultCodes = ['render_timeout', 'render_failed', 'internal']

/**
 * Generates queued jobs, in each process. A lease in the store keeps two processes from generating the same
 * job.
 */
export function startJobRunner(deps: JobRunnerDeps): JobRunner {
  const { store, logger, now, interval = times.interval } = deps
  const accounts = { live: new Set<string>(), test: new Set<string>() }
  /** accounts served in this round-robin round */
  const served = { live: new Set<string>(), test: new Set<string>() }
  const running = createRunningWork()
  let isClosed = false

  /**
   * Claims the oldest job of an account that was not served in this round; if there is none, of any other
   * account.
   */
  async function claimNext(mode: 'live' | 'test'): Promise<ClaimedJob | undefined> {
    const claim = (except: string[]) => store.claimQueuedJob({ mode, now: now().toISOString(), except })
    const busy = [...accounts[mode]]
    const had = served[mode]
    let claimed = await claim([...busy, ...had])
    if (claimed === undefined && had.size > 0) {
      had.clear()
      claimed = await claim(busy)
    }
    if (claimed !== undefined) had.add(claimed.account_id)
    return claimed
  }

  async function claimAll(mode: 'live' | 'test', wake: () => void): Promise<void> {
    const busy = accounts[mode]
    while (!isClosed && busy.size < maxConcurrentJobs) {
      const claimed = await claimNext(mode)
      if (claimed === undefined) return
      busy.add(claimed.account_id)
      running.add(
        runJob(deps, claimed).finally(() => {
          busy.delete(claimed.account_id)
          wake()
        }),
      )
    }
  }

  function wakerOf(mode: 'live' | 'test'): () => void {
    const claim = createRunAgain(() =>
      claimAll(mode, wake).catch(error => logger.warn({ err: error }, 'claiming queued jobs failed')),
    )
    const wake = () => running.add(claim())
    return wake
  }

  const [wakeLive, wakeTest] = [wakerOf('live'), wakerOf('test')]
  const wakeAll = () => {
    wakeLive()
    wakeTest()
  }
  const timer = setInterval(wakeAll, interval).unref()
  wakeAll()
  return {
    wake: wakeAll,
    async close() {
      isClosed = true
      clearInterval(timer)
      await running.ended()
    },
  }
}

/** Never rejects. */
async function runJob(deps: JobRunnerDeps, claimed: ClaimedJob): Promise<void> {
  const { store, logger, now, metrics } = deps
  const renew = () => {
    store.renewQueuedJob(claimed, now().toISOString()).catch(() => undefined)
  }
  const renewal = setInterval(renew, times.renewal).unref()
  try {
    await generateQueued(deps, claimed)
    metrics.leftQueue('done')
  } catch (error) {
    await recordFailure(deps, claimed, error).catch(cause =>
      logger.warn({ err: cause, job: claimed.id }, 'a queued job is tried again after its lease'),
    )
  } finally {
    clearInterval(renewal)
  }
}

async function generateQueued(deps: JobRunnerDeps, claimed: ClaimedJob): Promise<void> {
  const { id, file_id, body, idempotency_key, attempts } = claimed
  if (attempts > maxAttempts) throw new AppError('internal')
  const key = await keyOf(deps, claimed)
  const text = (await decompress(body)).toString()
  const request = { text, lines: 'rendered' } as const
  const read = await deps.preparation.prepare(request, key, Number.POSITIVE_INFINITY)
  if (!read.ok) throw invalidInvoice(read.issues)
  await generateNow(deps, {
    ...{ key, prepared: read.prepared, idempotencyKey: idempotency_key ?? undefined },
    until: Number.POSITIVE_INFINITY,
    queued: { id, file_id, ...acceptedTemplate(claimed) },
  })
}

/** Returns the template that was accepted, because the account may have changed or deleted it since. */
function acceptedTemplate({ template, template_version, template_text }: ClaimedJob) {
  // of a job that was queued before templates were recorded
  if (template === '') return {}
  const text = template_text === null ? {} : { text: template_text }
  return { template: { name: template, version: template_version, ...text } }
}

/** @returns the key of the job, even if it has expired since the job was accepted */
async function keyOf({ store }: JobRunnerDeps, { key_id }: ClaimedJob): Promise<FoundKey> {
  const key = await store.findKeyById(key_id)
  if (key === undefined || key.revoked_at !== null) throw new AppError('invalid_key')
  if (key.suspended_at !== null) throw new AppError('account_suspended')
  return key
}

/** Records a failed attempt: the job is retried later, or fails. */
async function recordFailure(deps: JobRunnerDeps, claimed: ClaimedJob, error: unknown): Promise<void> {
  const { store, files, logger, now, metrics } = deps
  const { id: job, attempts } = claimed
  if (mayRetry(error, claimed, now())) {
    logger.warn({ err: error, job, attempts }, 'a queued job is tried again')
    await store.retryQueuedJob(claimed, now().toISOString())
    return removeIfWithdrawn(deps, claimed)
  }
  const problem = deps.problemOf(error)
  if (problem.code === 'internal') logger.error({ err: error, job }, 'a queued job failed')
  const shown = { ...problem, ...(problem.errors && { errors: problem.errors.slice(0, shownErrors) }) }
  const failure = { at: now().toISOString(), code: problem.code, problem: JSON.stringify(shown) }
  if (!(await store.failQueuedJob(claimed, failure))) return removeIfWithdrawn(deps, claimed)
  metrics.leftQueue('failed')
  await files.remove(claimed.file_id).catch(() => undefined)
}

/** Removes the PDF of a job that was deleted meanwhile. Such a job is neither queued nor recorded. */
async function removeIfWithdrawn({ store, files }: JobRunnerDeps, claimed: ClaimedJob): Promise<void> {
  // the queue first, because a job leaves it when it is recorded
  if ((await store.findQueuedJob(claimed.id, claimed)) !== undefined) return
  if ((await store.findJob(claimed.id, claimed)) !== undefined) return
  await files.remove(claimed.file_id)
}

export function mayRetry(
  error: unknown,
  { attempts, created_at }: Pick<ClaimedJob, 'attempts' | 'created_at'>,
  now: Date,
): boolean {
  const code = error instanceof AppError ? error.code : 'internal'
  const isFault = faultCodes.includes(code)
  if (isFault ? attempts >= maxAttemptsAfterFault : !transientCodes.includes(code)) return false
  return now.getTime() - Date.parse(created_at) <= times.giveUp
}
