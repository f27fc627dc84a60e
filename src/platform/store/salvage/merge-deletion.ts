import type { Sql } from '../sqlite/sql.ts'
import type { InvoiceHead, RevisionHead } from './readable-drafts.ts'
import type { InvoiceInCopy } from './write-salvaged-draft.ts'

/**
 * Merges the deletion state where source and copy have the same revision. An invoice present in the source is
 * restored; one deleted there is deleted if the source is newer. In doubt the invoice stays.
 */
export function mergeDeletion(
  sql: Sql,
  {
    id,
    current,
    head,
    revisions,
  }: { id: string; current: InvoiceInCopy; head: InvoiceHead; revisions: RevisionHead[] },
  isLater: boolean,
): void {
  const { deletedAt } = head
  if (deletedAt === null && hasSameRevision(current, head, revisions))
    sql.run(`UPDATE invoices SET deleted_at = NULL WHERE id = :id AND search_text <> ''`, { id })
  else if (deletedAt !== null && isLater && (head.isPurged || hasSameRevision(current, head, revisions)))
    sql.run(
      // An open attempt needs the user's attention, so its invoice stays visible.
      `UPDATE invoices SET deleted_at = :deletedAt WHERE id = :id AND deleted_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM attempts WHERE id = attempt_id AND state IN ('queued', 'sending', 'unknown'))`,
      { id, deletedAt },
    )
}

const hasSameRevision = (current: InvoiceInCopy, head: InvoiceHead, revisions: RevisionHead[]): boolean =>
  head.revision === current.revision &&
  revisions.some(one => one.revision === current.revision && one.savedAt === current.savedAt)
