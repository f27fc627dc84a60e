import type { DatabaseSync } from 'node:sqlite'
import { linkSecretRotated } from '../../audit-events.ts'
import type { LinkSecretStore } from '../../link-secrets.ts'
import { linkSecretRow } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { auditAppender } from '../accounts/audit.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'

export function linkSecretsIn(database: DatabaseSync, secret: Store['secret']): LinkSecretStore {
  const former = database.prepare(
    'SELECT value, expires_at FROM former_link_secrets WHERE expires_at > ? ORDER BY expires_at DESC',
  )
  const forget = database.prepare('DELETE FROM former_link_secrets WHERE expires_at <= ?')
  const shorten = database.prepare('UPDATE former_link_secrets SET expires_at = min(expires_at, ?)')
  const keep = database.prepare(
    "INSERT INTO former_link_secrets SELECT value, ? FROM secrets WHERE name = 'links'",
  )
  const replace = database.prepare("UPDATE secrets SET value = ? WHERE name = 'links'")
  const audit = auditAppender(database)
  return {
    async linkSecrets(now) {
      const value = await secret('links')
      return asStorage(() => [
        { value, expires_at: null },
        ...former.all(now).map(row => linkSecretRow.parse(row)),
      ])
    },
    async rotateLinkSecret({ value, expires_at }, origin) {
      await secret('links')
      await asStorage(() =>
        transaction(database, () => {
          keep.run(expires_at)
          shorten.run(expires_at)
          forget.run(origin.at)
          replace.run(value)
          audit(linkSecretRotated(expires_at, origin))
        }),
      )
    },
  }
}
