import { z } from 'zod'
import type { Message } from '#core/messages/message.ts'
import { invoiceIdSchema } from '../argument-schemas.ts'
import { operation } from './operation.ts'

/** An invoice whose delivered PDF is not on this computer, or no longer as it was delivered. */
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

const pdfArgument = z.strictObject({ id: z.uuid(), which: z.enum(['delivered', 'preview']) })

/** The part of the table of operations that concerns delivered PDFs, and PDFs of drafts as files. */
export const deliveryOperations = {
  /** opens the stored PDF, its folder or its link with the system's programs */
  openDelivery: operation<void>()(z.strictObject({ id: z.uuid(), what: z.enum(['pdf', 'folder', 'link']) })),
  copyLink: operation<void>()(invoiceIdSchema),
  /** asks for a path; `preview` saves the watermarked PDF of the saved revision; `null` if cancelled */
  savePdf: operation<{ path: string } | null>()(pdfArgument),
  /** opens the same file in the system's viewer for printing */
  printPdf: operation<void>()(pdfArgument),
  /** the kept PDF, to be shown; `nothing_delivered` with the reason if the file is missing or was changed */
  deliveredPdf: operation<{ bytes: Uint8Array }>()(invoiceIdSchema),
  /** copies delivered PDFs into a folder that the user is asked for; `null` if cancelled */
  savePdfs: operation<SavedPdfs | null>()(z.strictObject({ ids: z.array(z.uuid()).min(1).max(100_000) })),
  /** asks for the folder of PDFs of live invoices, or uses the data folder again; `null` if cancelled */
  choosePdfFolder: operation<{ pdfFolder: string } | null>()(
    z.strictObject({ to: z.enum(['chosen', 'data']) }),
  ),
  /** opens an e-mail draft with the delivered PDF in the mail program */
  emailInvoice: operation<EmailedInvoice>()(z.strictObject({ id: z.uuid(), as: z.enum(['file', 'link']) })),
}
