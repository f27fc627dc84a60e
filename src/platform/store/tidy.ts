import type { Revisions } from './revisions.ts'
import { indexSome } from './search-index.ts'
import { type Sql, textOf } from './sql.ts'

/**
 * A little of what saves left for later, in one short transaction; `false`: nothing is left. Each save marks its invoice in the same
 * commit, and the mark goes with the last of the work, so a program that is killed in between goes on with it.
 */
export function tidyOne(sql: Sql, revisions: Revisions): boolean {
  return sql.transaction(() => {
    const marked = sql.row(
      'SELECT untidy.search_id, id FROM untidy LEFT JOIN invoices USING (search_id) ORDER BY untidy.search_id DESC LIMIT 1',
    )
    if (!marked) return false
    const searchId = Number(marked.search_id)
    if (indexSome(sql, searchId)) return true
    if (marked.id !== null) revisions.forgetSome(textOf(marked, 'id'))
    sql.run('DELETE FROM untidy WHERE search_id = :searchId', { searchId })
    return sql.row('SELECT 1 FROM untidy LIMIT 1') !== undefined
  })
}

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
    }
    if (forgotten.length > 0)
      sql.run('DELETE FROM logos WHERE sha256 NOT IN (SELECT logo FROM revisions WHERE logo IS NOT NULL)')
    return forgotten.length
  })
}
