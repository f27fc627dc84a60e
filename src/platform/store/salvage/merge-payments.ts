import { minorUnits } from '#core/money/currency.ts'
import { isZero, parseDecimal } from '#core/money/decimal.ts'
import { fitToCurrency } from '#core/money/minor-units.ts'
import { isCalendarDate } from '#core/text/calendar-date.ts'
import { paymentOf, writePayment } from '../invoices/payment-row.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { isNewerRevision, omittedRows } from './insert-row.ts'
import type { MergeSource } from './merge-attempts.ts'
import { hasHead, hasTable, isId, isInstant, isInstantOrNull } from './readable-rows.ts'

/**
 * Merges payments of the source that the copy lacks or has in an older state, including removed ones. Also merges from
 * deliberately replaced data, because payments belong to invoices that were billed.
 * @returns whether everything could be read
 */
export function mergePayments(sql: Sql, { database, isLater }: MergeSource): boolean {
  const mergeRow = (row: Row) => isValid(row) && merge(sql, row, isLater)
  return !hasTable(database, 'payments') || omittedRows(sql, database, 'payments', mergeRow) === 0
}

/** @returns `false` if its invoice is missing, or the value is not an amount in the currency of the invoice */
function merge(sql: Sql, row: Row, isLater: boolean): boolean {
  const invoice = sql.row('SELECT currency FROM invoices WHERE id = :id', { id: textOf(row, 'invoice_id') })
  if (!invoice) return false
  const [text, currency] = [textOf(row, 'amount'), textOf(invoice, 'currency')]
  const fitted = fitToCurrency(text, currency)
  if (fitted === undefined || isZero(fitted)) return false
  // The currency is unknown if the content of the invoice is missing.
  const amount = minorUnits(currency) === undefined ? (parseDecimal(text) ?? fitted) : fitted
  if (isNewerRevision(sql, 'payments', row, isLater)) writePayment(sql, paymentOf(row, amount))
  return true
}

const isValid = (row: Row): boolean =>
  row.is_intact === 1 &&
  hasHead(row) &&
  isId(row.invoice_id) &&
  isInstant(row.created_at) &&
  isInstantOrNull(row.removed_at) &&
  isCalendarDate(String(row.paid_on))
