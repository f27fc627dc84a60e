import type { Lock, Rows } from './database.ts'
import type { NewJob } from './jobs.ts'

/**
 * Locks the job exclusively, and its account and key as shared, until the commit. The invoice number of a
 * live job is locked too, so that of two concurrent ones the second is found to repeat it. Plans are locked
 * as shared, because their limits are read before billing.
 */
export function lockJob(rows: Rows, { id, account_id, key_id, mode, invoice_number }: NewJob): Promise<void> {
  const locks: Lock[] = [
    { of: 'jobs', id },
    { of: 'accounts', id: account_id, isShared: true },
    { of: 'keys', id: key_id, isShared: true },
  ]
  if (mode === 'live')
    locks.push({ of: 'numbers', id: `${account_id} ${invoice_number}` }, { of: 'plans', isShared: true })
  return rows.dialect.lock(rows, locks)
}

/** Waits for jobs being recorded with the key. */
export const lockKey = (rows: Rows, id: string): Promise<void> =>
  rows.dialect.lock(rows, [{ of: 'keys', id }])

/** Waits for jobs being recorded for the account. */
export const lockAccount = (rows: Rows, id: string): Promise<void> =>
  rows.dialect.lock(rows, [{ of: 'accounts', id }])

/** Waits for live jobs of the account being billed. */
export const lockBilling = (rows: Rows, accountId: string): Promise<void> =>
  rows.dialect.lock(rows, [{ of: 'billing', id: accountId }])

/** Waits for live jobs being recorded, of every account, and for other changes of plans. */
export const lockPlans = (rows: Rows): Promise<void> => rows.dialect.lock(rows, [{ of: 'plans' }])

/** Waits for transactions that give a user the same e-mail address. */
export const lockEmail = (rows: Rows, email: string): Promise<void> =>
  rows.dialect.lock(rows, [{ of: 'emails', id: email }])
