/** What the operations say of numbers that no live invoice has. */

export type GapReason =
  /** nothing on this computer carries it */
  | 'unused'
  /** an invoice carries it that was not submitted live: a draft, or one that only a test key made */
  | 'draft'
  | 'test'
  /** what carried it was deleted */
  | 'deleted'
  /** a live submission took it: the service refused, it was taken back, was found not to exist, or has not ended */
  | 'refused'
  | 'withdrawn'
  | 'not_created'
  | 'under_way'
  | 'unknown'

export interface NumberGap {
  first: string
  /** the same where it is one number */
  last: string
  count: number
  reason: GapReason
  /** the invoice that carries or took it, where it can be opened */
  invoiceId: string | null
  customer: string
  /** ISO 8601 instant at which it was taken; `null`: it never was */
  takenAt: string | null
  /** the number that this invoice carries now, where it is another */
  carries: string | null
}

/** Numbers that differ in their counter alone, from the lowest to the highest that was taken. */
export interface NumberSeries {
  first: string
  last: string
  /** live invoices that were made */
  used: number
  gaps: NumberGap[]
  /** there are more gaps than these */
  isCut: boolean
}
