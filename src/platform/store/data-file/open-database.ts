import { DatabaseSync } from 'node:sqlite'
import { createPrivate } from '../../files/atomic-files.ts'
import { migrate } from '../schema/migrate.ts'
import { migrations } from '../schema/migrations.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { isDamage } from '../sqlite/store-errors.ts'

/** The person is told within two seconds that nothing was saved, and the host does nothing else meanwhile. */
const busyMs = 500

/** Opens a file for writing, at the newest schema; `backups`: where copies from before a migration go. */
export function openNewest(
  path: string,
  backups: string,
  schema: readonly string[] = migrations,
): DatabaseSync {
  createPrivate(path)
  const database = withSqlFunctions(
    new DatabaseSync(path, { timeout: busyMs, enableForeignKeyConstraints: true }),
  )
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF')
    // elsewhere these do nothing; on macOS an fsync alone does not reach the disk
    if (process.platform === 'darwin')
      database.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON')
    migrate(database, schema, backups)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * The power failed while the file was made, before it had a log: SQLite takes the half-made change back, which it can
 * only while writing. What cannot even be taken back is for the check that follows.
 */
export function rollBack(path: string): void {
  const database = new DatabaseSync(path, { timeout: busyMs })
  try {
    database.prepare('PRAGMA user_version').get()
  } catch (error) {
    if (!isDamage(error)) throw error
  } finally {
    database.close()
  }
}

/** What there is to see while nobody has said what to do about the data: nothing, and nothing can be written. */
export function openNothing(): DatabaseSync {
  const database = withSqlFunctions(new DatabaseSync(':memory:'))
  migrate(database, migrations, '')
  database.exec('PRAGMA query_only = ON')
  return database
}
