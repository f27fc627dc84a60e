import type { Store } from '#app/ports.ts'
import { createConnectionStore, createSettingStore } from './connection-store.ts'
import { openDataFile } from './data-file/data-file.ts'
import { createDataKeeper } from './data-file/data-keeper.ts'
import { createInvoiceStore } from './invoices/invoice-store.ts'
import { createAttemptStore } from './outbox/attempt-store.ts'
import { createSql } from './sqlite/sql.ts'

/**
 * The store of a data folder, held by this process alone. Its `keeper` says in what condition the data are: what a newer
 * version wrote can be read, and what is damaged waits for a decision.
 * @throws AppError store_locked, store_unavailable
 */
export function openStore(folder: string): Store {
  const file = openDataFile(folder)
  const sql = createSql(file, { onDamage: () => file.noteDamage(), onCommit: () => file.noteCommit() })
  const attempts = createAttemptStore(sql, folder, file)
  return {
    invoices: createInvoiceStore(sql, attempts),
    attempts,
    connections: createConnectionStore(sql),
    settings: createSettingStore(sql),
    keeper: createDataKeeper(file, folder),
    close: () => file.close(),
  }
}
