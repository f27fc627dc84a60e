import { jobChanged } from '../../audit-events.ts'
import { untilDone } from '../../batches.ts'
import type { Database, Rows } from '../../database.ts'
import type { JobQueue, LazyJobQueue } from '../../job-queue.ts'
import type { IdempotencyScope } from '../../jobs.ts'
import {
  claimedJobRow,
  hasRoom,
  maxFailed,
  type NewQueuedJob,
  type Queued,
  type QueuedJob,
  type QueuedJobStore,
  queuedColumns,
  queuedConditions,
  queuedJobRow,
  storedLength,
} from '../../queued-jobs.ts'
import { answerRow, fileRow, jobConditions } from '../../rows.ts'
import { appendAudit } from '../accounts/audit.ts'
import { notifyFailed } from '../accounts/webhook-outbox.ts'

/**
 * The rows of queued jobs. The queue assigns jobs to processes; a transaction locks the row of a job before
 * its queue entry.
 */
export function queuedJobsIn({ rows, change }: Database, queue: LazyJobQueue): QueuedJobStore {
  /** Runs a transaction that has locked the row. */
  async function changeLocked<T>(id: string, work: (inside: Rows, jobs: JobQueue) => Promise<T>): Promise<T> {
    const jobs = await queue.started()
    return change(async inside => {
      await inside(`SELECT 1 FROM queued_jobs WHERE id = $1 ${inside.dialect.forUpdate}`, [id])
      return work(inside, jobs)
    })
  }

  return {
    async addQueuedJob(job) {
      const jobs = await queue.started()
      return change(inside => add(inside, jobs, job))
    },
    async findQueuedJob(id, { account_id, mode }) {
      const text = 'SELECT * FROM queued_jobs WHERE id = $1 AND account_id = $2 AND mode = $3'
      return queuedJobRow.optional().parse((await rows(text, [id, account_id, mode]))[0])
    },
    async listQueuedJobs({ status, ...filter }, { before, limit }) {
      const values: unknown[] = []
      const given = (value: unknown) => `$${values.push(value)}`
      // filters without an index, because an account has a few thousand rows at most
      const where = Object.entries({ ...jobConditions, until: 'created_at <' }).flatMap(
        ([name, condition]) => {
          const value = Object.entries(filter).find(([each]) => each === name)?.[1]
          return value === undefined ? [] : [`${condition} ${given(value)}`]
        },
      )
      if (status !== undefined) where.push(queuedConditions[status])
      if (before !== undefined)
        where.push(`(created_at, id) < (${given(before.created_at)}, ${given(before.id)})`)
      const text = `
        SELECT * FROM queued_jobs WHERE ${where.join(' AND ')}
        ORDER BY created_at DESC, id DESC LIMIT ${given(limit)}`
      return (await rows(text, values)).map(row => queuedJobRow.parse(row))
    },
    findQueuedJobByKey: scope => findByKey(rows, scope),
    async claimQueuedJob(of) {
      const text = `
        UPDATE queued_jobs SET started_at = $2 WHERE id = $1 AND failed_at IS NULL
        RETURNING ${queuedColumns}, (SELECT body FROM queued_bodies WHERE job_id = id) AS body,
          (SELECT queued_bodies.template FROM queued_bodies WHERE job_id = id) AS template_text`
      const jobs = await queue.started()
      return jobs.claim(of, async ({ id, attempts }, rows) => {
        const [row] = await rows(text, [id, of.now])
        return row === undefined ? undefined : claimedJobRow.parse({ ...row, attempts })
      })
    },
    renewQueuedJob: async (claimed, now) => (await queue.started()).renew(claimed, now),
    retryQueuedJob: (claimed, now) =>
      changeLocked(claimed.id, async (inside, jobs) => {
        if (await jobs.retry(claimed, now, inside))
          await inside('UPDATE queued_jobs SET started_at = NULL WHERE id = $1', [claimed.id])
      }),
    failQueuedJob: (claimed, { at, code, problem }) =>
      changeLocked(claimed.id, async (inside, jobs) => {
        if (!(await jobs.end(claimed, inside))) return false
        const text = `
          UPDATE queued_jobs
          SET started_at = NULL, idempotency_key = NULL, bytes = 0, failed_at = $2, problem = $3 WHERE id = $1`
        await inside(text, [claimed.id, at, problem])
        await inside('DELETE FROM queued_bodies WHERE job_id = $1', [claimed.id])
        // the failed job above the limit
        const forget = `
          DELETE FROM queued_jobs WHERE id = (
            SELECT id FROM queued_jobs WHERE account_id = $1 AND mode = $2 AND failed_at IS NOT NULL
            ORDER BY failed_at DESC, id DESC LIMIT 1 OFFSET ${maxFailed})`
        await inside(forget, [claimed.account_id, claimed.mode])
        await notifyFailed(inside, claimed, { at, code })
        return true
      }),
    removeQueuedJob: (id, { account_id, mode }, origin) =>
      changeLocked(id, async (inside, jobs) => {
        const text =
          'DELETE FROM queued_jobs WHERE id = $1 AND account_id = $2 AND mode = $3 RETURNING file_id'
        const [row] = await inside(text, [id, account_id, mode])
        const removed = fileRow.optional().parse(row)
        if (removed === undefined) return undefined
        await jobs.remove([{ id, mode }], inside)
        await appendAudit(inside, jobChanged('job.deleted', { id, account_id, mode }, origin))
        return removed.file_id
      }),
    forgetFailedJobs(before) {
      const { isAmong, batchLength, skipLocked } = rows.dialect
      const found = `queued_jobs WHERE failed_at < $1 LIMIT ${batchLength} ${skipLocked}`
      const text = `DELETE FROM queued_jobs WHERE ${isAmong('id', found)} RETURNING id`
      return untilDone(async () => (await rows(text, [before])).length)
    },
  }
}

