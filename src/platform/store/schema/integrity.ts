import { DatabaseSync } from 'node:sqlite'
import { isHeaderPlausible } from '../sqlite/file-header.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { isDamage } from '../sqlite/store-errors.ts'
import { hasValidChecksums } from './checksums.ts'
import { schemaStatus } from './schema-version.ts'

/**
 * Checks every page, row checksum and reference of a file, without changing it.
 * @throws system errors if the file cannot be read at all
 */
export function passesIntegrityCheck(path: string): boolean {
  try {
    const database = openReadOnly(path)
    try {
      return isHeaderPlausible(path) && databasePassesIntegrityCheck(database)
    } finally {
      database.close()
    }
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

/**
 * As {@link passesIntegrityCheck}, for a file that another connection of this process has open and may write. Only
 * SQLite reads its header, because closing the file elsewhere would release the locks of that connection (fcntl(2)).
 */
export function openFilePassesIntegrityCheck(path: string): boolean {
  const database = withSqlFunctions(new DatabaseSync(path, { readOnly: true, timeout: 2000 }))
  try {
    return databasePassesIntegrityCheck(database)
  } finally {
    database.close()
  }
}

/** As {@link passesIntegrityCheck}, for an open database. */
export function databasePassesIntegrityCheck(database: DatabaseSync): boolean {
  try {
    const found = database.prepare('PRAGMA integrity_check(1)').get()
    const broken = database.prepare('PRAGMA foreign_key_check').get()
    const status = schemaStatus(database)
    const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'invoices'").get()
    const isConsistent = status === 'empty' || status === 'known'
    const isReadable = tables === undefined || (!hasUnreadableDraft(database) && hasValidChecksums(database))
    return isReadable && found?.integrity_check === 'ok' && broken === undefined && isConsistent
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

/** Every draft is valid JSON, and damaged pages rarely are. */
function hasUnreadableDraft(database: DatabaseSync): boolean {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'revisions'").get()
  if (table === undefined) return true
  return database.prepare('SELECT 1 FROM revisions WHERE NOT json_valid(draft)').get() !== undefined
}
