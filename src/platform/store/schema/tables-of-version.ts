import { DatabaseSync } from 'node:sqlite'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { migrations } from './migrations.ts'

let known: readonly ReadonlySet<string>[] | undefined

/** Has a database the tables, indexes and triggers of this schema version, and none that came later? Others do not count. */
export function hasTablesOf(database: DatabaseSync, version: number): boolean {
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
