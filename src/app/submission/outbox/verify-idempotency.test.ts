import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createJobReader } from '#platform/http/job-reader.ts'
import { type FakeService, json, type Received, startFakeService } from '#platform/testing/fake-service.ts'
import {
  temporaryFolder as serviceFolder,
  startTestService,
  type TestService,
} from '#service/testing/service.ts'
import { standInRenderer } from '#service/testing/stand-in-renderer.ts'
import type { Destination } from '../../connections/destination.ts'
import type { Attempt } from '../../ports/store.ts'
import { answer, echoing, liveKey, type Reply, reset } from '../../testing/faulty-service.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../../testing/test-host.ts'
import { writeInvoice } from '../../testing/test-invoices.ts'
import { createIdempotencyVerifier, verifyIdempotency } from './verify-idempotency.ts'

const idempotencyKey = '3f0e9a3c-5f37-4d5e-9a77-0b6d8a5f9c11'
const notFound = json(404, { code: 'not_found' })
/** answers of a service to a known and to an unknown key */
const byKey =
  (own: Reply, other: Reply): Reply =>
  (request, response) =>
    (request.headers['idempotency-key'] === idempotencyKey ? own : other)(request, response)
const found = echoing(json(200, answer))

describe('a service is verified', () => {
  async function verify(reply: Reply) {
    const service = await startFakeService(reply)
    const request = { baseUrl: service.url, key: liveKey, idempotencyKey, jobId: answer.jobId }
    const isVerified = await verifyIdempotency(createJobReader(), request)
    await service.close()
    return { isVerified, received: service.received }
  }

  test('if it finds the job by its Idempotency-Key and nothing by an unknown key, with GETs only', async () => {
    const { isVerified, received } = await verify(byKey(found, echoing(notFound)))
    expect(isVerified).toBe(true)
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/jobs', 'GET /v1/jobs'])
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(2)
  })

  test.each<[string, Reply]>([
    ['a gateway echoes headers and nothing finds the job', echoing(notFound)],
    ['it has no look-up', notFound],
    ['it answers every look-up with its newest job', found],
    ['it lists its jobs', echoing(json(200, { jobs: [answer] }))],
    ['it finds another job', byKey(echoing(json(200, { ...answer, jobId: 'job_2' })), echoing(notFound))],
    ['it finds the job without the header', byKey(json(200, answer), echoing(notFound))],
    ['it says more than the answer', byKey(echoing(json(200, { ...answer, more: 1 })), echoing(notFound))],
    ['a gateway in front of its newest job has a 404 of its own', byKey(found, notFound)],
    ['it is busy when asked for another key', byKey(found, echoing(json(503, {})))],
    ['the connection breaks when it is asked for another key', byKey(found, reset)],
    ['it answers the error page of a gateway', (_request, response) => response.writeHead(502).end('502')],
  ])('but not if %s', async (_name, reply) => {
    expect((await verify(reply)).isVerified).toBe(false)
  })
})

describe('the service of a done attempt', () => {
  const baseUrl = 'https://service.example.com'
  const done = { baseUrl, idempotencyKey, jobId: answer.jobId, keyFingerprint: 'example' } as Attempt

  /** @returns the result, the look-ups and what was stored */
  async function verifyAttempt(
    attempt: Attempt | undefined,
    {
      address = baseUrl,
      isKnown = () => false,
      isIdempotent = true,
      signal = new AbortController().signal,
    }: { address?: string; isKnown?: () => boolean; isIdempotent?: boolean; signal?: AbortSignal } = {},
  ) {
    const [asked, stored]: [string[], [string, string][]] = [[], []]
    const attempts = {
      find: () => attempt,
      isIdempotent: isKnown,
      rememberIdempotent: (...known: [string, string]) => void stored.push(known),
    }
    const jobs = {
      async lookUp(request: { baseUrl: string; idempotencyKey: string }) {
        asked.push(request.baseUrl)
        return request.idempotencyKey === idempotencyKey || !isIdempotent ? answer : ('not_found' as const)
      },
    }
    const destination = { access: { baseUrl: address, key: liveKey } } as Destination
    const isNew = await createIdempotencyVerifier({ store: { attempts }, jobs })('id', destination, signal)
    return { isNew, asked: asked.length, stored }
  }

  const nothing = { isNew: false, asked: 0, stored: [] }

  test('is stored with the fingerprint of its key', async () => {
    expect(await verifyAttempt(done)).toEqual({ isNew: true, asked: 2, stored: [[baseUrl, 'example']] })
  })

  test('is not asked if it is known, is the practice service, made no job, or is reached at another address', async () => {
    expect(await verifyAttempt(undefined)).toEqual(nothing)
    expect(await verifyAttempt(done, { isKnown: () => true })).toEqual(nothing)
    expect(await verifyAttempt({ ...done, baseUrl: null })).toEqual(nothing)
    expect(await verifyAttempt({ ...done, jobId: null })).toEqual(nothing)
    expect(await verifyAttempt(done, { address: 'https://other.example.com' })).toEqual(nothing)
  })

  test('is not stored if it is not idempotent, was verified meanwhile, or the store was closed', async () => {
    const unchanged = { ...nothing, asked: 2 }
    expect(await verifyAttempt(done, { isIdempotent: false })).toEqual(unchanged)
    let calls = 0
    expect(await verifyAttempt(done, { isKnown: () => ++calls > 1 })).toEqual(unchanged)
    expect(await verifyAttempt(done, { signal: AbortSignal.abort() })).toEqual(unchanged)
  })
})

