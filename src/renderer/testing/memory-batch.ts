import type { InvoiceView } from '#contract/invoices.ts'
import type { BatchCandidate, BatchItem } from '#contract/submission-operations.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { totalsOfDraft } from '../state/document/derived.ts'

const partyView = (party: { name?: string | undefined; tax_id?: string | undefined } | undefined) => ({
  name: party?.name ?? '',
  taxId: party?.tax_id ?? '',
})

export function candidateOf(record: InvoiceView | undefined): BatchCandidate[] {
  if (!record) return []
  const { id, revision, draft, state } = record
  return [
    {
      id,
      revision,
      type: documentTypeOf(draft),
      invoice_number: draft.invoice_number,
      customer: draft.buyer?.name ?? '',
      seller: partyView(draft.seller),
      buyer: partyView(draft.buyer),
      dueDate: draft.due_date ?? null,
      lines: draft.items.length,
      currency: draft.currency ?? 'EUR',
      payable: totalsOfDraft(draft).payable,
      blockedBy: state === 'done' ? 'submitted' : null,
      problems: [],
      warnings: [],
    },
  ]
}

export function itemOf(record: InvoiceView | undefined): BatchItem[] {
  const [candidate] = candidateOf(record)
  if (!record?.submission || !candidate || candidate.payable === null) return []
  const { id, type, invoice_number, customer, currency, payable } = candidate
  const { state, problem, connectionId } = record.submission
  return [
    {
      attemptId: record.submission.attemptId,
      invoiceId: id,
      connectionId,
      type,
      invoice_number,
      customer,
      currency,
      payable,
      state,
      problem,
    },
  ]
}
