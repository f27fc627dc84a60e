import type { Attempt, InvoiceWithNumber, NumberUse } from '#app/ports/store.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'

const pageRows = 500

const taken = `
  SELECT n.invoice_number, n.taken_at, i.id, i.customer, i.deleted_at, i.invoice_number AS current_number,
         a.state, a.mode, a.tries
    FROM numbers n
    JOIN invoices i ON i.id = n.invoice_id
    LEFT JOIN attempts a ON a.id = (
      SELECT id FROM attempts
       WHERE invoice_id = n.invoice_id AND invoice_number = n.invoice_number AND mode = 'live'
       ORDER BY state = 'done' DESC, rowid DESC LIMIT 1)
   WHERE n.invoice_number > :after
   ORDER BY n.invoice_number LIMIT ${pageRows}`

const carried = `
  SELECT i.rowid AS position, i.invoice_number, NULL AS taken_at, i.id, i.customer, i.deleted_at, i.invoice_number AS current_number,
         a.state, a.mode, a.tries
    FROM invoices i
    LEFT JOIN attempts a ON a.id = i.attempt_id
   WHERE i.invoice_number <> '' AND i.sample = 0
     AND NOT EXISTS (SELECT 1 FROM numbers WHERE invoice_number = i.invoice_number)
     AND i.rowid > :after
   ORDER BY i.rowid LIMIT ${pageRows}`

/**
 * Returns pages, so that other work can run in between. Free numbers come first: one that is taken in the meantime is
 * then listed twice, rather than not at all.
 */
export function* numberUses(sql: Sql): Generator<NumberUse[]> {
  yield* pagesOf(sql, carried, -1, 'position')
  yield* pagesOf(sql, taken, '', 'invoice_number')
}

function* pagesOf(
  sql: Sql,
  text: string,
  first: number | string,
  key: 'position' | 'invoice_number',
): Generator<NumberUse[]> {
  let rows = sql.rows(text, { after: first })
  while (rows.length > 0) {
    yield rows.map(useOf)
    rows = sql.rows(text, { after: rows.at(-1)?.[key] ?? null })
  }
}

const bearer = `
  SELECT invoices.invoice_number, customer, coalesce(mode = 'live', 0) AS is_live
    FROM invoices LEFT JOIN attempts ON attempts.id = attempt_id
   WHERE length(comparable) = length(:comparable) AND comparable = :comparable
     AND invoices.id <> :exceptId AND deleted_at IS NULL AND sample = 0
   ORDER BY is_live DESC, invoices.invoice_number <> :number LIMIT 1`

export function invoiceWithNumber(sql: Sql, number: string, exceptId: string): InvoiceWithNumber | undefined {
  const comparable = comparableNumber(number)
  // A draft without a number has this form too.
  if (comparable === '') return undefined
  const row = sql.row(bearer, { number, comparable, exceptId })
  return (
    row && {
      invoice_number: textOf(row, 'invoice_number'),
      customer: textOf(row, 'customer'),
      isDraft: row.is_live === 0,
    }
  )
}

const useOf = (row: Row): NumberUse => ({
  invoice_number: textOf(row, 'invoice_number'),
  invoiceId: textOf(row, 'id'),
  customer: textOf(row, 'customer'),
  deleted: row.deleted_at !== null,
  takenAt: textOrNull(row, 'taken_at'),
  currentNumber: textOf(row, 'current_number'),
  last:
    row.state === null
      ? null
      : {
          state: textOf(row, 'state') as Attempt['state'],
          mode: textOf(row, 'mode') as Attempt['mode'],
          tries: Number(row.tries),
        },
})
