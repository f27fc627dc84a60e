import type { NumberLookUp } from '#contract/desktop-api.ts'
import type { Submission } from '#contract/submission.ts'
import type { InvoiceState } from '#core/invoice-state.ts'
import type { Issue } from '#core/issue.ts'
import type { SaveStatus } from './autosave.ts'
import type { EditorDoc } from './editor-doc.ts'
import type { History } from './undo-history.ts'

/** An invoice that is open in this window, whether or not it is the one on screen. */
export interface OpenInvoice {
  readonly id: string
  readonly revision: number
  readonly state: InvoiceState
  readonly submission: Submission | null
  readonly doc: EditorDoc
  readonly history: History
  readonly save: SaveStatus
  /** fields that were left once: their messages may be shown */
  readonly touched: ReadonlySet<string>
  /** what the host or the service found wrong, beside what the core finds */
  readonly serviceIssues: readonly Issue[]
  /** fields changed since the service refused them: its words no longer apply */
  readonly editedSinceIssues: ReadonlySet<string>
  /** what the host said of this number, which may have been changed since; null: nothing so far */
  readonly numberLookup: (NumberLookUp & { invoice_number: string }) | null
  /** being handed to the host: what was written until now is what is sent, so nothing may be added */
  readonly isSubmitting: boolean
  /** a submission was tried: every message may be shown */
  readonly submitAttempted: boolean
}
