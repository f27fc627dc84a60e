import {
  changePaymentSchema,
  type InvoicePayments,
  invoicePaymentsSchema,
  type MarkedPaid,
  markPaidSchema,
  movePaymentSchema,
  type PaymentChangeView,
  recordPaymentsSchema,
  removePaymentSchema,
  undoPaymentChangeSchema,
} from '../payments.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that concerns payments of issued invoices. */
export const paymentOperations = {
  invoicePayments: operation<InvoicePayments>()(invoicePaymentsSchema),
  /** all in one commit or none; `not_payable` if one of the invoices was not issued */
  recordPayments: operation<PaymentChangeView>()(recordPaymentsSchema),
  /** `stale_payment` if it was changed elsewhere */
  changePayment: operation<PaymentChangeView>()(changePaymentSchema),
  removePayment: operation<PaymentChangeView>()(removePaymentSchema),
  /** records the outstanding amount of each invoice as paid; one that owes nothing is skipped and named */
  markPaid: operation<MarkedPaid>()(markPaidSchema),
  /**
   * records what was paid too much of a corrected invoice as its refund and as a payment of the correction, today and in one
   * commit; `not_payable` if no correction owes anything
   */
  movePaymentToCorrection: operation<PaymentChangeView>()(movePaymentSchema),
  /** undoes a change of payments of this session; the answer undoes the undoing; `stale_payment` if a later change prevents it */
  undoPaymentChange: operation<PaymentChangeView>()(undoPaymentChangeSchema),
}
