/** @module-tag extended */

import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../observability/log.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { drainAfterReply } from './drain-after-reply.ts'

const folder = await temporaryFolder()
let service: TestService
let key: string
const log: string[] = []

beforeAll(async () => {
  service = await startTestService(folder.path, { logger: createLogger({ write: line => log.push(line) }) })
  key = await service.newKey('live')
})
afterAll(async () => {
  expect(await service.ledger()).toEqual([])
  await service.close()
  await folder.remove()
})

const megabyte = Buffer.alloc(1_000_000, ' ')

async function opened(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** Writes everything before it reads, like Python's http.client. */
async function writeThenRead(headers: Record<string, string>, megabytes: number): Promise<string> {
  const socket = await opened(service.url)
  socket.pause()
  const write = (bytes: string | Uint8Array) =>
    new Promise<void>((resolve, reject) => socket.write(bytes, error => (error ? reject(error) : resolve())))
  const chunked = 'transfer-encoding' in headers
  const length = chunked ? {} : { 'content-length': String(megabytes * megabyte.length) }
  const lines = Object.entries({ host: 'x', ...length, ...headers }).map(pair => `${pair.join(': ')}\r\n`)
  await write(`POST /v1/generate HTTP/1.1\r\n${lines.join('')}\r\n`)
  for (let index = 0; index < megabytes; index++) {
    if (chunked) await write(`${megabyte.length.toString(16)}\r\n`)
    await write(megabyte)
    if (chunked) await write('\r\n')
  }
  if (chunked) await write('0\r\n\r\n')
  let received = ''
  for await (const chunk of socket) {
    received += chunk
    const [head = '', body] = received.split('\r\n\r\n')
    const announced = Number(/content-length: (\d+)/.exec(head)?.[1])
    if (body !== undefined && body.length >= announced) break
  }
  socket.destroy()
  return received
}

describe('a client that sends everything before it reads never meets a broken pipe', () => {
  const json = { 'content-type': 'application/json' }
  test.each([
    ['413', () => ({ ...json, 'x-api-key': key })],
    ['413', () => ({ ...json, 'x-api-key': key, connection: 'close' })],
    ['413', () => ({ ...json, 'x-api-key': key, 'transfer-encoding': 'chunked' })],
    ['401', () => ({ ...json, connection: 'close' })],
    ['415', () => ({ 'x-api-key': key, 'content-type': 'text/plain', connection: 'close' })],
    ['401', () => json],
  ])('%s (%#)', async (status, headers) => {
    for (const megabytes of [3, 3, 3, 3, 5, 5, 5, 5, 20]) {
      const received = await writeThenRead(headers(), megabytes)
      expect(received.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
      expect(received).toContain('"type":')
    }
  })
})

test('a client that hangs up while it still sends is logged once, with its answer', async () => {
  const socket = await opened(service.url)
  const head = ['POST /v1/generate HTTP/1.1', 'host: x', 'x-request-id: hangs-up', 'content-length: 99999999']
  socket.write(`${head.join('\r\n')}\r\n\r\nx`)
  await once(socket, 'data')
  socket.destroy()
  await expect
    .poll(() => log.filter(line => line.includes('hangs-up')))
    .toEqual([expect.stringContaining('"status":401')])
})

test('a service that closes while a refused client still sends ends with that client', async () => {
  const own = await temporaryFolder()
  const closing = await startTestService(own.path)
  const socket = await opened(closing.url)
  const head = ['POST /v1/generate HTTP/1.1', 'host: x', 'content-length: 2000000']
  socket.write(`${head.join('\r\n')}\r\n\r\nx`)
  await once(socket, 'data')
  const closed = closing.close()
  socket.write(Buffer.alloc(1_999_999, 'x'))
  socket.resume()
  await Promise.all([closed, once(socket, 'close')])
  await own.remove()
})

describe('reading on has an end', () => {
  async function served(answer: (request: IncomingMessage) => ReturnType<typeof drainAfterReply>) {
    const server = createServer((request, response) => answer(request).pipe(response)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
  }

  test.each([
    ['a client that never stops sending', { bytes: 100_000, milliseconds: 60_000 }, megabyte],
    ['a client that never sends the rest', { bytes: 100_000, milliseconds: 50 }, Buffer.from('x')],
  ])('%s', async (_name, max, sent) => {
    const { url, close } = await served(request => drainAfterReply('no', request, max))
    const socket = await opened(url)
    socket.on('error', () => undefined)
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999\r\n\r\n')
    socket.write(sent)
    socket.resume()
    await once(socket, 'close')
    close()
  })
})
