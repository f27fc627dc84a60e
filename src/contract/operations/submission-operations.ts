import { z } from 'zod'
import type { CustomerHistory } from '#core/findings/finding.ts'
import { invoiceIdSchema, noArgument } from '../argument-schemas.ts'
import {
  type BatchReview,
  type BatchView,
  batchReviewSchema,
  batchSchema,
  confirmationSchema,
} from '../batch.ts'
import type { InvoiceView } from '../invoice-view.ts'
import type { Submission } from '../submission.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that concerns submission: findings before it, one invoice, a batch, unknown outcomes. */
export const submissionOperations = {
  /**
   * what the customer of an invoice was billed before; the name as typed counts if the invoice has no customer of the
   * records
   */
  customerHistory: operation<CustomerHistory>()(
    z.strictObject({ id: z.uuid(), customerName: z.string().max(20_000) }),
  ),

  /**
   * freezes the saved revision and sends it; a live key needs `confirmed` with the values that the user saw, or a consent
   * for this connection and an invoice without findings
   */
  submit: operation<Submission>()(
    z.strictObject({
      id: z.uuid(),
      revision: z.int().min(1),
      /** connection shown by the renderer; refused if it is not the active one */
      connectionId: z.string().min(1).max(64),
      confirmed: confirmationSchema.optional(),
      /** with `confirmed`: later live invoices without findings need no confirmation */
      rememberConsent: z.boolean().optional(),
    }),
  ),

  /** reports the invoices that would be submitted and the obstacles, without changes */
  reviewBatch: operation<BatchReview>()(batchReviewSchema),
  /** adds all invoices to the outbox in one commit or none; answers then, and progress follows as events */
  submitBatch: operation<BatchView>()(batchSchema),
  /** latest batch, until its result was acknowledged */
  batch: operation<BatchView | null>()(noArgument),
  /** withdraws invoices that were not sent yet */
  cancelBatch: operation<BatchView | null>()(noArgument),
  closeBatch: operation<void>()(noArgument),

  /** makes the invoice a draft again; only before anything was sent */
  cancelSubmission: operation<InvoiceView>()(invoiceIdSchema),
  /**
   * for unknown or queued submissions: repeats the same bytes with the same idempotency key, if that is
   * known to be safe
   */
  checkAgain: operation<Submission>()(invoiceIdSchema),
  /**
   * for unknown submissions that cannot be checked safely, with what the user found: `created` keeps the
   * invoice locked, `not_created` makes it a draft again
   */
  settleUnknown: operation<InvoiceView>()(
    z.strictObject({
      id: z.uuid(),
      found: z.enum(['created', 'not_created']),
      invoiceUrl: z
        .url({ protocol: /^https?$/, normalize: true })
        .max(2048)
        .optional(),
    }),
  ),
  retryDownload: operation<Submission>()(invoiceIdSchema),
}
