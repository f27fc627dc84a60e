import type { DatabaseSync } from 'node:sqlite'
import { refreshStandings } from '../invoices/standings.ts'
import { insertNumber } from '../outbox/taken-numbers.ts'
import { createSql, type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { inSavepoint, insertRow, reserveNumber } from './insert-row.ts'
import { type MergeSource, mergeAttempts } from './merge-attempts.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { mergePayments } from './merge-payments.ts'
import { mergeRecords } from './merge-records.ts'
import { mergePeriods, mergeSchedules } from './merge-schedules.ts'
import { copyMissingAttempts, noteMissingAttempts } from './missing-attempts.ts'
import type { InvoiceHead } from './readable-drafts.ts'
import { readableRow, readableRows } from './readable-rows.ts'

/** Data that the replacement lacks because it could not be read. */
export interface MissingData {
  /** Submissions may be missing. */
  submissions: boolean
  /** Number of invoices whose newest content is missing; 0: unknown, or records or payments are missing; `null`: none. */
  drafts: number | null
}

export const allMissing: MissingData = { submissions: true, drafts: 0 }

/**
 * Merges what the source knows and the copy lacks: everything from a damaged file, and only what was or may
 * have been billed from a file that is replaced deliberately.
 */
export function mergeSalvaged(copy: DatabaseSync, other: MergeSource): MissingData {
  const sql = createSql({ database: copy }, { beforeCommit: refreshStandings })

  function each({ database }: MergeSource, table: string, bring: (row: Row) => void): void {
    for (const { at } of readableRows(database, table, '1').rows) {
      const row = readableRow(database, table, at)
      if (row) inSavepoint(sql, () => bring(row))
    }
  }

  return sql.transaction(() => {
    const { isWhole, added } = mergeAttempts(sql, other)
    const drafts = other.attempts === 'all' ? other.drafts.all() : headsOf(other, added)
    const unread = mergeDrafts(sql, other, drafts.heads)
    each(other, 'deliveries', row => {
      if (exists(sql, 'attempts', row.attempt_id)) insertRow(sql, 'deliveries', row)
    })
    each(other, 'numbers', row => {
      const [invoice_number, invoiceId] = [textOf(row, 'invoice_number'), textOf(row, 'invoice_id')]
      if (!exists(sql, 'invoices', invoiceId)) reserveNumber(sql, invoiceId, invoice_number)
      insertNumber(sql, { invoice_number, invoiceId, takenAt: textOf(row, 'taken_at') })
    })
    copyMissingAttempts(sql, other.database, row => exists(sql, 'invoices', row.invoice_id))
    if (!isWhole) noteMissingAttempts(sql, other.database)
    const areRecordsRead = [mergeRecords, mergePayments, mergeSchedules].map(merge => merge(sql, other))
    mergePeriods(sql, other)
    const isEverythingRead = areRecordsRead.every(Boolean) && drafts.isWhole && unread === 0
    return { submissions: !isWhole, drafts: isEverythingRead ? null : unread }
  })
}

const exists = (sql: Sql, table: 'attempts' | 'invoices', id: Row[string] | undefined): boolean =>
  sql.row(`SELECT 1 FROM ${table} WHERE id = :id`, { id: String(id) }) !== undefined

const headsOf = ({ drafts }: MergeSource, ids: ReadonlySet<string>) => ({
  heads: new Map([...ids].map((id): [string, InvoiceHead | undefined] => [id, drafts.head(id)])),
  isWhole: true,
})
