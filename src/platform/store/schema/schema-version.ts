import type { DatabaseSync } from 'node:sqlite'
import { isHeaderPlausible } from '../sqlite/file-header.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { isDamage } from '../sqlite/store-errors.ts'
import { migrations } from './migrations.ts'
import { hasOwnSchema, hasViews } from './own-schema.ts'

/** `inconsistent`: header and content disagree, or the file contains objects that are not ours. */
export type SchemaStatus = 'empty' | 'known' | 'newer' | 'inconsistent'

export function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

/** From this version on, the number is also stored in a table. */
const firstSavedVersion = migrations.findIndex(step => step.includes('CREATE TABLE schema_version')) + 1

/**
 * A version is known only if the file has exactly its tables, indexes and triggers. The tables of a newer version are
 * unknown here, so its number must be stored twice in a file that passes the integrity check.
 */
export function schemaStatus(database: DatabaseSync): SchemaStatus {
  const version = schemaVersion(database)
  const kept = savedSchemaVersion(database)
  if (kept === undefined ? version >= firstSavedVersion : kept !== version) return 'inconsistent'
  if (version <= migrations.length) {
    if (!hasOwnSchema(database, version)) return 'inconsistent'
    return version === 0 ? 'empty' : 'known'
  }
  if (hasViews(database)) return 'inconsistent'
  const found = database.prepare('PRAGMA integrity_check(1)').get()
  return found?.integrity_check === 'ok' ? 'newer' : 'inconsistent'
}

/** As {@link schemaStatus}, for a file, which is not changed. */
export function schemaStatusOfFile(path: string): SchemaStatus {
  try {
    const database = openReadOnly(path)
    try {
      const status = schemaStatus(database)
      return status === 'newer' || isHeaderPlausible(path) ? status : 'inconsistent'
    } finally {
      database.close()
    }
  } catch (error) {
    if (isDamage(error)) return 'inconsistent'
    throw error
  }
}

/** Whether a file of a known schema needs no migration. */
export function isNewestSchema(path: string): boolean {
  const database = openReadOnly(path)
  try {
    return schemaVersion(database) === migrations.length
  } finally {
    database.close()
  }
}

/** Stores the version in a table too, if the schema has one for it. */
export function saveSchemaVersion(database: DatabaseSync, version: number): void {
  if (version >= firstSavedVersion) database.prepare('UPDATE schema_version SET version = ?').run(version)
}

function savedSchemaVersion(database: DatabaseSync): number | undefined {
  const table = database
    .prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version' AND type = 'table'")
    .get()
  return table && Number(database.prepare('SELECT version FROM schema_version').get()?.version)
}
