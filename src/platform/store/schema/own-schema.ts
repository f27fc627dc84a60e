import { DatabaseSync } from 'node:sqlite'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { migrations } from './migrations.ts'

/** The table of an export that holds delivered PDFs and custom templates. */
export const archivedFilesTable =
  'CREATE TABLE archived_files (path TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT'

/** Definitions by name of the object, without comments and spaces. */
type Schema = ReadonlyMap<string, string>

let known: readonly Schema[] | undefined

/**
 * Whether the file has exactly the tables, indexes and triggers of this version. Anything else would run inside our
 * statements: a trigger with each write, a view or a generated column with each read.
 */
export function hasOwnSchema(database: DatabaseSync, version: number): boolean {
  known ??= schemasOfVersions()
  const expected = known[version]
  if (expected === undefined) return false
  const found = rowsIn(database).filter(([name, definition]) => !isTolerated(name, definition))
  return (
    found.length === expected.size &&
    found.every(
      ([name, definition]) =>
        expected.get(name) === definition || (isShadow(name, definition) && expected.has(name)),
    )
  )
}

/** Views are refused, because reading one like a table would run foreign SQL, and no version has any. */
export const hasViews = (database: DatabaseSync): boolean =>
  rowsIn(database).some(([, definition]) => definition.startsWith('view '))

/** Objects that an export adds, and statistics that other programs write for the query planner. */
const isTolerated = (name: string, definition: string): boolean =>
  definition === `table archived_files archived_files ${tokensOf(archivedFilesTable)}` ||
  (name === 'sqlite_autoindex_archived_files_1' && definition.startsWith('index archived_files ')) ||
  /^table (sqlite_stat[14]) \1 /.test(definition)

/** SQLite defines the tables of a search index itself, so their text depends on its version. */
const isShadow = (name: string, definition: string): boolean =>
  name.startsWith('invoice_search_') &&
  /^table (\S+) \1 CREATE TABLE '?\1'? \( [\w ,()]+$/.test(definition.replace(`'${name}'`, name)) &&
  !/\b(?:AS|DEFAULT|CHECK|GENERATED|COLLATE|REFERENCES)\b/i.test(definition)

/** Index 0 is an empty database. */
function schemasOfVersions(): Schema[] {
  const database = withSqlFunctions(new DatabaseSync(':memory:'))
  const schemas = [new Map<string, string>()]
  for (const step of migrations) {
    database.exec(step)
    schemas.push(new Map(rowsIn(database)))
  }
  database.close()
  return schemas
}

const rowsIn = (database: DatabaseSync): [string, string][] =>
  database
    .prepare('SELECT type, name, tbl_name AS owner, sql FROM sqlite_schema')
    .all()
    .map(({ type, name, owner, sql }) => [
      String(name),
      `${type} ${owner} ${name} ${sql === null ? '' : tokensOf(String(sql))}`,
    ])

/**
 * Tokens of a script, because comments and spaces of a released script may change. Quoted names and block comments are
 * not handled; our scripts have none.
 */
const tokensOf = (sql: string): string =>
  (sql.match(/'(?:[^']|'')*'|--[^\n]*|\w+|[^\w\s]/g) ?? []).filter(token => !token.startsWith('--')).join(' ')
