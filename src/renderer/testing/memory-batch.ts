import type { BatchCandidate, BatchItem } from '#contract/batch.ts'
import type { InvoiceRecord } from '#contract/desktop-api.ts'
import { totalsOfDraft } from '../state/document/derived.ts'

/** An invoice of the in-memory host as it appears in the review and in the progress of a batch. */

export function candidateOf(record: InvoiceRecord | undefined): BatchCandidate[] {
  if (!record) return []
  const { id, revision, draft, state } = record
  return [
    {
      id,
      revision,
      invoice_number: draft.invoice_number,
      customer: draft.buyer?.name ?? '',
      lines: draft.items.length,
      currency: draft.currency ?? 'EUR',
      payable: totalsOfDraft(draft).payable,
      blockedBy: state === 'done' ? 'submitted' : null,
      problems: [],
      warnings: [],
    },
  ]
}

export function itemOf(record: InvoiceRecord | undefined): BatchItem[] {
  const [candidate] = candidateOf(record)
  if (!record?.submission || !candidate || candidate.payable === null) return []
  const { id, invoice_number, customer, currency, payable } = candidate
  const { state, problem, connectionId } = record.submission
  return [
    {
      attemptId: record.submission.attemptId,
      invoiceId: id,
      connectionId,
      invoice_number,
      customer,
      currency,
      payable,
      state,
      problem,
    },
  ]
}
