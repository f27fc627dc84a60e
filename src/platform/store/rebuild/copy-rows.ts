import type { DatabaseSync } from 'node:sqlite'
import type { z } from 'zod'
import type { StoredConnection } from '#app/ports/store.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import { createConnectionStore, createSettingStore } from '../connections/connection-store.ts'
import { insertInvoice } from '../invoices/invoice-row.ts'
import { refreshPaymentStatus } from '../invoices/payment-status.ts'
import { createRevisions } from '../invoices/revisions.ts'
import { openStates } from '../outbox/attempt-journal.ts'
import { insertNumber } from '../outbox/taken-numbers.ts'
import { insertRow, omittedRows, reserveNumber } from '../salvage/insert-row.ts'
import { isUndoneMark, type MergeSource } from '../salvage/merge-attempts.ts'
import { linksOf, mergeLinks } from '../salvage/merge-links.ts'
import { exists, type MissingData, mergeOtherTables } from '../salvage/merge-salvaged.ts'
import { copyMissingAttempts, noteMissingAttempts } from '../salvage/missing-attempts.ts'
import { createReadableDrafts } from '../salvage/readable-drafts.ts'
import { createSql, type Row } from '../sqlite/sql.ts'
import { attemptRow, connectionRow, invoiceRow, settingRow, validSettings } from './valid-rows.ts'

/**
 * Copies the valid rows of all tables of the newest schema; rows with an impossible value or a wrong checksum are left
 * out. Another computer may have sent the waiting attempts, so the user settles them. Proofs of idempotency and the
 * journal position are not copied, because they belong to the computer that wrote them.
 * @param database read with `openUntrusted`
 * @param unknownProblem JSON problem for attempts that were waiting
 */
