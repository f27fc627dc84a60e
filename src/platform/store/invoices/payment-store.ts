import type { PaymentStep, PaymentStore, StoredPayment } from '#app/ports/payments.ts'
import type { SettingStore } from '#app/ports/store.ts'
import { intactExpression } from '../schema/checksums.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { paymentAmount, paymentOf, writePayment } from './payment-row.ts'

const select = `SELECT *, ${intactExpression('payments')} AS is_intact,
  (SELECT currency FROM invoices WHERE invoices.id = invoice_id) AS currency FROM payments`

/** Name of the setting with the `updated_at` of an unfinished change's payments; `null` without one. */
const unfinishedChange = 'unfinished-payment-change'

export function createPaymentStore(sql: Sql, settings: SettingStore): PaymentStore {
  /** Refuses a row with a wrong checksum, because a changed digit is a changed amount. */
  function intactOf(row: Row): StoredPayment | [] {
    if (row.is_intact !== 1) throw sql.reportDamage()
    const amount = paymentAmount(row, textOf(row, 'currency'))
    return amount === undefined ? [] : paymentOf(row, amount)
  }

  function find(id: string): StoredPayment | undefined {
    return sql.rows(`${select} WHERE id = :id`, { id }).flatMap(intactOf)[0]
  }

  return {
    find,

    ofInvoice: invoiceId =>
      sql
        .rows(
          `${select} WHERE invoice_id = :invoiceId AND removed_at IS NULL ORDER BY paid_on, created_at, rowid`,
          { invoiceId },
        )
        .flatMap(intactOf),

    apply: (steps, part) =>
      sql.transaction(() => {
        const current = steps.map(({ after }) => find(after.id))
        if (steps.some(({ before }, index) => !isSame(before, current[index]))) return false
        for (const [index, { after }] of steps.entries())
          writePayment(sql, { ...after, revision: (current[index]?.revision ?? 0) + 1 })
        if (part) settings.save(unfinishedChange, part.isLast ? null : part.at)
        return true
      }),

    unfinished(limit) {
      const at = settings.read(unfinishedChange)
      if (typeof at !== 'string') return []
      const payments = sql
        .rows(`${select} WHERE updated_at = :at LIMIT :limit`, { at, limit })
        .flatMap(intactOf)
      if (payments.length === 0) settings.save(unfinishedChange, null)
      return payments
    },
  }
}

/**
 * Compares the content without the revision, so that several changes of a payment can be undone one after the other.
 */
function isSame(one: PaymentStep['before'], other: StoredPayment | undefined): boolean {
  if (one === null || other === undefined) return one === null && other === undefined
  return (
    one.paidOn === other.paidOn &&
    one.amount === other.amount &&
    one.note === other.note &&
    (one.removedAt === null) === (other.removedAt === null)
  )
}
