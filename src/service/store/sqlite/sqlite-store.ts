import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createMissingFile } from '#node/files.ts'
import { queriesOn } from '../queries/queries.ts'
import type { Store } from '../store.ts'
import { databaseOf } from './connection/database.ts'
import { createJobQueue } from './connection/job-queue.ts'
import { busyTimeout } from './connection/retry-while-busy.ts'
import { migrate } from './migrations/schema.ts'

/** Milliseconds; short enough for a health check, longer than a write of another process. */
const checkTimeout = 1_000

/** The embedded store: one SQLite file that several processes may have open. */
export function openSqliteStore(path: string): Store {
  const database = databaseOf(openDatabase(path))
  return {
    ...queriesOn(database, createJobQueue(database)),
    // one process serves a data folder and serialises its own requests
    tryLock: async () => async () => undefined,
    check: () => database.checkWrites(checkTimeout),
    close: database.close,
  }
}

/** Opens or creates the database of a data folder, readable only by its owner. */
export function openDatabase(path: string): DatabaseSync {
  createMissingFile(path)
  chmodSync(path, 0o600)
  const database = new DatabaseSync(path, { timeout: busyTimeout })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    // a committed bill must survive a power loss
    database.exec('PRAGMA synchronous = FULL')
    // deleted and erased data is overwritten instead of remaining in free pages
    database.exec('PRAGMA secure_delete = ON')
    migrate(database)
    // from here on SQLite must not block the thread: retry-while-busy.ts
    database.exec('PRAGMA busy_timeout = 0')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
