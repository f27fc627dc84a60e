import type { NewJob } from '../../jobs.ts'
import type { Rows } from './database.ts'

/**
 * Advisory locks until the end of the transaction, because shared row locks can starve an exclusive waiter. First half of a
 * lock's id; the second is a hash of the id, where a collision costs only waiting.
 */
const ofKeys = 1
const ofAccounts = 2
const ofBilling = 3
const ofEmails = 4
const ofJobs = 5
const ofNumbers = 6
const ofPlans = 7

/**
 * Locks the job exclusively, and its account and key as shared, until the commit. The number of a live job is locked too, so
 * that the second of two at the same time is found to repeat it, and the plans are locked as shared, because their limits are
 * read before the job is billed.
 */
export async function lockJob(
  rows: Rows,
  { id, account_id, key_id, mode, invoice_number }: NewJob,
): Promise<void> {
  const text = `
    SELECT pg_advisory_xact_lock($1, hashtext($2)), pg_advisory_xact_lock_shared($3, hashtext($4)),
      pg_advisory_xact_lock_shared($5, hashtext($6))`
  const values = [ofJobs, id, ofAccounts, account_id, ofKeys, key_id]
  if (mode === 'test') await rows(text, values)
  else
    await rows(
      `${text}, pg_advisory_xact_lock($7, hashtext($4 || ' ' || $8)), pg_advisory_xact_lock_shared($9, 0)`,
      [...values, ofNumbers, invoice_number, ofPlans],
    )
}

/** Waits for the jobs that are being recorded with the key. */
export const lockKey = (rows: Rows, id: string): Promise<void> => lockAlone(rows, ofKeys, id)

/** Waits for the jobs that are being recorded for the account. */
export const lockAccount = (rows: Rows, id: string): Promise<void> => lockAlone(rows, ofAccounts, id)

/** Waits for the live jobs of the account that are being billed. */
export const lockBilling = (rows: Rows, accountId: string): Promise<void> =>
  lockAlone(rows, ofBilling, accountId)

/** Waits for the live jobs that are being recorded, of every account, and for other changes of plans. */
export async function lockPlans(rows: Rows): Promise<void> {
  await rows('SELECT pg_advisory_xact_lock($1, 0)', [ofPlans])
}

/** Waits for those that give a user the same e-mail address. */
export const lockEmail = (rows: Rows, email: string): Promise<void> => lockAlone(rows, ofEmails, email)

async function lockAlone(rows: Rows, space: number, id: string): Promise<void> {
  await rows('SELECT pg_advisory_xact_lock($1, hashtext($2))', [space, id])
}
