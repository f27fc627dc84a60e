import type { DatabaseSync } from 'node:sqlite'
import type { DocumentType } from '#core/document-type.ts'
import type { InvoiceSums } from '#core/draft/invoice-columns.ts'
import {
  type DocumentPhase,
  type InvoiceState,
  outstandingOf,
  paymentStatusOf,
  type StatusFacts,
} from '#core/invoice/document-status.ts'
import { Exact } from '#core/invoice/line-net.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { type Settlement, settlementDatesOf } from '#core/report/settlements.ts'
import type { Mode } from '#core/text/key.ts'
import { clearChecksumIfIntact, updateChecksumsStatement } from '../schema/checksums.ts'
import { createSql, type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { damagedRowError } from '../sqlite/store-errors.ts'
import { refreshFigures } from './issued-figures.ts'
import { settlementsIn } from './payment-row.ts'

/**
 * Derives figures, phase, deadline and payment sums of the invoices that triggers have queued in `stale_standings`. Runs
 * before each commit, so that these columns always agree with the submissions, payments and credit notes in the file.
 */
export function refreshPaymentStatus(sql: Sql): void {
  const stale = staleIds(sql)
  if (stale.length === 0) return
  for (const id of stale) refreshFigures(sql, id)
  // The first loop may have queued invoices of credit notes whose figures changed.
  for (const id of staleIds(sql)) refresh(sql, id)
  sql.run('DELETE FROM stale_standings')
}

/** Refreshes rows that a migration or another program has queued. */
export function refreshQueuedPaymentStatus(database: DatabaseSync): void {
  const sql = createSql({ database }, { beforeCommit: refreshPaymentStatus })
  if (staleIds(sql).length > 0) sql.transaction(() => {})
}

const staleIds = (sql: Sql): string[] =>
  sql.rows('SELECT invoice_id AS id FROM stale_standings').map(row => textOf(row, 'id'))

function refresh(sql: Sql, id: string): void {
  const row = sql.row(`${statusColumns} WHERE invoices.id = :id`, { id })
  if (!row) return
  const payments = paymentsOf(sql, id, textOf(row, 'currency'))
  const facts = factsOf(sql, row, payments)
  const { phase, deadline, paid, credited, outstanding } = derive(facts)
  const derived = {
    phase,
    deadline: deadline ?? '',
    paid,
    credited,
    outstanding,
    is_owed: facts.type === 'invoice' && outstanding !== null && new Exact(outstanding).gt(0) ? 1 : 0,
    is_paid: new Exact(paid).eq(0) ? 0 : 1,
    ...settlementDates(row, phase, payments),
  }
  sql.run(update, { id, ...derived })
  sql.run(updateChecksumsStatement('invoices', 'id = :id AND checksum IS NULL'), { id })
}

/** @throws AppError store_unavailable if a value of the row is not an amount */
function derive(facts: StatusFacts) {
  try {
    const paymentStatus = paymentStatusOf(facts)
    return { ...paymentStatus, outstanding: outstandingOf(facts, paymentStatus) }
  } catch (cause) {
    throw damagedRowError(cause)
  }
}

const derivedColumns = [
  'phase',
  'deadline',
  'paid',
  'credited',
  'outstanding',
  'is_owed',
  'is_paid',
  'settled_on',
  'first_paid_on',
  'last_paid_on',
] as const

const update = `UPDATE invoices SET ${derivedColumns.map(column => `${column} = :${column}`).join(', ')},
  ${clearChecksumIfIntact('invoices')}
  WHERE id = :id AND (${derivedColumns.join(', ')}) IS NOT (${derivedColumns.map(column => `:${column}`).join(', ')})`

const paymentsOf = (sql: Sql, id: string, currency: string): Settlement[] =>
  settlementsIn(
    sql.rows(
      'SELECT paid_on, amount FROM payments WHERE invoice_id = :id AND removed_at IS NULL ORDER BY paid_on',
      { id },
    ),
    currency,
  )

/** Phases of documents that count in reports. */
const reportedPhases: readonly DocumentPhase[] = ['issued', 'partly_paid', 'paid', 'credited']

function settlementDates(
  row: Row,
  phase: DocumentPhase,
  payments: readonly Settlement[],
): { settled_on: string; first_paid_on: string; last_paid_on: string } {
  const sums = textOrNull(row, 'sums')
  return settlementDatesOf(
    reportedPhases.includes(phase) && sums !== null
      ? {
          type: textOf(row, 'type') as DocumentType,
          issueDate: textOf(row, 'issue_date'),
          sums: JSON.parse(sums) as InvoiceSums,
          payments,
        }
      : { payments },
  )
}

/** SQL: currency of the invoice that a credit note names. */
export const originalCurrency =
  '(SELECT currency FROM invoices AS original WHERE original.id = invoices.credits_id)'

const statusColumns = `
  SELECT invoices.id, type, state, mode, invoices.currency, invoices.payable, issue_date, due_date, credits_id, accepted_at, sums,
      ${originalCurrency} AS original_currency
    FROM invoices LEFT JOIN attempts ON attempts.id = attempt_id`

function factsOf(sql: Sql, row: Row, payments: readonly Settlement[]): StatusFacts {
  const id = textOf(row, 'id')
  const credits = sql.rows(
    `SELECT invoices.currency, invoices.payable AS amount FROM invoices JOIN attempts ON attempts.id = attempt_id
       WHERE credits_id = :id AND type = 'credit_note' AND deleted_at IS NULL AND state = 'done' AND mode = 'live'
         AND invoices.payable IS NOT NULL`,
    { id },
  )
  return {
    ...submissionFactsOf(row),
    dueDate: textOf(row, 'due_date') || null,
    payments: payments.map(({ amount }) => amount),
    credits: credits.map(credit => ({
      currency: textOf(credit, 'currency'),
      amount: textOf(credit, 'amount') as Decimal,
    })),
    isAccepted: row.accepted_at !== null,
    isInvoiced:
      sql.row('SELECT 1 FROM invoices WHERE created_from = :id AND deleted_at IS NULL', { id }) !== undefined,
  }
}

/** Facts from the row of an invoice, with {@link originalCurrency}, and from its submission. */
export const submissionFactsOf = (
  row: Row,
): Pick<StatusFacts, 'type' | 'state' | 'mode' | 'currency' | 'payable' | 'hasOriginal'> => ({
  type: textOf(row, 'type') as DocumentType,
  state: stateOf(row),
  mode: textOrNull(row, 'mode') as Mode | null,
  currency: textOf(row, 'currency'),
  payable: textOrNull(row, 'payable') as Decimal | null,
  hasOriginal:
    row.credits_id !== null && (row.original_currency === null || row.original_currency === row.currency),
})

const stateOf = ({ state }: Row): InvoiceState =>
  state === null || state === 'withdrawn' ? 'draft' : (state as InvoiceState)
