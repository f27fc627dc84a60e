import type { DatabaseSync } from 'node:sqlite'
import { hasChecksums, isChecksummed, isIntact } from '../schema/checksums.ts'
import type { Row } from '../sqlite/sql.ts'

export interface ReadableRows {
  rows: Row[]
  /** nothing that was in the table is missing */
  isWhole: boolean
}

/**
 * Of a table in which some pages make no sense: from the front and from the back up to them, and what is found between. `at` is the
 * row's number, by which `readableRow` reads the rest of it. `columns`: short ones, because they are kept in memory.
 */
export function readableRows(database: DatabaseSync, table: string, columns: string): ReadableRows {
  const found = new Map<number, Row>()
  const select = `SELECT rowid AS at, ${columns} FROM ${table}`
  const walk = (order: string): boolean => {
    try {
      for (const row of database.prepare(`${select} ORDER BY ${order}`).iterate())
        found.set(Number(row.at), row)
      return true
    } catch {
      return false
    }
  }
  // a scan can pass over damage that the check sees
  const isWhole = isSoundTable(database, table) && walk('rowid')
  if (!isWhole) {
    walk('rowid')
    walk('rowid DESC')
    probe(database, select, found)
  }
  return { rows: [...found.values()], isWhole }
}

/** With `is_intact`, which is 0 where the row is not as it was written. */
const allColumns = (database: DatabaseSync, table: string): string =>
  isChecksummed(table) && hasChecksums(database, table) ? `*, ${isIntact(table)} AS is_intact` : '*'

export function readableRow(
  database: DatabaseSync,
  table: string,
  at: Row[string] | undefined,
): Row | undefined {
  try {
    return database
      .prepare(`SELECT ${allColumns(database, table)} FROM ${table} WHERE rowid = ?`)
      .get(Number(at))
  } catch {
    return undefined
  }
}

/** The most rows that are looked for one by one. */
const mostProbes = 200_000

function probe(database: DatabaseSync, select: string, found: Map<number, Row>): void {
  const ids = [...found.keys()]
  const last = Math.min(ids.reduce((most, id) => Math.max(most, id), 0) + 1000, mostProbes)
  for (let id = 1; id <= last; id++) {
    if (found.has(id)) continue
    try {
      const row = database.prepare(`${select} WHERE rowid = ?`).get(id)
      if (row) found.set(id, row)
    } catch {
      // this one is what is damaged
    }
  }
}

export function isSoundTable(database: DatabaseSync, table: string): boolean {
  try {
    return database.prepare(`PRAGMA integrity_check('${table}')`).get()?.integrity_check === 'ok'
  } catch {
    return false
  }
}
