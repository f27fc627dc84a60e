import type { Draft } from '#core/draft/draft.ts'
import type { InvoiceState } from '#core/invoice/invoice-state.ts'
import type { Submission } from './submission.ts'

/** An invoice as the host sends it to the page. */
export interface InvoiceView {
  id: string
  /** number of committed changes of this invoice, from 1 */
  revision: number
  state: InvoiceState
  draft: Draft
  updatedAt: string
  /** customer whose data the invoice has a copy of; `null`: none */
  customerId: string | null
  /** latest submission; `null` before the first */
  submission: Submission | null
}
