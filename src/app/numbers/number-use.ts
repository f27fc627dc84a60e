import type { Attempt } from '../ports.ts'

export interface NumberOwner {
  invoiceId: string
  takenAt: string
}

/** Another invoice that carries a number, whether or not it was ever submitted. */
export interface NumberBearer {
  customer: string
  isDraft: boolean
}

/** Why none of several was frozen. */
export interface NumberTaken {
  invoice_number: string
  takenAt: string
}

/** A number that an invoice of this computer carries, or that a live submission took. */
export interface NumberUse {
  invoice_number: string
  invoiceId: string
  customer: string
  deleted: boolean
  /** `null`: only carried */
  takenAt: string | null
  /** the number that the invoice carries now */
  carries: string
  /** of a number that was taken, the submission that made its invoice, or the last that did not; else the invoice's last */
  last: Pick<Attempt, 'state' | 'mode' | 'tries'> | null
}
