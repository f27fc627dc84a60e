import type { Draft } from '#core/draft/draft.ts'
import { columnsOf, type InvoiceColumns } from '#core/draft/invoice-columns.ts'
import { comparableNumber } from '#core/invoice/comparable-number.ts'
import { createRevisions } from '../invoices/revisions.ts'
import { invoiceChecksumExpression } from '../schema/checksums.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'
import type { RevisionHead } from './readable-drafts.ts'

export interface SalvagedDraft {
  id: string
  revision: number
  savedAt: string
  updatedAt: string
  deletedAt: string | null
  isSample: boolean
  customerId: string | null
  draft: Draft
}

/**
 * Writes the current revision of an invoice and keeps existing ones as earlier revisions. Triggers queue it
 * for indexing.
 */
export function writeSalvagedDraft(sql: Sql, { draft, savedAt, isSample, ...brought }: SalvagedDraft): void {
  const found = columnsOf(draft)
  const columns = { ...brought, ...found, ...keysOf(found) }
  const changed = sql.run(
    `UPDATE invoices SET revision = :revision, updated_at = :updatedAt, deleted_at = :deletedAt,
       invoice_number = :invoice_number, comparable = :comparable, customer = :customer,
       customer_key = :customerKey, customer_id = coalesce(:customerId, customer_id), currency = :currency,
       payable = :payable, search_text = :searchText, checksum = ${invoiceChecksumExpression} WHERE id = :id`,
    columns,
  )
  if (changed === 0)
    sql.run(
      `INSERT INTO invoices VALUES (:id, :revision, :updatedAt, :deletedAt, :sample, NULL, :invoice_number, :customer,
         :currency, :payable, :searchText, (SELECT coalesce(max(search_id), 0) + 1 FROM invoices),
         ${invoiceChecksumExpression}, :comparable, :customerId, :customerKey)`,
      { ...columns, sample: isSample ? 1 : 0 },
    )
  createRevisions(sql).insert(brought.id, brought.revision, savedAt, draft)
}

const keysOf = ({ invoice_number, customer }: InvoiceColumns) => ({
  comparable: comparableNumber(invoice_number),
  customerKey: comparableNumber(customer),
})

export interface InvoiceInCopy extends RevisionHead {
  /** It was or may have been created at the service. */
  isFrozen: boolean
}

export function invoiceInCopy(sql: Sql, id: string): InvoiceInCopy | undefined {
  const row = sql.row(
    `SELECT invoices.revision, coalesce(saved_at, updated_at) AS saved_at,
       coalesce(attempts.state IN ('queued', 'sending', 'done', 'unknown'), 0) AS is_frozen
       FROM invoices LEFT JOIN revisions ON revisions.invoice_id = invoices.id AND revisions.revision = invoices.revision
         LEFT JOIN attempts ON attempts.id = attempt_id
       WHERE invoices.id = :id`,
    { id },
  )
  return (
    row && {
      revision: Number(row.revision),
      savedAt: textOf(row, 'saved_at'),
      isFrozen: row.is_frozen === 1,
    }
  )
}
