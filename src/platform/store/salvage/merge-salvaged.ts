import type { DatabaseSync } from 'node:sqlite'
import { insertNumber } from '../outbox/taken-numbers.ts'
import { hasChecksums } from '../schema/checksums.ts'
import { createSql, type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { apart, insertRow, keepNumber } from './insert-row.ts'
import { mergeAttempts, type OtherFile } from './merge-attempts.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { keepMissingAttempts, noteMissingAttempts } from './missing-attempts.ts'
import type { InvoiceHead } from './readable-drafts.ts'
import { readableRow, readableRows } from './readable-rows.ts'

/** What a copy of the data does not have, because the other file could not be read there. */
export interface Missing {
  /** something that was sent may be missing */
  submissions: boolean
  /** of so many invoices the newest words; 0: nobody can count them; `null`: none */
  drafts: number | null
}

export const everythingMissing: Missing = { submissions: true, drafts: 0 }

/**
 * What another data file knows and a copy does not, brought into the copy. Of a damaged file that is all that was sent and written;
 * of one that is replaced on purpose, only what was billed or may have been.
 */
export function bringIn(copy: DatabaseSync, other: OtherFile): Missing {
  const sql = createSql({ database: copy })

  function each({ database }: OtherFile, table: string, bring: (row: Row) => void): void {
    for (const { at } of readableRows(database, table, '1').rows) {
      const row = readableRow(database, table, at)
      if (row) apart(sql, () => bring(row))
    }
  }

  return sql.transaction(() => {
    const { isWhole, added } = mergeAttempts(sql, other)
    const drafts = other.attempts === 'all' ? other.drafts.all() : headsOf(other, added)
    const unread = mergeDrafts(sql, other, drafts.heads)
    each(other, 'deliveries', row => {
      if (isThere(sql, 'attempts', row.attempt_id)) insertRow(sql, 'deliveries', row)
    })
    each(other, 'numbers', row => {
      const [invoice_number, invoiceId] = [textOf(row, 'invoice_number'), textOf(row, 'invoice_id')]
      if (!isThere(sql, 'invoices', invoiceId)) keepNumber(sql, invoiceId, invoice_number)
      insertNumber(sql, { invoice_number, invoiceId, takenAt: textOf(row, 'taken_at') })
    })
    keepMissingAttempts(sql, other.database, row => isThere(sql, 'invoices', row.invoice_id))
    if (!isWhole) noteMissingAttempts(sql, other.database)
    // older versions remembered services on a weaker proof
    each(other, 'idempotent_services', row => {
      if (hasChecksums(other.database, 'attempts')) insertRow(sql, 'idempotent_services', row)
    })
    return { submissions: !isWhole, drafts: drafts.isWhole && unread === 0 ? null : unread }
  })
}

const isThere = (sql: Sql, table: 'attempts' | 'invoices', id: Row[string] | undefined): boolean =>
  sql.row(`SELECT 1 FROM ${table} WHERE id = :id`, { id: String(id) }) !== undefined

const headsOf = ({ drafts }: OtherFile, ids: ReadonlySet<string>) => ({
  heads: new Map([...ids].map((id): [string, InvoiceHead | undefined] => [id, drafts.head(id)])),
  isWhole: true,
})
