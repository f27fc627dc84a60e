import { z } from 'zod'
import { inBatches } from '../../batches.ts'
import { type Database, kept, type Outcome, type Rows } from '../../database.ts'
import type { JobQueue, LazyJobQueue } from '../../job-queue.ts'
import type { Generation, IdempotencyScope, NewJob, Recorded, RecordedAnswer } from '../../jobs.ts'
import { monthOfTime } from '../../ledger-periods.ts'
import { answerRow, fileRow, jobColumns, jobIdRow, jobRow, newJobColumns, planOfAccount } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { lockBilling, lockJob } from '../../transaction-locks.ts'
import { hasSpendingLimit, spendingLimitsRow } from '../../webhook-messages.ts'
import { notifyGenerated, notifySpent } from '../accounts/webhook-outbox.ts'

type GenerationStore = Pick<Store, 'findAnswer' | 'record' | 'findJob' | 'findJobOfFile' | 'namedFiles'>

export function generationsIn({ rows, transaction }: Database, queue: LazyJobQueue): GenerationStore {
  let lastForgotten = ''

  async function findAnswer(
    { account_id, mode, idempotency_key }: IdempotencyScope,
    now: string,
  ): Promise<RecordedAnswer | undefined> {
    const text = `
      SELECT fingerprint, answer FROM idempotency
      WHERE account_id = $1 AND mode = $2 AND idempotency_key = $3 AND expires_at > $4`
    return answerRow.optional().parse((await rows(text, [account_id, mode, idempotency_key, now]))[0])
  }

  async function record(generation: Generation): Promise<Recorded> {
    const { job, idempotency, isQueued = false } = generation
    const jobs = isQueued ? await queue.started() : undefined
    const recorded = await transaction((inside, isRepeated) =>
      recordIn(inside, jobs, generation, isQueued || isRepeated),
    )
    if (recorded.outcome !== 'answered') return recorded
    const scope = { account_id: job.account_id, mode: job.mode, idempotency_key: idempotency?.key ?? '' }
    const earlier = await findAnswer(scope, job.created_at)
    // the earlier answer has just expired by the clock of another instance
    return earlier === undefined ? record(generation) : { ...recorded, earlier }
  }

  /**
   * Removes a batch of expired answers, at most once a second; a failure does not affect the recorded answer.
   */
  async function forgetExpired(now: string): Promise<void> {
    const second = now.slice(0, 19)
    if (second === lastForgotten) return
    lastForgotten = second
    const text = `
      DELETE FROM idempotency WHERE ${rows.dialect.isAmong(
        'account_id, mode, idempotency_key',
        `idempotency WHERE expires_at <= $1 LIMIT ${rows.dialect.batchLength} ${rows.dialect.skipLocked}`,
      )}`
    await rows(text, [now]).catch(() => undefined)
  }

  return {
    findAnswer,
    async record(generation) {
      const recorded = await record(generation)
      if (generation.idempotency) await forgetExpired(generation.job.created_at)
      return recorded
    },
    async findJob(id, { account_id, mode }) {
      const text = `SELECT ${jobColumns} FROM jobs WHERE id = $1 AND account_id = $2 AND mode = $3`
      return jobRow.optional().parse((await rows(text, [id, account_id, mode]))[0])
    },
    async findJobOfFile(fileId) {
      const text = `
        SELECT ${jobColumns} FROM jobs WHERE file_id = $1 AND EXISTS (
          SELECT 1 FROM accounts
          WHERE id = account_id AND deleted_at IS NULL AND suspended_links IS DISTINCT FROM 'stop')`
      return jobRow.optional().parse((await rows(text, [fileId]))[0])
    },
    async namedFiles(ids) {
      const text = `SELECT file_id FROM jobs WHERE file_id ${rows.dialect.isOneOf('$1')} AND file_deleted_at IS NULL`
      const found: string[] = []
      await inBatches(ids, rows.dialect.batchLength, async batch => {
        for (const row of await rows(text, [batch])) found.push(fileRow.parse(row).file_id)
      })
      return found
    },
  }
}

