import { textOf } from '#core/text/text-items.ts'
import { openPdf, type Unreadable } from './open-pdf.ts'
import { attachmentsOf } from './read-attachment.ts'

/** The text and properties of an untrusted PDF. */
export interface PdfReading {
  pageCount: number
  /** producer in the document information; `` if there is none */
  producer: string
  /** names of the first files that the document lists */
  attachments: string[]
  /** whether it contains JavaScript */
  hasScript: boolean
  /** the text of the first pages in content order, one line per line of text */
  pages: string[]
}

/** Limits of what is read: further pages are only counted; more text is an error. */
export interface ContentLimits {
  pages: number
  characters: number
}

const maxAttachments = 1000

export function readPdf(bytes: Uint8Array, limits: ContentLimits): Promise<PdfReading | Unreadable> {
  return openPdf(bytes, async document => {
    const { info } = await document.getMetadata()
    const pages: string[] = []
    let characters = 0
    for (let number = 1; number <= Math.min(document.numPages, limits.pages); number += 1) {
      const page = await document.getPage(number)
      const text = textOf((await page.getTextContent()).items)
      characters += text.length
      if (characters > limits.characters) return 'too_much'
      pages.push(text)
      page.cleanup()
    }
    return {
      pageCount: document.numPages,
      producer: producerOf(info),
      attachments: (await attachmentsOf(document))
        .slice(0, maxAttachments)
        .map(({ name }) => name.slice(0, 255)),
      hasScript: (await document.getJSActions()) !== null,
      pages,
    }
  })
}

function producerOf(info: object): string {
  const producer: unknown = 'Producer' in info ? info.Producer : ''
  return typeof producer === 'string' ? producer : ''
}
