/** @module-tag extended */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../observability/log.ts'
import { get, post } from '../../testing/client.ts'
import { bareInvoice } from '../../testing/invoices.ts'
import { problemsOfMetrics, promtool, readMetrics } from '../../testing/metrics-text.ts'
import { sendRaw } from '../../testing/raw.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
const log: string[] = []

beforeAll(async () => {
  folder = await temporaryFolder()
  const logger = createLogger({ write: line => log.push(line) })
  logger.level = 'trace'
  service = await startTestService(folder.path, { logger })
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

const read = async () => (await get(service.url, '/metrics')).text

// first, because it counts all requests of the service
test('generations, errors and durations are counted', async () => {
  const [live, free] = [await service.newKey('live'), await service.newKey('test')]
  const headers = { 'idempotency-key': 'order-1' }
  await post(service.url, live, { headers })
  await post(service.url, live, { headers })
  await post(service.url, free, { body: { ...bareInvoice, template: 'bold' } })
  await post(service.url, free, { body: '{' })
  // answered before they become requests of the framework
  await sendRaw(service.url, 'HELLO\r\n\r\n')
  await get(service.url, '/healthz', undefined, { 'x-filler': 'x'.repeat(20_000) })
  const text = await read()
  expect(text).toContain('billwright_errors_total{code="invalid_request"} 1\n')
  expect(text).toContain('billwright_errors_total{code="headers_too_large"} 1\n')
  expect(text).toContain('billwright_generations_total{mode="live",template="minimal"} 1\n')
  expect(text).toContain('billwright_generations_total{mode="test",template="bold"} 1\n')
  expect(text).toContain('billwright_errors_total{code="invalid_json"} 1\n')
  expect(text).toContain('billwright_render_seconds_count 2\n')
  expect(text).toContain('billwright_renders_waiting{mode="live",size="small"} 0\n')
  expect(text).toContain('billwright_render_wait_seconds_count{mode="test",size="small"} 1\n')
  expect(text).toContain('billwright_renders_running 0\n')
  expect(text).toContain('billwright_renders_stopped_total 0\n')
  expect(text).toContain('process_resident_memory_bytes')
})

test('names and types follow the conventions of Prometheus', async () => {
  await post(service.url, await service.newKey('live'))
  const text = await read()
  expect(problemsOfMetrics(readMetrics(text))).toEqual([])
  // `undefined` if promtool is not installed
  expect(promtool(['check', 'metrics'], text) ?? '').toBe('')
})

test('the rules about names and types find what breaks them', () => {
  const wrong = (name: string, type: string) =>
    problemsOfMetrics(readMetrics(`# HELP ${name} Help.\n# TYPE ${name} ${type}\n${name} 1\n`))
  expect(wrong('billwright_http_requests', 'counter')).toHaveLength(1)
  expect(wrong('billwright_waiting_total', 'gauge')).toHaveLength(1)
  expect(wrong('billwright_render_ms', 'histogram')).toHaveLength(1)
  expect(wrong('billwright_rendersWaiting', 'gauge')).toHaveLength(1)
  expect(wrong('billwright_waiting_gauge', 'gauge')).toHaveLength(1)
})

test('only from the addresses that may: to all others there is nothing', async () => {
  const elsewhere = { 'x-forwarded-for': '192.0.2.1', 'x-request-id': 'same' }
  const { status, text } = await get(service.url, '/metrics', undefined, elsewhere)
  const nothing = await get(service.url, '/metric', undefined, elsewhere)
  expect([status, text]).toEqual([404, nothing.text])
})

test('a bug that quotes the invoice is logged by its place alone', async () => {
  const own = await temporaryFolder()
  const renderer = standInRenderer(async () => {
    throw new TypeError('cannot read Canary-7f3a', { cause: new Error('Canary-7f3a') })
  })
  const faulty = await startTestService(own.path, {
    renderer,
    logger: createLogger({ write: line => log.push(line) }),
  })
  log.length = 0
  expect((await post(faulty.url, await faulty.newKey('live'))).status).toBe(500)
  await faulty.close()
  await own.remove()
  expect(log.join('')).toContain('TypeError')
  expect(log.join('')).toContain('metrics.test.ts')
  expect(log.join('')).not.toContain('Canary')
})

test('neither they nor the log ever hold a key, a cookie, an Idempotency-Key, a link or a word of an invoice', async () => {
  log.length = 0
  const key = await service.newKey('live')
  const canary = 'Canary-7f3a'
  const secret = { cookie: `session=${canary}`, authorization: `Bearer ${canary}`, 'idempotency-key': canary }
  const body = {
    ...bareInvoice,
    invoice_number: canary,
    notes: canary,
    seller: { name: canary, iban: canary },
    items: [{ description: canary, quantity: 1, unit_price: 1 }],
  }
  const made = await post(service.url, key, { body, headers: secret })
  expect(made.status).toBe(200)
  const { invoiceUrl, jobId } = made.answer()
  await fetch(invoiceUrl)
  await get(service.url, `/v1/jobs/${jobId}`, key, secret)
  // and with every kind of error
  await post(service.url, key, { body: { ...body, [canary]: 1 }, headers: secret })
  await post(service.url, key, { body: `{"${canary}`, headers: secret })
  await post(service.url, key, { body: { ...body, notes: `${canary}!` }, headers: secret })
  await post(service.url, `${key.slice(0, -1)}!`, { body, headers: secret })
  await post(service.url, key, { body, headers: { ...secret, 'content-type': canary } })
  await post(service.url, key, { path: `/v1/generate?key=${key}&x=${canary}`, body })
  await get(service.url, `/v1/${canary}`, key, secret)
  await get(service.url, `/v1/usage?${canary}=1`, key, secret)

  expect(log.length).toBeGreaterThanOrEqual(10)
  for (const text of [log.join(''), await read()]) {
    expect(text).not.toContain(canary)
    expect(text).not.toMatch(/svc_(live|test)_\w/)
    expect(text).not.toMatch(/sig=|[0-9a-f]{32}\.pdf/)
    for (const piece of [key.slice(9, 25), key.slice(-16)]) expect(text).not.toContain(piece)
  }
})
