import { chmodSync, closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './schema.ts'

/** How long a write waits for the one of another process, such as `keys revoke` beside the running service. */
const busyTimeout = 5_000

/** Opens the database of a data folder, made at the first start and readable by its owner alone. */
export function openDatabase(path: string): DatabaseSync {
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  const database = new DatabaseSync(path, { timeout: busyTimeout })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    // a committed bill survives the loss of power, not only of the process
    database.exec('PRAGMA synchronous = FULL')
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
