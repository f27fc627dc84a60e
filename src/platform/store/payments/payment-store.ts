import type { PaymentStep, PaymentStore, StoredPayment } from '#app/ports/payments.ts'
import { intactExpression } from '../schema/checksums.ts'
import type { Row, Sql } from '../sqlite/sql.ts'
import { paymentOf, writePayment } from './payment-row.ts'

const select = `SELECT *, ${intactExpression('payments')} AS is_intact FROM payments`

export function createPaymentStore(sql: Sql): PaymentStore {
  /** A changed digit is a changed amount. */
  function intactOf(row: Row): StoredPayment {
    if (row.is_intact !== 1) throw sql.reportDamage()
    return paymentOf(row)
  }

  function find(id: string): StoredPayment | undefined {
    const row = sql.row(`${select} WHERE id = :id`, { id })
    return row && intactOf(row)
  }

  return {
    find,

    ofInvoice: invoiceId =>
      sql
        .rows(
          `${select} WHERE invoice_id = :invoiceId AND removed_at IS NULL ORDER BY paid_on, created_at, rowid`,
          { invoiceId },
        )
        .map(intactOf),

    apply: steps =>
      sql.transaction(() => {
        const current = steps.map(({ after }) => find(after.id))
        if (steps.some(({ before }, index) => !isSame(before, current[index]))) return false
        for (const [index, { after }] of steps.entries())
          writePayment(sql, { ...after, revision: (current[index]?.revision ?? 0) + 1 })
        return true
      }),
  }
}

/** Compares content and not revisions, so that several changes of a payment can be undone one after the other. */
function isSame(one: PaymentStep['before'], other: StoredPayment | undefined): boolean {
  if (one === null || other === undefined) return one === null && other === undefined
  return (
    one.paidOn === other.paidOn &&
    one.amount === other.amount &&
    one.note === other.note &&
    (one.removedAt === null) === (other.removedAt === null)
  )
}
