import type { Attempt } from '../ports.ts'

export interface NumberOwner {
  /** as it was taken; it may be spelled otherwise than what was asked for */
  invoice_number: string
  invoiceId: string
  takenAt: string
}

/** Another invoice that carries a number, whether or not it was ever submitted. */
export interface NumberBearer {
  /** as that invoice spells it */
  invoice_number: string
  customer: string
  isDraft: boolean
}

/** Why none of several was frozen. */
export interface NumberTaken {
  /** the number that could not be taken */
  invoice_number: string
  owner: NumberOwner
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
