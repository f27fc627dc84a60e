import { AppError } from '#core/errors/app-error.ts'
import { keyColumns as columns, keyRow, keyValues } from '../rows.ts'
import type { Store } from '../store.ts'
import { type Database, kept } from './database.ts'
import { lockKey } from './lock-key.ts'

type KeyStore = Pick<
  Store,
  'addKey' | 'findKey' | 'listKeys' | 'listKeysOf' | 'revokeKey' | 'expireKey' | 'recordKeyUse'
>

export function keysIn({ rows, transaction }: Database): KeyStore {
  return {
    async addKey(key, hash) {
      const account = await rows('SELECT 1 FROM accounts WHERE id = $1', [key.account_id])
      if (account.length === 0) {
        const message = { code: 'service.no_account', params: { id: key.account_id } } as const
        throw new AppError('not_found', { message })
      }
      const values = [...keyValues(key), hash]
      const parameters = values.map((_, index) => `$${index + 1}`).join(', ')
      await rows(`INSERT INTO keys (${columns}, hash) VALUES (${parameters})`, values)
    },
    async findKey(hash) {
      const [row] = await rows(`SELECT ${columns} FROM keys WHERE hash = $1`, [hash])
      return keyRow.optional().parse(row)
    },
    async listKeys() {
      const found = await rows(`SELECT ${columns} FROM keys ORDER BY created_at, id`)
      return found.map(row => keyRow.parse(row))
    },
    async listKeysOf(accountId) {
      const text = `SELECT ${columns} FROM keys WHERE account_id = $1 ORDER BY created_at DESC, id`
      return (await rows(text, [accountId])).map(row => keyRow.parse(row))
    },
    revokeKey: (id, at) =>
      transaction(async rows => {
        // after those that are being recorded with the key: once it is revoked, nothing more is
        await lockKey(rows, id, 'exclusive')
        const text = `UPDATE keys SET revoked_at = coalesce(revoked_at, $1) WHERE id = $2 RETURNING ${columns}`
        const [row] = await rows(text, [at, id])
        return kept(keyRow.optional().parse(row))
      }),
    async expireKey(id, at) {
      const text = `UPDATE keys SET expires_at = least(expires_at, $1) WHERE id = $2 RETURNING ${columns}`
      const [row] = await rows(text, [at, id])
      return keyRow.optional().parse(row)
    },
    async recordKeyUse(id, at) {
      await rows('UPDATE keys SET last_used_at = $1 WHERE id = $2', [at, id])
    },
  }
}
