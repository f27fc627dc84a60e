import { queriesOn } from '../queries/queries.ts'
import type { Store } from '../store.ts'
import { databaseOf } from './connection/database.ts'
import { createJobQueue } from './connection/job-queue.ts'
import { openDatabase } from './open-database.ts'

/** Milliseconds; a health check answers soon, and a write of another process takes less. */
const checkTimeout = 1_000

/** The embedded store: one SQLite file that several processes may have open. */
export function openSqliteStore(path: string): Store {
  const database = databaseOf(openDatabase(path))
  return {
    ...queriesOn(database, createJobQueue(database)),
    // one process serves a data folder and queues its own requests
    tryLock: async () => async () => undefined,
    check: () => database.checkWrites(checkTimeout),
    close: database.close,
  }
}
