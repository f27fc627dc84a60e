import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { get, post } from '../testing/client.ts'
import { bareInvoice } from '../testing/invoices.ts'
import { sendRaw } from '../testing/raw.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { createLogger } from './log.ts'
import { noTracing, type Tracing } from './tracing.ts'

const folder = await temporaryFolder()
const log: string[] = []
const rendering = Promise.withResolvers<void>()
const renderer = standInRenderer(() => rendering.promise)
let service: TestService
let key: string
let onRequest = () => undefined as unknown
const tracing: Tracing = {
  ...noTracing,
  request(headers) {
    onRequest()
    return noTracing.request(headers)
  },
}

beforeAll(async () => {
  const logger = createLogger({ write: line => log.push(line) })
  service = await startTestService(folder.path, { renderer, logger, tracing })
  key = await service.newKey('test')
})
afterAll(async () => {
  rendering.resolve()
  await service.close()
  await folder.remove()
})

const entries = (): Record<string, unknown>[] =>
  log.map(line => JSON.parse(line)).filter(entry => 'route' in entry)
const metrics = async () => (await get(service.url, '/metrics')).text

/** The log entry of a request that a test made. */
const entryOf = (requestId: string) =>
  vi.waitFor(() => {
    const found = entries().filter(entry => entry.request_id === requestId)
    expect(found).toHaveLength(1)
    return found[0]
  })

test('requests are counted and timed by the pattern of their route, never by their path', async () => {
  await get(service.url, '/v1/jobs/job_1', key)
  await get(service.url, '/v1/jobs/job_2', key)
  await get(service.url, '/nothing-at-all')
  await fetch(`${service.url}/livez`, { method: 'HEAD' })
  const text = await metrics()
  expect(text).toContain(
    'billwright_http_requests_total{method="GET",route="/v1/jobs/:jobId",status="404"} 2\n',
  )
  expect(text).toContain('billwright_http_requests_total{method="GET",route="-",status="404"} 1\n')
  expect(text).toContain('billwright_http_requests_total{method="HEAD",route="/livez",status="200"} 1\n')
  expect(text).toContain(
    'billwright_http_request_duration_seconds_count{method="GET",route="/v1/jobs/:jobId",status="404"} 2\n',
  )
  expect(text).not.toContain('job_1')
  expect(text).not.toContain('nothing-at-all')
})

test('malformed requests and unreadable paths are counted and logged too', async () => {
  await sendRaw(service.url, 'HELLO\r\n\r\n')
  await get(service.url, '/v1/%zz', undefined, { 'x-request-id': 'unreadable-path' })
  const text = await metrics()
  expect(text).toContain('billwright_http_requests_total{method="-",route="-",status="400"} 1\n')
  expect(text).not.toContain('duration_seconds_count{method="-"')
  expect(entries()).toContainEqual(
    expect.objectContaining({ method: '-', status: 400, code: 'invalid_request', client: '127.0.0.1' }),
  )
  expect(await entryOf('unreadable-path')).toMatchObject({ method: 'GET', route: '-', status: 404 })
})

test('the log names the client: behind a trusted proxy the address that it forwards', async () => {
  const headers = { 'x-request-id': 'forwarded', 'x-forwarded-for': '192.0.2.7' }
  await post(service.url, key, { body: '{', headers })
  const unreadable = { ...headers, 'x-request-id': 'forwarded-unreadable' }
  await get(service.url, '/v1/%zz', undefined, unreadable)
  expect(await entryOf('forwarded-unreadable')).toMatchObject({ client: '192.0.2.7' })
  expect(await entryOf('forwarded')).toMatchObject({
    route: '/v1/invoices/generate',
    status: 400,
    code: 'invalid_json',
    client: '192.0.2.7',
    mode: 'test',
  })
})

test('a client that disconnects before its answer is counted once, also behind another request', async () => {
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  const body = JSON.stringify(bareInvoice)
  const request = (id: string) =>
    [
      'POST /v1/generate HTTP/1.1',
      'host: x',
      `x-request-id: ${id}`,
      `x-api-key: ${key}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n')
  await once(socket, 'connect')
  const renders = renderer.renders
  socket.write(request('first') + request('second'))
  await vi.waitFor(() => expect(renderer.renders).toBe(renders + 2))
  // resets, because after an end alone a client could still be reading
  socket.resetAndDestroy()
  for (const id of ['first', 'second']) {
    const entry = await entryOf(id)
    expect(entry).toMatchObject({ route: '/v1/generate', aborted: true })
    expect(entry).not.toHaveProperty('status')
  }
  rendering.resolve()
  expect(await metrics()).toContain(
    'billwright_http_requests_total{method="POST",route="/v1/generate",status="aborted"} 2\n',
  )
})

test('a client that resets its connection while its key is checked has an address all the same', async () => {
  const { hostname, port } = new URL(service.url)
  const generated = await post(service.url, key, { body: { ...bareInvoice, invoice_number: 'reset' } })
  const requests = {
    'reset-1': 'GET /v1/templates HTTP/1.1',
    'reset-2': `DELETE /v1/jobs/${generated.answer().jobId} HTTP/1.1\r\nx-api-key: ${key}`,
  }
  for (const [id, head] of Object.entries(requests)) {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    onRequest = () => socket.resetAndDestroy()
    socket.write(`${head}\r\nhost: x\r\nx-request-id: ${id}\r\n\r\n`)
    expect(await entryOf(id)).toMatchObject({ aborted: true, client: '127.0.0.1' })
  }
  expect(log.filter(line => line.includes('TypeError'))).toEqual([])
  const [entry] = await service.store.readAudit(
    { account_id: 'default', key_id: undefined },
    { before: undefined, limit: 1 },
  )
  expect(entry).toMatchObject({ action: 'job.deleted', address: '127.0.0.1' })
  for (const request_id of Object.keys(requests)) {
    const filter = { account_id: 'default', request_id, isFailed: false, since: '' }
    const logged = () => service.store.readRequests(filter, { before: undefined, limit: 1 })
    await vi.waitFor(async () => expect(await logged()).toHaveLength(1), { timeout: 5_000 })
  }
})
