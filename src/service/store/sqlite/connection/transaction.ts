import type { DatabaseSync } from 'node:sqlite'

/** IMMEDIATE takes the write lock first, so that what `work` reads is still valid at the commit. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
