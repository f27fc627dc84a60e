import { DatabaseSync } from 'node:sqlite'
import { createPrivateFile } from '../../files/atomic-files.ts'
import { refreshQueuedPaymentStatus } from '../invoices/payment-status.ts'
import { migrate } from '../schema/migrate.ts'
import { migrations } from '../schema/migrations.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { isDamage } from '../sqlite/store-errors.ts'

/**
 * Short enough that the user learns within two seconds that nothing was saved, because the host is blocked meanwhile.
 */
const busyMs = 500

/**
 * Opens a file for writing and migrates it to the newest schema.
 * @param backups folder for the copy made before a migration
 */
export function openAndMigrate(
  path: string,
  backups: string,
  schema: readonly string[] = migrations,
): DatabaseSync {
  createPrivateFile(path)
  const database = withSqlFunctions(
    new DatabaseSync(path, { timeout: busyMs, enableForeignKeyConstraints: true }),
  )
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF')
    // Only macOS needs these, because fsync alone does not reach the disk there.
    if (process.platform === 'darwin')
      database.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON')
    migrate(database, schema, backups)
    if (schema === migrations) refreshQueuedPaymentStatus(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Rolls back a hot journal: the power failed while the file was created, before it had a WAL. Only a writing
 * connection can do this. If it fails, the following integrity check finds the damage.
 */
export function rollBackHotJournal(path: string): void {
  const database = new DatabaseSync(path, { timeout: busyMs })
  try {
    database.prepare('PRAGMA user_version').get()
  } catch (error) {
    if (!isDamage(error)) throw error
  } finally {
    database.close()
  }
}

/** An empty read-only database, shown until the user decides about damaged data. */
export function openEmptyDatabase(): DatabaseSync {
  const database = withSqlFunctions(new DatabaseSync(':memory:'))
  migrate(database, migrations)
  database.exec('PRAGMA query_only = ON')
  return database
}
