import { randomUUID } from 'node:crypto'
import type { StoredPayment } from '#app/ports/payments.ts'
import type { Store } from '#app/ports/store.ts'
import type { Decimal } from '#core/money/decimal.ts'

/** Records a payment, or changes the one with this id. */
export function writePaymentOf(
  store: Store,
  invoiceId: string,
  amount: string,
  more: Partial<Omit<StoredPayment, 'amount' | 'revision'>> = {},
): string {
  const id = more.id ?? randomUUID()
  const before = store.payments.find(id) ?? null
  const at = '2026-11-21T14:00:00.000Z'
  const after = {
    invoiceId,
    updatedAt: at,
    paidOn: '2026-11-21',
    note: '',
    createdAt: at,
    removedAt: null,
    ...more,
    id,
    amount: amount as Decimal,
  }
  if (!store.payments.apply([{ before, after }])) throw new Error('The payment was changed elsewhere')
  return id
}

export const amountsIn = (store: Store, invoiceId: string): string[] =>
  store.payments.ofInvoice(invoiceId).map(({ amount }) => amount)
