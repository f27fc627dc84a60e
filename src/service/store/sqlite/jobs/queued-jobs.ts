import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { jobChanged } from '../../audit-events.ts'
import {
  claimedJobRow,
  hasRoom,
  type JobClaim,
  type JobFailure,
  lease,
  maxFailed,
  type NewQueuedJob,
  pauseAfter,
  type Queued,
  type QueuedJobStore,
  queuedColumns,
  queuedConditions,
  queuedJobRow,
} from '../../queued-jobs.ts'
import { answerRow, fileRow, jobConditions } from '../../rows.ts'
import { auditAppender } from '../accounts/audit.ts'
import { webhookOutbox } from '../accounts/webhook-outbox.ts'
import { batchLength, untilDone } from '../connection/batches.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'

export function queuedJobsIn(database: DatabaseSync): QueuedJobStore {
  const answer = database.prepare(`
    SELECT fingerprint, answer FROM idempotency
    WHERE account_id = ? AND mode = ? AND idempotency_key = ? AND expires_at > ?`)
  const byKey = database.prepare(
    'SELECT * FROM queued_jobs WHERE account_id = ? AND mode = ? AND idempotency_key = ?',
  )
  const sums = database.prepare(`
    SELECT count(*) AS jobs, coalesce(sum(bytes), 0) AS bytes FROM queued_jobs
    WHERE account_id = ? AND next_attempt_at IS NOT NULL`)
  const insert = database.prepare(`
    INSERT INTO queued_jobs (${queuedColumns}, bytes, next_attempt_at)
    VALUES (:id, :account_id, :key_id, :mode, :file_id, :template, :invoice_number, :created_at, :idempotency_key,
      :fingerprint, :bytes, :created_at)`)
  const insertBody = database.prepare('INSERT INTO queued_bodies VALUES (?, ?)')
  const bodyOf = database.prepare('SELECT body FROM queued_bodies WHERE job_id = ?')
  const removeBody = database.prepare('DELETE FROM queued_bodies WHERE job_id = ?')
  const byId = database.prepare('SELECT * FROM queued_jobs WHERE id = ? AND account_id = ? AND mode = ?')
  const due = `FROM queued_jobs WHERE mode = :mode AND next_attempt_at <= :now
    AND account_id NOT IN (SELECT value FROM json_each(:except)) ORDER BY next_attempt_at LIMIT 1`
  // looked for first, so that a service without queued jobs never takes the write lock
  const isDue = database.prepare(`SELECT 1 ${due}`)
  const claim = database.prepare(`
    UPDATE queued_jobs SET attempts = attempts + 1, started_at = :now, next_attempt_at = :leaseUntil
    WHERE id = (SELECT id ${due}) RETURNING ${queuedColumns}, attempts`)
  const ofClaim = 'WHERE id = :id AND attempts = :attempts AND next_attempt_at IS NOT NULL'
  const renew = database.prepare(`UPDATE queued_jobs SET next_attempt_at = :until ${ofClaim}`)
  const retry = database.prepare(
    `UPDATE queued_jobs SET next_attempt_at = :until, started_at = NULL ${ofClaim}`,
  )
  const fail = database.prepare(`
    UPDATE queued_jobs
    SET next_attempt_at = NULL, started_at = NULL, idempotency_key = NULL, bytes = 0,
      failed_at = :at, problem = :problem
    ${ofClaim}`)
  const remove = database.prepare(
    'DELETE FROM queued_jobs WHERE id = ? AND account_id = ? AND mode = ? RETURNING file_id',
  )
  const forget = database.prepare(`
    DELETE FROM queued_jobs WHERE id IN (SELECT id FROM queued_jobs WHERE failed_at < ? LIMIT ${batchLength})`)
  // the one that is too many since this one
  const forgetFailed = database.prepare(`
    DELETE FROM queued_jobs WHERE id = (
      SELECT id FROM queued_jobs WHERE account_id = ? AND mode = ? AND failed_at IS NOT NULL
      ORDER BY failed_at DESC, id DESC LIMIT 1 OFFSET ${maxFailed})`)

  const outbox = webhookOutbox(database)
  const audit = auditAppender(database)

  function add(job: NewQueuedJob): Queued {
    const { account_id, mode, idempotency_key, created_at } = job
    if (idempotency_key !== null) {
      const answered = answerRow.optional().parse(answer.get(account_id, mode, idempotency_key, created_at))
      if (answered) return { outcome: 'answered', earlier: answered }
      const earlier = queuedJobRow.optional().parse(byKey.get(account_id, mode, idempotency_key))
      if (earlier) return { outcome: 'waiting', earlier }
    }
    if (!hasRoom(sums.get(account_id), job)) return { outcome: 'full' }
    const { body, ...columns } = job
    insert.run({ ...columns, bytes: body.length })
    insertBody.run(job.id, body)
    return { outcome: 'queued' }
  }

  function claimNow({ mode, now, except }: JobClaim) {
    const which = { mode, now, except: JSON.stringify(except) }
    if (isDue.get(which) === undefined) return undefined
    const claimed = claim.get({ ...which, leaseUntil: after(now, lease) })
    return claimed && claimedJobRow.parse({ ...claimed, ...bodyOf.get(String(claimed.id)) })
  }

  return {
    addQueuedJob: job => asStorage(() => transaction(database, () => add(job))),
    findQueuedJob: (id, { account_id, mode }) =>
      asStorage(() => queuedJobRow.optional().parse(byId.get(id, account_id, mode))),
    listQueuedJobs: ({ status, until, ...filter }, { before, limit }) =>
      asStorage(() => {
        // of an account there are some thousand at most
        const given = Object.entries({ ...filter, until }).filter(([, value]) => value !== undefined)
        const conditions = Object.entries({ ...jobConditions, until: 'created_at <' })
          .filter(([name]) => given.some(([givenName]) => givenName === name))
          .map(([name, condition]) => `${condition} :${name}`)
        if (status !== undefined) conditions.push(queuedConditions[status])
        if (before !== undefined) conditions.push('(created_at, id) < (:before_at, :before_id)')
        const text = `
          SELECT * FROM queued_jobs WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT :limit`
        const position = before && { before_at: before.created_at, before_id: before.id }
        const values = { ...Object.fromEntries(given), ...position, limit } as Record<string, SQLInputValue>
        return database
          .prepare(text)
          .all(values)
          .map(row => queuedJobRow.parse(row))
      }),
    findQueuedJobByKey: ({ account_id, mode, idempotency_key }) =>
      asStorage(() => queuedJobRow.optional().parse(byKey.get(account_id, mode, idempotency_key))),
    claimQueuedJob: of => asStorage(() => claimNow(of)),
    renewQueuedJob: ({ id, attempts }, now) =>
      asStorage(() => void renew.run({ id, attempts, until: after(now, lease) })),
    retryQueuedJob: ({ id, attempts }, now) =>
      asStorage(() => void retry.run({ id, attempts, until: after(now, pauseAfter(attempts)) })),
    failQueuedJob: (claimed, { at, code, problem }: JobFailure) =>
      asStorage(() =>
        transaction(database, () => {
          const { id, attempts } = claimed
          const isFailed = Number(fail.run({ id, attempts, at, problem }).changes) === 1
          if (isFailed) {
            removeBody.run(id)
            forgetFailed.run(claimed.account_id, claimed.mode)
            outbox.failed(claimed, at, code)
          }
          return isFailed
        }),
      ),
    removeQueuedJob: (id, { account_id, mode }, origin) =>
      asStorage(() =>
        transaction(database, () => {
          const removed = fileRow.optional().parse(remove.get(id, account_id, mode))
          if (removed) audit(jobChanged('job.deleted', { id, account_id, mode }, origin))
          return removed?.file_id
        }),
      ),
    forgetFailedJobs: before => untilDone(() => forget.run(before).changes),
  }
}

const after = (now: string, milliseconds: number): string =>
  new Date(Date.parse(now) + milliseconds).toISOString()
