import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { keyCreated, keyRevoked, keyRotated } from '../../audit-events.ts'
import {
  keyColumns as columns,
  foundKeyRow,
  keyRow,
  keyValues,
  limitColumns,
  ofFoundKey,
} from '../../rows.ts'
import type { KeyStore, StoredKey } from '../../store.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'
import { existingAccount } from './accounts.ts'
import { auditAppender } from './audit.ts'

export function keysIn(database: DatabaseSync): KeyStore {
  const existing = existingAccount(database)
  const insert = database.prepare(`
    INSERT INTO keys (${columns}, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const found = (where: string) =>
    database.prepare(`
      SELECT found.*, accounts.suspended_at, ${limitColumns}
      FROM (SELECT ${columns} FROM keys WHERE ${where}) AS found ${ofFoundKey}`)
  const byHash = found('hash = ?')
  const foundById = found('id = ?')
  const byId = database.prepare(`SELECT ${columns} FROM keys WHERE id = ?`)
  const all = database.prepare(`SELECT ${columns} FROM keys ORDER BY created_at, id`)
  const ofAccount = database.prepare(
    `SELECT ${columns} FROM keys WHERE account_id = ? ORDER BY created_at DESC, id`,
  )
  const revoke = database.prepare('UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL')
  const expire = database.prepare(
    'UPDATE keys SET expires_at = min(coalesce(expires_at, ?1), ?1) WHERE id = ?2 AND revoked_at IS NULL',
  )
  const wasRotated = database.prepare(`SELECT 1 FROM audit WHERE key_id = ? AND action = 'key.rotated'`)
  const use = database.prepare('UPDATE keys SET last_used_at = ? WHERE id = ?')

  const audit = auditAppender(database)

  const find = (id: string) => keyRow.optional().parse(byId.get(id))

  function add(key: StoredKey, hash: Uint8Array): void {
    existing(key.account_id)
    insert.run(...keyValues(key), hash)
  }

  return {
    addKey: (key, hash, origin) =>
      asStorage(() =>
        transaction(database, () => {
          add(key, hash)
          audit(keyCreated(key, origin))
        }),
      ),
    findKey: hash => asStorage(() => foundKeyRow.optional().parse(byHash.get(hash))),
    findKeyById: id => asStorage(() => foundKeyRow.optional().parse(foundById.get(id))),
    listKeys: () => asStorage(() => all.all().map(row => keyRow.parse(row))),
    listKeysOf: accountId => asStorage(() => ofAccount.all(accountId).map(row => keyRow.parse(row))),
    revokeKey: (id, origin) =>
      asStorage(() =>
        transaction(database, () => {
          const isChanged = Number(revoke.run(origin.at, id).changes) === 1
          const key = find(id)
          if (key !== undefined && isChanged) audit(keyRevoked(key, origin))
          return key
        }),
      ),
    replaceKey: ({ id, expires_at }, successor, hash, origin) =>
      asStorage(() =>
        transaction(database, () => {
          add(successor, hash)
          expire.run(expires_at, id)
          const old = find(id)
          if (old === undefined || old.revoked_at !== null) throw new AppError('key_not_active')
          if (wasRotated.get(id) !== undefined) throw new AppError('key_rotated')
          audit(keyCreated(successor, origin))
          audit(keyRotated({ id, expires_at: old.expires_at ?? expires_at }, successor, origin))
        }),
      ),
    recordKeyUse: (id, at) => asStorage(() => void use.run(at, id), 0),
  }
}
