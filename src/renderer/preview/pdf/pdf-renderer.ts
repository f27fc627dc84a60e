import { noWarmUpQuery } from '#contract/page-policy.ts'
import type { DrawAnswer, DrawRequest, PageText } from './render-messages.ts'
import DrawWorker from './render-worker.ts?worker'

/** A small PDF that the drawing thread has open. Its pages count from 0. */
export interface OpenPdf {
  /** @param factor device pixels a point */
  draw(page: number, factor: number): Promise<ImageBitmap>
  text(page: number): Promise<PageText>
  close(): void
}

export interface Drawer {
  /** takes the bytes over: the thread gets them, and here they are gone */
  open(bytes: Uint8Array): OpenPdf
}

let drawer: Drawer | undefined

/** Started with the window, because the first page would otherwise wait a quarter of a second for it. */
export function warmUp(): Drawer {
  drawer ??= createDrawer()
  return drawer
}

function createDrawer(): Drawer {
  const worker = new DrawWorker({ name: location.search === noWarmUpQuery ? 'no warm-up' : 'warm-up' })
  const waiting = new Map<number, { resolve(answer: DrawAnswer): void; reject(cause: Error): void }>()
  let lastDocument = 0
  let lastAnswer = 0

  worker.addEventListener('message', ({ data }: MessageEvent<DrawAnswer>) => {
    const asker = waiting.get(data.answer)
    waiting.delete(data.answer)
    if ('failure' in data) asker?.reject(new Error(data.failure))
    else asker?.resolve(data)
  })

  const send = (request: DrawRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer)
  const ask = (request: (answer: number) => DrawRequest) =>
    new Promise<DrawAnswer>((resolve, reject) => {
      lastAnswer += 1
      waiting.set(lastAnswer, { resolve, reject })
      send(request(lastAnswer))
    })

  return {
    open(bytes) {
      lastDocument += 1
      const document = lastDocument
      send({ kind: 'open', document, bytes }, [bytes.buffer])
      return {
        async draw(page, factor) {
          const answer = await ask(number => ({ kind: 'draw', document, answer: number, page, factor }))
          if ('picture' in answer) return answer.picture
          throw new Error('The page was not drawn.')
        },
        async text(page) {
          const answer = await ask(number => ({ kind: 'text', document, answer: number, page }))
          if ('text' in answer) return answer.text
          throw new Error('The page was not read.')
        },
        close: () => send({ kind: 'close', document }),
      }
    },
  }
}
