import type { ServerResponse } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errorTable } from '#core/errors/error-table.ts'
import { composeKey } from '#core/text/key.ts'
import { type FakeService, json, type Received, startFakeService } from '../testing/fake-service.ts'
import { classifyFailure } from './classify-response.ts'
import { createGenerateClient } from './generate-client.ts'

const totalMs = 30_000
const client = createGenerateClient({ totalMs })
const key = 'svc_test_fake000000000000000000000000'
const idempotencyKey = '3f0e9a3c-5f37-4d5e-9a77-0b6d8a5f9c11'
const payload = new TextEncoder().encode('{"template":"minimal","invoice_number":"1","items":[]}')
/** Created once, before any request. */
const bomb = gzipSync(Buffer.alloc(50_000_000))
const answer = { invoiceUrl: 'https://files.example.com/a.pdf', jobId: 'job_1' }

let service: FakeService | undefined
/** The client's timers advance only when the test does that. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  await service?.close()
  service = undefined
})

async function generate(reply: (request: Received, response: ServerResponse) => void, path = '') {
  service = await startFakeService(reply)
  return await client.generate({ baseUrl: service.url + path, key, idempotencyKey, payload })
}

test('sends exactly the payload, key and Idempotency-Key to the documented path', async () => {
  const outcome = await generate(json(200, answer), '/behind/a/proxy/')
  expect(outcome).toEqual({ kind: 'done', answer })
  expect(service?.received).toMatchObject([
    {
      method: 'POST',
      path: '/behind/a/proxy/v1/invoices/generate',
      headers: {
        'x-api-key': key,
        'idempotency-key': idempotencyKey,
        'content-type': 'application/json',
        connection: 'close',
      },
      body: new TextDecoder().decode(payload),
    },
  ])
})

const distinct = composeKey('live', 'CANARYcanary0123456789CANARYca')
const secret = distinct.slice(9)
const hex = Buffer.from(distinct).toString('hex')
const repeated = {
  whole: distinct,
  'its secret': secret,
  'its beginning': secret.slice(0, 20),
  'its middle': secret.slice(7, 22),
  'its last twelve characters': secret.slice(-12),
  'all but its first character': secret.slice(1),
  'in small letters': secret.toLowerCase(),
  'in capital letters': secret.toUpperCase(),
  reversed: [...distinct].reverse().join(''),
  'in hex': hex,
  'percent-encoded': hex.replace(/../g, '%$&'),
  'in base64': Buffer.from(distinct).toString('base64'),
  'in base64, within more': Buffer.from(`key=${distinct};`).toString('base64url'),
}

test.each(Object.entries(repeated))('masks a key that the service echoes: %s', async (_name, part) => {
  const escaped = [...part].map(letter => `\\u00${Buffer.from(letter).toString('hex')}`).join('')
  for (const given of [part, escaped]) {
    const text = JSON.stringify({
      detail: 'no @.',
      code: '@',
      invoiceUrl: 'https://files.example.com/@/a.pdf',
      jobId: '@',
      '@': '@',
      errors: [{ path: '@', code: '@', message: '@' }],
    }).replaceAll('@', given)
    for (const status of [200, 400, 401, 409, 422, 500]) {
      service = await startFakeService((_request, response) =>
        response
          .writeHead(status, { 'X-Request-Id': `r-${part}`, Location: `https://example.com/${part}` })
          .end(text),
      )
      const outcome = await client.generate({
        baseUrl: service.url,
        key: distinct,
        idempotencyKey,
        payload,
      })
      await service.close()
      const serialised = JSON.stringify(outcome)
      for (let start = 0; start + 12 <= part.length; start++)
        expect(serialised).not.toContain(part.slice(start, start + 12))
      expect(outcome.kind === 'done').toBe(status === 200)
    }
  }
})

const fieldError = { path: 'invoice_number', code: 'taken', message: 'Already used.' }

const answers: [
  name: string,
  reply: Parameters<typeof generate>[0],
  kind: string,
  code: string | undefined,
][] = [
  ['200 with HTML', (_, response) => response.end('<html>Welcome</html>'), 'unknown', 'unusable_answer'],
  ['200 with other JSON', json(200, { ok: true }), 'unknown', 'unusable_answer'],
  [
    '200 with a file: link',
    json(200, { ...answer, invoiceUrl: 'file:///etc/hosts' }),
    'unknown',
    'unusable_answer',
  ],
  [
    '200 with a javascript: link',
    json(200, { ...answer, invoiceUrl: 'javascript:alert(1)' }),
    'unknown',
    'unusable_answer',
  ],
  ['200 with 2 MB', json(200, { ...answer, more: 'x'.repeat(2_000_000) }), 'unknown', 'unusable_answer'],
  [
    '200 with a compressed bomb',
    (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    'unknown',
    'unusable_answer',
  ],
  [
    '200 cut off in the middle',
    (_, response) =>
      response.writeHead(200, { 'content-length': '500' }).write('{"invoiceUrl"', () => response.destroy()),
    'unknown',
    undefined,
  ],
  ['400', json(400, { title: 'Bad' }), 'refused', 'refused'],
  ['401', json(401, {}), 'key_refused', 'key_refused'],
  ['402', json(402, {}), 'refused', 'refused'],
  ['403', json(403, {}), 'refused', 'refused'],
  ['404', json(404, {}), 'refused', 'refused'],
  ['408', json(408, {}), 'unknown', 'outcome_unknown'],
  ['409 for a number', json(409, { code: 'number_taken' }), 'refused', 'number_taken'],
  [
    '409 while the first request still runs',
    json(409, { code: 'idempotency_in_flight' }),
    'unknown',
    'outcome_unknown',
  ],
  ['409 with fields to fix', json(409, { errors: [fieldError] }), 'refused', 'refused'],
  ['409 that may mean that the first request still runs', json(409, {}), 'unknown', 'outcome_unknown'],
  ['409 with a code of its own', json(409, { code: 'conflict' }), 'unknown', 'outcome_unknown'],
  ['413', json(413, {}), 'refused', 'refused'],
  ['415', json(415, {}), 'refused', 'refused'],
  ['422', json(422, { code: 'invalid_invoice' }), 'refused', 'invalid_invoice'],
  ['429', json(429, {}), 'retry_later', 'overloaded'],
  ['500', json(500, {}), 'unknown', 'outcome_unknown'],
  [
    '502 from a proxy',
    (_, response) => response.writeHead(502).end('Bad gateway'),
    'unknown',
    'outcome_unknown',
  ],
  ['503 that says when', json(503, {}, { 'Retry-After': '7' }), 'retry_later', 'overloaded'],
  ['503 that does not', json(503, {}), 'unknown', 'outcome_unknown'],
  [
    'a reset after the request was read',
    (_, response) => response.socket?.resetAndDestroy(),
    'unknown',
    'outcome_unknown',
  ],
  ['an end without answer', (_, response) => response.socket?.end(), 'unknown', 'outcome_unknown'],
  ['no answer in time', () => vi.advanceTimersByTime(totalMs), 'unknown', 'outcome_unknown'],
]

describe('classification of responses', () => {
  test.each(answers)('%s', async (_name, reply, kind, code) => {
    const outcome = await generate(reply)
    expect(outcome.kind).toBe(kind)
    if (code !== undefined) expect(outcome).toMatchObject({ problem: { code } })
    expect(service?.received).toHaveLength(1)
    expect(JSON.stringify(outcome)).not.toContain(key)
  })

  /** The one of the usage is not answered to a submission. */
  const refusalCodes = Object.entries(errorTable).flatMap(([code, row]) =>
    'status' in row && row.status === 403 && code !== 'live_key_required' ? [code] : [],
  )

  test.each(refusalCodes)('403 %s says what the account or the key does not allow', async code => {
    const detail = 'In words of the service.'
    expect(await generate(json(403, { code, detail }))).toMatchObject({
      kind: 'refused',
      problem: { code, message: { code: `refused.${code}` } },
    })
  })

  test.each([
    [402, 'payment_required'],
    [403, 'constructor'],
    [403, 'not_found'],
    [403, undefined],
  ])('%i %s of another service says so in general', async (status, code) => {
    expect(await generate(json(status, { code }))).toMatchObject({
      problem: { message: { code: 'refused.account' } },
    })
  })

  test.each([301, 302, 303, 307, 308])(
    'does not follow a %i, so the key is not sent elsewhere',
    async status => {
      const elsewhere = await startFakeService(json(200, answer))
      const outcome = await generate(json(status, {}, { Location: `${elsewhere.url}/v1/invoices/generate` }))
      expect(outcome.kind).toBe(status === 302 || status === 303 ? 'unknown' : 'refused')
      expect(elsewhere.received).toEqual([])
      await elsewhere.close()
    },
  )

  test('passes on field errors without keys', async () => {
    const errors = [{ path: 'items[0].quantity', code: 'x', message: `Not with ${key}` }]
    const outcome = await generate(json(422, { code: 'invalid_invoice', detail: 'One field.', errors }))
    expect(outcome).toMatchObject({
      problem: {
        message: { code: 'foreign_text', params: { text: 'One field.' } },
        status: 422,
        fields: [
          {
            path: 'items[0].quantity',
            severity: 'error',
            message: { params: { text: 'Not with svc_test_[redacted]' } },
          },
        ],
      },
    })
  })

  test('reads a Retry-After of weeks, in seconds and as a date', async () => {
    for (const weeks of ['3456000', new Date(Date.now() + 40 * 864e5).toUTCString()]) {
      const outcome = await generate(json(503, {}, { 'Retry-After': weeks }))
      expect(outcome).toMatchObject({ kind: 'retry_later' })
      expect(outcome.kind === 'retry_later' && outcome.afterMs).toBeGreaterThan(39 * 864e5)
      await service?.close()
    }
  })

  test('masks the key in a successful response too', async () => {
    const outcome = await generate(
      json(200, { invoiceUrl: `https://example.com/a?k=${key}&b=1`, jobId: `job-${key}` }),
    )
    expect(outcome).toMatchObject({
      kind: 'done',
      answer: {
        invoiceUrl: 'https://example.com/a?k=svc_test_[redacted]&b=1',
        jobId: 'job-svc_test_[redacted]',
      },
    })
  })

  test('reads Retry-After in seconds', async () => {
    const outcome = await generate(json(429, {}, { 'Retry-After': '20' }))
    expect(outcome).toMatchObject({ kind: 'retry_later', afterMs: 20_000 })
  })
})

