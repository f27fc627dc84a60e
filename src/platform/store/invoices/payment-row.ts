import type { StoredPayment } from '#app/ports/payments.ts'
import { type Decimal, isZero } from '#core/money/decimal.ts'
import { fitToCurrency } from '#core/money/minor-units.ts'
import type { Settlement } from '#core/report/settlements.ts'
import { updateChecksumsStatement } from '../schema/checksums.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { damagedRowError } from '../sqlite/store-errors.ts'

/** Other columns are not validated: the caller has verified the checksum, or parses them. */
export const paymentOf = (row: Row, amount: Decimal): StoredPayment => ({
  id: textOf(row, 'id'),
  invoiceId: textOf(row, 'invoice_id'),
  revision: Number(row.revision),
  updatedAt: textOf(row, 'updated_at'),
  paidOn: textOf(row, 'paid_on'),
  amount,
  note: textOf(row, 'note'),
  createdAt: textOf(row, 'created_at'),
  removedAt: textOrNull(row, 'removed_at'),
})

/**
 * Earlier versions stored the amount as sent, such as `1e3` or `-0`, and copied amounts that do not fit the currency.
 * @returns `undefined` for zero in this currency, which is no payment
 * @throws AppError store_unavailable if the value is not an amount
 */
export function paymentAmount(row: Row, currency: string): Decimal | undefined {
  const amount = fitToCurrency(textOf(row, 'amount'), currency)
  if (amount === undefined) throw damagedRowError()
  return isZero(amount) ? undefined : amount
}

/** @throws AppError store_unavailable if a value is not an amount */
export const settlementsIn = (rows: readonly Row[], currency: string): Settlement[] =>
  rows.flatMap(row => {
    const amount = paymentAmount(row, currency)
    return amount === undefined ? [] : { date: textOf(row, 'paid_on'), amount }
  })

/** Inserts a payment, or replaces its earlier state. */
export function writePayment(sql: Sql, payment: StoredPayment): void {
  sql.run(
    `INSERT INTO payments VALUES (:id, :invoiceId, :revision, :updatedAt, :paidOn, :amount, :note, :createdAt,
       :removedAt, NULL)
       ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, updated_at = excluded.updated_at,
         paid_on = excluded.paid_on, amount = excluded.amount, note = excluded.note,
         removed_at = excluded.removed_at, checksum = NULL`,
    { ...payment },
  )
  sql.run(updateChecksumsStatement('payments', 'id = :id'), { id: payment.id })
}
