import type { ListQuery } from '#app/ports.ts'
import { intactExpression } from '../schema/checksums.ts'
import type { Row, Sql } from '../sqlite/sql.ts'

/** The index is a trigram index. */
const minSearchLength = 3
/**
 * Up to this many matches are sorted; with more of them, scanning the list in order finds the next page
 * sooner.
 */
const maxSortedMatches = 2000
/** Invoices that are not indexed yet are scanned. */
const maxUnindexed = 200

const columns = `SELECT invoices.*, attempts.state, attempts.mode, ${intactExpression('invoices')} AS is_intact FROM invoices
  LEFT JOIN attempts ON attempts.id = invoices.attempt_id
  WHERE deleted_at IS NULL`
const afterCursor = `(updated_at, invoices.rowid) < (:updatedAt, (SELECT rowid FROM invoices WHERE id = :id))`
const inOrder = 'ORDER BY updated_at DESC, invoices.rowid DESC LIMIT :limit'

/**
 * Lists invoices by latest change, starting after a row. The time does not grow with the number of invoices.
 */
export function listInvoices(sql: Sql, { search, after, limit }: ListQuery): Row[] {
  const cursor = after === undefined ? '' : `AND ${afterCursor}`
  const values = { limit, ...after }
  if (search === '') return sql.rows(`${columns} ${cursor} ${inOrder}`, values)

  const match = `"${search.replaceAll('"', '""')}"`
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isSelective =
    [...search].length >= minSearchLength &&
    countUnindexed(sql) <= maxUnindexed &&
    countMatches(sql, match) <= maxSortedMatches
  if (isSelective)
    return sql.rows(
      `${columns} AND search_id IN (
           SELECT rowid >> 20 FROM invoice_search WHERE invoice_search MATCH :match
             AND rowid >> 20 NOT IN (SELECT search_id FROM untidy)
           UNION SELECT search_id FROM untidy JOIN invoices AS new USING (search_id)
             WHERE new.search_text LIKE :pattern ESCAPE '\\')
         ${cursor} ORDER BY +updated_at DESC, invoices.rowid DESC LIMIT :limit`,
      { ...values, match, pattern },
    )
  return sql.rows(`${columns} AND search_text LIKE :pattern ESCAPE '\\' ${cursor} ${inOrder}`, {
    ...values,
    pattern,
  })
}

export const findListRow = (sql: Sql, id: string): Row | undefined =>
  sql.row(`${columns} AND invoices.id = :id`, { id })

function countUnindexed(sql: Sql): number {
  return Number(
    sql.row(`SELECT count(*) AS found FROM (SELECT 1 FROM untidy LIMIT ${maxUnindexed + 1})`)?.found,
  )
}

function countMatches(sql: Sql, match: string): number {
  const row = sql.row(
    `SELECT count(*) AS found FROM
       (SELECT rowid FROM invoice_search WHERE invoice_search MATCH :match LIMIT ${maxSortedMatches + 1})`,
    { match },
  )
  return Number(row?.found)
}
