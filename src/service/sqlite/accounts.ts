import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Account, Store } from '../store.ts'
import { asStorage } from './storage-error.ts'

const accountRow = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
}) satisfies z.ZodType<Account>

export function accountsIn(database: DatabaseSync): Pick<Store, 'addAccount' | 'listAccounts'> {
  const insert = database.prepare(
    'INSERT INTO accounts (id, name, created_at) VALUES (:id, :name, :created_at)',
  )
  const all = database.prepare('SELECT * FROM accounts ORDER BY created_at, id')

  return {
    addAccount: account => asStorage(() => void insert.run({ ...account })),
    listAccounts: () => asStorage(() => all.all().map(row => accountRow.parse(row))),
  }
}
