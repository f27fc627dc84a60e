import { AnnotationType, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openPdf, type Unreadable } from './open-pdf.ts'

export interface WantedAttachment {
  /** file names in order of preference; case does not matter */
  names: readonly string[]
  /** texts, one of which is near the start of the XML file that is wanted, under any name */
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

/**
 * Reads the wanted file that is attached to an untrusted PDF or to one of its pages: the first with a wanted content, in
 * the order of the names, or else the first with a wanted name; `null` if there is none.
 */
export function readAttachment(
  bytes: Uint8Array,
  wanted: WantedAttachment,
): Promise<ReadAttachment | null | Unreadable> {
  const { names } = wanted
  return openPdf(bytes, async document => {
    const tried = new Set<string>()
    let firstNamed: ReadAttachment | Unreadable | null = null
    const ofDocument = inOrder(await attachmentsOf(document), names)
    const named = ofDocument.filter(({ rank }) => rank < names.length)
    const found = await wantedAmong(named)
    if (found) return found
    const ofAll = inOrder([...ofDocument, ...(await ofPages(document, wanted.pages))], names)
    return (await wantedAmong(ofAll)) ?? firstNamed

    async function wantedAmong(listed: readonly Ranked[]): Promise<ReadAttachment | null> {
      for (const each of listed) {
        if (tried.size >= maxTried) return null
        if (tried.has(each.id)) continue
        tried.add(each.id)
        const file = await read(each)
        if (typeof file !== 'string' && contains(file.bytes, wanted.contents)) return file
        if (each.rank < names.length) firstNamed ??= file
      }
      return null
    }

    async function read({ id, name }: Listed): Promise<ReadAttachment | Unreadable> {
      const content: unknown = await document.getAttachmentContent(id)
      if (!(content instanceof Uint8Array)) return 'damaged'
      if (content.length > wanted.bytes) return 'too_much'
      return { name, bytes: content.slice() }
    }
  })
}

/** Files that are read to find one with a wanted content. */
const maxTried = 20

interface Ranked extends Listed {
  /** place among the wanted names, after which those of XML files and then all others follow */
  rank: number
}

function inOrder(listed: readonly Listed[], names: readonly string[]): Ranked[] {
  const rankOf = (name: string) => {
    const place = names.findIndex(each => each.toLowerCase() === name.toLowerCase())
    if (place >= 0) return place
    return /\.xml$|^[^.]*$/i.test(name) ? names.length : names.length + 1
  }
  return listed
    .map(each => ({ ...each, rank: rankOf(each.name) }))
    .sort((one, other) => one.rank - other.rank)
}

/** Bytes at the beginning of a file, within which the root element declares its namespaces. */
const searchedBytes = 16_384

/** Whether a file begins as XML does and contains one of the texts soon, in any encoding of one or two bytes. */
function contains(bytes: Uint8Array, texts: readonly string[]): boolean {
  const start = Buffer.from(bytes.subarray(0, searchedBytes)).toString('latin1').replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(start) && texts.some(text => start.includes(text))
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
