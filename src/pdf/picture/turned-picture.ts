import type { ArchiveDocument } from '../file/archive-document.ts'
import type { PdfReference } from '../file/pdfkit.ts'
import type { Orientation } from './exif-orientation.ts'

/** From the unit square in which the samples lie, first row on top, to that in which they are seen. */
const matrices: Record<Orientation, string> = {
  1: '1 0 0 1 0 0',
  2: '-1 0 0 1 1 0',
  3: '-1 0 0 -1 1 1',
  4: '1 0 0 -1 0 1',
  5: '0 -1 -1 0 1 1',
  6: '0 -1 1 0 0 1',
  7: '0 1 1 0 0 0',
  8: '0 1 -1 0 1 0',
}

/** A form that shows the picture the right way up and is placed as a picture is: in the unit square. */
export function turnedPicture(
  image: PdfReference,
  orientation: Orientation,
  document: ArchiveDocument,
): PdfReference {
  return document.addStream(
    { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1], Resources: { XObject: { Logo: image } } },
    Buffer.from(`${matrices[orientation]} cm /Logo Do\n`, 'latin1'),
  )
}
