import type { PDFPageProxy } from 'pdfjs-dist'

/** Messages between the renderer and the render worker; documents and requests are identified by number. */
export type RenderRequest =
  | { kind: 'open'; documentId: number; bytes: Uint8Array }
  | { kind: 'info'; documentId: number; requestId: number }
  | { kind: 'draw'; documentId: number; requestId: number; page: number; factor: number }
  | { kind: 'text'; documentId: number; requestId: number; page: number }
  | { kind: 'close'; documentId: number }

export type RenderResponse =
  | { requestId: number; info: PdfInfo }
  | { requestId: number; image: ImageBitmap }
  | { requestId: number; text: PageText }
  | { requestId: number; failure: string }

export interface PdfInfo {
  pageCount: number
  /** size of the first page, in points */
  size: { width: number; height: number }
}

/** Text items of a page in content order, with their positions. */
export type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