describe('not sent', () => {
  const send = (baseUrl: string) => client.generate({ baseUrl, key, idempotencyKey, payload })

  test('no server listens', async () => {
    service = await startFakeService(() => undefined)
    const { url } = service
    await service.close()
    expect(await send(url)).toMatchObject({ kind: 'not_sent', problem: { code: 'unreachable' } })
  })

  test('the host name does not exist', async () => {
    expect(await send('https://nowhere.invalid')).toMatchObject({ kind: 'not_sent' })
  })

  test('the server does not speak TLS', async () => {
    const plain = createTcpServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve))
    const address = plain.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect(await send(`https://127.0.0.1:${port}`)).toMatchObject({ kind: 'not_sent' })
    plain.close()
  })

  test('the address is not secure', async () => {
    expect(await send('http://192.0.2.1')).toMatchObject({
      kind: 'refused',
      problem: { code: 'insecure_address' },
    })
  })
})

test('closing before the response makes the outcome unknown', async () => {
  const stop = new AbortController()
  service = await startFakeService(() => stop.abort())
  const outcome = await client.generate({
    baseUrl: service.url,
    key,
    idempotencyKey,
    payload,
    signal: stop.signal,
  })
  expect(outcome.kind).toBe('unknown')
})

test('a key check sends nothing that could become an invoice', async () => {
  service = await startFakeService(json(400, {}))
  await client.check({ baseUrl: service.url, key })
  expect(() => JSON.parse(service?.received[0]?.body ?? '{}')).toThrow()
})

test.each([
  ['ENETUNREACH', 'offline', 'unreachable.offline'],
  ['EAI_AGAIN', 'offline', 'unreachable.offline'],
  ['ENOTFOUND', 'unreachable', 'unreachable.name'],
  ['ECONNREFUSED', 'unreachable', 'unreachable.no_server'],
])('%s says whether this computer or the service has no network', (cause, code, message) => {
  expect(classifyFailure({ kind: 'failed', sent: false, reason: 'connection', cause })).toMatchObject({
    kind: 'not_sent',
    problem: { code, message: { code: message } },
  })
})