describe('the bundled service with lost answers', () => {
  const home = serviceFolder()
  let service: TestService
  let gateway: FakeService
  let fault: 'none' | 'request_lost' | 'answer_lost'
  let folder: ReturnType<typeof temporaryFolder>
  let host: TestHost

  beforeAll(async () => {
    service = await startTestService((await home).path, { renderer: standInRenderer() })
  })
  beforeEach(async () => {
    fault = 'none'
    gateway = await startFakeService((request, response) => {
      const { method } = request
      const isLost = method === 'POST' && fault !== 'none'
      if (isLost && fault === 'request_lost') reset(request, response)
      else void forward(request).then(reply => (isLost ? reset : reply)(request, response))
      if (isLost) fault = 'none'
    })
    folder = temporaryFolder()
    host = await openTestHost(folder.path)
  })
  afterEach(async () => {
    await host.close()
    await gateway.close()
    folder.remove()
  })
  afterAll(async () => {
    await service.close()
    await (await home).remove()
    await closeRenderer()
  })

  async function forward({ method, path, headers, body }: Received): Promise<Reply> {
    const names = ['x-api-key', 'idempotency-key', 'content-type', 'accept']
    const sent = names.flatMap(name => (headers[name] ? [[name, String(headers[name])]] : []))
    const init = { method, headers: Object.fromEntries(sent), ...(method === 'POST' && { body }) }
    const answered = await fetch(service.url + path, init)
    const bytes = Buffer.from(await answered.arrayBuffer())
    return (_request, response) =>
      response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(bytes)
  }

  const posts = () => gateway.received.filter(({ method }) => method === 'POST')

  async function submit(connectionId: string, invoice_number: string) {
    const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
    const confirmed = { invoice_number, payable: '120.00', currency: 'EUR' }
    return { id, first: await host.call('submit', { id, revision, connectionId, confirmed }) }
  }

  test.each([
    ['request_lost', 'is sent a second time by itself, with the same Idempotency-Key', 2],
    ['answer_lost', 'is looked up by itself, and is not sent a second time', 1],
  ] as const)('is verified by its first invoice, and the next one (%s) %s', async (kind, _what, count) => {
    const connectionId = await host.connect(gateway.url, await service.newKey('live'))
    await submit(connectionId, `${kind} 1`)
    const isIdempotent = async () => await host.call('checkConnection', { id: connectionId })
    await expect.poll(isIdempotent).toEqual({ ok: true, idempotent: true })
    gateway.received.length = 0

    fault = kind
    const { id, first } = await submit(connectionId, `${kind} 2`)
    expect(first).toMatchObject({ state: 'unknown', safeToRepeat: true })
    await host.until(async () => (await host.call('openInvoice', { id })).state === 'done')
    expect(posts()).toHaveLength(count)
    const keys = posts().map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys)).toEqual(new Set([first.idempotencyKey]))
    const billed = (await service.ledger()).filter(row => row.invoice_number === `${kind} 2`)
    expect(billed).toHaveLength(1)
  })
})
