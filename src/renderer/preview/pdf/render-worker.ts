import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist'
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.mjs'
import { insertSpaces } from '#core/text/text-items.ts'
import { createFontFaceCache } from './font-face-cache.ts'
import { createJitWarmUp } from './jit-warm-up.ts'
import type { PageText, PdfInfo, RenderRequest, RenderResponse } from './render-messages.ts'

/**
 * Runs both halves of pdf.js in one worker: parsing and drawing a page takes ten milliseconds, which would
 * drop a frame at every keystroke in the main thread, and a second worker costs more than it gains.
 */

const scope = self as unknown as {
  fonts: FontFaceSet
  postMessage(message: RenderResponse, transfer: Transferable[]): void
}
const BrowserFace = FontFace
const faces = createFontFaceCache(scope.fonts, (family, font) => new BrowserFace(family, font))
// pdf.js looks here for its worker half before it starts a worker, and for the FontFace constructor
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler }, FontFace: faces.FontFace })
const contextPrototype = OffscreenCanvasRenderingContext2D.prototype
const font = Object.getOwnPropertyDescriptor(contextPrototype, 'font') ?? {}
Object.defineProperty(contextPrototype, 'font', {
  ...font,
  set(named: string) {
    font.set?.call(this, faces.resolve(named))
  },
})
const pdfWorker = new PDFWorker({ verbosity: VerbosityLevel.ERRORS })

/** Frees the pixel memory now; the garbage collector would keep it for minutes. */
const releaseCanvas = (canvas: OffscreenCanvas): void => {
  canvas.width = 0
  canvas.height = 0
}

class OffscreenCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d') }
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width
    canvas.height = height
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    releaseCanvas(canvas)
  }
}

/** Filters need SVG, which workers lack; no invoice needs one. */
class NoFilterFactory {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy() {}
}

/** Limit of a page and of a picture, in pixels of four bytes. */
const maxPixels = 30e6

const documents = new Map<number, PDFDocumentLoadingTask>()

/** Fetches nothing: no fonts, character maps or WebAssembly. */
const open = (bytes: Uint8Array): PDFDocumentLoadingTask =>
  getDocument({
    data: bytes,
    worker: pdfWorker,
    // the only part of the document that pdf.js uses here
    ownerDocument: { fonts: faces.fonts } as unknown as HTMLDocument,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    disableAutoFetch: true,
    enableXfa: false,
    stopAtErrors: false,
    // larger pictures are left out; delivered files may come from anywhere
    maxImageSize: maxPixels,
    verbosity: VerbosityLevel.ERRORS,
  })

const pageOf = async (documentId: number, page: number) => {
  const task = documents.get(documentId)
  if (!task) throw new Error('The document was closed.')
  return (await task.promise).getPage(page + 1)
}

const draw = async (page: PDFPageProxy, factor: number): Promise<ImageBitmap> => {
  const requested = page.getViewport({ scale: factor })
  const tooLarge = (requested.width * requested.height) / maxPixels
  const viewport = tooLarge > 1 ? page.getViewport({ scale: factor / Math.sqrt(tooLarge) }) : requested
  const canvas = new OffscreenCanvas(Math.floor(viewport.width), Math.floor(viewport.height))
  const canvasContext = canvas.getContext('2d', { alpha: false })
  // The display intent waits for animation frames, which a worker lacks.
  await page.render({ canvas: null, canvasContext, viewport, intent: 'print' } as never).promise
  const image = canvas.transferToImageBitmap()
  releaseCanvas(canvas)
  return image
}

const infoOf = async (documentId: number): Promise<PdfInfo> => {
  const { width, height } = (await pageOf(documentId, 0)).getViewport({ scale: 1 })
  const pdf = await documents.get(documentId)?.promise
  return { pageCount: pdf?.numPages ?? 0, size: { width, height } }
}

const text = async (documentId: number, number: number): Promise<PageText> => {
  const page = await pageOf(documentId, number)
  const content = await page.getTextContent()
  return { ...content, items: insertSpaces(content.items) }
}

/** the first opened PDF */
let sample: Uint8Array | undefined

const renderSample = async (): Promise<void> => {
  if (!sample) return
  // pdf.js transfers the bytes it is given
  const task = open(sample.slice())
  try {
    const image = await draw(await (await task.promise).getPage(1), 1)
    image.close()
  } finally {
    await task.destroy()
  }
}

const warmUp = createJitWarmUp(renderSample)

const respond = (response: RenderResponse, transfer: Transferable[] = []) =>
  scope.postMessage(response, transfer)

const handle = async (request: RenderRequest): Promise<void> => {
  switch (request.kind) {
    case 'open':
      sample ??= request.bytes.slice()
      documents.set(request.documentId, open(request.bytes))
      return
    case 'close': {
      const task = documents.get(request.documentId)
      documents.delete(request.documentId)
      await task?.destroy()
      return
    }
    case 'info': {
      const info = await infoOf(request.documentId)
      return respond({ requestId: request.requestId, info })
    }
    case 'draw': {
      const image = await draw(await pageOf(request.documentId, request.page), request.factor)
      return respond({ requestId: request.requestId, image }, [image])
    }
    case 'text':
      return respond({ requestId: request.requestId, text: await text(request.documentId, request.page) })
  }
}

// pdf.js handles its own messages on the same port
self.addEventListener('message', ({ data }: MessageEvent<RenderRequest>) => {
  if (!('kind' in data)) return
  if (self.name !== 'no warm-up') warmUp.postpone()
  handle(data).catch((cause: unknown) => {
    if (!('requestId' in data)) return
    respond({ requestId: data.requestId, failure: cause instanceof Error ? cause.message : String(cause) })
  })
})
