import { type RequestStore, requestColumns, requestRow } from '../../request-store.ts'
import type { Database } from '../connection/database.ts'

const columns = requestColumns.join(', ')
const types = { status: 'integer', milliseconds: 'integer' } as Partial<Record<string, string>>

/** Deleted at once. */
const forgottenAtOnce = 1_000

/** The request log. */
export function requestsIn({ rows }: Database): RequestStore {
  return {
    async logRequests(requests) {
      const record = requestColumns.map(name => `${name} ${types[name] ?? 'text'}`).join(', ')
      const text = `
        INSERT INTO requests (${columns})
        SELECT ${columns} FROM jsonb_to_recordset($1::jsonb) AS request (${record})
        -- the last requests of an account are written after its deletion
        WHERE NOT EXISTS (
          SELECT 1 FROM accounts WHERE accounts.id = request.account_id AND accounts.deleted_at IS NOT NULL)`
      await rows(text, [JSON.stringify(requests)])
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
    async forgetRequests(before) {
      // skips rows that another instance is deleting
      const text = `
        DELETE FROM requests WHERE id = ANY (ARRAY(
          SELECT id FROM requests WHERE at < $1 LIMIT ${forgottenAtOnce} FOR UPDATE SKIP LOCKED)) RETURNING id`
      return (await rows(text, [before])).length
    },
    async limitRequests(account_id, keep) {
      const text = `
        DELETE FROM requests WHERE id = ANY (ARRAY(
          SELECT id FROM requests WHERE account_id = $1 AND id <= (
            SELECT id FROM requests WHERE account_id = $1 ORDER BY account_id DESC, id DESC LIMIT 1 OFFSET $2)
          FOR UPDATE SKIP LOCKED))`
      await rows(text, [account_id, keep])
    },
  }
}
