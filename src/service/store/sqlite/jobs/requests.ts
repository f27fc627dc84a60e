import type { DatabaseSync } from 'node:sqlite'
import { type RequestStore, requestColumns, requestRow } from '../../request-store.ts'
import { batchLength, inBatches, untilDone } from '../connection/batches.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'

const columns = requestColumns.join(', ')

/** The request log. */
export function requestsIn(database: DatabaseSync): RequestStore {
  const insert = database.prepare(
    // the last requests of an account are written after its deletion
    `INSERT INTO requests (${columns}) SELECT ${requestColumns.map(name => `:${name}`).join(', ')}
     WHERE NOT EXISTS (SELECT 1 FROM accounts WHERE id = :account_id AND deleted_at IS NOT NULL)`,
  )
  const forget = database.prepare(
    `DELETE FROM requests WHERE id IN (SELECT id FROM requests WHERE at < ? LIMIT ${batchLength})`,
  )
  const lastTooMany = database.prepare(
    'SELECT id FROM requests WHERE account_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?',
  )
  const limit = database.prepare(`
    DELETE FROM requests WHERE id IN (
      SELECT id FROM requests WHERE account_id = ? AND id <= ? LIMIT ${batchLength})`)

  return {
    logRequests: requests =>
      inBatches(requests, batch =>
        asStorage(() =>
          transaction(database, () => {
            for (const request of batch) insert.run({ ...request })
          }),
        ),
      ),
    readRequests: ({ account_id, request_id, isFailed, since }, page) =>
      asStorage(() => {
        const conditions = [
          request_id === undefined
            ? 'account_id = :account_id'
            : "request_id = :request_id AND account_id IN (:account_id, '')",
          'at >= :since',
          ...(isFailed ? ['(status IS NULL OR status >= 400)'] : []),
          ...(page.before === undefined ? [] : ['id < :before']),
        ]
        const values = {
          account_id,
          since,
          limit: page.limit,
          ...(request_id === undefined ? {} : { request_id }),
          ...(page.before === undefined ? {} : { before: page.before }),
        }
        return database
          .prepare(
            `SELECT id, ${columns} FROM requests WHERE ${conditions.join(' AND ')} ORDER BY id DESC LIMIT :limit`,
          )
          .all(values)
          .map(row => requestRow.parse(row))
      }),
    forgetRequests: before => untilDone(() => forget.run(before).changes),
    async limitRequests(account_id, keep) {
      const { id } = (await asStorage(() => lastTooMany.get(account_id, keep))) ?? {}
      if (typeof id === 'number') await untilDone(() => limit.run(account_id, id).changes)
    },
  }
}
