import { z } from 'zod'
import type { IdempotencyScope, JobFilter, NewJob, Owner, Position, RecordedAnswer } from './jobs.ts'
import type { Origin } from './origin.ts'

/** An invoice that was accepted and queued. Its job and its PDF have their ids from then on. */
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
  /** text of a template that the account keeps, as it was when the invoice was accepted; `null` for one of the service */
  template_text: string | null
}

/** Done is a job that has left the queue and was recorded. */
export interface QueuedJob extends Owner {
  id: string
  created_at: string
  /** with the number empty for one that was queued before they were recorded */
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

/** A job that this process may make until the end of the lease. */
export interface ClaimedJob extends NewQueuedJob {
  /** tries with this one */
  attempts: number
}

export interface JobClaim {
  mode: NewJob['mode']
  now: string
  /** accounts of which this process is making one */
  except: readonly string[]
}

export type Queued =
  | { outcome: 'queued' }
  /** this Idempotency-Key has an answer already */
  | { outcome: 'answered'; earlier: RecordedAnswer }
  /** this Idempotency-Key has a job in the queue already */
  | { outcome: 'waiting'; earlier: QueuedJob }
  /** the account has too much in the queue */
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
  /** the one that has not failed */
  findQueuedJobByKey(scope: IdempotencyScope): Promise<QueuedJob | undefined>
  /** One that is due, with a {@link lease}; before the first attempt in the order of arrival. No two processes get the same. */
  claimQueuedJob(claim: JobClaim): Promise<ClaimedJob | undefined>
  /** Starts the lease again; ignored when another process has claimed it. */
  renewQueuedJob(claimed: ClaimedJob, now: string): Promise<void>
  /** Gives it back, due after a pause that doubles with each attempt; ignored when another process has claimed it. */
  retryQueuedJob(claimed: ClaimedJob, now: string): Promise<void>
  /**
   * Ends it without a PDF, deletes its invoice, frees its Idempotency-Key and tells the webhooks. Of the failed jobs of an
   * account and mode the last {@link maxFailed} are kept. @returns false when another process has claimed it
   */
  failQueuedJob(claimed: ClaimedJob, failure: JobFailure): Promise<boolean>
  /** Takes it out of the queue, also when it has failed; one that is being made is not recorded. @returns the id of its PDF, if it was there */
  removeQueuedJob(id: string, of: Owner, origin: Origin): Promise<string | undefined>
  /** deletes jobs that failed before this time, some at a time; @returns how many */
  forgetFailedJobs(before: string): Promise<number>
}

export interface JobFailure {
  at: string
  code: string
  /** as JSON */
  problem: string
}

/** Milliseconds for which a process has a job that it claimed, unless it renews. */
export const lease = 10_000

/** @returns milliseconds from a failed attempt, with the number of attempts so far, to the next */
export const pauseAfter = (attempts: number): number =>
  Math.min(300_000, 1_000 * 2 ** Math.min(attempts - 1, 20))

/** Limits per account, live and test together; bytes as they are stored. */
export const maxQueued = { jobs: 200, bytes: 64 * 1024 * 1024 }

/** Failed jobs of an account and mode. */
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

/** @param sums jobs and bytes that the account has in the queue */
export function hasRoom(sums: unknown, job: NewQueuedJob): boolean {
  const { jobs, bytes } = queuedSumRow.parse(sums)
  return jobs < maxQueued.jobs && (jobs === 0 || bytes + storedLength(job) <= maxQueued.bytes)
}

/** Bytes of a job in the queue, with the template that it carries. */
export const storedLength = ({ body, template_text }: NewQueuedJob): number =>
  body.length + Buffer.byteLength(template_text ?? '')
