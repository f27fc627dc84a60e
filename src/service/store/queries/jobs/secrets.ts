import { randomBytes } from 'node:crypto'
import { linkSecretRotated } from '../../audit-events.ts'
import type { Database } from '../../database.ts'
import type { LinkSecretStore } from '../../link-secrets.ts'
import { linkSecretRow, secretRow } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { appendAudit } from '../accounts/audit.ts'

export function secretsIn({ rows, change }: Database): LinkSecretStore & Pick<Store, 'secret'> {
  async function find(name: string): Promise<Uint8Array | undefined> {
    const [row] = await rows('SELECT value FROM secrets WHERE name = $1', [name])
    const found = secretRow.optional().parse(row)
    return found && new Uint8Array(found.value)
  }

  async function secret(name: string): Promise<Uint8Array> {
    const known = await find(name)
    if (known !== undefined) return known
    const text = 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING'
    await rows(text, [name, randomBytes(32)])
    // another process may have created it first
    return secret(name)
  }

  return {
    secret,
    async linkSecrets(now) {
      const value = await secret('links')
      const former = await rows(
        'SELECT value, expires_at FROM former_link_secrets WHERE expires_at > $1 ORDER BY expires_at DESC',
        [now],
      )
      return [{ value, expires_at: null }, ...former.map(row => linkSecretRow.parse(row))]
    },
    async rotateLinkSecret({ value, expires_at }, origin) {
      await secret('links')
      await change(async rows => {
        // serialises concurrent rotations
        await rows(`SELECT 1 FROM secrets WHERE name = 'links' ${rows.dialect.forUpdate}`)
        await rows("INSERT INTO former_link_secrets SELECT value, $1 FROM secrets WHERE name = 'links'", [
          expires_at,
        ])
        await rows('UPDATE former_link_secrets SET expires_at = $1 WHERE expires_at > $1', [expires_at])
        await rows('DELETE FROM former_link_secrets WHERE expires_at <= $1', [origin.at])
        await rows("UPDATE secrets SET value = $1 WHERE name = 'links'", [value])
        await appendAudit(rows, linkSecretRotated(expires_at, origin))
      })
    },
  }
}
