import type { DatabaseSync } from 'node:sqlite'
import type { Generation, IdempotencyScope, NewJob, Recorded } from '../../jobs.ts'
import { monthOfTime } from '../../ledger-periods.ts'
import { answerRow, fileRow, jobIdRow, jobRow, planOfAccount } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { hasSpendingLimit, spendingLimitsRow } from '../../webhook-messages.ts'
import { webhookOutbox } from '../accounts/webhook-outbox.ts'
import { groupCommit } from '../connection/group-commit.ts'
import { asStorage, asStorageError } from '../connection/storage-error.ts'

type GenerationStore = Pick<Store, 'findAnswer' | 'record' | 'findJob' | 'findJobOfFile' | 'namedFiles'>

export function generationsIn(database: DatabaseSync): GenerationStore {
  const keyInForce = database.prepare(`
    SELECT accounts.suspended_at, plans.monthly_warning, plans.monthly_cap
    FROM keys JOIN accounts ON accounts.id = keys.account_id ${planOfAccount}
    WHERE keys.id = ? AND keys.revoked_at IS NULL`)
  const billed = database.prepare(
    'SELECT coalesce(sum(billed), 0) AS billed FROM ledger_sums WHERE account_id = ? AND month = ?',
  )
  const answer = database.prepare(`
    SELECT fingerprint, answer FROM idempotency
    WHERE account_id = :account_id AND mode = :mode AND idempotency_key = :idempotency_key AND expires_at > :now`)
  const forgetExpired = database.prepare('DELETE FROM idempotency WHERE expires_at <= ?')
  const insertJob = database.prepare(`
    INSERT INTO jobs (id, account_id, key_id, mode, template, invoice_number, file_id, created_at, e_invoice, bytes,
      digest)
    VALUES (:id, :account_id, :key_id, :mode, :template, :invoice_number, :file_id, :created_at, :e_invoice,
      :bytes, :digest)`)
  const insertAnswer = database.prepare(`
    INSERT INTO idempotency (account_id, mode, idempotency_key, fingerprint, answer, job_id, expires_at)
    VALUES (:account_id, :mode, :idempotency_key, :fingerprint, :answer, :job_id, :expires_at)`)
  const insertLedger = database.prepare(`
    INSERT INTO ledger (job_id, account_id, key_id, template, invoice_number, created_at)
    SELECT id, account_id, key_id, template, invoice_number, created_at FROM jobs WHERE id = ?`)
  const earlierJob = database.prepare(
    'SELECT job_id FROM ledger WHERE account_id = ? AND invoice_number = ? ORDER BY id DESC LIMIT 1',
  )
  const insertRepeated = database.prepare(
    'INSERT INTO repeated_numbers (job_id, earlier_job_id, account_id, created_at) VALUES (?, ?, ?, ?)',
  )
  const leaveQueue = database.prepare('DELETE FROM queued_jobs WHERE id = ?')
  const jobOfFile = database.prepare(`
    SELECT * FROM jobs WHERE file_id = ? AND EXISTS (
      SELECT 1 FROM accounts WHERE id = account_id AND deleted_at IS NULL AND suspended_links IS NOT 'stop')`)
  const named = database.prepare(`
    SELECT file_id FROM jobs WHERE file_id IN (SELECT value FROM json_each(?)) AND file_deleted_at IS NULL`)
  const jobOfOwner = database.prepare(
    'SELECT * FROM jobs WHERE id = :id AND account_id = :account_id AND mode = :mode',
  )

  const outbox = webhookOutbox(database)
  const write = groupCommit(database)

  const findAnswer = (scope: IdempotencyScope, now: string) =>
    answerRow.optional().parse(answer.get({ ...scope, now }))

  /** Exact, because no other transaction writes meanwhile. */
  const billedInMonth = ({ account_id, created_at }: NewJob): number =>
    Number(billed.get(account_id, monthOfTime(created_at))?.billed)

  function record({ job, bytes, digest, fingerprint, answer, idempotency, isQueued }: Generation): Recorded {
    const isRecorded = isQueued && jobOfOwner.get({ id: job.id, account_id: job.account_id, mode: job.mode })
    if (isRecorded) return { outcome: 'recorded', earlier_job_id: null }
    const inForce = keyInForce.get(job.key_id)
    if (inForce === undefined) return { outcome: 'revoked' }
    if (inForce.suspended_at !== null) return { outcome: 'suspended' }
    const scope = { account_id: job.account_id, mode: job.mode }
    if (idempotency) {
      const earlier = findAnswer({ ...scope, idempotency_key: idempotency.key }, job.created_at)
      if (earlier) return { outcome: 'answered', earlier }
      forgetExpired.run(job.created_at)
    }
    const limits = spendingLimitsRow.parse(inForce)
    const isCapped = limits.monthly_cap !== null && billedInMonth(job) >= limits.monthly_cap
    if (job.mode === 'live' && isCapped) return { outcome: 'capped' }
    if (isQueued && Number(leaveQueue.run(job.id).changes) === 0) return { outcome: 'withdrawn' }
    const { id, key_id, template, invoice_number, file_id, created_at, e_invoice } = job
    const values = { id, ...scope, key_id, template, invoice_number, file_id, created_at, e_invoice }
    insertJob.run({ ...values, bytes, digest })
    if (idempotency) {
      const { key: idempotency_key, expires_at } = idempotency
      insertAnswer.run({ ...scope, idempotency_key, fingerprint, answer, job_id: job.id, expires_at })
    }
    outbox.generated(job)
    if (job.mode === 'test') return { outcome: 'recorded', earlier_job_id: null }
    const earlier = idempotency === null ? earlierJob.get(job.account_id, job.invoice_number) : undefined
    insertLedger.run(job.id)
    if (hasSpendingLimit(limits)) {
      const { account_id, created_at: at } = job
      outbox.spent({ account_id, at, limits, billed: billedInMonth(job) })
    }
    if (earlier === undefined) return { outcome: 'recorded', earlier_job_id: null }
    const { job_id: earlier_job_id } = jobIdRow.parse(earlier)
    insertRepeated.run(job.id, earlier_job_id, job.account_id, job.created_at)
    return { outcome: 'recorded', earlier_job_id }
  }

  return {
    findAnswer: (scope, now) => asStorage(() => findAnswer(scope, now)),
    record: generation => asStorageError(() => write(() => record(generation))),
    findJob: (id, { account_id, mode }) =>
      asStorage(() => jobRow.optional().parse(jobOfOwner.get({ id, account_id, mode }))),
    findJobOfFile: fileId => asStorage(() => jobRow.optional().parse(jobOfFile.get(fileId))),
    namedFiles: ids => asStorage(() => named.all(JSON.stringify(ids)).map(row => fileRow.parse(row).file_id)),
  }
}
