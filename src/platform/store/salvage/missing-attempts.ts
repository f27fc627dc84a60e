import type { DatabaseSync } from 'node:sqlite'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { insertRow } from './insert-row.ts'
import { readableRow, readableRows, tablePassesIntegrityCheck } from './readable-rows.ts'

/**
 * Marks invoices that look unsent but may have been billed, because some attempts could not be read. The user is asked
 * before one of them is billed.
 * @param damaged if its table of invoices is intact, it shows which invoices were never sent
 */
export function noteMissingAttempts(sql: Sql, damaged?: DatabaseSync): void {
  const known = new Set(
    damaged && tablePassesIntegrityCheck(damaged, 'invoices') ? invoicesWithKnownAttempts(sql, damaged) : [],
  )
  for (const row of sql.rows(unsentInvoices)) {
    const invoice_id = textOf(row, 'id')
    if (!known.has(invoice_id))
      sql.run('INSERT OR IGNORE INTO attempts_missing VALUES (:invoice_id)', { invoice_id })
  }
}

/** Copies the marks of the source. */
export function copyMissingAttempts(sql: Sql, other: DatabaseSync, exists: (row: Row) => boolean): void {
  for (const { at } of readableRows(other, 'attempts_missing', '1').rows) {
    const row = readableRow(other, 'attempts_missing', at)
    if (row && exists(row)) insertRow(sql, 'attempts_missing', row)
  }
}

/** An invoice submitted with a test key can still be billed. */
const unsentInvoices = `
  SELECT invoices.id FROM invoices LEFT JOIN attempts ON attempts.id = attempt_id
    WHERE mode IS NULL OR mode = 'test' OR state IN ('refused', 'withdrawn')`

/** Reads which invoices have a known attempt: each row names its decisive attempt, or none. */
function invoicesWithKnownAttempts(sql: Sql, damaged: DatabaseSync): string[] {
  return readableRows(damaged, 'invoices', 'id, attempt_id').rows.flatMap(row => {
    const attempt = textOrNull(row, 'attempt_id')
    const isKnown =
      attempt === null || sql.row('SELECT 1 FROM attempts WHERE id = :attempt', { attempt }) !== undefined
    return isKnown ? [textOf(row, 'id')] : []
  })
}
