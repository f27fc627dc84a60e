import { claimedJobRow } from '../../queued-jobs.ts'
import { erasedValues } from '../../rows.ts'
import type { AccountStore } from '../../store.ts'
import type { Database } from '../connection/database.ts'
import type { LazyJobQueue } from './job-queue.ts'

const queuedRow = claimedJobRow.pick({ id: true, mode: true })

const ofAccount = [
  // another hash, so that nobody recognises the key
  `UPDATE keys SET name = '', last4 = '', addresses = '',
     hash = sha256(convert_to(gen_random_uuid()::text || id, 'UTF8'))
   WHERE account_id = $1`,
  // of jobs that were deleted before, one by one
  'DELETE FROM idempotency WHERE account_id = $1',
  'DELETE FROM sessions WHERE account_id = $1',
  'DELETE FROM requests WHERE account_id = $1',
  'DELETE FROM users WHERE account_id = $1',
  'DELETE FROM webhooks WHERE account_id = $1',
  `UPDATE audit SET detail = '{}', address = CASE actor WHEN 'operator' THEN address END,
     actor_id = CASE actor WHEN 'dashboard' THEN '' ELSE actor_id END
   WHERE account_id = $1`,
  `INSERT INTO ledger_sums
     SELECT account_id, month, key_id, '', sum(billed) FROM ledger_sums WHERE account_id = $1 GROUP BY 1, 2, 3
     ON CONFLICT (account_id, month, key_id, template) DO UPDATE SET billed = excluded.billed`,
  `DELETE FROM ledger_sums WHERE account_id = $1 AND template <> ''`,
  `UPDATE credits SET reason = '', template = '' WHERE account_id = $1`,
  `UPDATE accounts SET name = '' WHERE id = $1`,
]

/** Only ids, times, and the addresses of operators of a deleted account remain. */
export function erasureIn(
  { change }: Database,
  queue: LazyJobQueue,
): Pick<AccountStore, 'eraseJobs' | 'eraseAccount'> {
  return {
    eraseJobs: (accountId, ids) =>
      change(async rows => {
        await rows(
          `DELETE FROM idempotency WHERE ctid = ANY (ARRAY(
             SELECT ctid FROM idempotency WHERE account_id = $1 LIMIT $2 FOR UPDATE))`,
          [accountId, ids.length],
        )
        const ofThese = [accountId, ids]
        await rows(
          `UPDATE jobs SET ${erasedValues},
             erased_at = coalesce(erased_at, accounts.deleted_at),
             file_deleted_at = coalesce(file_deleted_at, accounts.deleted_at),
             file_deletion = coalesce(file_deletion, 'request')
           FROM accounts WHERE accounts.id = account_id AND account_id = $1 AND jobs.id = ANY ($2)`,
          ofThese,
        )
        await rows(
          `UPDATE ledger SET template = '', invoice_number = '' WHERE account_id = $1 AND job_id = ANY ($2)`,
          ofThese,
        )
      }),
    async eraseAccount(id) {
      const jobs = await queue.started()
      await change(async rows => {
        for (const text of ofAccount) await rows(text, [id])
        const left = await rows('DELETE FROM queued_jobs WHERE account_id = $1 RETURNING id, mode', [id])
        const queued = left.map(row => queuedRow.parse(row))
        await jobs.remove(queued, rows)
      })
    },
  }
}
