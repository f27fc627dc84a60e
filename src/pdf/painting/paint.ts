import type { DisplayList, Page, Stamp } from '#render/display-list.ts'
import { PdfFile } from '../file/pdf-file.ts'
import { array, dictionary, type Ref } from '../file/pdf-syntax.ts'
import { StructureTree } from '../file/structure-tree.ts'
import { embedPicture } from '../picture/embed-picture.ts'
import type { Picture } from '../picture/picture.ts'
import { EmbeddedFaces } from './embedded-face.ts'
import type { CodesOfFaces } from './face-codes.ts'
import { faintName, logoName, pageContent, stampContent, stampName } from './page-content.ts'

export interface PaintOptions {
  /** places in the list of pages, in the order in which they shall stand in the file; all by default */
  pages?: readonly number[]
  /** a file that nobody keeps is made and read faster without */
  compress?: boolean
  /** whether it says what is heading, table and decoration, for whoever cannot see the page */
  tagged?: boolean
  /** of the paintings before, for a document that is painted again and again */
  codes?: CodesOfFaces | undefined
  /** told after each page */
  onPage?: ((progress: PageProgress) => void) | undefined
}

export interface PageProgress {
  /** pages that are done */
  done: number
  pageCount: number
}

/** Paints a display list. All decisions were taken before: here pages become bytes. */
export function paint(
  list: DisplayList,
  logo: Picture | null,
  date: Date,
  { pages: wanted, compress = true, tagged = true, codes, onPage }: PaintOptions = {},
): Uint8Array<ArrayBuffer> {
  const { title, number, language, width, height } = list
  const file = new PdfFile({ title, number, language, date, width, height }, { compress })
  const faces = new EmbeddedFaces(file.objects, codes)
  const pages = wanted?.flatMap(index => list.pages[index] ?? []) ?? list.pages
  const refs = pages.map(() => file.reservePage())
  const languages = { document: language, labels: list.labelLanguage }
  const tree = tagged ? new StructureTree(file.objects, refs, languages) : null
  for (const [index, page] of pages.entries()) {
    const content = pageContent(page, { faces, height, hasLogo: logo !== null, tree })
    const ref = refs[index]
    if (ref) file.writePage(ref, content, tree && index)
    onPage?.({ done: index + 1, pageCount: pages.length })
  }
  const stamp = pages[0]?.stamp
  const pictures: Record<string, Ref> = {
    ...(logo && pages.some(showsPicture) && { [logoName]: embedPicture(file.objects, logo) }),
    ...(stamp && { [stampName]: embedStamp(file, faces, stamp, list) }),
  }
  faces.end()
  return file.finish({ fonts: faces.refs(), pictures }, tree?.finish() ?? null)
}

const showsPicture = ({ placed }: Page): boolean =>
  placed.some(({ box }) => box.operations.some(({ kind }) => kind === 'picture'))

/** One form that every page shows, so that a thousand pages carry the mark once. */
function embedStamp(
  { objects }: PdfFile,
  faces: EmbeddedFaces,
  stamp: Stamp,
  { width, height }: DisplayList,
): Ref {
  const content = stampContent(stamp, { faces, height })
  const faint = dictionary({ Type: '/ExtGState', ca: stamp.opacity })
  return objects.addStream(
    {
      Type: '/XObject',
      Subtype: '/Form',
      BBox: array([0, 0, width, height]),
      Resources: dictionary({
        Font: dictionary(faces.refs()),
        ExtGState: dictionary({ [faintName]: faint }),
      }),
    },
    Buffer.from(content, 'latin1'),
  )
}
