import { z } from 'zod'
import { documentTypes } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import { saveRequestSchema } from '#core/draft/draft-change.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Message } from '#core/messages/message.ts'
import { invoiceIdSchema, maxSelected, noArgument, numberPatternSchema } from '../argument-schemas.ts'
import {
  acceptQuoteSchema,
  type CreatedDocuments,
  type DocumentRelations,
  deriveDocumentSchema,
  documentIdsSchema,
} from '../documents.ts'
import {
  countInvoicesSchema,
  type InvoiceCounts,
  type InvoiceSummary,
  invoiceSummarySchema,
  listInvoiceIdsSchema,
  listInvoicesSchema,
} from '../invoice-list.ts'
import type { InvoiceView } from '../invoice-view.ts'
import type { NumberSeries } from '../number-gaps.ts'
import type { DeletedInvoice, InvoiceVersion } from '../stored-data.ts'
import type { Submission } from '../submission.ts'
import { operation } from './operation.ts'

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

const invoiceIds = z.strictObject({ ids: z.array(z.uuid()).max(maxSelected) })

/** The part of the table of operations that concerns invoices, credit notes and quotes: list, drafts, versions, numbers. */
export const invoiceOperations = {
  /** fewer rows than `limit` means that there are no more; `cursorAfter` makes the cursor of the next page */
  listInvoices: operation<InvoiceSummary[]>()(listInvoicesSchema),
  /** row of one invoice, also if the list does not show it */
  invoiceSummary: operation<InvoiceSummary>()(invoiceSummarySchema),
  /** number of invoices of each status that the search and the period leave */
  countInvoices: operation<InvoiceCounts>()(countInvoicesSchema),
  /** ids of all matching invoices, in the order of the list */
  listInvoiceIds: operation<string[]>()(listInvoiceIdsSchema),

  openInvoice: operation<InvoiceView>()(invoiceIdSchema),
  /** a new draft with the proposed number, today's date and the defaults of the settings and of the customer */
  createInvoice: operation<InvoiceView>()(
    z.strictObject({
      sample: z.boolean().optional(),
      customerId: z.uuid().optional(),
      type: z.enum(documentTypes).optional(),
    }),
  ),
  duplicateInvoice: operation<InvoiceView>()(invoiceIdSchema),
  /**
   * answers after the commit; `stale_draft` if the base of the change is not what is saved, then the
   * renderer sends the whole draft
   */
  saveInvoice: operation<SavedRevision>()(saveRequestSchema),
  /** `deposit_unsettled` if issued documents leave their deposit to it, unless `unsettled` is set */
  deleteInvoice: operation<void>()(z.strictObject({ id: z.uuid(), unsettled: z.boolean().optional() })),
  restoreInvoice: operation<InvoiceView>()(invoiceIdSchema),
  /** all in one commit; what was issued or is being sent is kept, and what has a deposit of issued documents */
  deleteInvoices: operation<DeletedInvoices>()(invoiceIds),
  restoreInvoices: operation<void>()(invoiceIds),
  /** deleted within the last thirty days, newest first */
  deletedInvoices: operation<DeletedInvoice[]>()(noArgument),
  /** saved states after pauses, newest first, without the current one */
  invoiceVersions: operation<InvoiceVersion[]>()(invoiceIdSchema),
  readVersion: operation<Draft>()(z.strictObject({ id: z.uuid(), revision: z.int().min(1) })),

  documentRelations: operation<DocumentRelations>()(invoiceIdSchema),
  /** a credit note for an issued invoice; `already_credited` if there is one and `repeat` is not set */
  creditInvoice: operation<CreatedDocuments>()(deriveDocumentSchema),
  /** a new draft in place of an issued invoice, and a credit note for it; `already_credited` as above */
  correctInvoice: operation<CreatedDocuments>()(deriveDocumentSchema),
  /** `already_invoiced` if there is one and `repeat` is not set */
  invoiceFromQuote: operation<CreatedDocuments>()(deriveDocumentSchema),
  /** deletes drafts that one operation made, all or none; `not_editable` if one was submitted */
  deleteDrafts: operation<void>()(documentIdsSchema),
  acceptQuote: operation<void>()(acceptQuoteSchema),

  /** checks a number while it is typed, saved or not */
  lookUpNumber: operation<NumberLookup>()(
    z.strictObject({
      id: z.uuid(),
      invoice_number: z.string().max(200),
      issueDate: z.string().max(40),
      /** whose pattern the free number follows */
      type: z.enum(documentTypes).optional(),
    }),
  ),
  /** number that a pattern would give a document of today */
  nextNumber: operation<string>()(z.strictObject({ pattern: numberPatternSchema })),
  /** missing numbers of live invoices, or numbers taken and not used; newest series first */
  numberGaps: operation<NumberSeries[]>()(noArgument),
}
