import { z } from 'zod'
import { limits } from '#core/limits.ts'
import type { Message } from '#core/messages/message.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { decimalArgument, isoDate } from './argument-schemas.ts'

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
  /** negative if too much was paid; `null` while nothing is owed */
  outstanding: Decimal | null
  /** by date */
  payments: PaymentView[]
  /** the issued correction to which the part that is paid too much can be moved; `null`: there is none that owes anything */
  correction: { invoice_number: string; amount: Decimal } | null
}

/** A committed change, which `undoPaymentChange` undoes. */
export interface PaymentChangeView {
  changeId: string
  /** ids of the payments that were recorded, changed or removed, in the order of the argument */
  paymentIds: string[]
}

export interface MarkedPaid {
  /** `null`: every invoice was skipped */
  change: PaymentChangeView | null
  skipped: { id: string; reason: Message }[]
}

/** More than a selection of all invoices has. */
const maxPayments = 100_000

const [date, amount] = [isoDate, decimalArgument]
const note = z.string().max(limits.textLength)

export const invoicePaymentsSchema = z.strictObject({ id: z.uuid() })

export const recordPaymentsSchema = z.strictObject({
  payments: z
    .array(z.strictObject({ invoiceId: z.uuid(), date, amount, note: note.optional() }))
    .min(1)
    .max(maxPayments),
})

export const changePaymentSchema = z.strictObject({
  id: z.uuid(),
  revision: z.int().min(1),
  date,
  amount,
  note,
})

/** Without `revision`, the payment is removed as it is now. */
export const removePaymentSchema = z.strictObject({ id: z.uuid(), revision: z.int().min(1).optional() })

export const markPaidSchema = z.strictObject({ ids: z.array(z.uuid()).min(1).max(maxPayments), date })

/** Of an invoice that was paid, credited and corrected. */
export const movePaymentSchema = z.strictObject({ id: z.uuid() })

export const undoPaymentChangeSchema = z.strictObject({ changeId: z.uuid() })
