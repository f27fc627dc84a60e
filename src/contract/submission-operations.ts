import { z } from 'zod'
import type { DocumentType } from '#core/document-type.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { CustomerHistory } from '#core/findings/finding.ts'
import type { InvoiceState } from '#core/invoice/document-status.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { Mode } from '#core/text/key.ts'
import { connectionId, id, idArgument, noArgument, revision } from './argument-schemas.ts'
import type { InvoiceView } from './invoices.ts'
import { operation } from './operation.ts'
import type { ProblemView, Submission } from './submission.ts'

/** Larger selections are submitted in parts, so that each part can be reviewed. */
export const maxBatchSize = 500

/** Values that the user confirmed before a live invoice is billed. */
export const confirmation = z.strictObject({
  invoice_number: z.string().max(64),
  payable: z.string().max(40),
  currency: z.string().max(3),
})

/** Seller or buyer as printed on an invoice. */
export interface PartyView {
  /** empty if unknown */
  name: string
  taxId: string
}

/** An invoice that is about to be submitted. */
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
  /** errors that prevent submission */
  problems: Issue[]
  /** findings that do not prevent submission */
  warnings: Issue[]
}

export interface BatchReview {
  connectionId: string
  connectionName: string
  mode: Mode
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

/** Invoices submitted together, with their progress. */
export interface BatchView {
  mode: Mode
  connectionName: string
  /** ISO 8601 instant */
  startedAt: string
  items: BatchItem[]
}

/** The part of the table of operations that concerns submissions: findings, one invoice, a batch, unknown outcomes. */
export const submissionOperations = {
  /** earlier billed invoices of the invoice's customer; `customerName` is used if the invoice has no customer record */
  customerHistory: operation<CustomerHistory>()(z.strictObject({ id, customerName: z.string().max(20_000) })),

  /**
   * freezes the saved revision and sends it; a live key needs `confirmed` with the values that the user saw, or a
   * consent for this connection and an invoice without findings
   */
  submit: operation<Submission>()(
    z.strictObject({
      id,
      revision,
      /** connection that the renderer shows; refused if it is not the active one */
      connectionId,
      confirmed: confirmation.optional(),
      /** with `confirmed`: later live invoices without findings need no confirmation */
      rememberConsent: z.boolean().optional(),
    }),
  ),

  /** reports the invoices that would be submitted and the obstacles, without changes */
  reviewBatch: operation<BatchReview>()(
    z.strictObject({ ids: z.array(id).min(1).max(maxBatchSize), connectionId }),
  ),
  /** adds all invoices to the outbox in one commit or none, and answers then; progress follows as events */
  submitBatch: operation<BatchView>()(
    z.strictObject({
      connectionId,
      invoices: z
        .array(z.strictObject({ id, revision, confirmed: confirmation.optional() }))
        .min(1)
        .max(maxBatchSize),
    }),
  ),
  /** the latest batch until its result is acknowledged */
  batch: operation<BatchView | null>()(noArgument),
  /** withdraws invoices that were not sent yet */
  cancelBatch: operation<BatchView | null>()(noArgument),
  closeBatch: operation<void>()(noArgument),

  /** makes the invoice a draft again; only before anything was sent */
  cancelSubmission: operation<InvoiceView>()(idArgument),
  /**
   * for unknown or queued submissions: repeats the same bytes with the same Idempotency-Key, if that is known to be
   * safe
   */
  checkAgain: operation<Submission>()(idArgument),
  /**
   * settles an unknown submission that cannot be checked safely, by the user's answer: `created` keeps the invoice
   * locked, `not_created` makes it a draft again
   */
  settleUnknown: operation<InvoiceView>()(
    z.strictObject({
      id,
      found: z.enum(['created', 'not_created']),
      invoiceUrl: z
        .url({ protocol: /^https?$/, normalize: true })
        .max(2048)
        .optional(),
    }),
  ),
  retryDownload: operation<Submission>()(idArgument),
}
