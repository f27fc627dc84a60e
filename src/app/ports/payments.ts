import type { Decimal } from '#core/money/decimal.ts'

/** A payment of an invoice, or a refund. */
export interface StoredPayment {
  id: string
  invoiceId: string
  /** number of committed changes, from 1 */
  revision: number
  updatedAt: string
  /** ISO date */
  paidOn: string
  /** in the currency of the invoice; negative for a refund */
  amount: Decimal
  note: string
  createdAt: string
  /** a removed payment stays, so that a copy of the data cannot bring it back */
  removedAt: string | null
}

/** Change of one payment; `before` is `null` for a new one. The store counts the revisions. */
export interface PaymentStep {
  before: Omit<StoredPayment, 'revision'> | null
  after: Omit<StoredPayment, 'revision'>
}

/** One of several commits of a change. */
export interface ChangePart {
  /** `updatedAt` of all payments of the change, and of no others */
  at: string
  isLast: boolean
}

export interface PaymentStore {
  /** with removed ones */
  find(id: string): StoredPayment | undefined
  /** by date, without removed ones; throws where one of them is damaged */
  ofInvoice(invoiceId: string): StoredPayment[]
  /** all in one commit; `false`, and nothing is changed: a payment has not the content that a step begins with */
  apply(steps: readonly PaymentStep[], part?: ChangePart): boolean
  /**
   * up to `limit` payments of a change whose last part was not applied, such as after a crash; forgets the change if
   * there are none
   */
  unfinished(limit: number): StoredPayment[]
}
