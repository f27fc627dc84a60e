import type { BatchItem } from '#contract/batch.ts'
import type { Attempt } from '../ports.ts'
import { invoiceOfPayload } from '../submission/sent-fields.ts'

/** An attempt as one line of the batch that it belongs to. */
export const batchItemOf = (attempt: Attempt): BatchItem => ({
  invoiceId: attempt.invoiceId,
  connectionId: attempt.connectionId,
  invoice_number: attempt.invoice_number,
  customer: invoiceOfPayload(attempt.payload).buyer?.name ?? '',
  currency: attempt.currency,
  payable: attempt.payable,
  state: attempt.state === 'withdrawn' ? 'cancelled' : attempt.state,
  problem: attempt.problem,
})
