import { comparableNumber } from '#core/comparable-number.ts'
import type { Draft } from '#core/draft.ts'
import { columnsOf } from '#core/invoice-columns.ts'
import { createRevisions } from '../invoices/revisions.ts'
import { checksumOfInvoiceColumns } from '../schema/checksums.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'
import type { RevisionHead } from './readable-drafts.ts'

export interface BroughtDraft {
  id: string
  revision: number
  savedAt: string
  updatedAt: string
  deletedAt: string | null
  isSample: boolean
  draft: Draft
}

/** The current revision of an invoice; what is there of it already stays as it is, as earlier ones. The index follows by its marks. */
export function bringDraft(sql: Sql, { draft, savedAt, isSample, ...brought }: BroughtDraft): void {
  const found = columnsOf(draft)
  const columns = { ...brought, ...found, comparable: comparableNumber(found.invoice_number) }
  const changed = sql.run(
    `UPDATE invoices SET revision = :revision, updated_at = :updatedAt, deleted_at = :deletedAt,
       invoice_number = :invoice_number, comparable = :comparable, customer = :customer, currency = :currency,
       payable = :payable, search_text = :searchText, checksum = ${checksumOfInvoiceColumns} WHERE id = :id`,
    columns,
  )
  if (changed === 0)
    sql.run(
      `INSERT INTO invoices VALUES (:id, :revision, :updatedAt, :deletedAt, :sample, NULL, :invoice_number, :customer,
         :currency, :payable, :searchText, (SELECT coalesce(max(search_id), 0) + 1 FROM invoices),
         ${checksumOfInvoiceColumns}, :comparable)`,
      { ...columns, sample: isSample ? 1 : 0 },
    )
  createRevisions(sql).insert(brought.id, brought.revision, savedAt, draft)
}

export interface Current extends RevisionHead {
  /** it was made, or may have been */
  isFrozen: boolean
}

/** What the copy has of an invoice. */
export function currentOf(sql: Sql, id: string): Current | undefined {
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
