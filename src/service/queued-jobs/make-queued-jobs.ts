import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Logger } from 'pino'
import { AppError } from '#core/errors/app-error.ts'
import { type GenerateParts, generateNow } from '../generation/generate.ts'
import { invalidInvoice } from '../generation/invalid-invoice.ts'
import type { Preparation } from '../generation/prepare-off-thread.ts'
import type { Metrics } from '../metrics.ts'
import { createRunAgain } from '../run-again.ts'
import type { ClaimedJob } from '../store/queued-jobs.ts'
import type { FoundKey } from '../store/store.ts'

export interface QueueParts extends GenerateParts {
  preparation: Preparation
  metrics: GenerateParts['metrics'] & Pick<Metrics, 'leftQueue'>
  /** body of the problem, and its code */
  problemOf: (error: unknown) => { code: string }
  logger: Logger
  /** milliseconds between two looks at the store */
  interval?: number | undefined
}

export interface JobQueue {
  /** looks at the store at once, because a job was accepted */
  wake(): void
  /** Finishes what is being made; the rest is made by another process or after the next start. */
  close(): Promise<void>
}

const decompress = promisify(gunzip)

/** Milliseconds. */
const times = {
  interval: 1_000,
  /** after which another process makes what a dead one was making */
  lease: 10_000,
  renewal: 3_000,
  firstPause: 1_000,
  longestPause: 300_000,
  /** after its acceptance a job is given up that something outside of it prevents */
  giveUp: 24 * 60 * 60 * 1000,
}

/** Jobs of one mode that this process makes at once, each of another account. */
const atOnce = 4

/** Tries of a job that fails by itself. */
const triesOfFault = 5

/** Of a job whose tries end without an error, because the process ends; more than the others have in their time. */
const triesInAll = 400

/** Neither the invoice nor the account is the cause. */
const outside = ['storage_unavailable', 'recording_unknown', 'overloaded', 'rate_limited']
const faults = ['render_timeout', 'render_failed', 'internal']

/** Makes what is in the queue. Each process does so; a lease in the store keeps two from making the same. */
export function startQueue(parts: QueueParts): JobQueue {
  const { store, logger, now, interval = times.interval } = parts
  const accounts = { live: new Set<string>(), test: new Set<string>() }
  const running = new Set<Promise<void>>()
  let isClosed = false

  async function claimAll(mode: 'live' | 'test', wake: () => void): Promise<void> {
    const busy = accounts[mode]
    while (!isClosed && busy.size < atOnce) {
      const at = now()
      const leaseUntil = new Date(at.getTime() + times.lease).toISOString()
      const claim = { mode, now: at.toISOString(), leaseUntil, except: [...busy] }
      const claimed = await store.claimQueuedJob(claim)
      if (claimed === undefined) return
      busy.add(claimed.account_id)
      follow(
        make(parts, claimed).finally(() => {
          busy.delete(claimed.account_id)
          wake()
        }),
      )
    }
  }

  function follow(work: Promise<void>): void {
    const followed = work.finally(() => running.delete(followed))
    running.add(followed)
  }

  function wakerOf(mode: 'live' | 'test'): () => void {
    const claim = createRunAgain(() =>
      claimAll(mode, wake).catch(error => logger.warn({ err: error }, 'claiming queued jobs failed')),
    )
    const wake = () => follow(claim())
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
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** Never rejects. */
async function make(parts: QueueParts, claimed: ClaimedJob): Promise<void> {
  const { store, logger, now, metrics } = parts
  const renew = () => {
    const until = new Date(now().getTime() + times.lease).toISOString()
    store.postponeQueuedJob(claimed, until, false).catch(() => undefined)
  }
  const renewal = setInterval(renew, times.renewal).unref()
  try {
    await generateQueued(parts, claimed)
    metrics.leftQueue('done')
  } catch (error) {
    await settle(parts, claimed, error).catch(cause =>
      logger.warn({ err: cause, job: claimed.id }, 'a queued job is tried again after its lease'),
    )
  } finally {
    clearInterval(renewal)
  }
}

async function generateQueued(parts: QueueParts, claimed: ClaimedJob): Promise<void> {
  const { id, file_id, body, idempotency_key, attempts } = claimed
  if (attempts > triesInAll) throw new AppError('internal')
  const key = await keyOf(parts, claimed)
  const text = (await decompress(body)).toString()
  const request = { text, lines: 'rendered' } as const
  const read = await parts.preparation.prepare(request, key, Number.POSITIVE_INFINITY)
  if (!read.ok) throw invalidInvoice(read.issues)
  await generateNow(parts, {
    ...{ key, prepared: read.prepared, idempotencyKey: idempotency_key ?? undefined },
    ...{ until: Number.POSITIVE_INFINITY, queued: { id, file_id } },
  })
}

/** What was accepted before the key expired is made. */
async function keyOf({ store }: QueueParts, { key_id }: ClaimedJob): Promise<FoundKey> {
  const key = await store.findKeyById(key_id)
  if (key === undefined || key.revoked_at !== null) throw new AppError('invalid_key')
  if (key.suspended_at !== null) throw new AppError('account_suspended')
  return key
}

/** Of a job that was not made by this try. */
async function settle(parts: QueueParts, claimed: ClaimedJob, error: unknown): Promise<void> {
  const { store, files, logger, now, metrics } = parts
  const { id: job, attempts } = claimed
  const pause = pauseAfter(error, claimed, now())
  if (pause !== null) {
    logger.warn({ err: error, job, attempts }, 'a queued job is tried again')
    await store.postponeQueuedJob(claimed, new Date(now().getTime() + pause).toISOString(), true)
    return removeIfWithdrawn(parts, claimed)
  }
  const problem = parts.problemOf(error)
  if (problem.code === 'internal') logger.error({ err: error, job }, 'a queued job failed')
  const failure = { at: now().toISOString(), code: problem.code, problem: JSON.stringify(problem) }
  if (!(await store.failQueuedJob(claimed, failure))) return removeIfWithdrawn(parts, claimed)
  metrics.leftQueue('failed')
  await files.remove(claimed.file_id).catch(() => undefined)
}

/** A job that is neither in the queue nor recorded was deleted meanwhile: nobody can record its PDF any more. */
async function removeIfWithdrawn({ store, files }: QueueParts, claimed: ClaimedJob): Promise<void> {
  // the queue first, because a job leaves it when it is recorded
  if ((await store.findQueuedJob(claimed.id, claimed)) !== undefined) return
  if ((await store.findJob(claimed.id, claimed)) !== undefined) return
  await files.remove(claimed.file_id)
}

/** Milliseconds until the next try; `null` if there is none. */
export function pauseAfter(
  error: unknown,
  { attempts, created_at }: Pick<ClaimedJob, 'attempts' | 'created_at'>,
  now: Date,
): number | null {
  const code = error instanceof AppError ? error.code : 'internal'
  const isFault = faults.includes(code)
  if (!isFault && !outside.includes(code)) return null
  if (isFault && attempts >= triesOfFault) return null
  if (now.getTime() - Date.parse(created_at) > times.giveUp) return null
  return Math.min(times.longestPause, times.firstPause * 2 ** Math.min(attempts - 1, 20))
}
