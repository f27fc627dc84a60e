import { z } from 'zod'
import type { DocumentType } from '#core/document-type.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { InvoiceState } from '#core/invoice/invoice-state.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { KeyKind } from '#core/text/key.ts'
import type { ProblemView } from './submission.ts'

/** Types of the operations that submit several invoices together. */

/** Larger selections are submitted in parts, so that each part can be reviewed. */
export const maxBatchSize = 500

/** Values that the user confirmed before a live invoice is billed. */
export const confirmationSchema = z.strictObject({
  invoice_number: z.string().max(64),
  payable: z.string().max(40),
  currency: z.string().max(3),
})

const connectionId = z.string().min(1).max(64)

export const batchReviewSchema = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(maxBatchSize),
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
    .max(maxBatchSize),
})

/** Seller or buyer as printed on an invoice. */
export interface PartyView {
  /** empty if unknown */
  name: string
  taxId: string
}

/** An invoice as it would be submitted now. */
export interface BatchCandidate {
  id: string
  revision: number
  type: DocumentType
  invoice_number: string
  customer: string
  seller: PartyView
  buyer: PartyView
  dueDate: string | null
  lines: number
  currency: string
  payable: Decimal | null
  /** submitted: already submitted; under_way: its last submission has not ended */
  blockedBy: 'submitted' | 'under_way' | null
  /** errors to fix before submitting */
  problems: Issue[]
  /** findings, which do not block submitting */
  warnings: Issue[]
}

export interface BatchReview {
  connectionId: string
  connectionName: string
  mode: KeyKind
  /** false if the connection sends the minimal request only */
  isCustomerSent: boolean
  candidates: BatchCandidate[]
}

export interface BatchItem {
  attemptId: string
  invoiceId: string
  connectionId: string
  type: DocumentType
  invoice_number: string
  customer: string
  currency: string
  payable: Decimal
  /** cancelled: withdrawn before it was sent, or found not to exist; the invoice is a draft again */
  state: Exclude<InvoiceState, 'draft'> | 'cancelled'
  problem: ProblemView | null
}

/** Invoices that were submitted together, with their progress. */
export interface BatchView {
  mode: KeyKind
  connectionName: string
  /** ISO 8601 instant */
  startedAt: string
  items: BatchItem[]
}
