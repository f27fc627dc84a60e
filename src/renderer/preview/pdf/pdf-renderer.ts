import { noWarmUpQuery } from '#contract/page-policy.ts'
import type { PageText, RenderRequest, RenderResponse } from './render-messages.ts'
import DrawWorker from './render-worker.ts?worker'

/** A PDF opened in the render worker. Pages count from 0. */
export interface OpenPdf {
  /** @param factor device pixels per point */
  draw(page: number, factor: number): Promise<ImageBitmap>
  text(page: number): Promise<PageText>
  close(): void
}

export interface PdfRenderer {
  /** transfers the bytes to the worker */
  open(bytes: Uint8Array): OpenPdf
}

let renderer: PdfRenderer | undefined

/** Created with the window, because starting the worker takes a quarter of a second. */
export function getPdfRenderer(): PdfRenderer {
  renderer ??= createPdfRenderer()
  return renderer
}

function createPdfRenderer(): PdfRenderer {
  const worker = new DrawWorker({ name: location.search === noWarmUpQuery ? 'no warm-up' : 'warm-up' })
  const waiting = new Map<number, { resolve(response: RenderResponse): void; reject(cause: Error): void }>()
  let lastDocumentId = 0
  let lastRequestId = 0

  worker.addEventListener('message', ({ data }: MessageEvent<RenderResponse>) => {
    const request = waiting.get(data.requestId)
    waiting.delete(data.requestId)
    if ('failure' in data) request?.reject(new Error(data.failure))
    else request?.resolve(data)
  })

  const send = (request: RenderRequest, transfer: Transferable[] = []) =>
    worker.postMessage(request, transfer)
  const call = (request: (requestId: number) => RenderRequest) =>
    new Promise<RenderResponse>((resolve, reject) => {
      lastRequestId += 1
      waiting.set(lastRequestId, { resolve, reject })
      send(request(lastRequestId))
    })

  return {
    open(bytes) {
      lastDocumentId += 1
      const documentId = lastDocumentId
      send({ kind: 'open', documentId, bytes }, [bytes.buffer])
      return {
        async draw(page, factor) {
          const response = await call(requestId => ({ kind: 'draw', documentId, requestId, page, factor }))
          if ('image' in response) return response.image
          throw new Error('The page was not drawn.')
        },
        async text(page) {
          const response = await call(requestId => ({ kind: 'text', documentId, requestId, page }))
          if ('text' in response) return response.text
          throw new Error('The page was not read.')
        },
        close: () => send({ kind: 'close', documentId }),
      }
    },
  }
}
