import { AnnotationType, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openPdf, type Unreadable } from './open-pdf.ts'

export interface WantedAttachment {
  /** file names in order of preference; case does not matter */
  names: readonly string[]
  /** texts that identify the wanted XML file whatever its name; one of them is near its start */
  contents: readonly string[]
  /** maximum size in bytes */
  bytes: number
  /** how many pages are searched for annotations */
  pages: number
}

export interface ReadAttachment {
  /** as spelled in the file */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

interface Listed {
  id: string
  name: string
}

/**
 * Reads one file that is attached to an untrusted PDF or to one of its pages: the first one that contains a
 * wanted text, else the first one with a wanted name; `null` if there is none. Names are tried in the order
 * of preference.
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

/** Maximum number of files that are read. */
const maxTried = 20

interface Ranked extends Listed {
  /** index in the wanted names; higher for other XML files, highest for all other files */
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

/** Bytes at the beginning of a file; the root element declares its namespaces there. */
const searchedBytes = 16_384

/**
 * Whether a file starts like XML and contains one of the texts near its start, in any encoding of one or two
 * bytes.
 */
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
