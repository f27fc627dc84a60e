/** @module-tag extended */

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { openStore } from '../backends/open-store.ts'
import { get, post } from '../testing/client.ts'
import { bareInvoice } from '../testing/invoices.ts'
import { spawnService } from '../testing/process.ts'
import { temporaryFolder } from '../testing/service.ts'

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
})
const attributes = z.array(z.object({ key: z.string(), value }))
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
})
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

const folder = await temporaryFolder()
const received: string[] = []
let collector: Server
let service: Awaited<ReturnType<typeof spawnService>>
let key: string

/** A collector that receives OTLP over HTTP, as JSON. */
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    if (request.url === '/v1/traces') received.push(await text(request))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : 0
  service = await spawnService(folder.path, [], {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
  const store = await openStore(folder.path)
  key = (await createKey(store, { mode: 'live', name: 'traced', origin: byOperator(new Date()) })).key
  await store.close()
})
afterAll(async () => {
  service.child.kill('SIGTERM')
  await service.ended
  collector.close()
  await folder.remove()
})

const spans = () =>
  received.flatMap(body =>
    exportSchema
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans)),
  )
const attributeOf = (span: z.infer<typeof spanSchema>, name: string) => {
  const found = span.attributes.find(attribute => attribute.key === name)?.value
  return found?.stringValue ?? (found?.intValue === undefined ? undefined : Number(found.intValue))
}
/** Returns the span of a request once it has arrived, and its child spans. */
const traceOf = (requestId: string) =>
  vi.waitFor(
    () => {
      const request = spans().find(span => attributeOf(span, 'billwright.request_id') === requestId)
      if (request === undefined) throw new Error('not there yet')
      return { request, inner: spans().filter(span => span.parentSpanId === request.spanId) }
    },
    { timeout: 20_000 },
  )

test('a request has its preparation, render, storage and store in one trace', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const { status } = await post(service.url, key, {
    headers: { 'x-request-id': 'traced', 'idempotency-key': 'order-1', traceparent },
  })
  expect(status).toBe(200)
  const { request, inner } = await traceOf('traced')
  expect(request).toMatchObject({
    name: 'POST /v1/invoices/generate',
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  })
  expect(attributeOf(request, 'http.response.status_code')).toBe(200)
  expect(inner.map(({ name }) => name).sort()).toEqual([
    'prepare',
    'render',
    'storage put',
    'store findAnswer',
    'store findKey',
    'store record',
  ])
  expect(inner.every(({ traceId }) => traceId === request.traceId)).toBe(true)
  const [exported] = received.map(body => exportSchema.parse(JSON.parse(body)))
  expect(exported?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'billwright-service' },
  })
})

test('concurrent requests keep their steps apart', async () => {
  const ids = ['one', 'two', 'three', 'four']
  await Promise.all(ids.map(id => post(service.url, key, { headers: { 'x-request-id': id } })))
  for (const id of ids) {
    const { inner } = await traceOf(id)
    expect(inner.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['prepare', 'render', 'store record']),
    )
    expect(inner).toHaveLength(5)
  }
})

test('a large invoice, prepared in a thread, is in its trace; a refused one names its problem code', async () => {
  const item = { description: 'Brand identity '.repeat(8), quantity: 1, unit_price: '80.00' }
  const body = { ...bareInvoice, items: Array(300).fill(item) }
  expect((await post(service.url, key, { body, headers: { 'x-request-id': 'large' } })).status).toBe(200)
  const large = await traceOf('large')
  expect(large.inner.map(({ name }) => name)).toEqual(expect.arrayContaining(['prepare', 'render']))
  await post(service.url, key, { body: '{', headers: { 'x-request-id': 'refused' } })
  const { request, inner } = await traceOf('refused')
  expect(attributeOf(request, 'error.type')).toBe('invalid_json')
  const prepare = inner.find(({ name }) => name === 'prepare')
  expect(prepare && attributeOf(prepare, 'error.type')).toBe('invalid_json')
})

test('no span has a key, a link or a word of an invoice, and probes have none', async () => {
  const canary = 'Canary-7f3a'
  await get(service.url, '/readyz', undefined, { 'x-request-id': 'probe' })
  const body = { ...bareInvoice, invoice_number: canary, seller: { name: canary } }
  const made = await post(service.url, key, { body, headers: { 'idempotency-key': canary } })
  await fetch(made.answer().invoiceUrl)
  await post(service.url, key, { body: { ...body, [canary]: 1 } })
  await get(service.url, `/v1/${canary}?x=${canary}`, key, { 'x-request-id': 'last' })
  await traceOf('last')
  const all = received.join('')
  expect(all).toContain('/v1/files/:file')
  expect(all).not.toContain(canary)
  expect(all).not.toMatch(/svc_(live|test)_\w|sig=/)
  expect(all).not.toContain('probe')
})

test('an unreachable collector fails no request, and is logged', async () => {
  const other = await temporaryFolder()
  // nothing listens on the port "discard"
  const alone = await spawnService(other.path, [], {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  })
  expect((await get(alone.url, '/v1/templates')).status).toBe(401)
  await vi.waitFor(() => expect(alone.stderr()).toContain('traces were not sent'), { timeout: 20_000 })
  expect((await get(alone.url, '/v1/templates')).status).toBe(401)
  alone.child.kill('SIGTERM')
  expect((await alone.ended).code).toBe(0)
  await other.remove()
})
