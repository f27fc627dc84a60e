import type { DatabaseSync } from 'node:sqlite'
import { accountCreated } from '../audit-events.ts'
import { accountRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { auditAppender } from './audit.ts'
import { asStorage } from './storage-error.ts'
import { transaction } from './transaction.ts'

export function accountsIn(database: DatabaseSync): Pick<Store, 'addAccount' | 'listAccounts'> {
  const insert = database.prepare(
    'INSERT INTO accounts (id, name, created_at) VALUES (:id, :name, :created_at)',
  )
  const all = database.prepare('SELECT * FROM accounts ORDER BY created_at, id')

  const audit = auditAppender(database)

  return {
    addAccount: (account, origin) =>
      asStorage(() =>
        transaction(database, () => {
          insert.run({ ...account })
          audit(accountCreated(account, origin))
        }),
      ),
    listAccounts: () => asStorage(() => all.all().map(row => accountRow.parse(row))),
  }
}
