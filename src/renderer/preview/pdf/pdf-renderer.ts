import { noWarmUpQuery } from '#contract/page-policy.ts'
import type { PageText, PdfInfo, RenderRequest, RenderResponse } from './render-messages.ts'
import DrawWorker from './render-worker.ts?worker'

/** A PDF opened in the render worker. Pages count from 0. */
export interface OpenPdf {
  info(): Promise<PdfInfo>
  /** @param factor device pixels per point */
  draw(page: number, factor: number): Promise<ImageBitmap>
  text(page: number): Promise<PageText>
  close(): void
}

export interface PdfRenderer {
  /** transfers the bytes to the worker */
  open(bytes: Uint8Array): OpenPdf
  /** ends the worker; open requests fail */
  stop(): void
}

let renderer: PdfRenderer | undefined

/** The renderer of the window; its worker starts with the first call. */
export function getPdfRenderer(): PdfRenderer {
  renderer ??= createPdfRenderer({ warmUp: location.search !== noWarmUpQuery })
  return renderer
}

/** Longer than any page of an invoice takes. */
const foreignTimeoutMs = 20_000

/**
 * A renderer for one file of unknown origin: in a worker of its own, so that it cannot delay or end the preview, and
 * ended when it takes too long.
 */
export const createForeignPdfRenderer = (): PdfRenderer =>
  createPdfRenderer({ warmUp: false, timeoutMs: foreignTimeoutMs })

function createPdfRenderer({ warmUp, timeoutMs }: { warmUp: boolean; timeoutMs?: number }): PdfRenderer {
  const worker = new DrawWorker({ name: warmUp ? 'warm-up' : 'no warm-up' })
  const waiting = new Map<number, { resolve(response: RenderResponse): void; reject(cause: Error): void }>()
  let lastDocumentId = 0
  let lastRequestId = 0

  worker.addEventListener('message', ({ data }: MessageEvent<RenderResponse>) => {
    const request = waiting.get(data.requestId)
    waiting.delete(data.requestId)
    if ('failure' in data) request?.reject(new Error(data.failure))
    else request?.resolve(data)
  })

  const stop = () => {
    worker.terminate()
    for (const { reject } of waiting.values()) reject(new Error('The PDF renderer was stopped.'))
    waiting.clear()
  }
  worker.addEventListener('error', stop)

  const send = (request: RenderRequest, transfer: Transferable[] = []) =>
    worker.postMessage(request, transfer)
  const call = (request: (requestId: number) => RenderRequest) =>
    new Promise<RenderResponse>((resolve, reject) => {
      lastRequestId += 1
      const timer = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs)
      waiting.set(lastRequestId, {
        resolve(response) {
          clearTimeout(timer)
          resolve(response)
        },
        reject(cause) {
          clearTimeout(timer)
          reject(cause)
        },
      })
      send(request(lastRequestId))
    })

  return {
    stop,
    open(bytes) {
      lastDocumentId += 1
      const documentId = lastDocumentId
      send({ kind: 'open', documentId, bytes }, [bytes.buffer])
      return {
        async info() {
          const response = await call(requestId => ({ kind: 'info', documentId, requestId }))
          if ('info' in response) return response.info
          throw new Error('The file was not read.')
        },
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
