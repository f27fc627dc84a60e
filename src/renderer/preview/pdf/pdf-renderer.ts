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
  const waiting = new Map<number, { resolve(answer: RenderResponse): void; reject(cause: Error): void }>()
  let lastDocumentId = 0
  let lastRequestId = 0

  worker.addEventListener('message', ({ data }: MessageEvent<RenderResponse>) => {
    const request = waiting.get(data.answer)
    waiting.delete(data.answer)
    if ('failure' in data) request?.reject(new Error(data.failure))
    else request?.resolve(data)
  })

  const send = (request: RenderRequest, transfer: Transferable[] = []) =>
    worker.postMessage(request, transfer)
  const call = (request: (answer: number) => RenderRequest) =>
    new Promise<RenderResponse>((resolve, reject) => {
      lastRequestId += 1
      waiting.set(lastRequestId, { resolve, reject })
      send(request(lastRequestId))
    })

  return {
    open(bytes) {
      lastDocumentId += 1
      const document = lastDocumentId
      send({ kind: 'open', document, bytes }, [bytes.buffer])
      return {
        async draw(page, factor) {
          const answer = await call(number => ({ kind: 'draw', document, answer: number, page, factor }))
          if ('picture' in answer) return answer.picture
          throw new Error('The page was not drawn.')
        },
        async text(page) {
          const answer = await call(number => ({ kind: 'text', document, answer: number, page }))
          if ('text' in answer) return answer.text
          throw new Error('The page was not read.')
        },
        close: () => send({ kind: 'close', document }),
      }
    },
  }
}
