import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect, type Socket } from 'node:net'
import tls from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { certificate, privateKey } from '../testing/example-certificate.ts'
import { json, startFakeService } from '../testing/fake-service.ts'
import { proxyAgent } from './exchange.ts'
import { createGenerateClient } from './generate-client.ts'

const key = 'svc_live_fake000000000000000000000000'
const payload = new TextEncoder().encode('{"invoice_number":"P-1"}')
const answer = { invoiceUrl: 'https://files.example.com/a.pdf', jobId: 'job_1' }
const connectMs = 10_000
const client = createGenerateClient({ connectMs })
const send = (baseUrl = 'https://service.example:8443') =>
  client.generate({ baseUrl, key, idempotencyKey: '00000000-0000-4000-8000-000000000001', payload })

type Carry = (client: Socket, service: Socket) => void
const through: Carry = (one, other) => void one.pipe(other).pipe(one)

const usual = tls.getCACertificates('default')
let service: Server
let posts: number
let proxy: Server
let asked: string[]
let carried: Buffer[]
let carry: Carry
let refusal: string | undefined
const open = new Set<Socket>()
const portOf = (server: Server) => (server.address() as AddressInfo).port
const listening = (server: Server) =>
  new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))

beforeAll(() => tls.setDefaultCACertificates([...usual, certificate]))
afterAll(() => tls.setDefaultCACertificates(usual))

beforeEach(async () => {
  posts = 0
  asked = []
  carried = []
  carry = through
  refusal = undefined
  service = createServer({ cert: certificate, key: privateKey }, async (request, response) => {
    for await (const _ of request);
    posts += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await listening(service)
  proxy = createHttpServer((request, response) => {
    asked.push(String(request.url))
    response.end()
  })
  proxy.on('connect', (request, socket: Socket) => {
    asked.push(String(request.url))
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', chunk => carried.push(chunk))
    if (refusal !== undefined) return void (refusal !== '' && socket.end(refusal))
    const onward = connect(portOf(service), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      carry(socket, onward)
    })
    open.add(onward)
    onward.on('error', () => undefined)
  })
  await listening(proxy)
  vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${portOf(proxy)}`)
  vi.stubEnv('https_proxy', '')
  vi.stubEnv('NO_PROXY', '')
  vi.stubEnv('no_proxy', '')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  for (const socket of open) socket.destroy()
  open.clear()
  proxy.closeAllConnections()
  proxy.close()
  service.closeAllConnections()
  service.close()
})

test('sends an invoice through the proxy, which can read neither the key nor the invoice', async () => {
  expect(await send()).toMatchObject({ kind: 'done', answer })
  expect(posts).toBe(1)
  expect(asked).toEqual(['service.example:8443'])
  const seen = Buffer.concat(carried).toString('latin1')
  expect(seen).not.toContain(key)
  expect(seen).not.toContain('P-1')
})

describe('not sent, and safe to retry', () => {
  test.each([
    ['wants a password', 'HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'],
    ['does not let it through', 'HTTP/1.1 403 Forbidden\r\n\r\n'],
    ['answers nonsense', 'nonsense\r\n\r\n'],
  ])('the proxy %s', async (_name, says) => {
    refusal = says
    expect(await send()).toMatchObject({ kind: 'not_sent' })
    expect(posts).toBe(0)
  })

  test('the proxy never responds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    refusal = ''
    proxy.once('connect', () => vi.advanceTimersByTime(connectMs))
    expect(await send()).toMatchObject({ kind: 'not_sent' })
  })

  test('the tunnel breaks before the TLS handshake', async () => {
    carry = socket => socket.destroy()
    expect(await send()).toMatchObject({ kind: 'not_sent' })
    expect(posts).toBe(0)
  })

  test('there is no proxy, or its address is invalid', async () => {
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9')
    expect(await send()).toMatchObject({ kind: 'not_sent' })
    for (const wrong of ['nonsense', 'socks5://127.0.0.1:1080']) {
      vi.stubEnv('HTTPS_PROXY', wrong)
      const outcome = await send()
      expect(outcome).toMatchObject({ kind: 'not_sent' })
      if (outcome.kind === 'not_sent') expect(outcome.problem.message).toEqual({ code: 'unreachable.proxy' })
    }
  })
})

test('after the connection is established the outcome is unknown, whatever the proxy does', async () => {
  carry = (socket, onward) => {
    through(socket, onward)
    // Only the response to the invoice is lost; earlier data belongs to the handshake.
    service.prependListener('request', () => socket.destroy())
  }
  expect(await send()).toMatchObject({ kind: 'unknown' })
})

test('honours NO_PROXY', async () => {
  vi.stubEnv('NO_PROXY', 'service.example')
  expect(await send()).toMatchObject({ kind: 'not_sent' })
  expect(asked).toEqual([])
})

test('never uses a proxy for this computer', async () => {
  const here = await startFakeService(json(200, answer))
  vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${portOf(proxy)}`)
  expect(await send(here.url)).toMatchObject({ kind: 'done' })
  await send(`https://127.0.0.1:${portOf(service)}`)
  expect(asked).toEqual([])
  for (const url of ['https://localhost', 'https://[::1]:8443', 'http://127.0.0.1'])
    expect(proxyAgent(new URL(url), 1000)).toBeUndefined()
  await here.close()
})
