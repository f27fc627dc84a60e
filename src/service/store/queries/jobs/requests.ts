import { z } from 'zod'
import { inBatches, untilDone } from '../../batches.ts'
import type { Database } from '../../database.ts'
import { type RequestStore, requestColumns, requestRow } from '../../request-store.ts'

const columns = requestColumns.join(', ')
const numbers: readonly string[] = ['status', 'milliseconds']

const positionRow = z.object({ id: z.coerce.number() })

/** The request log. */
export function requestsIn({ rows }: Database): RequestStore {
  return {
    async logRequests(requests) {
      const columnOf = (name: string) =>
        numbers.includes(name) ? `CAST(item.value ->> '${name}' AS integer)` : `item.value ->> '${name}'`
      const text = `
        INSERT INTO requests (${columns})
        SELECT ${requestColumns.map(columnOf).join(', ')} FROM ${rows.dialect.itemsOf('$1')}
        -- the last requests of an account are written after its deletion
        WHERE NOT EXISTS (
          SELECT 1 FROM accounts WHERE accounts.id = item.value ->> 'account_id' AND accounts.deleted_at IS NOT NULL)`
      await inBatches(requests, rows.dialect.batchLength, batch => rows(text, [JSON.stringify(batch)]))
    },
    async readRequests({ account_id, request_id, isFailed, since }, { before, limit }) {
      const values: unknown[] = [account_id, limit]
      const given = (value: unknown) => `$${values.push(value)}`
      const conditions = [
        request_id === undefined
          ? 'account_id = $1'
          : `request_id = ${given(request_id)} AND account_id IN ($1, '')`,
        `at >= ${given(since)}`,
        ...(isFailed ? ['(status IS NULL OR status >= 400)'] : []),
        ...(before === undefined ? [] : [`id < ${given(before)}`]),
      ]
      const text = `SELECT id, ${columns} FROM requests WHERE ${conditions.join(' AND ')} ORDER BY id DESC LIMIT $2`
      return (await rows(text, values)).map(row => requestRow.parse(row))
    },
    forgetRequests: before => forget('at < $1', [before]),
    async limitRequests(account_id, keep) {
      const text = `
        SELECT id FROM requests WHERE account_id = $1 ORDER BY account_id DESC, id DESC LIMIT 1 OFFSET $2`
      const last = positionRow.optional().parse((await rows(text, [account_id, keep]))[0])
      if (last !== undefined) await forget('account_id = $1 AND id <= $2', [account_id, last.id])
    },
  }

  function forget(condition: string, values: readonly unknown[]): Promise<number> {
    const { isAmong, batchLength, skipLocked } = rows.dialect
    // skips rows that another instance is deleting
    const found = `requests WHERE ${condition} LIMIT ${batchLength} ${skipLocked}`
    const text = `DELETE FROM requests WHERE ${isAmong('id', found)} RETURNING id`
    return untilDone(async () => (await rows(text, values)).length)
  }
}
