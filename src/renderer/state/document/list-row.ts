import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { customerName } from '#core/draft/draft.ts'
import { dateOrNull, deadlineOf } from '#core/draft/invoice-columns.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import { totalsOfDraft } from './derived.ts'
import type { OpenInvoice } from './open-invoice.ts'

export type ListRow = Omit<InvoiceSummary, 'mode' | 'updatedAt'>

/** The row of an open invoice shows its unsaved edits; other rows show the saved state. */
export function listRowOf(summary: InvoiceSummary, open: OpenInvoice | undefined): ListRow {
  if (!open) return summary
  const { draft } = open.doc
  const type = documentTypeOf(draft)
  return {
    id: summary.id,
    customer: customerName(draft),
    invoice_number: draft.invoice_number.trim(),
    payable: totalsOfDraft(draft).payable,
    currency: draft.currency ?? defaultCurrency,
    issueDate: dateOrNull(draft.issue_date),
    dueDate: dateOrNull(deadlineOf(draft, type)),
    state: open.state,
    type,
    status: summary.status,
    overdueDays: summary.overdueDays,
    paid: summary.paid,
    credited: summary.credited,
    outstanding: summary.outstanding,
    sender: senderIdOf(draft),
    group: summary.group,
  }
}
