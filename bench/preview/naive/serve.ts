import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { transformWithOxc } from 'vite'
import { invoiceOf } from '../../invoice/invoice-of.ts'
import { type InvoiceTexts, invoiceTextsOf } from '../../invoice/invoice-texts.ts'

export interface NaiveServer {
  /** URL of the page with an invoice of this number of items */
  address(items: number, seed: number): string
  close(): Promise<void>
}

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/build/pdf.min.mjs'))
const own = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The host of the naive preview on loopback. */
export async function serveNaively(): Promise<NaiveServer> {
  const renderer = startRenderer()
  const { code: script } = await transformWithOxc(own('page.ts'), 'page.ts')
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const send = (type: string, body: string | Uint8Array) =>
      response.writeHead(200, { 'content-type': type }).end(body)
    const [items, seed] = [Number(searchParams.get('items')), Number(searchParams.get('seed'))]
    if (pathname === '/') send('text/html', own('page.html'))
    else if (pathname === '/page.js') send('text/javascript', script)
    else if (pathname === '/texts.json')
      send('application/json', JSON.stringify(invoiceTextsOf(invoiceOf(items, seed))))
    else if (pathname === '/render')
      send('application/pdf', await renderer.render(JSON.parse(await text(request))))
    else if (/^\/pdfjs\/[\w.]+\.mjs$/.test(pathname))
      send('text/javascript', readFileSync(join(pdfjs, pathname.slice('/pdfjs/'.length))))
    else response.writeHead(404).end()
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(error => response.destroy(error))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const port = typeof place === 'object' && place ? place.port : 0
  return {
    address: (items, seed) => `http://127.0.0.1:${port}/?items=${items}&seed=${seed}`,
    async close() {
      await renderer.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function startRenderer() {
  const thread = new Worker(new URL('./render-thread.ts', import.meta.url))
  const waiting = new Map<number, (bytes: Uint8Array) => void>()
  let last = 0
  thread.on('message', ({ id, bytes }: { id: number; bytes: Uint8Array }) => {
    waiting.get(id)?.(bytes)
    waiting.delete(id)
  })
  return {
    render: (texts: InvoiceTexts) =>
      new Promise<Uint8Array>(resolve => {
        last += 1
        waiting.set(last, resolve)
        thread.postMessage({ id: last, texts })
      }),
    close: () => thread.terminate(),
  }
}
