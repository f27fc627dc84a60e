import { DatabaseSync } from 'node:sqlite'
import { isHeaderPlausible } from '../sqlite/file-header.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { isDamage } from '../sqlite/store-errors.ts'
import { migrations } from './migrations.ts'

/** `inconsistent`: header and content disagree, so the version is unknown. */
export type SchemaStatus = 'empty' | 'known' | 'newer' | 'inconsistent'

export function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

/** From this version on, the number is also stored in a table. */
const firstSavedVersion = migrations.findIndex(step => step.includes('CREATE TABLE schema_version')) + 1

/**
 * A version counts only if the tables confirm it. A newer version, whose tables are unknown here, must be
 * stored twice in a file that passes the integrity check.
 */
export function schemaStatus(database: DatabaseSync): SchemaStatus {
  const version = schemaVersion(database)
  const kept = savedSchemaVersion(database)
  const isConsistent =
    kept === undefined
      ? version < firstSavedVersion && hasTablesOfVersion(database, version)
      : kept === version
  if (!isConsistent) return 'inconsistent'
  if (version <= migrations.length) return version === 0 ? 'empty' : 'known'
  const found = database.prepare('PRAGMA integrity_check(1)').get()
  return found?.integrity_check === 'ok' ? 'newer' : 'inconsistent'
}

/** The same for a file, which is not changed. */
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

/** Stores the version beside the header, if the schema has a table for it. */
export function saveSchemaVersion(database: DatabaseSync, version: number): void {
  if (version >= firstSavedVersion) database.prepare('UPDATE schema_version SET version = ?').run(version)
}

function savedSchemaVersion(database: DatabaseSync): number | undefined {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'").get()
  return table && Number(database.prepare('SELECT version FROM schema_version').get()?.version)
}

let known: readonly ReadonlySet<string>[] | undefined

/**
 * Whether the database has the tables, indexes and triggers of this version and none of a later one; unknown ones are
 * ignored.
 */
function hasTablesOfVersion(database: DatabaseSync, version: number): boolean {
  known ??= namesOfVersions()
  const expected = known[version]
  if (expected === undefined) return false
  const names = namesIn(database)
  const later = known.slice(version + 1).flatMap(added => [...added])
  const hasLater = later.some(name => !expected.has(name) && names.has(name))
  return !hasLater && [...expected].every(name => names.has(name))
}

/** Index 0 is an empty database. */
function namesOfVersions(): ReadonlySet<string>[] {
  const database = withSqlFunctions(new DatabaseSync(':memory:'))
  const names = [namesIn(database)]
  for (const step of migrations) {
    database.exec(step)
    names.push(namesIn(database))
  }
  database.close()
  return names
}

const namesIn = (database: DatabaseSync): Set<string> =>
  new Set(
    database
      .prepare('SELECT name FROM sqlite_schema')
      .all()
      .map(({ name }) => String(name)),
  )
