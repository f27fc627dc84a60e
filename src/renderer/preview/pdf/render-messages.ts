import type { PDFPageProxy } from 'pdfjs-dist'

/** Messages between the renderer and the render worker; documents and requests are identified by number. */
export type RenderRequest =
  | { kind: 'open'; document: number; bytes: Uint8Array }
  | { kind: 'draw'; document: number; answer: number; page: number; factor: number }
  | { kind: 'text'; document: number; answer: number; page: number }
  | { kind: 'close'; document: number }

export type RenderResponse =
  | { answer: number; picture: ImageBitmap }
  | { answer: number; text: PageText }
  | { answer: number; failure: string }

/** Text items of a page in content order, with their positions. */
export type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
