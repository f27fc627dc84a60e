import { accountCreated } from '../audit-events.ts'
import { accountRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { appendAudit } from './audit.ts'
import type { Database } from './database.ts'

export function accountsIn({ rows, change }: Database): Pick<Store, 'addAccount' | 'listAccounts'> {
  return {
    addAccount: (account, origin) =>
      change(async rows => {
        const { id, name, created_at } = account
        await rows('INSERT INTO accounts (id, name, created_at) VALUES ($1, $2, $3)', [id, name, created_at])
        await appendAudit(rows, accountCreated(account, origin))
      }),
    async listAccounts() {
      const found = await rows('SELECT id, name, created_at FROM accounts ORDER BY created_at, id')
      return found.map(row => accountRow.parse(row))
    },
  }
}
