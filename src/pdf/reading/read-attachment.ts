import { AnnotationType, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openPdf, type Unreadable } from './open-pdf.ts'

export interface WantedAttachment {
  /** file names in order of preference; case does not matter */
  names: readonly string[]
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
    const found =
      preferred(await attachmentsOf(document), wanted) ??
      preferred(await ofPages(document, wanted.pages), wanted)
    if (!found) return null
    const content: unknown = await document.getAttachmentContent(found.id)
    if (!(content instanceof Uint8Array)) return 'damaged'
    if (content.length > wanted.bytes) return 'too_much'
    return { name: found.name, bytes: content.slice() }
  })
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
