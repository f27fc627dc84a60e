import type { NumberLookup } from '#contract/desktop-api.ts'
import type { Submission } from '#contract/submission.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { InvoiceState } from '#core/invoice/invoice-state.ts'
import type { SaveStatus } from './autosave.ts'
import type { EditorDoc } from './editor-doc.ts'
import type { History } from './undo-history.ts'

/** An invoice that is open in this window, displayed or not. */
export interface OpenInvoice {
  readonly id: string
  readonly revision: number
  readonly state: InvoiceState
  readonly submission: Submission | null
  readonly doc: EditorDoc
  readonly history: History
  readonly save: SaveStatus
  /** fields that lost the focus once, so their messages are visible */
  readonly touched: ReadonlySet<string>
  /** issues reported by the host or the service */
  readonly serviceIssues: readonly Issue[]
  /** fields changed since the service reported issues, which no longer apply */
  readonly editedSinceIssues: ReadonlySet<string>
  /** latest answer of the host for this number, possibly outdated; null if there is none */
  readonly numberLookup: (NumberLookup & { invoice_number: string }) | null
  /** being submitted: the saved revision is sent, so edits are blocked */
  readonly isSubmitting: boolean
  /** a submission was attempted: all messages are visible */
  readonly submitAttempted: boolean
}
