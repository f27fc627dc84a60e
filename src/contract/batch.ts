import { z } from 'zod'
import type { Decimal } from '#core/decimal.ts'
import type { InvoiceState } from '#core/invoice-state.ts'
import type { Issue } from '#core/issue.ts'
import type { KeyKind } from '#core/key.ts'
import type { ProblemView } from './submission.ts'

/** What the operations say of several invoices that are submitted together. */

/** More are submitted in parts, so that each part can be read before it is agreed to. */
export const mostInBatch = 500

/** What a person agrees to before a live invoice is billed. */
export const confirmationSchema = z.strictObject({
  invoice_number: z.string().max(64),
  payable: z.string().max(40),
  currency: z.string().max(3),
})

const connectionId = z.string().min(1).max(64)

export const batchReviewSchema = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(mostInBatch),
  connectionId,
})

export const batchSchema = z.strictObject({
  connectionId,
  invoices: z
    .array(
      z.strictObject({
        id: z.uuid(),
        revision: z.int().min(1),
        confirmed: confirmationSchema.optional(),
      }),
    )
    .min(1)
    .max(mostInBatch),
})

/** An invoice as it would go out now. */
export interface BatchCandidate {
  id: string
  revision: number
  invoice_number: string
  customer: string
  lines: number
  currency: string
  payable: Decimal | null
  /** submitted: there is nothing to do; under_way: its last submission has not ended */
  hindrance: 'submitted' | 'under_way' | null
  /** what is to be fixed first */
  problems: Issue[]
  /** what hinders nothing and is worth a look */
  warnings: Issue[]
}

export interface BatchReview {
  connectionId: string
  connectionName: string
  mode: KeyKind
  /** a service that takes the documented fields only never hears of the customer */
  isCustomerSent: boolean
  candidates: BatchCandidate[]
}

export interface BatchItem {
  invoiceId: string
  connectionId: string
  invoice_number: string
  customer: string
  currency: string
  payable: Decimal
  /** cancelled: taken back before anything was sent, or found not to exist; the invoice is a draft again */
  state: Exclude<InvoiceState, 'draft'> | 'cancelled'
  problem: ProblemView | null
}

/** What was agreed to together, and how far it is. */
export interface BatchView {
  mode: KeyKind
  connectionName: string
  /** ISO 8601 instant */
  startedAt: string
  items: BatchItem[]
}
