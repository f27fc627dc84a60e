import { randomUUID } from 'node:crypto'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { InvoicePayments, MarkedPaid, PaymentChangeView, PaymentView } from '#contract/payments.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { minorUnits } from '#core/money/currency.ts'
import { type Decimal, isZero, negateDecimal } from '#core/money/decimal.ts'
import type { PaymentStep, StoredPayment } from '../ports/payments.ts'
import type { Clock } from '../ports/ports.ts'
import { owedCorrection } from './owed-correction.ts'
import { createPaymentChanges, type PaymentChangeDeps } from './payment-changes.ts'

interface Deps extends PaymentChangeDeps {
  clock: Pick<Clock, 'now' | 'today'>
}

/** Payments of issued invoices. */
export function createPayments(deps: Deps) {
  const { store, clock } = deps
  const changes = createPaymentChanges(deps)

  /** @throws AppError no_such_invoice */
  function summary(invoiceId: string): InvoiceSummary {
    const found = store.invoices.summary(invoiceId, clock.today())
    if (!found) throw new AppError('no_such_invoice')
    return found
  }

  /** @throws AppError not_payable */
  function payable(invoiceId: string): InvoiceSummary & { outstanding: Decimal } {
    const { outstanding, ...found } = summary(invoiceId)
    if (outstanding === null) throw new AppError('not_payable', refusal(found))
    return { ...found, outstanding }
  }

  /** @throws AppError no_such_payment */
  function existing(id: string): StoredPayment {
    const found = store.payments.find(id)
    if (!found || found.removedAt !== null) throw new AppError('no_such_payment')
    return found
  }

  function newPayment(
    invoiceId: string,
    { date, amount, note = '' }: { date: string; amount: Decimal; note?: string | undefined },
    at: string,
  ): PaymentStep['after'] {
    return {
      id: randomUUID(),
      invoiceId,
      updatedAt: at,
      paidOn: date,
      amount,
      note,
      createdAt: at,
      removedAt: null,
    }
  }

  return {
    resumePayments: changes.resume,
    undoPaymentChange: changes.undoPaymentChange,

    invoicePayments({ id }: { id: string }): InvoicePayments {
      const invoice = summary(id)
      const { currency, payable, paid, credited, outstanding } = invoice
      const payments = store.payments.ofInvoice(id).map(viewOf)
      const owed = owedCorrection(store, invoice, clock.today())
      const correction = owed && { invoice_number: owed.correction.invoice_number, amount: owed.amount }
      return { invoiceId: id, currency, payable, paid, credited, outstanding, payments, correction }
    },

    movePaymentToCorrection({ id }: { id: string }): PaymentChangeView {
      const invoice = payable(id)
      const owed = owedCorrection(store, invoice, clock.today())
      if (!owed) throw new AppError('not_payable', { message: { code: 'payment.no_correction' } })
      const { amount, correction } = owed
      const at = changes.nextTime()
      const step = (invoiceId: string, other: string, moved: Decimal): PaymentStep => ({
        before: null,
        after: newPayment(invoiceId, { date: clock.today(), amount: moved, note: other }, at),
      })
      return changes.commit([
        step(id, correction.invoice_number, negateDecimal(amount)),
        step(correction.id, invoice.invoice_number, amount),
      ])
    },

    recordPayments({ payments }: ParsedArgumentOf<'recordPayments'>): PaymentChangeView {
      const at = changes.nextTime()
      const steps = payments.map(({ invoiceId, ...payment }) => {
        const { currency } = payable(invoiceId)
        const amount = amountIn(currency, payment.amount)
        return { before: null, after: newPayment(invoiceId, { ...payment, amount }, at) }
      })
      return changes.commit(steps)
    },

    changePayment({
      id,
      revision,
      date,
      amount,
      note,
    }: ParsedArgumentOf<'changePayment'>): PaymentChangeView {
      const before = existing(id)
      if (before.revision !== revision) throw new AppError('stale_payment')
      const { currency } = summary(before.invoiceId)
      const after = {
        ...before,
        updatedAt: changes.nextTime(),
        paidOn: date,
        amount: amountIn(currency, amount),
        note,
      }
      return changes.commit([{ before, after }])
    },

    removePayment({ id, revision }: ParsedArgumentOf<'removePayment'>): PaymentChangeView {
      const before = existing(id)
      if (revision !== undefined && before.revision !== revision) throw new AppError('stale_payment')
      const at = changes.nextTime()
      return changes.commit([{ before, after: { ...before, updatedAt: at, removedAt: at } }])
    },

    async markPaid({ ids, date }: ParsedArgumentOf<'markPaid'>): Promise<MarkedPaid> {
      const skipped: MarkedPaid['skipped'] = []
      const change = await changes.commitInParts([...new Set(ids)], (part, at) =>
        part.flatMap(id => {
          const row = store.invoices.summary(id, clock.today())
          const reason = skipReason(row)
          if (reason) skipped.push({ id, reason })
          if (reason || !row?.outstanding) return []
          return { before: null, after: newPayment(id, { date, amount: row.outstanding }, at) }
        }),
      )
      return { change, skipped }
    },
  }
}

const viewOf = ({ id, revision, paidOn, amount, note }: StoredPayment): PaymentView => ({
  id,
  revision,
  date: paidOn,
  amount,
  note,
})

/** Why an invoice is skipped; `null` if an amount or a refund is outstanding. */
function skipReason(row: InvoiceSummary | undefined): Message | null {
  if (!row) return { code: 'no_such_invoice' }
  if (row.outstanding === null) return refusal(row).message
  return isZero(row.outstanding) || row.status === 'paid' || row.status === 'credited'
    ? { code: 'payment.nothing_owed' }
    : null
}

function refusal({ type, state, mode }: Pick<InvoiceSummary, 'type' | 'state' | 'mode'>): {
  message: Message
} {
  if (type === 'quote') return { message: { code: 'payment.quote' } }
  const isIssuedCreditNote = type === 'credit_note' && state === 'done' && mode === 'live'
  return { message: { code: isIssuedCreditNote ? 'payment.credit_note' : 'not_payable' } }
}

/**
 * The amount with the decimals of its currency.
 * @throws AppError invalid_argument for zero, and for more decimals than the currency has
 */
function amountIn(currency: string, amount: Decimal): Decimal {
  if (isZero(amount)) throw new AppError('invalid_argument', { message: { code: 'payment.zero' } })
  const digits = minorUnits(currency) ?? 2
  const [integer = '', fraction = ''] = amount.split('.')
  if (fraction.replace(/0+$/, '').length > digits)
    throw new AppError('invalid_argument', {
      message: { code: 'payment.too_many_decimals', params: { currency, digits } },
    })
  return (digits === 0 ? integer : `${integer}.${fraction.slice(0, digits).padEnd(digits, '0')}`) as Decimal
}
