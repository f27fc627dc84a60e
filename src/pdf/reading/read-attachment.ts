import { AnnotationType, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openPdf, type Unreadable } from './open-pdf.ts'

export interface WantedAttachment {
  /** file names in order of preference; case does not matter */
  names: readonly string[]
  /** texts, one of which is near the start of an XML file that is wanted under any other name */
  contents: readonly string[]
  /** maximum size */
  bytes: number
  /** how many pages are searched for annotations */
  pages: number
}

export interface ReadAttachment {
  /** as the file spells it */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

interface Listed {
  id: string
  name: string
}

/** Reads the first wanted file that is attached to an untrusted PDF or to one of its pages; `null` if there is none. */
export function readAttachment(
  bytes: Uint8Array,
  wanted: WantedAttachment,
): Promise<ReadAttachment | null | Unreadable> {
  return openPdf(bytes, async document => {
    const ofDocument = await attachmentsOf(document)
    const named = preferred(ofDocument, wanted)
    if (named) return read(named)
    const listed = [...ofDocument, ...(await ofPages(document, wanted.pages))]
    const found = preferred(listed, wanted)
    if (found) return read(found)
    for (const each of listed.filter(isXmlName).slice(0, maxTried)) {
      const tried = await read(each)
      if (typeof tried !== 'string' && contains(tried.bytes, wanted.contents)) return tried
    }
    return null

    async function read({ id, name }: Listed): Promise<ReadAttachment | Unreadable> {
      const content: unknown = await document.getAttachmentContent(id)
      if (!(content instanceof Uint8Array)) return 'damaged'
      if (content.length > wanted.bytes) return 'too_much'
      return { name, bytes: content.slice() }
    }
  })
}

/** Files under other names that are read to find the wanted one. */
const maxTried = 20

/** Whether the name is one of an XML file, or has no extension. */
const isXmlName = ({ name }: Listed): boolean => /\.xml$|^[^.]*$/i.test(name)

/** Bytes at the beginning of a file, within which the root element declares its namespaces. */
const searchedBytes = 16_384

/** Whether the beginning contains one of the texts, in any encoding of one or two bytes. */
function contains(bytes: Uint8Array, texts: readonly string[]): boolean {
  const start = Buffer.from(bytes.subarray(0, searchedBytes)).toString('latin1').replaceAll('\0', '')
  return texts.some(text => start.includes(text))
}

function preferred(listed: readonly Listed[], { names }: WantedAttachment): Listed | undefined {
  for (const name of names) {
    const found = listed.find(each => each.name.toLowerCase() === name.toLowerCase())
    if (found) return found
  }
  return undefined
}

/** Entries of the document's name tree; the key of an entry may differ from the name of its file. */
export async function attachmentsOf(document: PDFDocumentProxy): Promise<Listed[]> {
  const attachments = await document.getAttachments()
  return [...(attachments ?? [])].map(([id, { filename }]) => ({ id, name: filename }))
}

async function ofPages(document: PDFDocumentProxy, pages: number): Promise<Listed[]> {
  const skipped = Array.from({ length: Math.max(0, document.numPages - pages) }, (_, index) => pages + index)
  const annotations = await document.getAnnotationsByType(
    new Set([AnnotationType.FILEATTACHMENT]),
    new Set(skipped),
  )
  return annotations.flatMap(annotation => {
    const { fileId, file } = annotation as { fileId?: string; file?: { filename?: string } }
    return fileId === undefined ? [] : [{ id: fileId, name: file?.filename ?? '' }]
  })
}
