import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createPrivate } from '../../data-folder/create-private.ts'
import { busyTimeout } from './connection/retry-while-busy.ts'
import { migrate } from './migrations/schema.ts'

/** Opens or creates the database of a data folder, readable only by its owner. */
export function openDatabase(path: string): DatabaseSync {
  createPrivate(path)
  chmodSync(path, 0o600)
  const database = new DatabaseSync(path, { timeout: busyTimeout })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    // a committed bill survives a power loss
    database.exec('PRAGMA synchronous = FULL')
    // what is deleted or erased is overwritten, and does not stay in free pages
    database.exec('PRAGMA secure_delete = ON')
    migrate(database)
    // SQLite must not block the thread from here on: retry-while-busy.ts
    database.exec('PRAGMA busy_timeout = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
