import './drawing-classes.ts'
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { textOf } from '#core/text/text-items.ts'

/** What a PDF of any origin says, as far as it can be read without drawing it. */
export interface PdfReading {
  pageCount: number
  /** the program that says to have made it; `` where none does */
  producer: string
  /** it would run a program when it is opened */
  hasScript: boolean
  /** the text of its first pages, in the order of their content, lines apart */
  pages: string[]
}

/** too_much: more than the time and the memory for it */
export type Unreadable = 'encrypted' | 'damaged' | 'too_much'

/** As much as is read. More pages are only counted; more text is too much. */
export interface ContentLimits {
  pages: number
  characters: number
}

/** @throws what pdf.js throws; a file can be made to cost any time and memory, so call it in a thread of its own */
export async function readPdf(bytes: Uint8Array, limits: ContentLimits): Promise<PdfReading | Unreadable> {
  const task = getDocument({
    data: bytes,
    // it knows nothing outside itself: no fonts, maps or programs are fetched for a PDF
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    disableFontFace: true,
    enableXfa: false,
    // no picture is needed, and one can be a bomb
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
