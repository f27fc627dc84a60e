import { deflateSync } from 'node:zlib'
import { partsOfDataUrl } from '#core/text/attachment-files.ts'
import type { CompactDocument } from './compact-document.ts'
import type { AttachedEInvoice } from './factur-x.ts'
import { type PdfReference, text } from './pdfkit.ts'

/** zlib level. Takes half the time of the level of pages; the file is 7 % larger for 1,000 lines. */
const compression = { level: 3 }

/** A file attached to an invoice. */
export interface AttachedFile {
  name: string
  description?: string | undefined
  /** data URL */
  data: string
}

interface EmbeddedFile {
  /** of the name tree of the document; readers show the file name */
  key: string
  name: string
  /** media type */
  type: string
  bytes: Uint8Array
  description: string | undefined
  /** ISO 19005-3, 6.8 */
  relationship: 'Alternative' | 'Supplement'
}

export interface FilesOfDocument {
  eInvoice?: AttachedEInvoice | undefined
  files?: readonly AttachedFile[] | undefined
}

/**
 * Embeds an XML invoice and other files as associated files of the document (ISO 19005-3, 6.8, and Factur-X 1.0, 6.2).
 * pdfkit's `file()` would write a checksum of 32 hexadecimal digits, where ISO 32000-1 (table 46) has 16 bytes.
 * @param date of the document, because a file without one does not conform and the clock is never read
 */
export function embedFiles(
  document: CompactDocument,
  { eInvoice, files = [] }: FilesOfDocument,
  date: Date,
): void {
  const embedded = [...(eInvoice ? [eInvoiceFile(eInvoice)] : []), ...files.map(attachedFile)]
  if (embedded.length === 0) return
  document._root.data.AF = embedded.map(file => embedFile(document, file, date))
}

const eInvoiceFile = ({ name, xml, description }: AttachedEInvoice): EmbeddedFile => ({
  ...{ key: name, name, type: 'text/xml', bytes: xml, description },
  relationship: 'Alternative',
})

/** The keys sort alphabetically in the order of the attachments, after the key of the e-invoice. */
const attachedFile = ({ name, description, data }: AttachedFile, index: number): EmbeddedFile => {
  const { type = '', base64 = '' } = partsOfDataUrl(data) ?? {}
  const bytes = Buffer.from(base64, 'base64')
  const key = `file-${String(index + 1).padStart(2, '0')}`
  return { key, name, type, bytes, description, relationship: 'Supplement' }
}

function embedFile(
  document: CompactDocument,
  { key, name, type, bytes, description, relationship }: EmbeddedFile,
  date: Date,
): PdfReference {
  const file = document.addStream(
    {
      ...{ Type: 'EmbeddedFile', Subtype: type.replaceAll('/', '#2F'), Filter: 'FlateDecode' },
      Params: { ModDate: date, Size: bytes.length },
    },
    deflateSync(bytes, compression),
  )
  const specification = document.ref({
    Type: 'Filespec',
    F: text(name),
    UF: text(name),
    EF: { F: file, UF: file },
    AFRelationship: relationship,
    Desc: text(description ?? name),
  })
  specification.end()
  document.addNamedEmbeddedFile(key, specification)
  return specification
}
