import { writeChecksums } from '../schema/checksums.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'
import type { Revisions } from './revisions.ts'
import { indexSome } from './search-index.ts'

/** Characters to index and invoices of one transaction: some milliseconds of a thread that has other things to do. */
const atOnce = 32_000
const mostInvoices = 100

/**
 * A little of what saves left for later, in one short transaction; `false`: nothing is left. Each save marks its invoice in the same
 * commit, and the mark goes with the last of the work, so a program that is killed in between goes on with it.
 */
export function tidySome(sql: Sql, revisions: Revisions): boolean {
  if (!isAnyMarked(sql)) return false
  return sql.transaction(() => {
    const marked = sql.rows(
      `SELECT untidy.search_id, id FROM untidy LEFT JOIN invoices USING (search_id)
         ORDER BY untidy.search_id DESC LIMIT ${mostInvoices}`,
    )
    let room = atOnce
    for (const { search_id, id } of marked) {
      const searchId = Number(search_id)
      const { indexed, isDone } = indexSome(sql, searchId, room)
      if (!isDone) return true
      if (typeof id === 'string') revisions.forgetSome(id)
      sql.run('DELETE FROM untidy WHERE search_id = :searchId', { searchId })
      room -= indexed
      if (room <= 0) break
    }
    return isAnyMarked(sql)
  })
}

const isAnyMarked = (sql: Sql): boolean => sql.row('SELECT 1 FROM untidy LIMIT 1') !== undefined

/**
 * What was deleted before then and never left this computer loses its words for good. Its number stays, so that it
 * is not given again. Answers how many there were.
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
      revisions.forgetAll(id)
      sql.run(`UPDATE invoices SET customer = '', payable = NULL, search_text = '' WHERE id = :id`, { id })
      sql.run(writeChecksums('invoices', 'id = :id'), { id })
    }
    if (forgotten.length > 0)
      sql.run('DELETE FROM logos WHERE sha256 NOT IN (SELECT logo FROM revisions WHERE logo IS NOT NULL)')
    return forgotten.length
  })
}
