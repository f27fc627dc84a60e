import type { DatabaseSync } from 'node:sqlite'
import type { DocumentChanges } from '#contract/stored-data.ts'
import type { Row } from '../sqlite/sql.ts'

/**
 * Counts what happens to the documents of `before` if `after` replaces it. Documents that were or may have been
 * submitted live are kept in any case.
 * @param before the data of this computer
 * @param after data of any version
 */
export function compareDocuments(before: DatabaseSync, after: DatabaseSync): DocumentChanges {
  const billed = new Set(before.prepare(billedInvoices).all().map(idOf))
  const others = new Map(
    before
      .prepare(documents)
      .all()
      .map(row => [idOf(row), contentOf(row)]),
  )
  const changes: DocumentChanges = { added: 0, replaced: 0, removed: 0, unchanged: 0, kept: 0 }
  for (const row of after.prepare(documents).iterate()) {
    const id = idOf(row)
    const content = others.get(id)
    if (content === undefined) changes.added += 1
    else if (content === contentOf(row)) changes.unchanged += 1
    else changes[billed.has(id) ? 'kept' : 'replaced'] += 1
    others.delete(id)
  }
  for (const id of others.keys()) changes[billed.has(id) ? 'kept' : 'removed'] += 1
  return changes
}

const documents = `
  SELECT invoices.id, invoices.revision, saved_at, attempt_id, state FROM invoices
    LEFT JOIN revisions ON revisions.invoice_id = invoices.id AND revisions.revision = invoices.revision
    LEFT JOIN attempts ON attempts.id = attempt_id
    WHERE deleted_at IS NULL`

const billedInvoices = `
  SELECT DISTINCT invoice_id AS id FROM attempts WHERE mode = 'live' AND state IN ('sending', 'unknown', 'done')`

const idOf = ({ id }: Row): string => String(id)

/**
 * Equal for equal documents: the same content has the same revision and save time, and a submission changes the state.
 */
const contentOf = ({ revision, saved_at, attempt_id, state }: Row): string =>
  JSON.stringify(
    [revision, saved_at, attempt_id, state].map(value => (value === null ? null : String(value))),
  )
