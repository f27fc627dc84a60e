import type { DeletedInvoice, InvoiceVersion, NumberSeries } from '#contract/invoices.ts'
import type { IssueMeans } from '#contract/issued-by.ts'
import type { MarkReview } from '#contract/mark-issued.ts'
import type { InvoicePayments } from '#contract/payments.ts'
import type { ClosedPeriod, DraftProposal, DueReview, ScheduleView } from '#contract/schedules.ts'
import type { CopyView } from '#contract/stored-data.ts'
import type { BatchReview, PartyView } from '#contract/submission-operations.ts'
import type { DocumentType } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { XmlFormat } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Interval } from '#core/schedule/interval.ts'
import type { ItemField } from '../document/editor-doc.ts'

/** Operations that derive documents from another one. */
export type Derivation = 'creditInvoice' | 'correctInvoice' | 'invoiceFromQuote' | 'finalInvoice'

/** The open dialog; at most one at a time. */
export type Overlay =
  | { kind: 'palette' }
  | { kind: 'shortcuts' }
  | { kind: 'prepare-live'; subject: ConfirmationSubject }
  | { kind: 'confirm-live'; question: LiveConfirmation }
  | { kind: 'offline'; id: string }
  | { kind: 'resolve-unknown'; id: string; found: 'created' | 'not_created' }
  | { kind: 'unsaved' }
  | { kind: 'recover' }
  | { kind: 'deleted'; invoices: readonly DeletedInvoice[] }
  | { kind: 'versions'; id: string; versions: readonly InvoiceVersion[] }
  | { kind: 'import'; file: File }
  | { kind: 'copies'; copies: readonly CopyView[] }
  | { kind: 'restore'; copy: CopyView }
  | { kind: 'received-e-invoice'; file: File }
  | {
      kind: 'export-e-invoice'
      ids: readonly string[]
      /** set for a single open invoice */
      checked?: CheckedEInvoice
    }
  | { kind: 'batch-review'; review: BatchReview }
  | { kind: 'batch' }
  | {
      kind: 'schedule'
      sourceId: string
      draft: Draft
      /** `null` for a new one */
      schedule: ScheduleView | null
      periods: readonly ClosedPeriod[]
    }
  | { kind: 'schedules'; schedules: readonly ScheduleView[] }
  | { kind: 'due'; review: DueReview }
  | { kind: 'duplicates'; ids: readonly string[]; interval: Interval; proposals: readonly DraftProposal[] }
  | { kind: 'remove-connection'; id: string }
  /** `connectionId`: the connection to renew; absent for a new one. `then`: the action that needs the connection */
  | { kind: 'connect'; connectionId?: string; then?: () => void }
  | { kind: 'repeat-derivation'; derivation: Derivation; id: string; reason: string }
  | { kind: 'invoice-customers'; customerIds: readonly string[] }
  | { kind: 'payments'; payments: InvoicePayments }
  | { kind: 'mark-paid'; ids: readonly string[] }
  | { kind: 'mark-issued'; review: MarkReview; means: IssueMeans | null }
  | { kind: 'delete-invoices'; ids: readonly string[] }
  | { kind: 'delete-with-deposit'; id: string; reason: string }
  | { kind: 'number-gaps'; series: readonly NumberSeries[] }
  | {
      kind: 'paste-lines'
      row: number
      rows: readonly (readonly string[])[]
      plan: PastePlan
      /** fills cells of existing lines instead of adding lines */
      inPlace?: readonly ItemField[] | undefined
    }

/** Source of a detail that was filled in. */
export type DetailSource = 'email' | 'tax_id' | 'registration_id' | 'customer' | 'business'

/** A filled-in detail of an e-invoice. */
export interface FilledDetail {
  source: DetailSource
  /** by path of the field */
  texts: Readonly<Record<string, string>>
  /** previous texts; absent if the fields were empty */
  replaced?: Readonly<Record<string, string>>
}

/** Result of a check of the saved invoice, after derived details were filled in. */
export interface CheckedEInvoice {
  format: XmlFormat
  issues: readonly Issue[]
  /** paths of all details found, before any was filled in */
  seen: readonly string[]
  /** filled-in details by path */
  filled: Readonly<Record<string, FilledDetail>>
  /** the invoice before anything was filled in, and the number of its undo steps */
  before: Draft
  steps: number
}

/** A confirmation refers to the displayed state, so commands are blocked until it is answered. */
export const blocksCommands = ({ kind }: Overlay): boolean =>
  ![
    'palette',
    'shortcuts',
    'deleted',
    'versions',
    'copies',
    'batch',
    'number-gaps',
    'schedules',
    'received-e-invoice',
  ].includes(kind)

/**
 * Values that the user confirms before a live invoice is billed; the host compares them with what it would
 * send.
 */
export interface ConfirmedAmount {
  invoice_number: string
  payable: string
  currency: string
}

/** Subject of a live submission, known before the host has checked it. */
export interface ConfirmationSubject {
  type: DocumentType
  invoice_number: string
}

/** Confirmation of a live submission for exactly this revision and connection. */
export interface LiveConfirmation {
  id: string
  revision: number
  connectionId: string
  type: DocumentType
  confirmed: ConfirmedAmount
  seller: PartyView
  buyer: PartyView
  /** `YYYY-MM-DD` */
  dueDate: string | null
  /** false if the connection sends the minimal request only */
  arePartiesSent: boolean
  lines: number
  template: string
  /** findings of the host, and rendering issues of the preview */
  findings: readonly Issue[]
}

/** A live submission that starts when the countdown ends, unless it is cancelled. */
export interface Countdown {
  question: LiveConfirmation
  seconds: number
}

/** Meaning of a pasted column; `position` and `amount` follow from the lines and are not stored. */
export type ColumnMeaning = ItemField | 'kind' | 'position' | 'amount'

/** Meaning of each pasted column; `null` if it is unknown. */
export type PasteColumns = readonly (ColumnMeaning | null)[]

export interface PastePlan {
  hasHeader: boolean
  columns: PasteColumns
  /** every filled column has one meaning, and omitted amounts equal the calculated ones */
  isCertain: boolean
}
