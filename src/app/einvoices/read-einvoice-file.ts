import { eInvoiceFileNames } from '#core/einvoice-formats.ts'
import type { Message } from '#core/messages/message.ts'
import { EInvoiceError } from '#einvoice/xml/einvoice-error.ts'
import { xmlLimits } from '#einvoice/xml/parse-xml.ts'
import { rootNamespaces } from '#einvoice/xml/xml-element.ts'
import { runInThread } from '#node/run-in-thread.ts'
import { siblingModule } from '#node/sibling-module.ts'
import { readAttachmentInThread } from '#pdf/reading/read-in-thread.ts'
import type { ReceivedEInvoice } from './received-einvoice.ts'

/** Maximum number of pages searched for an e-invoice in an annotation, which no format prescribes. */
const searchedPages = 1000

/** A PDF may begin with other bytes (ISO 32000-1, annex H, note 13). */
const maxHeaderOffset = 1024

/** Whether a file is a PDF, by its first bytes. */
export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, maxHeaderOffset)).includes('%PDF-')

const reasons = {
  encrypted: 'einvoice.pdf_encrypted',
  damaged: 'einvoice.pdf_damaged',
  too_much: 'einvoice.pdf_too_much',
} as const

export type ReceivedOrRefused = { received: ReceivedEInvoice } | { refused: Message }

const entry = new URL(siblingModule('einvoice-worker', import.meta.url))

const xmlThreadLimits = { seconds: 2, megabytes: 200 }

/**
 * Reads and checks an untrusted e-invoice, as XML or inside a PDF, in threads with limits of time and memory.
 * @throws EInvoiceError as `readEInvoice`, for a PDF without an e-invoice, and for a file that cannot be read within
 *   the limits
 */
export async function readEInvoiceFile(bytes: Uint8Array): Promise<ReceivedEInvoice> {
  if (bytes.length > xmlLimits.bytes)
    throw new EInvoiceError({ code: 'einvoice.too_large', params: { max: xmlLimits.bytes } })
  const isEmbedded = isPdf(bytes)
  const xml = isEmbedded ? await xmlInPdf(bytes) : bytes
  const data = { bytes: new Uint8Array(xml), isEmbedded }
  const result = await runInThread<ReceivedOrRefused>(entry, data, xmlThreadLimits)
  if (result === 'too_much') throw new EInvoiceError({ code: 'einvoice.too_much' })
  if (result === 'damaged') throw new Error('the thread that reads e-invoices failed')
  if ('refused' in result) throw new EInvoiceError(result.refused)
  return result.received
}

async function xmlInPdf(pdf: Uint8Array): Promise<Uint8Array> {
  const wanted = {
    names: eInvoiceFileNames,
    contents: rootNamespaces,
    bytes: xmlLimits.bytes,
    pages: searchedPages,
  }
  const attachment = await readAttachmentInThread(pdf, wanted)
  if (typeof attachment === 'string') throw new EInvoiceError({ code: reasons[attachment] })
  if (attachment === null) throw new EInvoiceError({ code: 'einvoice.pdf_without_einvoice' })
  return attachment.bytes
}
