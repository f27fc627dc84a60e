/** Types of the report of missing numbers of live invoices. */

export type GapReason =
  /** no invoice on this computer has it */
  | 'unused'
  /** an invoice has it that was not submitted live: a draft, or one submitted with a test key only */
  | 'draft'
  | 'test'
  /** its invoice was deleted */
  | 'deleted'
  /** a live submission took it: rejected by the service, withdrawn, found not to exist, or not finished */
  | 'refused'
  | 'withdrawn'
  | 'not_created'
  | 'under_way'
  | 'unknown'

export interface NumberGap {
  first: string
  /** equal to `first` for a single number */
  last: string
  count: number
  reason: GapReason
  /** the invoice that has or took it, if it can be opened */
  invoiceId: string | null
  customer: string
  /** ISO 8601 instant at which it was taken; `null` if it never was */
  takenAt: string | null
  /** the current number of this invoice, if it is another one */
  carries: string | null
}

/** Numbers that differ in their counter only, from the lowest to the highest that was taken. */
export interface NumberSeries {
  first: string
  last: string
  /** number of created live invoices */
  used: number
  gaps: NumberGap[]
  /** the list of gaps is truncated */
  isCut: boolean
}
