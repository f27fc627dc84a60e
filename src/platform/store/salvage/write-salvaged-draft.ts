import type { Draft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { insertInvoice, updateInvoice } from '../invoices/invoice-row.ts'
import { createRevisions } from '../invoices/revisions.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'
import { type InvoiceLinks, mergeLinks } from './merge-links.ts'
import type { RevisionHead } from './readable-drafts.ts'

export interface SalvagedDraft {
  id: string
  revision: number
  savedAt: string
  updatedAt: string
  deletedAt: string | null
  isSample: boolean
  /** `undefined` if the row of the invoice could not be read */
  links: InvoiceLinks | undefined
  draft: Draft
}

/**
 * Writes the current revision of an invoice; existing revisions stay as earlier ones. Triggers queue it for indexing.
 */
export function writeSalvagedDraft(
  sql: Sql,
  { draft, savedAt, isSample, links, ...row }: SalvagedDraft,
): void {
  const { id, revision, updatedAt, deletedAt } = row
  const columns = columnsOf(draft)
  const isKnown = updateInvoice(sql, {
    columns,
    figuresOf: null,
    also: 'revision = :revision, updated_at = :updatedAt, deleted_at = :deletedAt',
    where: 'id = :id',
    values: { id, revision, updatedAt, deletedAt },
  })
  if (!isKnown)
    insertInvoice(sql, { id, revision, updatedAt, deletedAt, isSample, customerId: null, columns })
  if (links) mergeLinks(sql, id, links, 'prefer')
  createRevisions(sql).insert(id, revision, savedAt, draft)
}

export interface InvoiceInCopy extends RevisionHead {
  /** Whether the invoice was or may have been billed. */
  mayBeBilled: boolean
}

export function invoiceInCopy(sql: Sql, id: string): InvoiceInCopy | undefined {
  const row = sql.row(
    `SELECT invoices.revision, coalesce(saved_at, updated_at) AS saved_at,
       coalesce(mode = 'live' AND attempts.state IN ('queued', 'sending', 'done', 'unknown'), 0) AS may_be_billed
       FROM invoices LEFT JOIN revisions ON revisions.invoice_id = invoices.id AND revisions.revision = invoices.revision
         LEFT JOIN attempts ON attempts.id = attempt_id
       WHERE invoices.id = :id`,
    { id },
  )
  return (
    row && {
      revision: Number(row.revision),
      savedAt: textOf(row, 'saved_at'),
      mayBeBilled: row.may_be_billed === 1,
    }
  )
}
