import type { InvoiceSummary } from '#contract/desktop-api.ts'
import { defaultCurrency } from '#core/defaults.ts'
import { customerName } from '#core/draft/customer.ts'
import type { InvoiceState } from '#core/invoice/invoice-state.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { totalsOfDraft } from '../state/document/derived.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'

export interface ListRow {
  id: string
  customer: string
  invoice_number: string
  payable: Decimal | null
  currency: string
  state: InvoiceState
}

/** The row of an open invoice follows its edits; other rows show the saved state. */
export function listRowOf(summary: InvoiceSummary, open: OpenInvoice | undefined): ListRow {
  if (!open) return summary
  const { draft } = open.doc
  return {
    id: summary.id,
    customer: customerName(draft),
    invoice_number: draft.invoice_number.trim(),
    payable: totalsOfDraft(draft).payable,
    currency: draft.currency ?? defaultCurrency,
    state: open.state,
  }
}
