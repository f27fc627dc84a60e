/** @module-tag extended */

import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createProcessRenderer } from '../rendering/process-renderer.ts'
import type { RenderChild } from '../rendering/render-child.ts'
import type { RenderAnswer } from '../rendering/render-messages.ts'
import type { RenderedPdf, Renderer } from '../rendering/renderer.ts'
import { get, post } from '../testing/client.ts'
import { bareInvoice } from '../testing/invoices.ts'
import { partsOf } from '../testing/raw.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { createLogger } from './log.ts'

const timeouts = { receive: 1_000, wait: 500, answer: 500, check: 100 }

/** More bytes than a connection buffers. */
const largePdf = Buffer.alloc(32 * 1024 * 1024)

const occupied = Promise.withResolvers<void>()
const released = Promise.withResolvers<RenderAnswer>()

/** A single render process, which is busy until the end. */
const busy: Renderer = createProcessRenderer(
  { processes: 1, time: 60_000, startTime: 60_000 },
  (): RenderChild => ({
    ready: Promise.resolve(),
    isAlive: () => true,
    render() {
      occupied.resolve()
      return released.promise
    },
    end: async () => undefined,
  }),
)

const folder = await temporaryFolder()
const log: string[] = []
let renderer: Renderer = { render: async () => ({ bytes: largePdf, pages: 1 }), close: async () => undefined }
let service: TestService
let key: string

beforeAll(async () => {
  service = await startTestService(folder.path, {
    renderer: { render: (...args) => renderer.render(...args), close: async () => undefined },
    logger: createLogger({ write: line => log.push(line) }),
    timeouts,
  })
  key = await service.newKey('test')
})
afterAll(async () => {
  released.resolve({ kind: 'rendered', bytes: largePdf, pages: 1, warnings: [], seconds: 1 })
  await service.close()
  await folder.remove()
})

const open = () => {
  const { hostname, port } = new URL(service.url)
  return connect(Number(port), hostname)
}

/** Sends the text at once, then a byte at intervals until the connection is closed, whatever is received. */
async function dribble(text: string, byte: string): Promise<string> {
  const socket = open()
  const closed = Promise.withResolvers<void>()
  let received = ''
  socket.allowHalfOpen = true
  socket.on('data', chunk => {
    received += chunk
  })
  // the service may close it while a byte is in transit
  socket.on('error', () => undefined).on('close', () => closed.resolve())
  // a half-closed connection is only noticed by writing
  socket.on('end', () => byte === '' && socket.end())
  if (text !== '') socket.write(text)
  const timer = setInterval(() => byte !== '' && socket.writable && socket.write(byte), 50)
  await closed.promise
  clearInterval(timer)
  return received
}

const postHead = (...more: string[]) =>
  `${['POST /v1/generate HTTP/1.1', 'host: x', `x-api-key: ${key}`, 'content-type: application/json', ...more].join('\r\n')}\r\n\r\n`

describe('a request that does not arrive in time is answered with 408, and its connection ends', () => {
  // concurrently, because each waits for the timeout and for the end of its connection
  test.concurrent.each([
    ['headers', () => 'GET /livez HTTP/1.1\r\nx-slow: ', 'a'],
    ['no byte at all', () => '', ''],
    ['a body', () => postHead('content-length: 1000000'), ' '],
    ['a body in chunks', () => postHead('transfer-encoding: chunked'), '1\r\n \r\n'],
  ])('%s', async (_name, head, byte) => {
    const { status, body } = partsOf(await dribble(head(), byte))
    expect([status, JSON.parse(body).code]).toEqual([408, 'request_timeout'])
  })

  test('and recorded once, with its route if it has one', async () => {
    const { text } = await get(service.url, '/metrics')
    expect(text).toContain('billwright_http_requests_total{method="-",route="-",status="408"} 2\n')
    expect(text).toContain(
      'billwright_http_requests_total{method="POST",route="/v1/generate",status="408"} 2\n',
    )
    expect(text).not.toContain('status="aborted"')
  })
})

test('a slow request behind a running one gets no answer that could be read as that of the first', async () => {
  const rendering = Promise.withResolvers<RenderedPdf>()
  renderer = { ...busy, render: () => rendering.promise }
  const body = JSON.stringify(bareInvoice)
  const received = await dribble(
    postHead(`content-length: ${body.length}`) + body + postHead('content-length: 9'),
    ' ',
  )
  expect(received).toBe('')
  rendering.resolve({ bytes: largePdf, pages: 1 })
})

test('a request that waits too long for its render is refused, and not billed', async () => {
  renderer = busy
  const live = await service.newKey('live')
  void post(service.url, key)
  await occupied.promise
  const { status, headers, problem } = await post(service.url, live)
  expect([status, problem().code]).toEqual([503, 'overloaded'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await service.ledger()).toEqual([])
})

test.each([0, 1024])('an answer of which the client reads %i bytes now and then ends', async bytes => {
  renderer = { ...busy, render: async () => ({ bytes: largePdf, pages: 1 }) }
  const { invoiceUrl } = (await post(service.url, key)).answer()
  const { pathname, search } = new URL(invoiceUrl)
  log.length = 0
  const socket = open()
  socket.on('error', () => undefined)
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: x\r\n\r\n`)
  const timer = setInterval(() => bytes > 0 && socket.read(bytes), 50)
  socket.on('readable', () => undefined)
  await vi.waitFor(
    () =>
      expect(log.map(line => JSON.parse(line))).toContainEqual(expect.objectContaining({ aborted: true })),
    { timeout: 30_000 },
  )
  clearInterval(timer)
  socket.destroy()
})

test('an answer that is read may take longer than the limit', async () => {
  const answer = 2_000
  const own = await temporaryFolder()
  const patient = await startTestService(own.path, {
    renderer: { render: async () => ({ bytes: largePdf, pages: 1 }), close: async () => undefined },
    timeouts: { answer },
  })
  try {
    const { invoiceUrl } = (await post(patient.url, await patient.newKey('test'))).answer()
    const start = performance.now()
    const { body } = await fetch(invoiceUrl)
    let length = 0
    let pauses = 0
    for await (const piece of body ?? []) {
      // leaves more than the connection buffers at each pause
      if (length / 4e6 > pauses) {
        pauses += 1
        await new Promise(resolve => setTimeout(resolve, answer / 3))
      }
      length += piece.length
    }
    expect(length).toBe(largePdf.length)
    expect(performance.now() - start).toBeGreaterThan(2 * answer)
  } finally {
    await patient.close()
    await own.remove()
  }
})
