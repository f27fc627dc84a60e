import type { DisplayList, Stamp } from '#render/display-list.ts'
import { embedPicture } from './embed-picture.ts'
import { EmbeddedFaces } from './embedded-face.ts'
import { faintName, PageContent } from './page-content.ts'
import { PdfFile, type PdfObject } from './pdf-file.ts'
import type { Picture } from './picture.ts'

export interface PaintOptions {
  /** places in the list of pages, in the order in which they shall stand in the file; all by default */
  pages?: readonly number[]
  /** a file that nobody keeps is made and read faster without */
  compress?: boolean
  /** whether it says what is heading, table and decoration, for whoever cannot see the page */
  tagged?: boolean
}

/** Paints a display list. All decisions were taken before: here pages become bytes. */
export function paint(
  list: DisplayList,
  logo: Picture | null,
  date: Date,
  { pages: wanted, compress = true }: PaintOptions = {},
): Uint8Array<ArrayBuffer> {
  const { title, language, width, height } = list
  const pages = wanted?.flatMap(index => list.pages[index] ?? []) ?? list.pages
  const file = new PdfFile({ title, language, date, width, height, compress })
  const faces = new EmbeddedFaces(file)
  const pictures = {
    logo: logo && embedPicture(file, logo),
    stamp: pages[0]?.stamp ? embedStamp(file, faces, pages[0].stamp, list) : null,
  }
  for (const page of pages) {
    const { content, resources } = new PageContent(faces).paint(page, pictures)
    file.addContentPage(content, resources)
  }
  faces.end()
  return file.finish()
}

/** One form that every page shows, so that a thousand pages carry the mark once. */
function embedStamp(
  file: PdfFile,
  faces: EmbeddedFaces,
  stamp: Stamp,
  { width, height }: DisplayList,
): PdfObject {
  const { content, resources } = new PageContent(faces).paintStamp(stamp)
  const translucent = file.addObject({ Type: 'ExtGState', ca: stamp.opacity })
  return file.addStream(
    {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: { Font: resources.fonts, ExtGState: { [faintName]: translucent } },
    },
    Buffer.from(content, 'latin1'),
  )
}
