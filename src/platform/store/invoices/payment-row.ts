import type { StoredPayment } from '#app/ports/payments.ts'
import { type Decimal, parseDecimal } from '#core/money/decimal.ts'
import { updateChecksumsStatement } from '../schema/checksums.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'

/** No validation: the caller has checked the checksum, or parses what it reads. */
export const paymentOf = (row: Row): StoredPayment => ({
  id: textOf(row, 'id'),
  invoiceId: textOf(row, 'invoice_id'),
  revision: Number(row.revision),
  updatedAt: textOf(row, 'updated_at'),
  paidOn: textOf(row, 'paid_on'),
  amount: paymentAmount(row),
  note: textOf(row, 'note'),
  createdAt: textOf(row, 'created_at'),
  removedAt: textOrNull(row, 'removed_at'),
})

/** Earlier versions stored the amount as it was sent, such as `1e3` or `-0`. */
export const paymentAmount = (row: Row): Decimal => {
  const text = textOf(row, 'amount')
  return parseDecimal(text) ?? (text as Decimal)
}

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
