import type { DisplayList, Page, Watermark } from '#render/model/display-list.ts'
import { ArchiveDocument } from '../file/archive-document.ts'
import type { FilesOfDocument } from '../file/embedded-files.ts'
import type { PdfReference } from '../file/pdfkit.ts'
import { StructureTree } from '../file/structure-tree.ts'
import { embedPicture } from '../picture/embed-picture.ts'
import type { Picture } from '../picture/picture.ts'
import { EmbeddedFaces } from './embedded-face.ts'
import type { FaceCodesCache } from './face-codes.ts'
import {
  logoName,
  opacityName,
  outlineName,
  pageContent,
  watermarkContent,
  watermarkName,
} from './page-content.ts'
import { watermarkOutline } from './watermark-outline.ts'

export interface PaintOptions {
  /** indexes of pages in the order of the file; all by default */
  pages?: readonly number[]
  /** an uncompressed file is faster to create and to read, for previews */
  compress?: boolean
  /** whether to write a structure tree for assistive technology */
  tagged?: boolean
  /** codes of earlier paintings of the same document */
  codes?: FaceCodesCache | undefined
  /** for a document without a watermark only */
  attached?: FilesOfDocument
  /** called after each page */
  onPage?: ((progress: PageProgress) => void) | undefined
}

export interface PageProgress {
  /** number of painted pages */
  done: number
  pageCount: number
}

/**
 * Paints a display list as a PDF. Makes no layout decisions.
 * @throws for files attached to pages with a watermark: software would book an invoice that is only a test
 */
export function paint(
  list: DisplayList,
  logo: Picture | null,
  date: Date,
  { pages: pageIndexes, compress = true, tagged = true, codes, attached = {}, onPage }: PaintOptions = {},
): Uint8Array<ArrayBuffer> {
  const { title, number, language, width, height } = list
  const document = new ArchiveDocument({ title, number, language, date, width, height }, { compress, tagged })
  const faces = new EmbeddedFaces(document, codes)
  const pages = pageIndexes?.flatMap(index => list.pages[index] ?? []) ?? list.pages
  const tree = tagged ? new StructureTree(document, { document: language, labels: list.labelLanguage }) : null
  const watermark = pages[0]?.watermark
  if (watermark && (attached.eInvoice || attached.files))
    throw new Error('a PDF with a watermark carries no files')
  const xobjects: Record<string, PdfReference> = {
    ...(logo && pages.some(hasPicture) && { [logoName]: embedPicture(document, logo) }),
    ...(watermark && { [watermarkName]: embedWatermark(document, faces, watermark, list) }),
  }
  for (const [index, page] of pages.entries()) {
    document.addPage()
    const content = pageContent(page, { faces, height, hasLogo: logo !== null, tree })
    document.writePage(content, { fonts: faces.references(), xobjects })
    onPage?.({ done: index + 1, pageCount: pages.length })
  }
  faces.end()
  tree?.finish()
  document.attach(attached)
  return document.toBytes()
}

const hasPicture = ({ placed }: Page): boolean =>
  placed.some(({ box }) => box.operations.some(({ kind }) => kind === 'picture'))

/** Embeds the watermark as one form that all pages share. */
function embedWatermark(
  document: ArchiveDocument,
  faces: EmbeddedFaces,
  watermark: Watermark,
  { width, height }: DisplayList,
): PdfReference {
  const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] }
  const outline = { ...form, Filter: 'FlateDecode' }
  const content = watermarkContent(watermark, { faces, height })
  return document.addStream(
    {
      ...form,
      Resources: {
        Font: faces.references(),
        ExtGState: { [opacityName]: { Type: 'ExtGState', ca: watermark.opacity, BM: 'Multiply' } },
        XObject: { [outlineName]: document.addStream(outline, watermarkOutline(watermark)) },
      },
    },
    Buffer.from(content, 'latin1'),
  )
}
