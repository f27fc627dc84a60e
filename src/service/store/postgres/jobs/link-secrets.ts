import { linkSecretRotated } from '../../audit-events.ts'
import type { LinkSecretStore } from '../../link-secrets.ts'
import { linkSecretRow, secretRow } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { appendAudit } from '../accounts/audit.ts'
import type { Database } from '../connection/database.ts'

export function linkSecretsIn({ rows, change }: Database, secret: Store['secret']): LinkSecretStore {
  return {
    async linkSecrets(now) {
      const [current] = await rows("SELECT value FROM secrets WHERE name = 'links'", [])
      const value = current === undefined ? await secret('links') : secretRow.parse(current).value
      const former = await rows(
        'SELECT value, expires_at FROM former_link_secrets WHERE expires_at > $1 ORDER BY expires_at DESC',
        [now],
      )
      return [{ value, expires_at: null }, ...former.map(row => linkSecretRow.parse(row))]
    },
    async rotateLinkSecret({ value, expires_at }, origin) {
      await secret('links')
      await change(async rows => {
        // two rotations at once are done one after the other
        await rows("SELECT 1 FROM secrets WHERE name = 'links' FOR UPDATE", [])
        await rows("INSERT INTO former_link_secrets SELECT value, $1 FROM secrets WHERE name = 'links'", [
          expires_at,
        ])
        await rows('UPDATE former_link_secrets SET expires_at = least(expires_at, $1)', [expires_at])
        await rows('DELETE FROM former_link_secrets WHERE expires_at <= $1', [origin.at])
        await rows("UPDATE secrets SET value = $1 WHERE name = 'links'", [value])
        await appendAudit(rows, linkSecretRotated(expires_at, origin))
      })
    },
  }
}
