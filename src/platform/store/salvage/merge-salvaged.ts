import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import { sha256Of } from '#node/sha256.ts'
import { refreshPaymentStatus } from '../invoices/payment-status.ts'
import { insertNumber } from '../outbox/taken-numbers.ts'
import { hasChecksumColumn } from '../schema/checksums.ts'
import { createSql, type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { insertRow, omittedRows, reserveNumber } from './insert-row.ts'
import { type MergeSource, mergeAttempts } from './merge-attempts.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { mergePayments } from './merge-payments.ts'
import { mergeRecords } from './merge-records.ts'
import { mergePeriods, mergeSchedules } from './merge-schedules.ts'
import { copyMissingAttempts, noteMissingAttempts } from './missing-attempts.ts'
import type { InvoiceHead } from './readable-drafts.ts'
import { hasTable, isId, isInstant } from './readable-rows.ts'

/** Data that is missing in the replacement, because it could not be read. */
export interface MissingData {
  /** Submissions may be missing. */
  submissions: boolean
  /**
   * Number of invoices whose newest content is missing; 0 if unknown, or if records or payments are missing; `null` if
   * none is missing.
   */
  drafts: number | null
}

export const allMissing: MissingData = { submissions: true, drafts: 0 }

/**
 * Merges what the copy lacks: everything from a damaged file, but only what was or may have been billed from a
 * deliberately replaced one.
 */
export function mergeSalvaged(copy: DatabaseSync, other: MergeSource): MissingData {
  const sql = createSql({ database: copy }, { beforeCommit: refreshPaymentStatus })

  return sql.transaction(() => {
    const { isWhole, added } = mergeAttempts(sql, other)
    const drafts = other.attempts === 'all' ? other.drafts.all() : headsOf(other, added)
    const unread = mergeDrafts(sql, other, drafts.heads)
    copyMissingAttempts(sql, other.database, row => exists(sql, 'invoices', row.invoice_id))
    if (!isWhole) noteMissingAttempts(sql, other.database)
    const areOthersRead = mergeOtherTables(sql, other)
    const isEverythingRead = areOthersRead && drafts.isWhole && unread === 0
    return { submissions: !isWhole, drafts: isEverythingRead ? null : unread }
  })
}

/**
 * Merges the tables other than invoices and attempts, after those.
 * @returns whether everything could be read
 */
export const mergeOtherTables = (sql: Sql, other: MergeSource): boolean =>
  [
    mergeTemplateFiles,
    mergeDeliveries,
    mergeEmails,
    mergeNumbers,
    mergeRecords,
    mergePayments,
    mergeSchedules,
    mergePeriods,
  ]
    .map(merge => merge(sql, other))
    .every(Boolean)

/** Merges the paths of delivered PDFs for attempts of the copy. */
const mergeDeliveries = (sql: Sql, other: MergeSource): boolean =>
  each(sql, other, 'deliveries', row => {
    if (row.is_intact !== 1 && hasChecksumColumn(other.database, 'deliveries')) return false
    if (!deliverySchema.safeParse(parseJsonOrUndefined(textOf(row, 'delivery'))).success) return false
    if (exists(sql, 'attempts', row.attempt_id)) insertRow(sql, 'deliveries', row)
    return true
  })

/** Merges which attempts of the copy were e-mailed. */
const mergeEmails = (sql: Sql, other: MergeSource): boolean =>
  !hasTable(other.database, 'emails') ||
  each(sql, other, 'emails', row => {
    if (row.is_intact !== 1 || !isInstant(row.emailed_at)) return false
    if (exists(sql, 'attempts', row.attempt_id)) insertRow(sql, 'emails', row)
    return true
  })

/** Merges the submitted files of custom templates for attempts of the copy. */
const mergeTemplateFiles = (sql: Sql, other: MergeSource): boolean =>
  !hasTable(other.database, 'template_files') ||
  each(sql, other, 'template_files', row => {
    if (sha256Of(textOf(row, 'content')) !== row.sha256) return false
    const isUsed = sql.row('SELECT 1 FROM attempts WHERE template_sha256 = :sha256', { sha256: row.sha256 })
    if (isUsed) insertRow(sql, 'template_files', row)
    return true
  })

/** Merges the numbers taken by live submissions. */
const mergeNumbers = (sql: Sql, other: MergeSource): boolean =>
  each(sql, other, 'numbers', row => {
    const [invoice_number, invoiceId] = [textOf(row, 'invoice_number'), textOf(row, 'invoice_id')]
    if (!isId(invoiceId) || !isInstant(row.taken_at)) return false
    if (!exists(sql, 'invoices', invoiceId)) reserveNumber(sql, invoiceId, invoice_number)
    insertNumber(sql, { invoice_number, invoiceId, takenAt: row.taken_at })
    return true
  })

const each = (sql: Sql, { database }: MergeSource, table: string, merge: (row: Row) => boolean): boolean =>
  omittedRows(sql, database, table, merge) === 0

/** Before version 0.2, deliveries were stored with their texts. */
const deliverySchema = z.union([
  z.object({ state: z.literal('fetching') }),
  z.object({
    state: z.literal('kept'),
    path: z.string().max(4000),
    bytes: z.int().min(0),
    sha256: z.string().optional(),
    matchesPreview: z.boolean().nullable(),
    findings: z.array(z.looseObject({})).optional(),
  }),
  z.object({
    state: z.literal('failed'),
    message: z.union([z.string(), z.object({ code: z.string() })]),
  }),
])

export const exists = (sql: Sql, table: 'attempts' | 'invoices', id: Row[string] | undefined): boolean =>
  sql.row(`SELECT 1 FROM ${table} WHERE id = :id`, { id: String(id) }) !== undefined

const headsOf = ({ drafts }: MergeSource, ids: ReadonlySet<string>) => ({
  heads: new Map([...ids].map((id): [string, InvoiceHead | undefined] => [id, drafts.head(id)])),
  isWhole: true,
})
