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

/** An invoice that is open in this window, displayed or not. */
export interface OpenInvoice {
  readonly id: string
  readonly revision: number
  readonly state: InvoiceState
  readonly submission: Submission | null
  /** customer whose data the invoice has a copy of */
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
  /** latest answer of the host for this number, possibly outdated; null if there is none */
  readonly numberLookup: (NumberLookup & { invoice_number: string }) | null
  /** earlier invoices of the customer of this name, possibly outdated; null while unknown */
  readonly customerHistory: (CustomerHistory & { customerName: string }) | null
  /** rules that the e-invoice in the PDF breaks, of the revision that was checked last */
  readonly eInvoiceFindings: readonly Issue[]
  /** what the format that the customer receives asks for, of the revision that was checked last */
  readonly receivedCheck: { readonly format: XmlFormat; readonly issues: readonly Issue[] } | null
  /** latest answer of the host; null if there is none yet */
  readonly relations: DocumentRelations | null
  /** being submitted: the saved revision is sent, so edits are blocked */
  readonly isSubmitting: boolean
  /** a submission was attempted: all messages are visible */
  readonly submitAttempted: boolean
}

/** The history of the customer that is typed now. */
export const historyOf = ({ doc, customerHistory }: OpenInvoice): CustomerHistory | null =>
  customerHistory?.customerName === customerName(doc.draft) ? customerHistory : null

/** The e-invoice that the PDF is to carry. */
export const embeddedEInvoiceOf = ({ doc }: Pick<OpenInvoice, 'doc'>): EInvoiceFormat | undefined =>
  embeddedEInvoice.options.find(format => format === doc.draft.e_invoice?.trim())

export const mayBeEdited = ({ state, submission }: Pick<OpenInvoice, 'state' | 'submission'>): boolean =>
  isEditable(state, submission?.mode ?? null)
