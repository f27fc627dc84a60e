import type { Sql } from '../sqlite/sql.ts'
import type { InvoiceHead, RevisionHead } from './readable-drafts.ts'
import type { Current } from './write-salvaged-draft.ts'

/**
 * Whether an invoice of the copy is deleted, where the other file has the very words that the copy has. One that is there is there;
 * one that is deleted was deleted after the copy was made, if that file is the later one. In doubt the invoice stays.
 */
export function mergeDeletion(
  sql: Sql,
  {
    id,
    current,
    head,
    revisions,
  }: { id: string; current: Current; head: InvoiceHead; revisions: RevisionHead[] },
  isLater: boolean,
): void {
  const { deletedAt } = head
  if (deletedAt === null && isOfSameWords(current, head, revisions))
    sql.run(`UPDATE invoices SET deleted_at = NULL WHERE id = :id AND search_text <> ''`, { id })
  else if (deletedAt !== null && isLater && (head.isForgotten || isOfSameWords(current, head, revisions)))
    sql.run(
      // what may be on its way is looked at, not hidden
      `UPDATE invoices SET deleted_at = :deletedAt WHERE id = :id AND deleted_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM attempts WHERE id = attempt_id AND state IN ('queued', 'sending', 'unknown'))`,
      { id, deletedAt },
    )
}

const isOfSameWords = (current: Current, head: InvoiceHead, revisions: RevisionHead[]): boolean =>
  head.revision === current.revision &&
  revisions.some(one => one.revision === current.revision && one.savedAt === current.savedAt)
