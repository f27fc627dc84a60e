import { z } from 'zod'
import { type DocumentType, documentTypes } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import { saveRequestSchema } from '#core/draft/draft-change.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { InvoiceState } from '#core/invoice/document-status.ts'
import type { Message } from '#core/messages/message.ts'
import type { Decimal } from '#core/money/decimal.ts'
import {
  id,
  idArgument,
  maxSelected,
  noArgument,
  numberPatternSchema,
  revision,
  senderId,
} from './argument-schemas.ts'
import type { InvoiceSummary } from './invoice-list.ts'
import { operation } from './operation.ts'
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

/** Types of the operations that make credit notes of invoices, and invoices of quotes. */

/** A document that another one names as its origin, or its origin. */
export interface LinkedDocument {
  id: string
  type: DocumentType
  invoice_number: string
  currency: string
  payable: Decimal | null
}

/** Documents that this one was made from, and those made from it; deleted ones are left out. */
export interface DocumentRelations {
  /** of a credit note: the invoice that it credits */
  credits: LinkedDocument | null
  /** of a credit note: the amount of that invoice that other credit notes leave; `null` if unknown */
  creditable: Decimal | null
  /** of an invoice: the quote from which it was made, or the invoice that it corrects */
  createdFrom: LinkedDocument | null
  creditNotes: LinkedDocument[]
  /** made from this quote, or in place of this invoice */
  invoices: LinkedDocument[]
  /** ISO 8601 instant at which the quote was accepted */
  acceptedAt: string | null
}

/** New drafts, made in one commit; the first is to be opened. */
export interface CreatedDocuments {
  documents: InvoiceView[]
}

/** `repeat`: the user confirmed that there is one already */
const documentToDerive = z.strictObject({ id, repeat: z.boolean().optional() })

/** Types of the report of missing numbers of live invoices. */

export type GapReason =
  /** no invoice on this computer has it */
  | 'unused'
  /** an invoice has it that was not submitted live: a draft, or one submitted with a test key only */
  | 'draft'
  | 'test'
  /** its invoice was deleted */
  | 'deleted'
  /** a live submission took it: rejected by the service, withdrawn, found not to exist, or not finished */
  | 'refused'
  | 'withdrawn'
  | 'not_created'
  | 'under_way'
  | 'unknown'

export interface NumberGap {
  first: string
  /** equal to `first` for a single number */
  last: string
  count: number
  reason: GapReason
  /** the invoice that has or took it, if it can be opened */
  invoiceId: string | null
  customer: string
  /** ISO 8601 instant at which it was taken; `null` if it never was */
  takenAt: string | null
  /** the current number of this invoice, if it is another one */
  currentNumber: string | null
}

/** Numbers that differ in their counter only, from the lowest to the highest that was taken. */
export interface NumberSeries {
  first: string
  last: string
  /** number of created live invoices */
  used: number
  gaps: NumberGap[]
  /** the list of gaps is truncated */
  isCut: boolean
}

export interface DeletedInvoices {
  deleted: string[]
  /** number of those that are being sent, or that a live key billed or may have billed */
  kept: number
  /** the kept ones, each with the reason */
  skipped: { id: string; invoice_number: string; reason: Message }[]
}

/** Everything of an invoice that changes without a save of the renderer. */
export interface InvoiceStatus {
  revision: number
  submission: Submission | null
  /** its row in the list */
  summary: InvoiceSummary
}

export interface DeletedInvoice {
  id: string
  invoice_number: string
  customer: string
  payable: Decimal | null
  currency: string
  /** ISO 8601 instant */
  deletedAt: string
  /** the invoice can be restored until then */
  keptUntil: string
}

/** An earlier saved state of an invoice. */
export interface InvoiceVersion {
  revision: number
  /** ISO 8601 instant */
  savedAt: string
  customer: string
  payable: Decimal | null
  currency: string
  lines: number
}

export interface SavedRevision {
  revision: number
  updatedAt: string
}

export interface NumberLookup {
  /** another invoice uses the number; `null` if none does */
  warning: Issue | null
  /** next unused number of the pattern */
  free: string
}