export function copyRows(database: DatabaseSync, target: DatabaseSync, unknownProblem: string): MissingData {
  const sql = createSql({ database: target }, { beforeCommit: refreshPaymentStatus })
  const drafts = createReadableDrafts(database)
  const source: MergeSource = {
    database,
    drafts,
    attempts: 'all',
    isLater: true,
    onProgress: () => undefined,
    unknownProblem,
  }
  /** decisive attempts by invoice */
  const decisive = new Map<string, string>()
  const searchIds = new Set<number>()
  let isWhole = true
  let omittedInvoices = 0

  function each<Parsed>(
    table: string,
    schema: z.ZodType<Parsed>,
    copy: (row: Parsed, raw: Row) => unknown,
  ): number {
    const omitted = omittedRows(sql, database, table, row => {
      const parsed = row.is_intact !== 0 ? schema.safeParse(row).data : undefined
      return parsed === undefined ? false : copy(parsed, row)
    })
    if (omitted > 0) isWhole = false
    return omitted
  }

  /** @returns `false` if the current content is missing */
  function copyInvoice(row: z.output<typeof invoiceRow>, raw: Row): boolean {
    const { id, invoice_number } = row
    const heads = drafts.revisionsOf(id)
    if (row.attempt_id !== null) decisive.set(id, row.attempt_id)
    const readable = heads.flatMap(({ revision, savedAt }) => {
      const found = drafts.read(id, revision)
      return found ? [{ revision, savedAt, ...found }] : []
    })
    if (readable.length < heads.length || readable.some(each => !each.isWhole)) isWhole = false
    const [newest] = readable
    const isFree = row.search_id !== null && !searchIds.has(row.search_id)
    if (row.search_id !== null) searchIds.add(row.search_id)
    const known = {
      updatedAt: row.updated_at,
      deletedAt: row.deleted_at,
      isSample: row.sample === 1,
      searchId: isFree ? row.search_id : null,
    }
    if (!newest) {
      const { revision, currency, type } = row
      reserveNumber(sql, id, invoice_number, { ...known, revision, currency, type })
      if (row.deleted_at === null || heads.length > 0) omittedInvoices += 1
      return true
    }
    insertInvoice(sql, {
      ...known,
      id,
      revision: newest.revision,
      customerId: null,
      columns: columnsOf(newest.draft),
    })
    const links = linksOf(raw)
    if (Object.entries(links).some(([column, value]) => value !== raw[column])) isWhole = false
    if (Object.values(links).some(link => link !== null)) mergeLinks(sql, id, links, 'replace')
    const revisions = createRevisions(sql)
    for (const { revision, savedAt, draft, since } of readable.reverse())
      revisions.insert(id, revision, savedAt, draft, since)
    if (newest.revision !== row.revision) omittedInvoices += 1
    return true
  }

  function copyAttempt(row: z.output<typeof attemptRow>): void {
    const isOpen = openStates.includes(row.state)
    const isNew = isOpen && (row.state !== 'unknown' || row.problem === null)
    insertRow(sql, 'attempts', {
      ...row,
      ...(isOpen && { state: 'unknown', in_doubt: 1 }),
      ...(isNew && { problem: unknownProblem }),
    })
    const { mode, invoice_id: invoiceId, invoice_number, created_at: takenAt } = row
    if (mode === 'live' && !isUndoneMark(row)) insertNumber(sql, { invoice_number, invoiceId, takenAt })
    // Even if the user settles this attempt as not created, another one may have billed the number.
    if (mode === 'live' && isOpen) insertRow(sql, 'attempts_missing', { invoice_id: invoiceId })
  }

  const connections = createConnectionStore(sql)
  const settings = createSettingStore(sql)

  function copySetting({ name, value }: z.output<typeof settingRow>): boolean {
    const parsed = parseJsonOrUndefined(value)
    if (parsed === undefined) return false
    settings.save(name, name === 'settings' ? validSettings(parsed) : parsed)
    return true
  }

  return sql.transaction(() => {
    const unreadRows = each('invoices', invoiceRow, copyInvoice)
    omittedInvoices += unreadRows
    const areAttemptsWhole = each('attempts', attemptRow, copyAttempt) === 0
    for (const [id, attempt] of decisive)
      sql.run(
        `UPDATE invoices SET attempt_id = :attempt
           WHERE id = :id AND EXISTS (SELECT 1 FROM attempts WHERE id = :attempt AND invoice_id = :id)`,
        { id, attempt },
      )
    sql.run(decideByBilled)
    each('connections', connectionRow, ({ id, name, base_url: baseUrl, request_fields: requestFields }) =>
      connections.save({ id, name, baseUrl, requestFields } as StoredConnection),
    )
    each('settings', settingRow, copySetting)
    const areMerged = mergeOtherTables(sql, source)
    copyMissingAttempts(sql, database, row => exists(sql, 'invoices', row.invoice_id))
    if (!areAttemptsWhole) noteMissingAttempts(sql)
    if (sql.run(removePaymentsOfUnbilled) > 0) isWhole = false
    const isEverythingRead = isWhole && areMerged && omittedInvoices === 0
    return { submissions: !areAttemptsWhole, drafts: isEverythingRead ? null : omittedInvoices }
  })
}

/** An invoice that was or may have been billed must not look unsent. */
const decideByBilled = `
  UPDATE invoices SET attempt_id = billed.id FROM (
      SELECT id, invoice_id, max(state = 'done') FROM attempts
        WHERE mode = 'live' AND state IN ('done', 'unknown') GROUP BY invoice_id
    ) AS billed
    WHERE attempt_id IS NULL AND invoices.id = billed.invoice_id`

/** Only billed invoices can have payments. Those of invoices whose submission could not be read stay. */
const removePaymentsOfUnbilled = `
  DELETE FROM payments WHERE invoice_id NOT IN (
    SELECT invoice_id FROM attempts WHERE mode = 'live' AND state IN ('done', 'unknown')
    UNION SELECT invoice_id FROM attempts_missing
    UNION SELECT invoice_id FROM numbers)`
