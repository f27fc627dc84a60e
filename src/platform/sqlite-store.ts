import type { Store } from '#app/ports.ts'
import { createAttemptStore } from './store/attempt-store.ts'
import { createConnectionStore, createSettingStore } from './store/connection-store.ts'
import { createInvoiceStore } from './store/invoice-store.ts'
import { openDatabase } from './store/open-database.ts'
import { createSql } from './store/sql.ts'

/**
 * The store of a data folder, held by this process alone.
 * @throws AppError store_locked, store_newer, store_unavailable
 */
export function openStore(folder: string): Store {
  const { database, close } = openDatabase(folder)
  const sql = createSql(database)
  const attempts = createAttemptStore(sql, folder)
  return {
    invoices: createInvoiceStore(sql, attempts),
    attempts,
    connections: createConnectionStore(sql),
    settings: createSettingStore(sql),
    close,
  }
}