async function recordIn(
  rows: Rows,
  jobs: JobQueue | undefined,
  { job, bytes, digest, fingerprint, answer, idempotency }: Generation,
  mayBeRecorded: boolean,
): Promise<Outcome<Exclude<Recorded, { outcome: 'answered' }> | { outcome: 'answered' }>> {
  const { id, account_id, key_id, mode, template, invoice_number, file_id, created_at, e_invoice, ...facts } =
    job
  await lockJob(rows, job)
  if (mayBeRecorded && (await rows('SELECT 1 FROM jobs WHERE id = $1', [id])).length > 0)
    return kept({ outcome: 'recorded', earlier_job_id: null })
  const insertJob = `
    INSERT INTO jobs (${newJobColumns}, bytes, digest)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 FROM keys
    WHERE id = $3 AND revoked_at IS NULL
      AND EXISTS (SELECT 1 FROM accounts WHERE id = $2 AND suspended_at IS NULL)
    RETURNING
      (SELECT monthly_warning FROM accounts ${planOfAccount} WHERE accounts.id = $2) AS monthly_warning,
      (SELECT monthly_cap FROM accounts ${planOfAccount} WHERE accounts.id = $2) AS monthly_cap,
      (SELECT own_cap FROM keys WHERE id = $3) AS own_cap`
  const values = [
    ...[id, account_id, key_id, mode, template, invoice_number, file_id, created_at, e_invoice],
    ...[facts.pages, facts.currency, facts.total, facts.payable, facts.template_version, bytes, digest],
  ]
  const [inserted] = await rows(insertJob, values)
  if (inserted === undefined) {
    const inForce = await rows('SELECT 1 FROM keys WHERE id = $1 AND revoked_at IS NULL', [key_id])
    return kept({ outcome: inForce.length === 0 ? 'revoked' : 'suspended' })
  }
  if (jobs !== undefined) {
    const left = await rows('DELETE FROM queued_jobs WHERE id = $1 RETURNING id', [id])
    if (left.length === 0) return { value: { outcome: 'withdrawn' }, isKept: false }
    await jobs.remove([job], rows)
  }
  if (idempotency) {
    // waits for an instance that is recording this Idempotency-Key
    const insertAnswer = `
      INSERT INTO idempotency (account_id, mode, idempotency_key, fingerprint, answer, job_id, expires_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (account_id, mode, idempotency_key) DO UPDATE
        SET fingerprint = excluded.fingerprint, answer = excluded.answer, job_id = excluded.job_id,
          expires_at = excluded.expires_at
        WHERE idempotency.expires_at <= $8
      RETURNING job_id`
    const { key, expires_at } = idempotency
    const given = [account_id, mode, key, fingerprint, answer, id, expires_at, created_at]
    if ((await rows(insertAnswer, given)).length === 0)
      return { value: { outcome: 'answered' }, isKept: false }
  }
  await notifyGenerated(rows, job)
  if (mode === 'live') {
    const limits = spendingLimitsRow.parse(inserted)
    const { own_cap } = ownCapRow.parse(inserted)
    // blocks billing of other jobs of the account until the commit
    if (own_cap !== null || hasSpendingLimit(limits)) await lockBilling(rows, account_id)
    if (own_cap !== null && (await billedInMonth(rows, job, key_id)) >= own_cap)
      return { value: { outcome: 'key capped' }, isKept: false }
    if (hasSpendingLimit(limits)) {
      const billed = await billedInMonth(rows, job)
      if (limits.monthly_cap !== null && billed >= limits.monthly_cap)
        return { value: { outcome: 'capped' }, isKept: false }
      await notifySpent(rows, { account_id, at: created_at, limits, billed: billed + 1 })
    }
    const insertLedger = `
      INSERT INTO ledger (job_id, account_id, key_id, template, invoice_number, created_at)
      VALUES ($1, $2, $3, $4, $5, $6)`
    await rows(insertLedger, [id, account_id, key_id, template, invoice_number, created_at])
    if (!idempotency) return kept({ outcome: 'recorded', earlier_job_id: await recordRepetition(rows, job) })
  }
  return kept({ outcome: 'recorded', earlier_job_id: null })
}

/** @returns the last job that was billed with this invoice number */
async function recordRepetition(rows: Rows, job: NewJob): Promise<string | null> {
  const earlier = `
    SELECT job_id FROM ledger WHERE account_id = $1 AND invoice_number = $2 AND job_id <> $3
    ORDER BY id DESC LIMIT 1`
  const [row] = await rows(earlier, [job.account_id, job.invoice_number, job.id])
  const found = jobIdRow.optional().parse(row)
  if (found === undefined) return null
  const text =
    'INSERT INTO repeated_numbers (job_id, earlier_job_id, account_id, created_at) VALUES ($1, $2, $3, $4)'
  await rows(text, [job.id, found.job_id, job.account_id, job.created_at])
  return found.job_id
}

const ownCapRow = z.object({ own_cap: z.number().nullable() })
const billedRow = z.object({ billed: z.coerce.number() })

/** @param keyId absent for all keys of the account */
async function billedInMonth(
  rows: Rows,
  { account_id, created_at }: NewJob,
  keyId?: string,
): Promise<number> {
  const ofKey = keyId === undefined ? '' : ' AND key_id = $3'
  const text = `
    SELECT coalesce(sum(billed), 0) AS billed FROM ledger_sums WHERE account_id = $1 AND month = $2${ofKey}`
  const values = [account_id, monthOfTime(created_at), ...(keyId === undefined ? [] : [keyId])]
  const [row] = await rows(text, values)
  return billedRow.parse(row).billed
}