async function add(rows: Rows, jobs: JobQueue, job: NewQueuedJob): Promise<Queued> {
  const { id, account_id, key_id, mode, file_id, template, invoice_number, body } = job
  const { created_at, idempotency_key, fingerprint, template_version, template_text } = job
  if (idempotency_key !== null) {
    const text = `
      SELECT fingerprint, answer FROM idempotency
      WHERE account_id = $1 AND mode = $2 AND idempotency_key = $3 AND expires_at > $4`
    const found = await rows(text, [account_id, mode, idempotency_key, created_at])
    const answered = answerRow.optional().parse(found[0])
    if (answered) return { outcome: 'answered', earlier: answered }
  }
  // concurrent instances may exceed the limit by the jobs that they add
  const sums = `
    SELECT count(*) AS jobs, coalesce(sum(bytes), 0) AS bytes FROM queued_jobs
    WHERE account_id = $1 AND failed_at IS NULL`
  const isFull = !hasRoom((await rows(sums, [account_id]))[0], job)
  const insert = `
    INSERT INTO queued_jobs (${queuedColumns}, bytes)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 WHERE NOT $13
    ON CONFLICT (account_id, mode, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING RETURNING id`
  const values = [
    ...[id, account_id, key_id, mode, file_id, template, invoice_number],
    ...[created_at, idempotency_key, fingerprint, template_version],
    storedLength(job),
    isFull,
  ]
  if ((await rows(insert, values)).length === 1) {
    await rows('INSERT INTO queued_bodies (job_id, body, template) VALUES ($1, $2, $3)', [
      id,
      body,
      template_text,
    ])
    await jobs.add(job, rows)
    return { outcome: 'queued' }
  }
  const earlier =
    idempotency_key === null ? undefined : await findByKey(rows, { account_id, mode, idempotency_key })
  return earlier === undefined ? { outcome: 'full' } : { outcome: 'waiting', earlier }
}

async function findByKey(
  rows: Rows,
  { account_id, mode, idempotency_key }: IdempotencyScope,
): Promise<QueuedJob | undefined> {
  const text = 'SELECT * FROM queued_jobs WHERE account_id = $1 AND mode = $2 AND idempotency_key = $3'
  return queuedJobRow.optional().parse((await rows(text, [account_id, mode, idempotency_key]))[0])
}
