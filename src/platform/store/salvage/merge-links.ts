import { clearChecksumIfIntact, updateChecksumsStatement } from '../schema/checksums.ts'
import type { Row, Sql } from '../sqlite/sql.ts'
import { isId, isInstant } from './readable-rows.ts'

/**
 * Columns of an invoice outside of its draft: links, and the acceptance of a quote. Schedule periods are merged after
 * all invoices (merge-schedules.ts).
 */
export interface InvoiceLinks {
  customer_id: string | null
  credits_id: string | null
  created_from: string | null
  accepted_at: string | null
}

/** Older files have only some of these columns; invalid values are read as no link. */
export function linksOf(row: Row): InvoiceLinks {
  const idIn = (column: string) => (isId(row[column]) ? String(row[column]) : null)
  return {
    customer_id: idIn('customer_id'),
    credits_id: idIn('credits_id'),
    created_from: idIn('created_from'),
    accepted_at: isInstant(row.accepted_at) ? row.accepted_at : null,
  }
}

const assignments = {
  /** the value of the copy has precedence */
  fill: (column: string) => `coalesce(${column}, :${column})`,
  /** the value of the source has precedence, unless it is empty */
  prefer: (column: string) => `coalesce(:${column}, ${column})`,
  replace: (column: string) => `:${column}`,
}

export function mergeLinks(sql: Sql, id: string, links: InvoiceLinks, how: keyof typeof assignments): void {
  const columns = Object.keys(links).map(column => `${column} = ${assignments[how](column)}`)
  sql.run(`UPDATE invoices SET ${columns.join(', ')}, ${clearChecksumIfIntact('invoices')} WHERE id = :id`, {
    id,
    ...links,
  })
  sql.run(updateChecksumsStatement('invoices', 'id = :id AND checksum IS NULL'), { id })
}
