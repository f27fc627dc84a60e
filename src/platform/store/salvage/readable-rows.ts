import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { hasChecksumColumn, intactExpressionIn, isChecksummed } from '../schema/checksums.ts'
import type { Row } from '../sqlite/sql.ts'

export interface ReadableRows {
  rows: Row[]
  /** Whether no row of the table is missing. */
  isWhole: boolean
}

/**
 * Reads a table with damaged pages: from both ends up to the damage, then row by row in between. `at` is the rowid for
 * `readableRow`.
 * @param columns short columns only, because all rows are kept in memory
 */
export function readableRows(database: DatabaseSync, table: string, columns: string): ReadableRows {
  const found = new Map<number, Row>()
  const select = `SELECT rowid AS at, ${columns} FROM ${table}`
  const scan = (order: string): boolean => {
    try {
      for (const row of database.prepare(`${select} ORDER BY ${order}`).iterate())
        found.set(Number(row.at), row)
      return true
    } catch {
      return false
    }
  }
  // A scan can skip damage that the integrity check finds.
  const isWhole = tablePassesIntegrityCheck(database, table) && scan('rowid')
  if (!isWhole) {
    scan('rowid')
    scan('rowid DESC')
    probe(database, select, found)
  }
  return { rows: [...found.values()], isWhole }
}

/** Whether the file's schema has the table; `true` if the schema cannot be read. */
export function hasTable(database: DatabaseSync, table: string): boolean {
  try {
    return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined
  } catch {
    return true
  }
}

/** `is_intact` is 0 if the checksum is wrong. */
const allColumns = (database: DatabaseSync, table: string): string =>
  isChecksummed(table) && hasChecksumColumn(database, table)
    ? `*, ${intactExpressionIn(database, table)} AS is_intact`
    : '*'

export function readableRow(
  database: DatabaseSync,
  table: string,
  at: Row[string] | undefined,
): Row | undefined {
  try {
    return statementOf(database, table).get(Number(at))
  } catch {
    return undefined
  }
}

/** One statement per table; the columns of a file that is only read do not change. */
const statements = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

function statementOf(database: DatabaseSync, table: string): StatementSync {
  const known = statements.get(database) ?? new Map<string, StatementSync>()
  statements.set(database, known)
  const statement =
    known.get(table) ??
    database.prepare(`SELECT ${allColumns(database, table)} FROM ${table} WHERE rowid = ?`)
  known.set(table, statement)
  return statement
}

/** Maximum number of rows probed one by one. */
const maxProbes = 200_000

function probe(database: DatabaseSync, select: string, found: Map<number, Row>): void {
  const ids = [...found.keys()]
  const last = Math.min(ids.reduce((max, id) => Math.max(max, id), 0) + 1000, maxProbes)
  for (let id = 1; id <= last; id++) {
    if (found.has(id)) continue
    try {
      const row = database.prepare(`${select} WHERE rowid = ?`).get(id)
      if (row) found.set(id, row)
    } catch {
      // This row is damaged.
    }
  }
}

export function tablePassesIntegrityCheck(database: DatabaseSync, table: string): boolean {
  try {
    return database.prepare(`PRAGMA integrity_check('${table}')`).get()?.integrity_check === 'ok'
  } catch {
    return false
  }
}

/** Validates values of a damaged file, which may be anything. */

export const isId = (value: unknown): boolean => /^[0-9a-f-]{36}$/.test(String(value))

export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0 && value < 2 ** 31

/** Whether the row of a record, payment or schedule has a valid id, revision and time. */
export const hasHead = ({ id, revision, updated_at }: Row): boolean =>
  isId(id) && isCount(Number(revision)) && isInstant(updated_at)

export const isInstantOrNull = (value: unknown): boolean => value === null || isInstant(value)

export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
