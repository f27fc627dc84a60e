import type { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { openReadOnly } from '../sqlite/open-read-only.ts'
import type { Row } from '../sqlite/sql.ts'

/** Tables derived from other tables or from the journal of this computer. */
const isDerived = (table: string): boolean =>
  /^(?:invoice_search|search_parts|untidy|attempt_journal)/.test(table)

/** Compares two files of the newest schema row by row, without changing the one at `path`. */
export function hasSameRows(database: DatabaseSync, path: string): boolean {
  const other = openReadOnly(path)
  try {
    const tables = tablesOf(database)
    return (
      isDeepStrictEqual(tables, tablesOf(other)) && tables.every(table => isSameTable(database, other, table))
    )
  } finally {
    other.close()
  }
}

const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    .all()
    .map(({ name }) => String(name))
    .filter(name => !isDerived(name))

function isSameTable(one: DatabaseSync, other: DatabaseSync, table: string): boolean {
  const rows = rowsOf(one, table)
  const otherRows = rowsOf(other, table)
  for (const row of rows) if (!isDeepStrictEqual(row, otherRows.next().value)) return false
  return otherRows.next().done === true
}

/** Ordered by primary key, because a copy may assign other rowids. */
function rowsOf(database: DatabaseSync, table: string): Iterator<Row> & Iterable<Row> {
  const key = database.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk').all(table)
  const order = key.map(({ name }) => String(name)).join(', ') || 'rowid'
  return database.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).iterate()
}
