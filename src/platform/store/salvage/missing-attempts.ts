import type { DatabaseSync } from 'node:sqlite'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { insertRow } from './insert-row.ts'
import { isSoundTable, readableRow, readableRows } from './readable-rows.ts'

/**
 * Something that was sent could not be read, so that nobody knows of an invoice that looks unsent whether it is. These are noted, and a
 * person hears of it before one of them is billed. `damaged`: where its table of invoices is in order, it says which were never sent.
 */
export function noteMissingAttempts(sql: Sql, damaged?: DatabaseSync): void {
  const known = new Set(damaged && isSoundTable(damaged, 'invoices') ? withAllAttempts(sql, damaged) : [])
  for (const row of sql.rows(looksUnsent)) {
    const invoice_id = textOf(row, 'id')
    if (!known.has(invoice_id))
      sql.run('INSERT OR IGNORE INTO attempts_missing VALUES (:invoice_id)', { invoice_id })
  }
}

/** What was noted in the other file holds on. */
export function keepMissingAttempts(sql: Sql, other: DatabaseSync, isThere: (row: Row) => boolean): void {
  for (const { at } of readableRows(other, 'attempts_missing', '1').rows) {
    const row = readableRow(other, 'attempts_missing', at)
    if (row && isThere(row)) insertRow(sql, 'attempts_missing', row)
  }
}

/** What a test key made can still be billed. */
const looksUnsent = `
  SELECT invoices.id FROM invoices LEFT JOIN attempts ON attempts.id = attempt_id
    WHERE mode IS NULL OR mode = 'test' OR state IN ('refused', 'withdrawn')`

/** Each names the attempt that decides its state, or none. */
function withAllAttempts(sql: Sql, damaged: DatabaseSync): string[] {
  return readableRows(damaged, 'invoices', 'id, attempt_id').rows.flatMap(row => {
    const attempt = textOrNull(row, 'attempt_id')
    const isKnown =
      attempt === null || sql.row('SELECT 1 FROM attempts WHERE id = :attempt', { attempt }) !== undefined
    return isKnown ? [textOf(row, 'id')] : []
  })
}
