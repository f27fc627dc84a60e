import { z } from 'zod'
import { limits } from '#core/limits.ts'
import type { Message } from '#core/messages/message.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { date, decimalArgument, id, idArgument, revision } from './argument-schemas.ts'
import { operation } from './operation.ts'

/** Types and arguments of the operations on payments. */

export interface PaymentView {
  id: string
  /** number of committed changes, from 1 */
  revision: number
  /** ISO date */
  date: string
  /** in the currency of the invoice; negative for a refund */
  amount: Decimal
  note: string
}

export interface InvoicePayments {
  invoiceId: string
  currency: string
  payable: Decimal | null
  /** sum of the payments */
  paid: Decimal
  /** sum of the issued credit notes for this invoice */
  credited: Decimal
  /** negative for an overpayment; `null` while nothing can be owed */
  outstanding: Decimal | null
  /** sorted by date */
  payments: PaymentView[]
  /** the issued correction to which an overpayment can be moved; `null` if none has an outstanding amount */
  correction: { invoice_number: string; amount: Decimal } | null
}

/** A committed change that `undoPaymentChange` can undo. */
export interface PaymentChangeView {
  changeId: string
  /** ids of the recorded, changed or removed payments, in the order of the argument */
  paymentIds: string[]
}

export interface MarkedPaid {
  /** `null` if every invoice was skipped */
  change: PaymentChangeView | null
  skipped: { id: string; reason: Message }[]
}

/** More than a selection of all invoices contains. */
const maxPayments = 100_000

const amount = decimalArgument
const note = z.string().max(limits.textLength)

/** The part of the table of operations that concerns payments of issued invoices. */
export const paymentOperations = {
  invoicePayments: operation<InvoicePayments>()(idArgument),
  /** all in one commit or none; `not_payable` if one of the invoices was not issued */
  recordPayments: operation<PaymentChangeView>()(
    z.strictObject({
      payments: z
        .array(z.strictObject({ invoiceId: id, date, amount, note: note.optional() }))
        .min(1)
        .max(maxPayments),
    }),
  ),
  /** `stale_payment` if it was changed elsewhere */
  changePayment: operation<PaymentChangeView>()(
    z.strictObject({
      id,
      revision,
      date,
      amount,
      note,
    }),
  ),
  /** without `revision`, removes the present state */
  removePayment: operation<PaymentChangeView>()(z.strictObject({ id, revision: revision.optional() })),
  /** records the outstanding amount of each invoice as paid; invoices that owe nothing are skipped and named */
  markPaid: operation<MarkedPaid>()(z.strictObject({ ids: z.array(id).min(1).max(maxPayments), date })),
  /**
   * records the overpayment of a corrected invoice as its refund and as a payment of the correction, dated today and in
   * one commit; `not_payable` if no correction owes anything
   */
  movePaymentToCorrection: operation<PaymentChangeView>()(idArgument),
  /**
   * undoes a payment change of this session; the answer is a change that redoes it; `stale_payment` if a later change
   * prevents it
   */
  undoPaymentChange: operation<PaymentChangeView>()(z.strictObject({ changeId: id })),
}
