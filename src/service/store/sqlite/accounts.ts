import type { DatabaseSync } from 'node:sqlite'
import { accountRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { asStorage } from './storage-error.ts'

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
