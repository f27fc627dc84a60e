import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { keyColumns as columns, keyRow, keyValues } from '../rows.ts'
import type { Store } from '../store.ts'
import { asStorage } from './storage-error.ts'

type KeyStore = Pick<
  Store,
  'addKey' | 'findKey' | 'listKeys' | 'listKeysOf' | 'revokeKey' | 'expireKey' | 'recordKeyUse'
>

export function keysIn(database: DatabaseSync): KeyStore {
  const account = database.prepare('SELECT 1 FROM accounts WHERE id = ?')
  const insert = database.prepare(`
    INSERT INTO keys (${columns}, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const byHash = database.prepare(`SELECT ${columns} FROM keys WHERE hash = ?`)
  const byId = database.prepare(`SELECT ${columns} FROM keys WHERE id = ?`)
  const all = database.prepare(`SELECT ${columns} FROM keys ORDER BY created_at, id`)
  const ofAccount = database.prepare(
    `SELECT ${columns} FROM keys WHERE account_id = ? ORDER BY created_at DESC, id`,
  )
  const revoke = database.prepare('UPDATE keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?')
  const expire = database.prepare(
    'UPDATE keys SET expires_at = min(coalesce(expires_at, ?1), ?1) WHERE id = ?2',
  )
  const use = database.prepare('UPDATE keys SET last_used_at = ? WHERE id = ?')

  return {
    addKey: (key, hash) =>
      asStorage(() => {
        if (account.get(key.account_id) === undefined) {
          const message = { code: 'service.no_account', params: { id: key.account_id } } as const
          throw new AppError('not_found', { message })
        }
        insert.run(...keyValues(key), hash)
      }),
    findKey: hash => asStorage(() => keyRow.optional().parse(byHash.get(hash))),
    listKeys: () => asStorage(() => all.all().map(row => keyRow.parse(row))),
    listKeysOf: accountId => asStorage(() => ofAccount.all(accountId).map(row => keyRow.parse(row))),
    revokeKey: (id, at) =>
      asStorage(() => {
        revoke.run(at, id)
        return keyRow.optional().parse(byId.get(id))
      }),
    expireKey: (id, at) =>
      asStorage(() => {
        expire.run(at, id)
        return keyRow.optional().parse(byId.get(id))
      }),
    recordKeyUse: (id, at) => asStorage(() => void use.run(at, id), 0),
  }
}
