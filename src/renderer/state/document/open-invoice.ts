import type { DocumentRelations, NumberLookup } from '#contract/invoices.ts'
import type { Submission } from '#contract/submission.ts'
import { customerName } from '#core/draft/draft.ts'
import type { EInvoiceFormat, XmlFormat } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { embeddedEInvoice } from '#core/fields/value-schemas.ts'
import type { CustomerHistory } from '#core/findings/finding.ts'
import { type InvoiceState, isEditable } from '#core/invoice/document-status.ts'
import type { SaveStatus } from './autosave.ts'
import type { EditorDoc } from './editor-doc.ts'
import type { History } from './undo-history.ts'

/** An invoice open in this window, displayed or not. */
export interface OpenInvoice {
  readonly id: string
  readonly revision: number
  readonly state: InvoiceState
  readonly submission: Submission | null
  /** customer whose data were copied into the invoice */
  readonly customerId: string | null
  readonly doc: EditorDoc
  readonly history: History
  readonly save: SaveStatus
  /** fields that lost the focus once, so their messages are visible */
  readonly touched: ReadonlySet<string>
  /** issues reported by the host or the service */
  readonly serviceIssues: readonly Issue[]
  /** fields changed since the service reported issues, which no longer apply */
  readonly editedSinceIssues: ReadonlySet<string>
  /** latest answer of the host about this number, possibly outdated; `null` if there is none */
  readonly numberLookup: (NumberLookup & { invoice_number: string }) | null
  /** earlier invoices of the customer of this name, possibly outdated; `null` while unknown */
  readonly customerHistory: (CustomerHistory & { customerName: string }) | null
  /** e-invoice rules that the PDF breaks, of the revision checked last */
  readonly eInvoiceFindings: readonly Issue[]
  /** what is missing in the format that the customer receives, of the revision checked last */
  readonly receivedCheck: { readonly format: XmlFormat; readonly issues: readonly Issue[] } | null
  /** latest answer of the host; `null` if there is none yet */
  readonly relations: DocumentRelations | null
  /** the saved revision is being submitted, so edits are blocked */
  readonly isSubmitting: boolean
  /** a submission was attempted, so all messages are visible */
  readonly submitAttempted: boolean
}

/** History of the customer that is currently typed; outdated answers are ignored. */
export const historyOf = ({ doc, customerHistory }: OpenInvoice): CustomerHistory | null =>
  customerHistory?.customerName === customerName(doc.draft) ? customerHistory : null

/** Format of the e-invoice to embed in the PDF. */
export const embeddedEInvoiceOf = ({ doc }: Pick<OpenInvoice, 'doc'>): EInvoiceFormat | undefined =>
  embeddedEInvoice.options.find(format => format === doc.draft.e_invoice?.trim())

export const mayBeEdited = ({ state, submission }: Pick<OpenInvoice, 'state' | 'submission'>): boolean =>
  isEditable(state, submission?.mode ?? null)
