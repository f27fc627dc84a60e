import type { DocumentType } from '#core/document-type.ts'
import { outstandingOf, type StatusFacts, standingOf } from '#core/invoice/document-status.ts'
import type { InvoiceState } from '#core/invoice/invoice-state.ts'
import { Exact } from '#core/invoice/line-net.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { KeyKind } from '#core/text/key.ts'
import { clearChecksumIfIntact, updateChecksumsStatement } from '../schema/checksums.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { paymentAmount } from './payment-row.ts'

/**
 * Derives phase, deadline and payment sums of the invoices that triggers have queued in `stale_standings`. Runs before
 * each commit, so that these columns always agree with the submissions, payments and credit notes in the file.
 */
export function refreshStandings(sql: Sql): void {
  const stale = sql.rows('SELECT invoice_id AS id FROM stale_standings')
  if (stale.length === 0) return
  for (const row of stale) refresh(sql, textOf(row, 'id'))
  sql.run('DELETE FROM stale_standings')
}

function refresh(sql: Sql, id: string): void {
  const row = sql.row(`${standingColumns} WHERE invoices.id = :id`, { id })
  if (!row) return
  const payments = paymentsOf(sql, id)
  const facts = factsOf(sql, row, payments)
  const standing = standingOf(facts)
  const { phase, deadline, paid, credited } = standing
  const outstanding = outstandingOf(facts, standing)
  const derived = {
    phase,
    deadline: deadline ?? '',
    paid,
    credited,
    outstanding,
    is_owed: facts.type === 'invoice' && outstanding !== null && new Exact(outstanding).gt(0) ? 1 : 0,
    is_paid: new Exact(paid).eq(0) ? 0 : 1,
    settled_on: settledOn(facts.type, textOrNull(row, 'gross'), payments),
    first_paid_on: payments[0]?.paidOn ?? '',
    last_paid_on: payments.at(-1)?.paidOn ?? '',
  }
  sql.run(update, { id, ...derived })
  sql.run(updateChecksumsStatement('invoices', 'id = :id AND checksum IS NULL'), { id })
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

interface PaymentFacts {
  paidOn: string
  amount: Decimal
}

/** By date. */
const paymentsOf = (sql: Sql, id: string): PaymentFacts[] =>
  sql
    .rows(
      'SELECT paid_on, amount FROM payments WHERE invoice_id = :id AND removed_at IS NULL ORDER BY paid_on',
      { id },
    )
    .map(row => ({ paidOn: textOf(row, 'paid_on'), amount: paymentAmount(row) }))

/**
 * Date of the only payment, if it is the whole amount with tax, or its refund: reports sum such documents without their
 * payments. 'parts' for other payments, '' for none.
 */
function settledOn(type: DocumentType, gross: string | null, payments: readonly PaymentFacts[]): string {
  const [payment] = payments
  if (!payment) return ''
  if (payments.length > 1 || gross === null) return 'parts'
  const whole = new Exact(gross).times(type === 'credit_note' ? -1 : 1)
  return whole.eq(payment.amount) ? payment.paidOn : 'parts'
}

const standingColumns = `
  SELECT invoices.id, type, state, mode, invoices.currency, invoices.payable, due_date, credits_id, accepted_at,
      sums ->> '$.gross' AS gross
    FROM invoices LEFT JOIN attempts ON attempts.id = attempt_id`

function factsOf(sql: Sql, row: Row, payments: readonly PaymentFacts[]): StatusFacts {
  const id = textOf(row, 'id')
  const credits = sql.rows(
    `SELECT invoices.payable AS amount FROM invoices JOIN attempts ON attempts.id = attempt_id
       WHERE credits_id = :id AND type = 'credit_note' AND deleted_at IS NULL AND state = 'done' AND mode = 'live'
         AND invoices.payable IS NOT NULL`,
    { id },
  )
  return {
    ...submissionFactsOf(row),
    dueDate: textOf(row, 'due_date') || null,
    payments: payments.map(({ amount }) => amount),
    credits: credits.map(({ amount }) => amount as Decimal),
    isAccepted: row.accepted_at !== null,
    isInvoiced:
      sql.row('SELECT 1 FROM invoices WHERE created_from = :id AND deleted_at IS NULL', { id }) !== undefined,
  }
}

/** Part of the facts that are in the row of an invoice and of its submission. */
export const submissionFactsOf = (
  row: Row,
): Pick<StatusFacts, 'type' | 'state' | 'mode' | 'currency' | 'payable' | 'hasOriginal'> => ({
  type: textOf(row, 'type') as DocumentType,
  state: stateOf(row),
  mode: textOrNull(row, 'mode') as KeyKind | null,
  currency: textOf(row, 'currency'),
  payable: textOrNull(row, 'payable') as Decimal | null,
  hasOriginal: row.credits_id !== null,
})

const stateOf = ({ state }: Row): InvoiceState =>
  state === null || state === 'withdrawn' ? 'draft' : (state as InvoiceState)
