import type { ListQuery } from '#app/ports.ts'
import { isIntact } from '../schema/checksums.ts'
import type { Row, Sql } from '../sqlite/sql.ts'

/** The index knows letters by threes. */
const fewestLetters = 3
/** So many can be sorted at once; where more match, the next ones are found soon by walking the list. */
const mostSorted = 2000
/** The index does not know these yet, so they are read. */
const mostUntidy = 200

const columns = `SELECT invoices.*, attempts.state, attempts.mode, ${isIntact('invoices')} AS is_intact FROM invoices
  LEFT JOIN attempts ON attempts.id = invoices.attempt_id
  WHERE deleted_at IS NULL`
const afterCursor = `(updated_at, invoices.rowid) < (:updatedAt, (SELECT rowid FROM invoices WHERE id = :id))`
const inOrder = 'ORDER BY updated_at DESC, invoices.rowid DESC LIMIT :limit'

/** Newest change first, from after a row on; in time that does not grow with the number of invoices. */
export function listInvoices(sql: Sql, { search, after, limit }: ListQuery): Row[] {
  const cursor = after === undefined ? '' : `AND ${afterCursor}`
  const values = { limit, ...after }
  if (search === '') return sql.rows(`${columns} ${cursor} ${inOrder}`, values)

  const match = `"${search.replaceAll('"', '""')}"`
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isSelective =
    [...search].length >= fewestLetters &&
    countUntidy(sql) <= mostUntidy &&
    countMatches(sql, match) <= mostSorted
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

function countUntidy(sql: Sql): number {
  return Number(
    sql.row(`SELECT count(*) AS found FROM (SELECT 1 FROM untidy LIMIT ${mostUntidy + 1})`)?.found,
  )
}

function countMatches(sql: Sql, match: string): number {
  const row = sql.row(
    `SELECT count(*) AS found FROM
       (SELECT rowid FROM invoice_search WHERE invoice_search MATCH :match LIMIT ${mostSorted + 1})`,
    { match },
  )
  return Number(row?.found)
}
