import './drawing-classes.ts'
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { textOf } from '#core/text/text-items.ts'

/** The text and properties of an untrusted PDF. */
export interface PdfReading {
  pageCount: number
  /** producer in the document information; `` if there is none */
  producer: string
  /** whether it contains JavaScript */
  hasScript: boolean
  /** the text of the first pages in content order, one line per line of text */
  pages: string[]
}

/** too_much: exceeded a time, memory or text limit */
export type Unreadable = 'encrypted' | 'damaged' | 'too_much'

/** Limits of what is read: further pages are only counted; more text is an error. */
export interface ContentLimits {
  pages: number
  characters: number
}

/** @throws errors of pdf.js; call it in a thread with limits, because a PDF may take any time and memory */
export async function readPdf(bytes: Uint8Array, limits: ContentLimits): Promise<PdfReading | Unreadable> {
  const task = getDocument({
    data: bytes,
    // isolated: no fonts, maps or programs are loaded for a PDF
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    disableFontFace: true,
    enableXfa: false,
    // pictures are not needed and may be decompression bombs
    maxImageSize: 0,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
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
      hasScript: (await document.getJSActions()) !== null,
      pages,
    }
  } catch (error) {
    return error instanceof PasswordException ? 'encrypted' : 'damaged'
  }
}

function producerOf(info: object): string {
  const producer: unknown = 'Producer' in info ? info.Producer : ''
  return typeof producer === 'string' ? producer : ''
}