const invoiceIds = z.strictObject({ ids: z.array(id).max(maxSelected) })

/** The part of the table of operations that concerns invoices, credit notes and quotes: drafts, versions, numbers. */
export const invoiceOperations = {
  openInvoice: operation<InvoiceView>()(idArgument),
  /** a new draft with the proposed number, today's date and the defaults of the settings and of the customer */
  createInvoice: operation<InvoiceView>()(
    z.strictObject({
      sample: z.boolean().optional(),
      customerId: id.optional(),
      type: z.enum(documentTypes).optional(),
      /** a profile; the one of new documents by default */
      sender: senderId.optional(),
    }),
  ),
  duplicateInvoice: operation<InvoiceView>()(idArgument),
  /**
   * answers after the commit; `stale_draft` if the base of the change is not what is saved, then the
   * renderer sends the whole draft
   */
  saveInvoice: operation<SavedRevision>()(saveRequestSchema),
  /** `deposit_unsettled` if issued documents leave their deposit to it, unless `unsettled` is set */
  deleteInvoice: operation<void>()(z.strictObject({ id, unsettled: z.boolean().optional() })),
  restoreInvoice: operation<InvoiceView>()(idArgument),
  /** all in one commit; what was issued or is being sent is kept, and what has a deposit of issued documents */
  deleteInvoices: operation<DeletedInvoices>()(invoiceIds),
  restoreInvoices: operation<void>()(invoiceIds),
  /** deleted within the last thirty days, newest first */
  deletedInvoices: operation<DeletedInvoice[]>()(noArgument),
  /** saved states after pauses, newest first, without the current one */
  invoiceVersions: operation<InvoiceVersion[]>()(idArgument),
  readVersion: operation<Draft>()(z.strictObject({ id, revision })),

  documentRelations: operation<DocumentRelations>()(idArgument),
  /** a credit note for an issued invoice; `already_credited` if there is one and `repeat` is not set */
  creditInvoice: operation<CreatedDocuments>()(documentToDerive),
  /** a new draft in place of an issued invoice, and a credit note for it; `already_credited` as above */
  correctInvoice: operation<CreatedDocuments>()(documentToDerive),
  /** `already_invoiced` if there is one and `repeat` is not set */
  invoiceFromQuote: operation<CreatedDocuments>()(documentToDerive),
  /**
   * an invoice that deducts the issued deposit invoices of a customer and an order, of which one is named;
   * `already_invoiced` if one deducts it and `repeat` is not set
   */
  finalInvoice: operation<CreatedDocuments>()(documentToDerive),
  /** deletes drafts that one operation made, all or none; `not_editable` if one was submitted */
  deleteDrafts: operation<void>()(z.strictObject({ ids: z.array(id).min(1).max(10) })),
  acceptQuote: operation<void>()(z.strictObject({ id, accepted: z.boolean() })),

  /** checks a number while it is typed, saved or not */
  lookUpNumber: operation<NumberLookup>()(
    z.strictObject({
      id,
      invoice_number: z.string().max(200),
      issueDate: z.string().max(40),
      /** whose pattern the free number follows */
      type: z.enum(documentTypes).optional(),
      /** of the document, or the profile of new documents */
      sender: z.string().max(64).optional(),
    }),
  ),
  /** drafts of a sender that have other details than its profile */
  outdatedDrafts: operation<{ ids: string[] }>()(z.strictObject({ sender: senderId })),
  /** gives drafts the details of their sender profile; issued documents and those that have them already stay */
  updateDrafts: operation<{ changeId: string; count: number }>()(invoiceIds),
  /** `kept`: the number of drafts whose details were changed since */
  undoDraftUpdate: operation<{ kept: number }>()(z.strictObject({ changeId: id })),

  /** number that a pattern would give a document of today */
  nextNumber: operation<string>()(z.strictObject({ pattern: numberPatternSchema })),
  /** missing numbers of live invoices, or numbers taken and not used; newest series first */
  numberGaps: operation<NumberSeries[]>()(noArgument),
}
