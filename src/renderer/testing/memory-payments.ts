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
export function createMemoryPayments(
  rowOf: (id: string) => InvoiceSummary | undefined,
  /** reports the status of an invoice */
  announce: (id: string) => void,
) {
  let payments: readonly StoredPayment[] = []
  const changes = new Map<string, Record<'before' | 'after', readonly StoredPayment[]>>()
  let last = 0
  const nextId = () => `00000000-0000-4000-9000-${String(++last).padStart(12, '0')}`

  const change = (next: readonly StoredPayment[], paymentIds: string[]) => {
    const changeId = nextId()
    const before = payments.filter(each => !next.includes(each))
    const after = next.filter(each => !payments.includes(each))
    changes.set(changeId, { before, after })
    payments = next
    for (const id of new Set([...before, ...after].map(({ invoiceId }) => invoiceId))) announce(id)
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
      const shown = paymentsOf(id).map(({ invoiceId: _invoiceId, ...payment }) => payment)
      return { ok: true, value: { ...value, payments: shown, correction: null } }
    },
    recordPayments: async given =>
      add(
        given.payments.map(({ note = '', ...each }) => ({ ...each, note, amount: each.amount as Decimal })),
      ),
    changePayment: async ({ id, date, note, ...given }) => {
      const amount = given.amount as Decimal
      const next = payments.map(each =>
        each.id === id ? { ...each, revision: each.revision + 1, date, amount, note } : each,
      )
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
      const reason = { code: 'payment.nothing_owed' } as const
      const skipped = ids.filter(id => !owing.includes(id)).map(id => ({ id, reason }))
      return { ok: true, value: { change: owing.length === 0 ? null : add(added).value, skipped } }
    },
    // this host has no credit notes or corrections
    movePaymentToCorrection: async () => ({
      ok: false,
      error: { code: 'not_payable', message: { code: 'payment.no_correction' } },
    }),
    async undoPaymentChange({ changeId }) {
      const { before, after } = changes.get(changeId) ?? { before: [], after: [] }
      if (!after.every(each => payments.includes(each)))
        return { ok: false, error: { code: 'stale_payment', message: { code: 'stale_payment' } } }
      const next = [...payments.filter(each => !after.includes(each)), ...before]
      return change(next, [...new Set([...before, ...after].map(({ id }) => id))])
    },
  }
  return { operations, paymentsOf }
}
