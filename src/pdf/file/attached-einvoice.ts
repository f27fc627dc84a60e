import { deflateSync } from 'node:zlib'
import type { CompactDocument } from './compact-document.ts'
import type { AttachedEInvoice } from './factur-x.ts'
import { text } from './pdfkit.ts'

/** Half the time of the level of pages, and 7 % larger for 1,000 lines. */
const compression = { level: 3 }

/**
 * Embeds an XML invoice as an associated file of the document (ISO 19005-3, 6.8, and Factur-X 1.0, 6.2). pdfkit's
 * `file()` would write a checksum of 32 hexadecimal digits, where ISO 32000-1 (table 46) has 16 bytes.
 * @param date of the document, because a file without one does not conform and the clock is never read
 */
export function attachEInvoice(
  document: CompactDocument,
  { name, xml, description }: AttachedEInvoice,
  date: Date,
): void {
  const file = document.addStream(
    {
      ...{ Type: 'EmbeddedFile', Subtype: 'text#2Fxml', Filter: 'FlateDecode' },
      Params: { ModDate: date, Size: xml.length },
    },
    deflateSync(xml, compression),
  )
  const specification = document.ref({
    Type: 'Filespec',
    F: text(name),
    UF: text(name),
    EF: { F: file, UF: file },
    AFRelationship: 'Alternative',
    Desc: text(description),
  })
  specification.end()
  document.addNamedEmbeddedFile(name, specification)
  document._root.data.AF = [specification]
}
