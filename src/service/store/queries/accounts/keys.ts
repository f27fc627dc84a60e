import { AppError } from '#core/errors/app-error.ts'
import { keyCreated, keyRevoked, keyRotated } from '../../audit-events.ts'
import type { Database, Rows } from '../../database.ts'
import {
  keyColumns as columns,
  foundKeyRow,
  keyRow,
  keyValues,
  limitColumns,
  ofFoundKey,
} from '../../rows.ts'
import type { FoundKey, KeyStore, StoredKey } from '../../store.ts'
import { lockKey } from '../../transaction-locks.ts'
import { existingAccount } from './accounts.ts'
import { appendAudit } from './audit.ts'

export function keysIn({ rows, rowsAtOnce, change }: Database): KeyStore {
  return {
    addKey: (key, hash, origin) =>
      change(async rows => {
        await addKeyRow(rows, key, hash)
        await appendAudit(rows, keyCreated(key, origin))
      }),
    findKey: hash => find(rows, 'hash', hash),
    findKeyById: id => find(rows, 'id', id),
    async listKeys() {
      const found = await rows(`SELECT ${columns} FROM keys ORDER BY created_at, id`)
      return found.map(row => keyRow.parse(row))
    },
    async listKeysOf(accountId) {
      const text = `SELECT ${columns} FROM keys WHERE account_id = $1 ORDER BY created_at DESC, id`
      return (await rows(text, [accountId])).map(row => keyRow.parse(row))
    },
    revokeKey: (id, origin) =>
      change(async rows => {
        // waits for jobs being recorded with the key, so that none is recorded after the revocation
        await lockKey(rows, id)
        const text = `UPDATE keys SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL RETURNING ${columns}`
        const revoked = keyRow.optional().parse((await rows(text, [origin.at, id]))[0])
        if (revoked === undefined) {
          const [row] = await rows(`SELECT ${columns} FROM keys WHERE id = $1`, [id])
          return keyRow.optional().parse(row)
        }
        await appendAudit(rows, keyRevoked(revoked, origin))
        return revoked
      }),
    replaceKey: ({ id, expires_at }, successor, hash, origin) =>
      change(async rows => {
        await addKeyRow(rows, successor, hash)
        const text = `
          UPDATE keys SET expires_at = CASE WHEN expires_at < $1 THEN expires_at ELSE $1 END
          WHERE id = $2 AND revoked_at IS NULL
          RETURNING ${columns}`
        const old = keyRow.optional().parse((await rows(text, [expires_at, id]))[0])
        if (old === undefined) throw new AppError('key_not_active')
        // after the update, which waits for a concurrent rotation
        if ((await rows(wasRotated, [id])).length > 0) throw new AppError('key_rotated')
        await appendAudit(rows, keyCreated(successor, origin))
        await appendAudit(
          rows,
          keyRotated({ id, expires_at: old.expires_at ?? expires_at }, successor, origin),
        )
      }),
    async recordKeyUse(id, at) {
      await rowsAtOnce('UPDATE keys SET last_used_at = $1 WHERE id = $2', [at, id])
    },
  }
}

const wasRotated = `SELECT 1 FROM audit WHERE key_id = $1 AND action = 'key.rotated'`

async function find(
  rows: Rows,
  column: 'hash' | 'id',
  value: Uint8Array | string,
): Promise<FoundKey | undefined> {
  const text = `
    SELECT found.*, accounts.suspended_at, ${limitColumns}
    FROM (SELECT ${columns} FROM keys WHERE ${column} = $1) AS found ${ofFoundKey}`
  return foundKeyRow.optional().parse((await rows(text, [value]))[0])
}

/** @throws AppError not_found, account_deleted */
export async function addKeyRow(rows: Rows, key: StoredKey, hash: Uint8Array): Promise<void> {
  await existingAccount(rows, key.account_id)
  const values = [...keyValues(key), hash]
  const parameters = values.map((_, index) => `$${index + 1}`).join(', ')
  await rows(`INSERT INTO keys (${columns}, hash) VALUES (${parameters})`, values)
}
