import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import type { Generation, IdempotencyScope, NewJob, Recorded, RecordedAnswer } from '../../jobs.ts'
import { monthOfTime } from '../../ledger-periods.ts'
import { answerRow, fileRow, jobIdRow, jobRow, planOfAccount } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { hasSpendingLimit, spendingLimitsRow } from '../../webhook-messages.ts'
import { notifyGenerated, notifySpent } from '../accounts/webhook-outbox.ts'
import { type Database, kept, type Outcome, type Rows, UnconfirmedCommit } from '../connection/database.ts'
import { lockBilling, lockJob } from '../connection/transaction-locks.ts'
import type { JobQueue, LazyJobQueue } from './job-queue.ts'

type GenerationStore = Pick<Store, 'findAnswer' | 'record' | 'findJob' | 'findJobOfFile' | 'namedFiles'>

const newJobColumns = 'id, account_id, key_id, mode, template, invoice_number, file_id, created_at, e_invoice'

export const jobColumns = `${newJobColumns}, file_deleted_at, file_deletion, erased_at, link_version`

export function generationsIn(
  { rows, transaction }: Database,
  queue: LazyJobQueue,
  retryDelays: readonly number[],
): GenerationStore {
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

  /** @param mayBeRecorded by an earlier try, or by another process */
  async function tryToRecord(generation: Generation, mayBeRecorded: boolean): Promise<Recorded> {
    const jobs = generation.isQueued ? await queue.started() : undefined
    const recorded = await transaction(inside => recordIn(inside, jobs, generation, mayBeRecorded))
    if (recorded.outcome !== 'answered') return recorded
    const { job, idempotency } = generation
    const scope = { account_id: job.account_id, mode: job.mode, idempotency_key: idempotency?.key ?? '' }
    const earlier = await findAnswer(scope, job.created_at)
    // expired meanwhile by the clock of another instance
    return earlier === undefined ? tryToRecord(generation, mayBeRecorded) : { ...recorded, earlier }
  }

  /**
   * Retries with the same job id: the lock of the job waits for a commit that is still running.
   * @throws AppError recording_unknown
   */
  async function settle(generation: Generation, cause: UnconfirmedCommit): Promise<Recorded> {
    for (const wait of retryDelays) {
      await sleep(wait)
      try {
        return await tryToRecord(generation, true)
      } catch (error) {
        const isGone = error instanceof AppError && error.code === 'storage_unavailable'
        if (!isGone && !(error instanceof UnconfirmedCommit)) throw error
      }
    }
    throw new AppError('recording_unknown', { cause })
  }

  /** Once a minute; a failure does not affect the recorded answer. */
  async function forgetExpired(now: string): Promise<void> {
    const minute = now.slice(0, 16)
    if (minute === lastForgotten) return
    lastForgotten = minute
    const text = `
      DELETE FROM idempotency WHERE (account_id, mode, idempotency_key) IN
        (SELECT account_id, mode, idempotency_key FROM idempotency WHERE expires_at <= $1 FOR UPDATE SKIP LOCKED)`
    await rows(text, [now]).catch(() => undefined)
  }

  return {
    findAnswer,
    async record(generation) {
      const recorded = await tryToRecord(generation, generation.isQueued === true).catch(error => {
        if (error instanceof UnconfirmedCommit) return settle(generation, error)
        throw error
      })
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
      const found = await rows(
        'SELECT file_id FROM jobs WHERE file_id = ANY ($1) AND file_deleted_at IS NULL',
        [ids],
      )
      return found.map(row => fileRow.parse(row).file_id)
    },
  }
}

async function recordIn(
  rows: Rows,
  jobs: JobQueue | undefined,
  { job, bytes, digest, fingerprint, answer, idempotency }: Generation,
  mayBeRecorded: boolean,
): Promise<Outcome<Exclude<Recorded, { outcome: 'answered' }> | { outcome: 'answered' }>> {
  const { id, account_id, key_id, mode, template, invoice_number, file_id, created_at, e_invoice } = job
  await lockJob(rows, job)
  if (mayBeRecorded && (await rows('SELECT 1 FROM jobs WHERE id = $1', [id])).length > 0)
    return kept({ outcome: 'recorded', earlier_job_id: null })
  const insertJob = `
    INSERT INTO jobs (${newJobColumns}, bytes, digest)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM keys WHERE id = $3 AND revoked_at IS NULL
      AND EXISTS (SELECT 1 FROM accounts WHERE id = $2 AND suspended_at IS NULL)
    RETURNING
      (SELECT monthly_warning FROM accounts ${planOfAccount} WHERE accounts.id = $2) AS monthly_warning,
      (SELECT monthly_cap FROM accounts ${planOfAccount} WHERE accounts.id = $2) AS monthly_cap`
  const values = [
    ...[id, account_id, key_id, mode, template, invoice_number, file_id, created_at, e_invoice],
    ...[bytes, digest],
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
    if (hasSpendingLimit(limits)) {
      // no other job of the account is billed until the end of the transaction
      await lockBilling(rows, account_id)
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

/** @returns the last job that was billed with this invoice number before */
async function recordRepetition(rows: Rows, job: NewJob): Promise<string | null> {
  const text = `
    INSERT INTO repeated_numbers (job_id, earlier_job_id, account_id, created_at)
    SELECT $1, job_id, $2, $4 FROM ledger WHERE account_id = $2 AND invoice_number = $3 AND job_id <> $1
    ORDER BY id DESC LIMIT 1 RETURNING earlier_job_id AS job_id`
  const [row] = await rows(text, [job.id, job.account_id, job.invoice_number, job.created_at])
  return jobIdRow.optional().parse(row)?.job_id ?? null
}

const billedRow = z.object({ billed: z.coerce.number() })

async function billedInMonth(rows: Rows, { account_id, created_at }: NewJob): Promise<number> {
  const text =
    'SELECT coalesce(sum(billed), 0) AS billed FROM ledger_sums WHERE account_id = $1 AND month = $2'
  const [row] = await rows(text, [account_id, monthOfTime(created_at)])
  return billedRow.parse(row).billed
}
