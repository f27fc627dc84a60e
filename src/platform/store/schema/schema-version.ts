import { DatabaseSync } from 'node:sqlite'
import { isHeaderPlausible } from '../sqlite/file-header.ts'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { isDamage } from '../sqlite/store-errors.ts'
import { migrations } from './migrations.ts'

/** `contradictory`: the file does not agree with itself, so that its version is not known. */
export type VersionVerdict = 'empty' | 'known' | 'newer' | 'contradictory'

export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

/** Versions from this one on keep their number in a table, too. */
const firstKept = migrations.findIndex(step => step.includes('CREATE TABLE schema_version')) + 1

/** A version is believed that the tables confirm; a newer one, whose tables nobody knows, says it twice in a sound file. */
export function judgeVersion(database: DatabaseSync): VersionVerdict {
  const version = versionOf(database)
  const kept = keptVersion(database)
  const isConsistent =
    kept === undefined ? version < firstKept && hasTablesOf(database, version) : kept === version
  if (!isConsistent) return 'contradictory'
  if (version <= migrations.length) return version === 0 ? 'empty' : 'known'
  const found = database.prepare('PRAGMA integrity_check(1)').get()
  return found?.integrity_check === 'ok' ? 'newer' : 'contradictory'
}

/** As `judgeVersion`; the file is left as it is. */
export function judgeFile(path: string): VersionVerdict {
  try {
    const database = openReadOnly(path)
    try {
      const verdict = judgeVersion(database)
      return verdict === 'newer' || isHeaderPlausible(path) ? verdict : 'contradictory'
    } finally {
      database.close()
    }
  } catch (error) {
    if (isDamage(error)) return 'contradictory'
    throw error
  }
}

/** Notes the version beside the header, where the schema has a place for it. */
export function keepVersion(database: DatabaseSync, version: number): void {
  if (version >= firstKept) database.prepare('UPDATE schema_version SET version = ?').run(version)
}

function keptVersion(database: DatabaseSync): number | undefined {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'").get()
  return table && Number(database.prepare('SELECT version FROM schema_version').get()?.version)
}

let known: readonly ReadonlySet<string>[] | undefined

/** Has a database the tables, indexes and triggers of this schema version, and none that came later? Others do not count. */
function hasTablesOf(database: DatabaseSync, version: number): boolean {
  known ??= namesOfVersions()
  const expected = known[version]
  if (expected === undefined) return false
  const names = namesIn(database)
  const later = known.slice(version + 1).flatMap(added => [...added])
  const hasLater = later.some(name => !expected.has(name) && names.has(name))
  return !hasLater && [...expected].every(name => names.has(name))
}

/** Of an empty database first. */
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
