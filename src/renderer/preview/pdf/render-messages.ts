import type { PDFPageProxy } from 'pdfjs-dist'

/** What the page asks of the thread that draws, and what comes back. Documents and answers go by number. */
export type RenderRequest =
  | { kind: 'open'; document: number; bytes: Uint8Array }
  | { kind: 'draw'; document: number; answer: number; page: number; factor: number }
  | { kind: 'text'; document: number; answer: number; page: number }
  | { kind: 'close'; document: number }

export type RenderResponse =
  | { answer: number; picture: ImageBitmap }
  | { answer: number; text: PageText }
  | { answer: number; failure: string }

/** The words of a page, in the order of its content, each where it stands. */
export type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
