import type { BatchReview } from '#contract/batch.ts'
import type { NumberSeries } from '#contract/number-gaps.ts'
import type { DeletedInvoice, InvoiceVersion } from '#contract/stored-data.ts'
import type { ItemField } from '../document/editor-doc.ts'

/** The open dialog; at most one at a time. */
export type Overlay =
  | { kind: 'palette' }
  | { kind: 'shortcuts' }
  | { kind: 'confirm-live'; question: LiveConfirmation }
  | { kind: 'offline'; id: string }
  | { kind: 'resolve-unknown'; id: string; found: 'created' | 'not_created' }
  | { kind: 'unsaved' }
  | { kind: 'recover' }
  | { kind: 'deleted'; invoices: readonly DeletedInvoice[] }
  | { kind: 'versions'; id: string; versions: readonly InvoiceVersion[] }
  | { kind: 'import'; file: File }
  | { kind: 'batch-review'; review: BatchReview }
  | { kind: 'batch' }
  | { kind: 'remove-connection'; id: string }
  | { kind: 'number-gaps'; series: readonly NumberSeries[] }
  | { kind: 'paste-lines'; row: number; rows: readonly (readonly string[])[]; plan: PastePlan }

/** Confirmations refer to the displayed state, so commands are blocked until the answer. */
export const blocksCommands = ({ kind }: Overlay): boolean =>
  !['palette', 'shortcuts', 'deleted', 'versions', 'batch', 'number-gaps'].includes(kind)

/**
 * Values that the user confirms before a live invoice is billed; the host compares them with what it would
 * send.
 */
export interface ConfirmedAmount {
  invoice_number: string
  payable: string
  currency: string
}

/** Confirmation of a live submission for exactly this revision and connection. */
export interface LiveConfirmation {
  id: string
  revision: number
  connectionId: string
  confirmed: ConfirmedAmount
  customer: string
  /** false if the connection sends the minimal request only */
  isCustomerSent: boolean
  lines: number
  template: string
  /** messages of the host that do not block submitting */
  warnings: readonly string[]
}

/** What a pasted column holds; `position` and `amount` follow from the lines and are not stored. */
export type ColumnMeaning = ItemField | 'position' | 'amount'

/** What happens to each pasted column; `null`: its meaning is unknown. */
export type PasteColumns = readonly (ColumnMeaning | null)[]

export interface PastePlan {
  hasHeader: boolean
  columns: PasteColumns
  /** every filled column has one meaning, and nothing that is left out differs from what is calculated */
  isCertain: boolean
}
