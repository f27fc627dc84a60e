import type { NumberOwner } from '#app/ports/store.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'

/** Older data may contain several spellings of a number; the identical one comes first. */
const owner = `
  SELECT invoice_number, invoice_id, taken_at FROM numbers
   WHERE length(comparable) = length(:comparable) AND comparable = :comparable
   ORDER BY invoice_number = :invoice_number DESC, taken_at LIMIT 1`

/** The invoice whose live submission took this number, in any spelling. */
export function numberOwner(sql: Sql, invoice_number: string): NumberOwner | undefined {
  const row = sql.row(owner, { invoice_number, comparable: comparableNumber(invoice_number) })
  return (
    row && {
      invoice_number: textOf(row, 'invoice_number'),
      invoiceId: textOf(row, 'invoice_id'),
      takenAt: textOf(row, 'taken_at'),
    }
  )
}

/** Does nothing if the number is already taken. */
export function insertNumber(sql: Sql, { invoice_number, invoiceId, takenAt }: NumberOwner): void {
  sql.run(
    `INSERT OR IGNORE INTO numbers (invoice_number, invoice_id, taken_at, comparable)
       VALUES (:invoice_number, :invoiceId, :takenAt, :comparable)`,
    { invoice_number, invoiceId, takenAt, comparable: comparableNumber(invoice_number) },
  )
}
