import { z } from 'zod'
import type { DocumentType } from '#core/document-type.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { InvoiceView } from './invoice-view.ts'

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

const invoiceId = z.uuid()

/** `repeat`: the user confirmed that there is one already */
export const deriveDocumentSchema = z.strictObject({ id: invoiceId, repeat: z.boolean().optional() })

export const documentIdsSchema = z.strictObject({ ids: z.array(invoiceId).min(1).max(10) })
export const acceptQuoteSchema = z.strictObject({ id: invoiceId, accepted: z.boolean() })
