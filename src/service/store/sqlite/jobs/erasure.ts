import type { DatabaseSync } from 'node:sqlite'
import { erasedValues } from '../../rows.ts'
import type { AccountStore } from '../../store.ts'
import { batchLength, untilDone } from '../connection/batches.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'

/** Only ids, times, and the addresses of operators of a deleted account remain. */
export function erasureIn(database: DatabaseSync): Pick<AccountStore, 'eraseJobs' | 'eraseAccount'> {
  // the plus keeps SQLite from reading every row of the account for each page of jobs
  const ofThese = '+account_id = ?1 AND %s IN (SELECT value FROM json_each(?2))'
  const jobs = database.prepare(
    `UPDATE jobs SET ${erasedValues},
       erased_at = coalesce(erased_at, accounts.deleted_at),
       file_deleted_at = coalesce(file_deleted_at, accounts.deleted_at),
       file_deletion = coalesce(file_deletion, 'request')
     FROM accounts WHERE accounts.id = jobs.account_id AND ${ofThese.replace('%s', 'jobs.id')}`,
  )
  const ledger = database.prepare(
    `UPDATE ledger SET template = '', invoice_number = '' WHERE ${ofThese.replace('%s', 'job_id')}`,
  )
  const answers = database.prepare(`
    DELETE FROM idempotency WHERE (account_id, mode, idempotency_key) IN
      (SELECT account_id, mode, idempotency_key FROM idempotency WHERE account_id = ? LIMIT ?)`)
  // rows of which an account may have any number, a batch at a time
  const removals = [
    `DELETE FROM idempotency WHERE (account_id, mode, idempotency_key) IN (
       SELECT account_id, mode, idempotency_key FROM idempotency WHERE account_id = ? LIMIT ${batchLength})`,
    `DELETE FROM requests WHERE id IN (SELECT id FROM requests WHERE account_id = ? LIMIT ${batchLength})`,
    `DELETE FROM webhook_deliveries WHERE position IN (
       SELECT position FROM webhook_deliveries
       WHERE webhook_id IN (SELECT id FROM webhooks WHERE account_id = ?) LIMIT ${batchLength})`,
    `DELETE FROM queued_jobs WHERE id IN (SELECT id FROM queued_jobs WHERE account_id = ? LIMIT ${batchLength})`,
  ].map(text => database.prepare(text))
  const lastEntry = database.prepare(`
    SELECT max(id) AS id FROM (SELECT id FROM audit WHERE account_id = ? AND id > ? ORDER BY id LIMIT ${batchLength})`)
  const eraseEntries = database.prepare(`
    UPDATE audit SET detail = '{}', address = CASE actor WHEN 'operator' THEN address END,
      actor_id = CASE actor WHEN 'dashboard' THEN '' ELSE actor_id END
    WHERE account_id = ? AND id > ? AND id <= ?`)
  const ofAccount = [
    // another hash, so that nobody recognises the key
    `UPDATE keys SET name = '', last4 = '', addresses = '', hash = randomblob(32) WHERE account_id = ?`,
    'DELETE FROM sessions WHERE account_id = ?',
    'DELETE FROM users WHERE account_id = ?',
    'DELETE FROM webhooks WHERE account_id = ?',
    `INSERT OR REPLACE INTO ledger_sums
       SELECT account_id, month, key_id, '', sum(billed) FROM ledger_sums WHERE account_id = ? GROUP BY 1, 2, 3`,
    `DELETE FROM ledger_sums WHERE account_id = ? AND template <> ''`,
    `UPDATE credits SET reason = '', template = '' WHERE account_id = ?`,
    `UPDATE accounts SET name = '' WHERE id = ?`,
  ].map(text => database.prepare(text))

  async function eraseAudit(accountId: string): Promise<void> {
    let last = 0
    await untilDone(() => {
      const { id } = lastEntry.get(accountId, last) ?? {}
      if (typeof id !== 'number') return 0
      const { changes } = eraseEntries.run(accountId, last, id)
      last = id
      return changes
    })
  }

  return {
    eraseJobs: (accountId, ids) =>
      asStorage(() =>
        transaction(database, () => {
          const list = JSON.stringify(ids)
          answers.run(accountId, ids.length)
          jobs.run(accountId, list)
          ledger.run(accountId, list)
        }),
      ),
    async eraseAccount(id) {
      for (const removal of removals) await untilDone(() => removal.run(id).changes)
      await eraseAudit(id)
      await asStorage(() => transaction(database, () => ofAccount.forEach(each => void each.run(id))))
    },
  }
}
