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
  /** removed payments keep their row, so that a copy of the data cannot restore them */
  removedAt: string | null
}

/** Change of one payment; `before` is `null` for a new one. The store counts the revisions. */
export interface PaymentStep {
  before: Omit<StoredPayment, 'revision'> | null
  after: Omit<StoredPayment, 'revision'>
}

/** One of several commits that belong to one change. */
export interface ChangePart {
  /** `updatedAt` of all payments of this change and of no other one */
  at: string
  isLast: boolean
}

export interface PaymentStore {
  /** also finds removed payments */
  find(id: string): StoredPayment | undefined
  /** by date, without removed payments; throws if one is damaged */
  ofInvoice(invoiceId: string): StoredPayment[]
  /** all steps in one commit; returns `false` and changes nothing if a payment differs from the `before` of its step */
  apply(steps: readonly PaymentStep[], part?: ChangePart): boolean
  /**
   * up to `limit` payments of a change whose last part was not committed, for example after a crash; forgets the change
   * if there are none
   */
  unfinished(limit: number): StoredPayment[]
}
