import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createPrivate } from '../../create-private.ts'
import { busyPatience } from './patience.ts'
import { migrate } from './schema.ts'

/** Opens the database of a data folder, made at the first start and readable by its owner alone. */
export function openDatabase(path: string): DatabaseSync {
  createPrivate(path)
  chmodSync(path, 0o600)
  const database = new DatabaseSync(path, { timeout: busyPatience })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    // a committed bill survives the loss of power, not only of the process
    database.exec('PRAGMA synchronous = FULL')
    migrate(database)
    // from here on others wait for this thread, so it waits for none: patience.ts
    database.exec('PRAGMA busy_timeout = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
