import type { InvoiceSummary } from '#contract/invoice-list.ts'
import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import type { PaymentView } from '#contract/payments.ts'
import type { Decimal } from '#core/money/decimal.ts'

type Operations = Pick<
  DesktopApi,
  | 'invoicePayments'
  | 'recordPayments'
  | 'changePayment'
  | 'removePayment'
  | 'markPaid'
  | 'movePaymentToCorrection'
  | 'undoPaymentChange'
>

interface StoredPayment extends PaymentView {
  invoiceId: string
}

/** Payments of the in-memory host. */
export function createMemoryPayments(rowOf: (id: string) => InvoiceSummary | undefined) {
  let payments: readonly StoredPayment[] = []
  const changes = new Map<string, readonly StoredPayment[]>()
  let last = 0
  const nextId = () => `00000000-0000-4000-9000-${String(++last).padStart(12, '0')}`

  const change = (next: readonly StoredPayment[], paymentIds: string[]) => {
    const changeId = nextId()
    changes.set(changeId, payments)
    payments = next
    return { ok: true, value: { changeId, paymentIds } } as const
  }
  const add = (added: Omit<StoredPayment, 'id' | 'revision'>[]) => {
    const complete = added.map(each => ({ ...each, id: nextId(), revision: 1 }))
    const ids = complete.map(({ id }) => id)
    return change([...payments, ...complete], ids)
  }
  const paymentsOf = (id: string) => payments.filter(({ invoiceId }) => invoiceId === id)

  const operations: Operations = {
    async invoicePayments({ id }) {
      const row = rowOf(id)
      if (!row) throw new Error('no such invoice')
      const { currency, payable, paid, credited, outstanding } = row
      const value = { invoiceId: id, currency, payable, paid, credited, outstanding }
      return { ok: true, value: { ...value, payments: paymentsOf(id), correction: null } }
    },
    recordPayments: async given =>
      add(
        given.payments.map(({ note = '', ...each }) => ({ ...each, note, amount: each.amount as Decimal })),
      ),
    changePayment: async ({ id, date, note, ...given }) => {
      const amount = given.amount as Decimal
      const next = payments.map(each => (each.id === id ? { ...each, date, amount, note } : each))
      return change(next, [id])
    },
    removePayment: async ({ id }) => {
      const next = payments.filter(each => each.id !== id)
      return change(next, [id])
    },
    async markPaid({ ids, date }) {
      const owed = (id: string) => rowOf(id)?.outstanding ?? ('0' as Decimal)
      const owing = ids.filter(id => Number(owed(id)) > 0)
      const added = owing.map(invoiceId => ({ invoiceId, date, amount: owed(invoiceId), note: '' }))
      const reason = { code: 'foreign_text', params: { text: 'owes nothing' } } as const
      const skipped = ids.filter(id => !owing.includes(id)).map(id => ({ id, reason }))
      return { ok: true, value: { change: owing.length === 0 ? null : add(added).value, skipped } }
    },
    // Nothing is credited or corrected in this host.
    movePaymentToCorrection: async () => {
      throw new Error('there is no correction')
    },
    undoPaymentChange: async ({ changeId }) => change(changes.get(changeId) ?? payments, []),
  }
  return { operations, paymentsOf }
}
