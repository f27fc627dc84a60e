import type { DocumentType } from '#core/document-type.ts'
import { type StatusFacts, standingOf } from '#core/invoice/document-status.ts'
import type { InvoiceState } from '#core/invoice/invoice-state.ts'
import { Exact } from '#core/invoice/line-net.ts'
import type { KeyKind } from '#core/key.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { clearChecksumIfIntact, updateChecksumsStatement } from '../schema/checksums.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'

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
  const { phase, deadline, paid, credited } = standingOf(factsOf(sql, row))
  sql.run(
    `UPDATE invoices SET phase = :phase, deadline = :deadline, paid = :paid, credited = :credited,
       settled_on = :settledOn, ${clearChecksumIfIntact('invoices')}
       WHERE id = :id AND (phase, deadline, paid, credited, settled_on)
         IS NOT (:phase, :deadline, :paid, :credited, :settledOn)`,
    { id, phase, deadline: deadline ?? '', paid, credited, settledOn: settledOn(sql, id) },
  )
  sql.run(updateChecksumsStatement('invoices', 'id = :id AND checksum IS NULL'), { id })
}

/**
 * Date of the only payment, if it is the whole amount with tax: reports sum such invoices without their payments. 'parts'
 * for other payments, '' for none.
 */
function settledOn(sql: Sql, id: string): string {
  const payments = sql.rows(
    `SELECT paid_on, amount, sums ->> '$.gross' AS gross FROM payments JOIN invoices ON invoices.id = invoice_id
       WHERE invoice_id = :id AND removed_at IS NULL`,
    { id },
  )
  const [payment] = payments
  if (!payment) return ''
  if (payments.length > 1 || payment.gross === null) return 'parts'
  return new Exact(textOf(payment, 'amount')).eq(textOf(payment, 'gross'))
    ? textOf(payment, 'paid_on')
    : 'parts'
}

const standingColumns = `
  SELECT invoices.id, type, state, mode, invoices.currency, invoices.payable, due_date, credits_id, accepted_at
    FROM invoices LEFT JOIN attempts ON attempts.id = attempt_id`

function factsOf(sql: Sql, row: Row): StatusFacts {
  const id = textOf(row, 'id')
  const amounts = (text: string) => sql.rows(text, { id }).map(({ amount }) => amount as Decimal)
  return {
    ...submissionFactsOf(row),
    dueDate: textOf(row, 'due_date') || null,
    payments: amounts('SELECT amount FROM payments WHERE invoice_id = :id AND removed_at IS NULL'),
    credits: amounts(
      `SELECT invoices.payable AS amount FROM invoices JOIN attempts ON attempts.id = attempt_id
         WHERE credits_id = :id AND type = 'credit_note' AND deleted_at IS NULL AND state = 'done' AND mode = 'live'
           AND invoices.payable IS NOT NULL`,
    ),
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
