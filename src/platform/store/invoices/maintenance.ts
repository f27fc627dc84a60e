import { updateChecksumsStatement } from '../schema/checksums.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'
import type { Revisions } from './revisions.ts'
import { indexSome } from './search-index.ts'

/** Limits of one transaction, which then blocks the thread for only some milliseconds. */
const charactersPerRun = 32_000
const invoicesPerRun = 100

/**
 * Does part of the deferred maintenance in one short transaction: search index and revision retention. Each save queues
 * its invoice in `untidy` in the same commit. The entry is removed together with the last part of the work, so a crash
 * loses nothing.
 * @returns `false` if nothing is left
 */
export function runMaintenance(sql: Sql, revisions: Revisions): boolean {
  if (!isAnyPending(sql)) return false
  return sql.transaction(() => {
    const marked = sql.rows(
      `SELECT untidy.search_id, id FROM untidy LEFT JOIN invoices USING (search_id)
         ORDER BY untidy.search_id DESC LIMIT ${invoicesPerRun}`,
    )
    let budget = charactersPerRun
    for (const { search_id, id } of marked) {
      const searchId = Number(search_id)
      const { indexed, isDone } = indexSome(sql, searchId, budget)
      if (!isDone) return true
      if (typeof id === 'string') revisions.applyRetention(id)
      sql.run('DELETE FROM untidy WHERE search_id = :searchId', { searchId })
      budget -= indexed
      if (budget <= 0) break
    }
    return isAnyPending(sql)
  })
}

const isAnyPending = (sql: Sql): boolean => sql.row('SELECT 1 FROM untidy LIMIT 1') !== undefined

/**
 * Purges the content of invoices that were deleted before `before` and never sent.
 * @returns the number of purged invoices
 */
export function forgetDeleted(sql: Sql, revisions: Revisions, before: string): number {
  return sql.transaction(() => {
    const forgotten = sql.rows(
      `SELECT id FROM invoices WHERE deleted_at < :before AND search_text <> ''
         AND id NOT IN (SELECT invoice_id FROM attempts)`,
      { before },
    )
    for (const row of forgotten) {
      const id = textOf(row, 'id')
      revisions.removeAll(id)
      sql.run(
        `UPDATE invoices SET customer = '', customer_key = '', customer_sort = '', customer_id = NULL, payable = NULL,
           issue_date = '', due_date = '', sums = NULL, search_text = '' WHERE id = :id`,
        { id },
      )
      sql.run(updateChecksumsStatement('invoices', 'id = :id'), { id })
    }
    if (forgotten.length > 0)
      sql.run('DELETE FROM logos WHERE sha256 NOT IN (SELECT logo FROM revisions WHERE logo IS NOT NULL)')
    return forgotten.length
  })
}
