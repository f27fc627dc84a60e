import { accountRow } from '../rows.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'

export function accountsIn({ rows }: Database): Pick<Store, 'addAccount' | 'listAccounts'> {
  return {
    async addAccount({ id, name, created_at }) {
      await rows('INSERT INTO accounts (id, name, created_at) VALUES ($1, $2, $3)', [id, name, created_at])
    },
    async listAccounts() {
      const found = await rows('SELECT id, name, created_at FROM accounts ORDER BY created_at, id')
      return found.map(row => accountRow.parse(row))
    },
  }
}
