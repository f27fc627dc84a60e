import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { untilDone } from '../../batches.ts'
import type { Database } from '../../database.ts'
import type { LazyJobQueue } from '../../job-queue.ts'
import { claimedJobRow } from '../../queued-jobs.ts'
import { erasedValues, idRow } from '../../rows.ts'
import type { AccountStore } from '../../store.ts'

const lastEntryRow = z.object({ id: z.coerce.number().nullable() })
const queuedRow = claimedJobRow.pick({ id: true, mode: true })

interface GrowingTable {
  table: string
  key: string
  /** column of the id whose rows are removed */
  owner?: string
}

const answerKey = 'account_id, mode, idempotency_key'

const ofAccount = [
  'DELETE FROM sessions WHERE account_id = $1',
  'DELETE FROM users WHERE account_id = $1',
  'DELETE FROM webhooks WHERE account_id = $1',
  'DELETE FROM device_grants WHERE account_id = $1',
  `INSERT INTO ledger_sums
     SELECT account_id, month, key_id, '', sum(billed) FROM ledger_sums WHERE account_id = $1 GROUP BY 1, 2, 3
     ON CONFLICT (account_id, month, key_id, template) DO UPDATE SET billed = excluded.billed`,
  `DELETE FROM ledger_sums WHERE account_id = $1 AND template <> ''`,
  `UPDATE credits SET reason = '', template = '' WHERE account_id = $1`,
  'DELETE FROM template_texts WHERE account_id = $1',
  'DELETE FROM template_versions WHERE account_id = $1',
  'DELETE FROM templates WHERE account_id = $1',
  `UPDATE accounts SET name = '', default_template = NULL WHERE id = $1`,
]

/** Erases everything of a deleted account except for ids, times, and addresses of operators. */
export function erasureIn(
  { rows, change }: Database,
  queue: LazyJobQueue,
): Pick<AccountStore, 'eraseJobs' | 'eraseAccount'> {
  const { dialect } = rows

  /** Removes a batch of rows from a table of unlimited size. */
  function removeRows({ table, key, owner = 'account_id' }: GrowingTable, id: string): Promise<number> {
    const found = `${table} WHERE ${owner} = $1 LIMIT ${dialect.batchLength} ${dialect.forUpdate}`
    const text = `DELETE FROM ${table} WHERE ${dialect.isAmong(key, found)} RETURNING 1`
    return untilDone(async () => (await rows(text, [id])).length)
  }

  async function removeQueuedJobs(id: string): Promise<void> {
    const jobs = await queue.started()
    const found = `queued_jobs WHERE account_id = $1 LIMIT ${dialect.batchLength} ${dialect.forUpdate}`
    const text = `DELETE FROM queued_jobs WHERE ${dialect.isAmong('id', found)} RETURNING id, mode`
    await untilDone(() =>
      change(async rows => {
        const queued = (await rows(text, [id])).map(row => queuedRow.parse(row))
        await jobs.remove(queued, rows)
        return queued.length
      }),
    )
  }

  async function eraseAudit(id: string): Promise<void> {
    const lastOfBatch = `
      SELECT max(id) AS id FROM (
        SELECT id FROM audit WHERE account_id = $1 AND id > $2 ORDER BY id LIMIT ${dialect.batchLength}) AS batch`
    const erase = `
      UPDATE audit SET detail = '{}', address = CASE actor WHEN 'operator' THEN address END,
        actor_id = CASE actor WHEN 'dashboard' THEN '' ELSE actor_id END
      WHERE account_id = $1 AND id > $2 AND id <= $3 RETURNING id`
    let last = 0
    await untilDone(async () => {
      const [row] = await rows(lastOfBatch, [id, last])
      const end = lastEntryRow.parse(row).id
      if (end === null) return 0
      const erased = await rows(erase, [id, last, end])
      last = end
      return erased.length
    })
  }

  return {
    eraseJobs: (accountId, ids) =>
      change(async rows => {
        const answers = `idempotency WHERE account_id = $1 LIMIT $2 ${dialect.forUpdate}`
        await rows(`DELETE FROM idempotency WHERE ${dialect.isAmong(answerKey, answers)}`, [
          accountId,
          ids.length,
        ])
        const ofThese = [accountId, ids]
        // without the index of the account, which would read all its rows for each page of jobs
        const account = `${dialect.unindexed('account_id')} = $1`
        await rows(
          `UPDATE jobs SET ${erasedValues},
             erased_at = coalesce(erased_at, accounts.deleted_at),
             file_deleted_at = coalesce(file_deleted_at, accounts.deleted_at),
             file_deletion = coalesce(file_deletion, 'request')
           FROM accounts WHERE accounts.id = account_id AND ${account} AND jobs.id ${dialect.isOneOf('$2')}`,
          ofThese,
        )
        await rows(
          `UPDATE ledger SET template = '', invoice_number = '' WHERE ${account} AND job_id ${dialect.isOneOf('$2')}`,
          ofThese,
        )
      }),
    async eraseAccount(id) {
      await removeQueuedJobs(id)
      // of jobs that were deleted one by one before
      await removeRows({ table: 'idempotency', key: answerKey }, id)
      await removeRows({ table: 'requests', key: 'id' }, id)
      for (const row of await rows('SELECT id FROM webhooks WHERE account_id = $1', [id])) {
        const deliveries = { table: 'webhook_deliveries', key: 'position', owner: 'webhook_id' }
        await removeRows(deliveries, idRow.parse(row).id)
      }
      await eraseAudit(id)
      await change(async rows => {
        // replaces the hash, so that the key cannot be recognised
        for (const row of await rows('SELECT id FROM keys WHERE account_id = $1', [id]))
          await rows(
            "UPDATE keys SET name = '', last4 = '', addresses = '', computer = NULL, hash = $1 WHERE id = $2",
            [randomBytes(32), idRow.parse(row).id],
          )
        for (const text of ofAccount) await rows(text, [id])
      })
    },
  }
}
