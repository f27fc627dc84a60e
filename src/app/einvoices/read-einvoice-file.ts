import { type ReadEInvoice, readEInvoice } from '#einvoice/read-einvoice.ts'
import { EInvoiceError } from '#einvoice/xml/einvoice-error.ts'
import { xmlLimits } from '#einvoice/xml/parse-xml.ts'
import { readAttachmentInThread } from '#pdf/reading/read-in-thread.ts'

/** Names of the e-invoice in a PDF: of Factur-X and ZUGFeRD 2.1, 2.0 and 1.0, and of XRechnung. */
const attachmentNames = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']

/** Pages that are searched for an e-invoice at an annotation, which no format prescribes. */
const searchedPages = 1000

/** A PDF may begin with other bytes (ISO 32000-1, annex H, note 13). */
const maxHeaderOffset = 1024

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, maxHeaderOffset)).includes('%PDF-')

const reasons = {
  encrypted: 'einvoice.pdf_encrypted',
  damaged: 'einvoice.pdf_damaged',
  too_much: 'einvoice.pdf_too_much',
} as const

/**
 * Reads an untrusted e-invoice, as XML or inside a PDF.
 * @throws EInvoiceError as `readEInvoice`, for a PDF without an e-invoice, and for one that cannot be read
 */
export async function readEInvoiceFile(bytes: Uint8Array): Promise<ReadEInvoice> {
  if (!isPdf(bytes)) return readEInvoice(bytes)
  const wanted = { names: attachmentNames, bytes: xmlLimits.bytes, pages: searchedPages }
  const attachment = await readAttachmentInThread(bytes, wanted)
  if (typeof attachment === 'string') throw new EInvoiceError({ code: reasons[attachment] })
  if (attachment === null) throw new EInvoiceError({ code: 'einvoice.pdf_without_einvoice' })
  return readEInvoice(attachment.bytes)
}
