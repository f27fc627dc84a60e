import { z } from 'zod'
import type { Message } from '#core/messages/message.ts'
import { id, idArgument } from './argument-schemas.ts'
import { operation } from './operation.ts'

/** The PDF from the service, as stored on this computer. */
export type Delivery =
  | { state: 'fetching' }
  | {
      state: 'kept'
      path: string
      bytes: number
      /** hexadecimal; absent in older records */
      sha256?: string
      /** why the file is not in the chosen folder */
      folderProblem?: 'missing' | 'not_writable'
      /** `null` if no comparison was possible, or only a partial one */
      matchesPreview: boolean | null
      /** reasons, most important first; absent in older records */
      findings?: PdfDifference[]
    }
  | { state: 'failed'; message: Message }

/** An invoice whose delivered PDF is missing or was changed. */
export interface MissingPdf {
  id: string
  invoice_number: string
  message: Message
}

export interface SavedPdfs {
  folder: string
  saved: number
  missing: MissingPdf[]
}

export interface EmailedInvoice {
  /** file: a draft with the PDF attached; link: a draft without it, and the PDF is shown in its folder */
  opened: 'file' | 'link'
  /** `''` if no address of the customer is known */
  to: string
}

const pdfArgument = z.strictObject({ id, which: z.enum(['delivered', 'preview']) })

/** The part of the table of operations that concerns delivered PDFs, and PDFs of drafts as files. */
export const deliveryOperations = {
  /** opens the stored PDF, its folder or its link with the system's programs */
  openDelivery: operation<void>()(z.strictObject({ id, what: z.enum(['pdf', 'folder', 'link']) })),
  copyLink: operation<void>()(idArgument),
  /** asks for a path; `preview` saves the watermarked PDF of the saved revision; `null` if cancelled */
  savePdf: operation<{ path: string } | null>()(pdfArgument),
  /** opens the same file in the system's viewer for printing */
  printPdf: operation<void>()(pdfArgument),
  /** the delivered PDF; `nothing_delivered` with the reason if the file is missing or was changed */
  deliveredPdf: operation<{ bytes: Uint8Array }>()(idArgument),
  /** copies delivered PDFs into a folder that the user is asked for; `null` if cancelled */
  savePdfs: operation<SavedPdfs | null>()(z.strictObject({ ids: z.array(id).min(1).max(100_000) })),
  /** asks for the folder of PDFs of live invoices, or uses the data folder again; `null` if cancelled */
  choosePdfFolder: operation<{ pdfFolder: string } | null>()(
    z.strictObject({ to: z.enum(['chosen', 'data']) }),
  ),
  /** opens an e-mail draft with the delivered PDF in the mail program */
  emailInvoice: operation<EmailedInvoice>()(z.strictObject({ id, as: z.enum(['file', 'link']) })),
  /** stores whether a final PDF was e-mailed; answers the previous state */
  setEmailed: operation<{ emailedAt: string | null }>()(
    z.strictObject({ id, emailedAt: z.iso.datetime().nullable() }),
  ),
}

/** Results of the comparison of the delivered PDF with the preview. */
export type PdfDifference =
  | { kind: 'pages'; expected: number; found: number }
  /** a live PDF has the TEST watermark, or a test PDF lacks it */
  | { kind: 'mark_unexpected' }
  | { kind: 'mark_missing' }
  /** first difference of a page, counted from 1 */
  | { kind: 'text'; page: number; expected: string; found: string }
  /** a value of the invoice that is missing in the PDF of another program */
  | { kind: 'value_missing'; field: 'invoice_number' | 'customer' | 'line' | 'payable'; value: string }
  /** a live PDF lacks the requested e-invoice, or a test PDF contains one */
  | { kind: 'einvoice_missing' }
  | { kind: 'einvoice_unexpected' }
  | { kind: 'script' }
  /** the PDF contains the requested e-invoice */
  | { kind: 'einvoice_attached'; name: string }
  /** other bytes, but the same pages and text */
  | { kind: 'same_text' }
  /** made by another program, but contains all values of the invoice */
  | { kind: 'same_values' }
  | { kind: 'unreadable'; reason: 'encrypted' | 'damaged' | 'too_much' | 'no_text' }
  /** the preview could not be rendered */
  | { kind: 'no_preview' }
