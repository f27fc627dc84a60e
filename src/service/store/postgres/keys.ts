import { AppError } from '#core/errors/app-error.ts'
import { keyRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { type Database, kept } from './database.ts'
import { lockKey } from './lock-key.ts'

const columns = 'id, account_id, mode, name, last4, created_at, last_used_at, revoked_at'

type KeyStore = Pick<Store, 'addKey' | 'findKey' | 'listKeys' | 'listKeysOf' | 'revokeKey' | 'recordKeyUse'>

export function keysIn({ rows, transaction }: Database): KeyStore {
  return {
    async addKey(key, hash) {
      const account = await rows('SELECT 1 FROM accounts WHERE id = $1', [key.account_id])
      if (account.length === 0) {
        const message = { code: 'service.no_account', params: { id: key.account_id } } as const
        throw new AppError('not_found', { message })
      }
      const { id, account_id, mode, name, last4, created_at, last_used_at, revoked_at } = key
      const values = [id, account_id, mode, name, last4, created_at, last_used_at, revoked_at, hash]
      await rows(`INSERT INTO keys (${columns}, hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`, values)
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
    async recordKeyUse(id, at) {
      await rows('UPDATE keys SET last_used_at = $1 WHERE id = $2', [at, id])
    },
  }
}
