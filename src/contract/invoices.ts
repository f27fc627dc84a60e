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
  /** customer whose data was copied into the invoice; `null` for none */
  customerId: string | null
  /** latest submission; `null` before the first */
  submission: Submission | null
}

/** Types of the operations that make credit notes of invoices, and invoices of quotes. */

/** A document that is linked as origin or as result. */
export interface LinkedDocument {
  id: string
  type: DocumentType
  invoice_number: string
  currency: string
  payable: Decimal | null
}

/** Origins of this document and documents made from it, without deleted ones. */
export interface DocumentRelations {
  /** for a credit note: the invoice that it credits */
  credits: LinkedDocument | null
  /** for a credit note: amount of that invoice that other credit notes leave; `null` if unknown */
  creditable: Decimal | null
  /** for an invoice: the quote from which it was made, or the invoice that it corrects */
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

/** `repeat`: the user confirmed that another one is wanted */
const documentToDerive = z.strictObject({ id, repeat: z.boolean().optional() })

/** Types of the report of missing numbers of live invoices. */

export type GapReason =
  /** no invoice on this computer has the number */
  | 'unused'
  /** the invoice with the number was not submitted live: a draft, or submitted with a test key only */
  | 'draft'
  | 'test'
  /** its invoice was deleted */
  | 'deleted'
  /**
   * taken by a live submission that created no invoice or is not finished: rejected, withdrawn, found not to exist, or
   * open
   */
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
  /** the invoice that has or took the number, if it can be opened */
  invoiceId: string | null
  customer: string
  /** ISO 8601 instant at which the number was taken; `null` if it never was */
  takenAt: string | null
  /** the present number of this invoice, if it differs */
  currentNumber: string | null
}

/** Numbers that differ only in their counter, from the lowest to the highest taken one. */
export interface NumberSeries {
  first: string
  last: string
  /** number of created live invoices */
  used: number
  gaps: NumberGap[]
  /** whether the list of gaps is truncated */
  isCut: boolean
}

export interface DeletedInvoices {
  deleted: string[]
  /** number of invoices that are kept, because they are being sent, or were or may have been billed */
  kept: number
  /** the kept invoices, each with the reason */
  skipped: { id: string; invoice_number: string; reason: Message }[]
}

/** Data of an invoice that can change without a save by the renderer. */
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
  /** end of the retention, until which the invoice can be restored */
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
  /** warns that another invoice has the number; `null` if none has */
  warning: Issue | null
  /** next unused number of the pattern */
  free: string
}

const invoiceIds = z.strictObject({ ids: z.array(id).max(maxSelected) })

/** The part of the table of operations that concerns invoices, credit notes and quotes: drafts, versions, numbers. */
export const invoiceOperations = {
  openInvoice: operation<InvoiceView>()(idArgument),
  /** the content of a new invoice; nothing is stored */
  newDraft: operation<Draft>()(noArgument),
  /** a new draft with the proposed number, today's date and the defaults of the settings and of the customer */
  createInvoice: operation<InvoiceView>()(
    z.strictObject({
      sample: z.boolean().optional(),
      customerId: id.optional(),
      type: z.enum(documentTypes).optional(),
      /** a sender profile; by default that of new documents */
      sender: senderId.optional(),
    }),
  ),
  duplicateInvoice: operation<InvoiceView>()(idArgument),
  /**
   * answers after the commit; `stale_draft` if the change is not based on the saved revision, then the renderer sends
   * the whole draft
   */
  saveInvoice: operation<SavedRevision>()(saveRequestSchema),
  /** `deposit_unsettled` if issued documents would lose their deposit with it, unless `unsettled` is set */
  deleteInvoice: operation<void>()(z.strictObject({ id, unsettled: z.boolean().optional() })),
  restoreInvoice: operation<InvoiceView>()(idArgument),
  /**
   * deletes all in one commit, except invoices that were issued or are being sent, or whose deposit issued documents
   * need
   */
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
   * an invoice that deducts the issued deposit invoices of the same customer and order as the given one;
   * `already_invoiced` if another invoice deducts it and `repeat` is not set
   */
  finalInvoice: operation<CreatedDocuments>()(documentToDerive),
  /** deletes all drafts of one operation, or none; `not_editable` if one was submitted */
  deleteDrafts: operation<void>()(z.strictObject({ ids: z.array(id).min(1).max(10) })),
  acceptQuote: operation<void>()(z.strictObject({ id, accepted: z.boolean() })),

  /** checks a number while it is typed, whether it was saved or not */
  lookUpNumber: operation<NumberLookup>()(
    z.strictObject({
      id,
      invoice_number: z.string().max(200),
      issueDate: z.string().max(40),
      /** type whose pattern the free number follows */
      type: z.enum(documentTypes).optional(),
      /** sender of the document; by default that of new documents */
      sender: z.string().max(64).optional(),
    }),
  ),
  /** drafts of a sender whose details differ from the profile */
  outdatedDrafts: operation<{ ids: string[] }>()(z.strictObject({ sender: senderId })),
  /**
   * copies the details of the sender profile into drafts; issued documents, and drafts with the same details, are not
   * changed
   */
  updateDrafts: operation<{ changeId: string; count: number }>()(invoiceIds),
  /** `kept`: number of drafts whose details were changed in the meantime */
  undoDraftUpdate: operation<{ kept: number }>()(z.strictObject({ changeId: id })),

  /** number that a pattern would give to a document dated today */
  nextNumber: operation<string>()(z.strictObject({ pattern: numberPatternSchema })),
  /** gaps in the numbers of live invoices, and numbers that were taken and not used; newest series first */
  numberGaps: operation<NumberSeries[]>()(noArgument),
}
