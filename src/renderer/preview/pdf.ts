import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/** Started with the window, because the first page would otherwise wait a quarter of a second for it. */
let worker: PDFWorker | undefined
export function warmUp(): PDFWorker {
  worker ??= new PDFWorker()
  return worker
}

/** The page knows nothing outside itself: no fonts, maps or programs are fetched for a PDF. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({
    // pdf.js takes the buffer over; the preview keeps its own for "Read as text".
    data: bytes.slice(),
    worker: warmUp(),
    useWasm: false,
    useWorkerFetch: false,
    disableAutoFetch: true,
    enableXfa: false,
    stopAtErrors: false,
  }).promise

/** The text of each page, line by line, in the order of the content. */
export async function textOf(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await openPdf(bytes)
  try {
    const pages: string[][] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const lines = ['']
      for (const item of items) {
        if (!('str' in item)) continue
        lines[lines.length - 1] += item.str
        if (item.hasEOL) lines.push('')
      }
      pages.push(lines.map(line => line.trim()).filter(line => line !== ''))
    }
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}
