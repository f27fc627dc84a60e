import {
  acceptQuoteSchema,
  type CreatedDocuments,
  type DocumentRelations,
  deriveDocumentSchema,
  documentIdSchema,
  documentIdsSchema,
} from '../documents.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that concerns credit notes and quotes. */
export const documentOperations = {
  documentRelations: operation<DocumentRelations>()(documentIdSchema),
  /** a credit note for an issued invoice; `already_credited` if there is one and `repeat` is not set */
  creditInvoice: operation<CreatedDocuments>()(deriveDocumentSchema),
  /** a new draft in place of an issued invoice, and a credit note for it; `already_credited` as above */
  correctInvoice: operation<CreatedDocuments>()(deriveDocumentSchema),
  /** `already_invoiced` if there is one and `repeat` is not set */
  invoiceFromQuote: operation<CreatedDocuments>()(deriveDocumentSchema),
  /** deletes drafts that one operation made, all or none; `not_editable` if one was submitted */
  deleteDrafts: operation<void>()(documentIdsSchema),
  acceptQuote: operation<void>()(acceptQuoteSchema),
}
