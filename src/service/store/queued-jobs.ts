import { z } from 'zod'
import type { IdempotencyScope, JobFilter, NewJob, Owner, Position, RecordedAnswer } from './jobs.ts'
import type { Origin } from './origin.ts'

/** An accepted and queued invoice, with the final ids of its job and PDF. */
export interface NewQueuedJob
  extends Pick<
    NewJob,
    | 'id'
    | 'account_id'
    | 'key_id'
    | 'mode'
    | 'file_id'
    | 'template'
    | 'template_version'
    | 'invoice_number'
    | 'created_at'
  > {
  idempotency_key: string | null
  /** of the invoice, as in {@link RecordedAnswer} */
  fingerprint: string
  /** of the request, compressed with gzip */
  body: Uint8Array
  /** text of an account's template at the time of acceptance; `null` for one of the service */
  template_text: string | null
}

/** Status of a job; `done` if it has left the queue and was recorded. */
export interface QueuedJob extends Owner {
  id: string
  created_at: string
  /** the number is empty for a job queued before numbers were recorded */
  template: string
  template_version: number | null
  invoice_number: string
  fingerprint: string
  status: (typeof queuedStatuses)[number]
  /** problem as JSON; `null` unless it failed */
  problem: string | null
}

export const queuedStatuses = ['queued', 'running', 'failed'] as const

export interface QueuedJobFilter extends JobFilter {
  status: QueuedJob['status'] | undefined
}

/** A job that this process may generate until the end of the lease. */
export interface ClaimedJob extends NewQueuedJob {
  /** number of attempts, including this one */
  attempts: number
}

export interface JobClaim {
  mode: NewJob['mode']
  now: string
  /** accounts of which this process is generating a job */
  except: readonly string[]
}

export type Queued =
  | { outcome: 'queued' }
  /** this Idempotency-Key has an answer already */
  | { outcome: 'answered'; earlier: RecordedAnswer }
  /** this Idempotency-Key has a job in the queue already */
  | { outcome: 'waiting'; earlier: QueuedJob }
  /** the queue of the account is full */
  | { outcome: 'full' }

export interface QueuedJobStore {
  addQueuedJob(job: NewQueuedJob): Promise<Queued>
  /** `undefined` also when the job belongs to another account or mode, or was recorded */
  findQueuedJob(id: string, of: Owner): Promise<QueuedJob | undefined>
  /** newest first */
  listQueuedJobs(
    filter: QueuedJobFilter,
    page: { before: Position | undefined; limit: number },
  ): Promise<QueuedJob[]>
  /** the job that has not failed */
  findQueuedJobByKey(scope: IdempotencyScope): Promise<QueuedJob | undefined>
  /**
   * Claims a due job with a {@link lease}; new jobs in order of arrival. No two processes get the same one.
   */
  claimQueuedJob(claim: JobClaim): Promise<ClaimedJob | undefined>
  /** Renews the lease; without effect if another process has claimed the job. */
  renewQueuedJob(claimed: ClaimedJob, now: string): Promise<void>
  /**
   * Returns the job, due after a pause that doubles with each attempt; without effect if another process has
   * claimed it.
   */
  retryQueuedJob(claimed: ClaimedJob, now: string): Promise<void>
  /**
   * Fails the job without a PDF, deletes its invoice, frees its Idempotency-Key and notifies webhooks. The
   * last {@link maxFailed} failed jobs per account and mode are kept. @returns false if another process has
   * claimed it
   */
  failQueuedJob(claimed: ClaimedJob, failure: JobFailure): Promise<boolean>
  /**
   * Removes a job from the queue, even if it has failed; a job being generated is not recorded. @returns the
   * id of its PDF; `undefined` if there is no such job
   */
  removeQueuedJob(id: string, of: Owner, origin: Origin): Promise<string | undefined>
  /** deletes a batch of jobs that failed before this time; @returns their number */
  forgetFailedJobs(before: string): Promise<number>
}

export interface JobFailure {
  at: string
  code: string
  /** as JSON */
  problem: string
}

/** Milliseconds for which a process owns a claimed job, unless it renews the lease. */
export const lease = 10_000

/** @returns milliseconds to the next attempt after this number of attempts */
export const pauseAfter = (attempts: number): number =>
  Math.min(300_000, 1_000 * 2 ** Math.min(attempts - 1, 20))

/** Limits per account, live and test together; bytes as they are stored. */
export const maxQueued = { jobs: 200, bytes: 64 * 1024 * 1024 }

/** Maximum failed jobs per account and mode. */
export const maxFailed = 1_000

export const queuedColumns =
  'id, account_id, key_id, mode, file_id, template, invoice_number, created_at, idempotency_key, fingerprint, template_version'

/** By status. */
export const queuedConditions = {
  queued: 'failed_at IS NULL AND started_at IS NULL',
  running: 'failed_at IS NULL AND started_at IS NOT NULL',
  failed: 'failed_at IS NOT NULL',
} satisfies Record<QueuedJob['status'], string>

export const queuedJobRow = z
  .object({
    id: z.string(),
    account_id: z.string(),
    mode: z.enum(['live', 'test']),
    created_at: z.string(),
    template: z.string(),
    template_version: z.number().nullable(),
    invoice_number: z.string(),
    fingerprint: z.string(),
    started_at: z.string().nullable(),
    problem: z.string().nullable(),
  })
  .transform(
    ({ started_at, ...job }): QueuedJob => ({
      ...job,
      status: job.problem !== null ? 'failed' : started_at === null ? 'queued' : 'running',
    }),
  )

export const claimedJobRow = z.object({
  id: z.string(),
  account_id: z.string(),
  key_id: z.string(),
  mode: z.enum(['live', 'test']),
  file_id: z.string(),
  template: z.string(),
  invoice_number: z.string(),
  created_at: z.string(),
  idempotency_key: z.string().nullable(),
  fingerprint: z.string(),
  template_version: z.number().nullable(),
  template_text: z.string().nullable(),
  body: z.instanceof(Uint8Array).transform(bytes => new Uint8Array(bytes)),
  attempts: z.number(),
}) satisfies z.ZodType<ClaimedJob>

/** PostgreSQL gives a sum as text. */
const queuedSumRow = z.object({ jobs: z.coerce.number(), bytes: z.coerce.number() })

/** @param sums jobs and bytes in the queue of the account */
export function hasRoom(sums: unknown, job: NewQueuedJob): boolean {
  const { jobs, bytes } = queuedSumRow.parse(sums)
  return jobs < maxQueued.jobs && (jobs === 0 || bytes + storedLength(job) <= maxQueued.bytes)
}

/** Returns the stored bytes of a queued job, including its template. */
export const storedLength = ({ body, template_text }: NewQueuedJob): number =>
  body.length + Buffer.byteLength(template_text ?? '')
