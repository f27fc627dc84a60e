import type { DatabaseSync } from 'node:sqlite'
import { isHeaderPlausible } from '../sqlite/file-header.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { isDamage } from '../sqlite/store-errors.ts'
import { hasValidChecksums } from './checksums.ts'
import { judgeVersion } from './schema-version.ts'

/**
 * Is every page of the file in order? It is left as it is.
 * @throws whatever the system says of a file that cannot be read at all
 */
export function isSound(path: string): boolean {
  try {
    const database = openReadOnly(path)
    try {
      return isHeaderPlausible(path) && isSoundDatabase(database)
    } finally {
      database.close()
    }
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

/** As `isSound`, of a file that is open. */
export function isSoundDatabase(database: DatabaseSync): boolean {
  try {
    const found = database.prepare('PRAGMA integrity_check(1)').get()
    const broken = database.prepare('PRAGMA foreign_key_check').get()
    const verdict = judgeVersion(database)
    const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'invoices'").get()
    const isConsistent = verdict === 'empty' || verdict === 'known'
    const isReadable = tables === undefined || (!hasUnreadableDraft(database) && hasValidChecksums(database))
    return isReadable && found?.integrity_check === 'ok' && broken === undefined && isConsistent
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

/** The text of an invoice is JSON, which a changed page rarely is. */
function hasUnreadableDraft(database: DatabaseSync): boolean {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'revisions'").get()
  if (table === undefined) return true
  return database.prepare('SELECT 1 FROM revisions WHERE NOT json_valid(draft)').get() !== undefined
}
