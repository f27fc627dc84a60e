import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { InvoiceStatus, InvoiceView } from '#contract/invoices.ts'
import { json, startFakeService } from '#platform/testing/fake-service.ts'
import type { Clock } from '../../ports/ports.ts'
import {
  answer,
  expectReplies,
  folder,
  foundKeys,
  host,
  liveKey,
  made,
  openHost,
  proveService,
  restart,
  service,
  submission,
  submitOne,
  testKey,
  waitForState,
  withFaultyService,
} from '../../testing/faulty-service.ts'
import { writeInvoice } from '../../testing/test-invoices.ts'

withFaultyService()

describe('offline', () => {
  /** An unused port. */
  async function quietPort(): Promise<number> {
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    await new Promise(resolve => server.close(resolve))
    return typeof address === 'object' && address ? address.port : 0
  }

  async function submitToNobody(key: string) {
    const port = await quietPort()
    const connectionId = await host.connect(`http://127.0.0.1:${port}`, key)
    const { id, revision, draft } = await writeInvoice(host, { currency: 'EUR' })
    const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
    const first = await host.call('submit', { id, revision, connectionId, confirmed })
    return { id, port, connectionId, first }
  }

  /** Starts the service at the configured port. */
  async function comeUp(port: number): Promise<{ posts: string[]; close(): void }> {
    const posts: string[] = []
    const server = createServer((request, response) => {
      // A lookup is not a submission.
      if (request.method === 'POST') posts.push(String(request.headers['x-api-key']))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
    await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
    return { posts, close: () => server.close() }
  }

  test('a submission waits and is sent when the service is available', async () => {
    const { id, port, first } = await submitToNobody(testKey)
    expect(first).toMatchObject({ state: 'queued', problem: { code: 'unreachable' } })
    const server = await comeUp(port)
    await waitForState(id, 'done')
    expect(server.posts).toEqual([testKey])
    server.close()
  })

  test('a waiting submission can be withdrawn', async () => {
    const { id, port } = await submitToNobody(testKey)
    await host.until(async () => (await submission(id))?.state === 'queued')
    const changed: (string | undefined)[] = []
    host.host.onEvent(event => {
      if (event.type === 'invoice-changed') changed.push(event.status?.summary.state)
    })
    const record = await host.call('cancelSubmission', { id })
    expect(changed).toEqual(['draft'])
    expect([record.state, record.submission]).toEqual(['draft', null])
    const server = await comeUp(port)
    await restart()
    expect(server.posts).toEqual([])
    server.close()
  })

  test('a cancelled submission leaves no timer behind', async () => {
    let timers = 0
    const clock: Clock = {
      ...host.ports.clock,
      after: () => {
        timers += 1
        return () => {
          timers -= 1
        }
      },
    }
    await host.close()
    await openHost({ clock })
    const ofTheHost = timers
    const { id } = await submitToNobody(testKey)
    expect(timers).toBe(ofTheHost + 1)
    await host.call('cancelSubmission', { id })
    expect(timers).toBe(ofTheHost)
  })

  test('a waiting submission is resumed after a restart when its key is available', async () => {
    const { id, port, connectionId } = await submitToNobody(liveKey)
    await restart()
    const server = await comeUp(port)
    await host.giveKey(connectionId, liveKey)
    await waitForState(id, 'done')
    expect(server.posts).toEqual([liveKey])
    server.close()
  })

  test('a waiting test invoice is never sent with a live key', async () => {
    const { id, port, connectionId } = await submitToNobody(testKey)
    const server = await comeUp(port)
    await host.giveKey(connectionId, liveKey)
    await host.until(
      async () => (await submission(id))?.problem?.code === 'key_changed' || server.posts.length > 0,
    )
    expect(server.posts.filter(key => key !== testKey)).toEqual([])
    expect((await submission(id))?.problem?.message).toEqual({ code: 'key_changed' })
    server.close()
  })
})

describe('a busy service', () => {
  test('that may have made the live invoice gets one POST, and the invoice stays unknown', async () => {
    const { id, revision, connectionId, first, confirmed } = await submitOne(liveKey, json(429, {}))
    expect(first).toMatchObject({
      state: 'unknown',
      safeToRepeat: false,
      problem: { code: 'outcome_unknown', message: { code: 'unknown.busy' } },
    })
    expect((await host.refusal('checkAgain', { id })).code).toBe('outcome_unknown')
    await restart()
    await host.giveKey(connectionId, liveKey)
    expect((await host.refusal('cancelSubmission', { id })).code).toBe('not_settleable')
    const { draft } = await host.call('openInvoice', { id })
    expect((await host.refusal('saveInvoice', { id, revision, draft })).code).toBe('not_editable')
    const again = await host.refusal('submit', { id, revision, connectionId, confirmed })
    expect(again.code).toBe('already_submitting')
    expect(service.received).toHaveLength(1)
  })

  test('gets one POST of a test invoice, which is editable again', async () => {
    const { first } = await submitOne(testKey, json(429, {}))
    expect(first).toMatchObject({ state: 'refused', problem: { code: 'overloaded' } })
    expect(first.problem?.message).toEqual({ code: 'busy.now' })
    expect(service.received).toHaveLength(1)
  })

  test('that is idempotent gets retries of a live invoice with the same key until it is done', async () => {
    await proveService()
    const busy = json(503, {}, { 'Retry-After': '0' })
    const { id, first } = await submitOne(liveKey, busy, busy, busy, made)
    expect(first).toMatchObject({
      state: 'unknown',
      safeToRepeat: true,
      problem: { message: { code: 'unknown.busy_repeated' } },
    })
    expect((await host.refusal('cancelSubmission', { id })).code).toBe('not_settleable')
    await waitForState(id, 'done')
    const [, ...posts] = service.received
    expect(posts).toHaveLength(4)
    expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  test('that made the invoice anyway is looked up and gets no second POST', async () => {
    await proveService()
    const { id } = await submitOne(liveKey, (request, response) => {
      foundKeys.add(String(request.headers['idempotency-key']))
      json(429, {}, { 'Retry-After': '0' })(request, response)
    })
    await waitForState(id, 'done')
    expect(service.received).toHaveLength(2)
  })

  test('gets no retry before its Retry-After, even after a restart or with the key entered again', async () => {
    await proveService()
    const reply = json(429, {}, { 'Retry-After': '3000' })
    const { id, connectionId } = await submitOne(liveKey, reply, made)
    await restart()
    await host.giveKey(connectionId, liveKey)
    expect(await host.call('checkAgain', { id })).toMatchObject({ state: 'unknown' })
    expect(service.received).toHaveLength(2)
  })
})

test('a refusal makes the invoice editable again, without retry', async () => {
  const status = 422
  const errors = [{ path: 'invoice_number', code: 'number_taken', message: 'Already used.' }]
  const changed: (string | undefined)[] = []
  host.host.onEvent(event => {
    if (event.type === 'invoice-changed') changed.push(event.status?.summary.state)
  })
  const { id, revision, draft, first } = await submitAndKeep(status, errors)
  expect(changed).toEqual(['queued', 'sending', 'refused'])
  expect(first).toMatchObject({
    state: 'refused',
    problem: { status, fields: [{ path: 'invoice_number' }] },
  })
  expect((await host.call('saveInvoice', { id, revision, draft })).revision).toBeGreaterThanOrEqual(revision)
  await restart()
  expect(service.received).toHaveLength(1)
})

async function submitAndKeep(status: number, errors: unknown[]) {
  const sent = await submitOne(liveKey, json(status, { title: 'No', errors }))
  return { ...sent, draft: (await host.call('openInvoice', { id: sent.id })).draft }
}

test('a waiting live submission takes its number before anything is sent', async () => {
  const { confirmed, connectionId } = await submitOne(liveKey, json(429, {}, { 'Retry-After': '3000' }))
  const posts = service.received.length
  const { id, revision } = await writeInvoice(host, {
    invoice_number: confirmed.invoice_number,
    currency: 'EUR',
  })
  const refusal = await host.refusal('submit', { id, revision, connectionId, confirmed })
  expect(refusal).toMatchObject({ code: 'number_taken', paths: ['invoice_number'] })
  expect(service.received).toHaveLength(posts)
})

test('a key in the answer of a service is neither shown, stored nor opened', async () => {
  const opened: string[] = []
  await host.close()
  await openHost(
    {},
    {
      openExternal: async link => {
        opened.push(link)
      },
    },
  )
  const link = `https://files.invalid/a.pdf?api_key=${testKey}`
  const { id, first } = await submitOne(testKey, json(200, { invoiceUrl: link, jobId: `job-${testKey}` }))
  expect(first).toMatchObject({ state: 'done', jobId: 'job-svc_test_[redacted]' })
  expect(JSON.stringify(first)).not.toContain(testKey)
  await host.until(async () => (await submission(id))?.delivery?.state === 'failed')
  expect((await host.refusal('openDelivery', { id, what: 'link' })).message).toEqual({
    code: 'pdf.link_has_key',
  })
  expect(opened).toEqual([])
  await host.close()
  const files = readdirSync(folder.path).filter(name => name.startsWith('billwright'))
  for (const name of files) expect(readFileSync(join(folder.path, name)).includes(testKey)).toBe(false)
  await openHost()
})

test('a refused key stops other waiting submissions', async () => {
  const { connectionId } = await submitOne(testKey, json(401, {}))
  const { id, revision } = await writeInvoice(host)
  const second = await host.call('submit', { id, revision, connectionId })
  expect(second).toMatchObject({ state: 'queued', problem: { code: 'key_refused' } })
  expect(service.received).toHaveLength(1)
  // The same key may have been enabled again.
  expectReplies(made)
  await host.giveKey(connectionId, testKey)
  await waitForState(id, 'done')
})

test('an invoice stays done if its download fails, and only the download is retried', async () => {
  const { id } = await submitOne(testKey, json(200, answer))
  await host.until(async () => (await submission(id))?.delivery?.state === 'failed')
  expect(await submission(id)).toMatchObject({ state: 'done', jobId: 'job_1' })
  expect(await host.call('retryDownload', { id })).toMatchObject({
    state: 'done',
    delivery: { state: 'failed' },
  })
  expect(service.received).toHaveLength(1)
})

test('a remote service cannot make the host open an address of this computer', async () => {
  const home = await startFakeService(json(200, answer))
  const link = `${home.url}/inside.pdf`
  await host.close()
  // Simulates a service on another machine.
  const done = { kind: 'done', answer: { invoiceUrl: link, jobId: 'job_1' } } as const
  await openHost({
    generate: { generate: async () => done, check: async () => done },
  })
  const connectionId = await host.connect('https://service.invalid', testKey)
  const { id, revision } = await writeInvoice(host)
  await host.call('submit', { id, revision, connectionId })
  await host.until(async () => (await submission(id))?.delivery?.state === 'failed')
  expect((await host.refusal('openDelivery', { id, what: 'link' })).message).toEqual({
    code: 'pdf.link_insecure',
  })
  expect(home.received).toEqual([])
  await home.close()
})

test('a connection that changes while its key is read sends nothing', async () => {
  const connectionId = await host.connect(service.url, testKey)
  const { id, revision } = await writeInvoice(host)
  const refusal = host.refusal('submit', { id, revision, connectionId })
  const changed = { name: 'Service', baseUrl: service.url, requestFields: 'documented' } as const
  await host.call('saveConnection', { id: connectionId, ...changed })
  expect((await refusal).code).toBe('connection_changed')
  expect(await host.call('openInvoice', { id })).toMatchObject({ state: 'draft', submission: null })
})

test('every event of a submission carries what the page would read', async () => {
  const read: Promise<[InvoiceStatus | null, InvoiceView]>[] = []
  const stop = host.host.onEvent(event => {
    if (event.type !== 'invoice-changed') return
    const record = Promise.resolve(host.host.openInvoice({ id: event.id }))
    read.push(record.then(now => [event.status, now]))
  })
  await submitOne(testKey, made)
  stop()
  const events = await Promise.all(read)
  for (const [status, { revision, submission, state, updatedAt }] of events)
    expect(status).toMatchObject({ revision, submission, summary: { state, updatedAt } })
  expect(events.slice(0, 3).map(([status]) => status?.summary.state)).toEqual(['queued', 'sending', 'done'])
})
