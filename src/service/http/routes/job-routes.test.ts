import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generateAnswerSchema } from '#contract/generate-api.ts'
import { createKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { download, get, post } from '../../testing/client.ts'
import { numbered } from '../../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

const day = 24 * 60 * 60 * 1000
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let today: number
let key: string
let release: () => void
let isHeld: boolean
let renderer: ReturnType<typeof standInRenderer>

beforeEach(async () => {
  folder = await temporaryFolder()
  today = Date.now()
  isHeld = false
  const held = Promise.withResolvers<void>()
  release = held.resolve
  renderer = standInRenderer(() => (isHeld ? held.promise : Promise.resolve()))
  service = await startTestService(folder.path, { renderer, now: () => new Date(today) })
  key = await service.newKey('live')
})
afterEach(async () => {
  release()
  await service.close()
  await folder.remove()
})

async function keyOfAnotherAccount(): Promise<string> {
  const now = new Date()
  await service.store.addAccount(
    { id: 'acc_other', name: 'Other', created_at: now.toISOString() },
    byOperator(new Date()),
  )
  return (
    await createKey(service.store, {
      mode: 'live',
      name: 'other',
      origin: byOperator(now),
      account: 'acc_other',
    })
  ).key
}

describe('a job asked for by its id', () => {
  test('has the answer and the invoice data, for every key of the account and the mode', async () => {
    const made = await post(service.url, key)
    today += 5000
    const path = `/v1/jobs/${made.answer().jobId}`
    for (const each of [key, await service.newKey('live')]) {
      const { status, text, headers } = await get(service.url, path, each)
      expect([status, JSON.parse(text)]).toEqual([
        200,
        {
          ...made.answer(),
          ...{ status: 'done', mode: 'live', template: 'minimal', invoiceNumber: '2026-0042' },
          ...{ createdAt: expect.any(String), pages: 1, currency: 'EUR', total: '120.00', payable: '120.00' },
        },
      ])
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('gives its PDF to a key of the account and the mode, also after the link has expired', async () => {
    const { jobId, invoiceUrl } = (await post(service.url, key)).answer()
    const pdf = await download(invoiceUrl)
    today += 31 * day
    const path = `${service.url}/v1/jobs/${jobId}/pdf`
    const fetched = (asking: string, headers = {}) =>
      fetch(path, { headers: { 'x-api-key': asking, ...headers } })
    const whole = await fetched(key)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(pdf)
    const part = await fetched(key, { range: 'bytes=0-4' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
    for (const other of [await keyOfAnotherAccount(), await service.newKey('test')])
      expect((await fetched(other)).status).toBe(404)
    expect((await fetch(path)).status).toBe(401)
    expect((await get(service.url, `/v1/jobs/${jobId}/pdf?x=1`, key)).status).toBe(404)
  })

  test('gives a fresh link once the first has expired', async () => {
    const { jobId, invoiceUrl } = (await post(service.url, key)).answer()
    today += 30 * day
    expect((await get(service.url, new URL(invoiceUrl).pathname)).status).toBe(404)
    const { text } = await get(service.url, `/v1/jobs/${jobId}`, key)
    const fresh = generateAnswerSchema.parse(JSON.parse(text))
    expect(fresh.jobId).toBe(jobId)
    expect((await download(fresh.invoiceUrl)).length).toBeGreaterThan(5)
  })

  test('is nothing to anyone else, in the same words as a job that never was', async () => {
    const { jobId } = (await post(service.url, key)).answer()
    const asked: [string, string][] = [
      [`/v1/jobs/${jobId}`, await keyOfAnotherAccount()],
      [`/v1/jobs/${jobId}`, await service.newKey('test')],
      [`/v1/jobs/job_${'0'.repeat(32)}`, key],
      [`/v1/jobs/${jobId.toUpperCase()}`, key],
      [`/v1/jobs/${jobId}?x=1`, key],
      ['/v1/jobs/', key],
      ["/v1/jobs/'%20OR%201=1", key],
    ]
    const bodies = new Set<string>()
    for (const [path, asking] of asked) {
      const { status, text } = await get(service.url, path, asking, { 'x-request-id': 'same' })
      expect(status).toBe(404)
      bodies.add(text)
    }
    expect(bodies.size).toBe(1)
  })

  test('needs a key', async () => {
    const { jobId } = (await post(service.url, key)).answer()
    expect((await get(service.url, `/v1/jobs/${jobId}`)).status).toBe(401)
  })
})

describe('a job asked for by its Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'order-1' }
  const path = '/v1/jobs/by-key'

  test('is that of its id, and the answer repeats the header', async () => {
    const { jobId } = (await post(service.url, key, { headers })).answer()
    const found = await get(service.url, path, key, headers)
    const byId = await get(service.url, `/v1/jobs/${jobId}`, key)
    expect([found.status, found.text]).toEqual([200, byId.text])
    expect(found.headers.get('idempotency-key')).toBe('order-1')
    expect(await service.ledger()).toHaveLength(1)
  })

  test('is 404 with the header when nothing was made, and needs the header', async () => {
    const none = await get(service.url, path, key, headers)
    expect([none.status, none.headers.get('idempotency-key')]).toEqual([404, 'order-1'])
    expect((await get(service.url, path, key)).problem().code).toBe('invalid_idempotency_key')
    await post(service.url, key, { headers })
    expect((await get(service.url, path, await keyOfAnotherAccount(), headers)).status).toBe(404)
  })
})

describe('an answer that never arrived, asked for by its Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'order-1' }

  test('is given to the byte, and nothing is made', async () => {
    const made = await post(service.url, key, { headers })
    const found = await get(service.url, '/v1/jobs', key, headers)
    expect([found.status, found.text]).toEqual([200, made.text])
    expect(found.headers.get('idempotency-key')).toBe('order-1')
    expect(await service.ledger()).toHaveLength(1)
  })

  test('is 404 when nothing was made under it, also when a request was refused', async () => {
    const none = await get(service.url, '/v1/jobs', key, headers)
    // the header distinguishes this 404 from one of a gateway
    expect([none.status, none.headers.get('idempotency-key')]).toEqual([404, 'order-1'])
    await post(service.url, key, { headers, body: '{' })
    expect((await get(service.url, '/v1/jobs', key, headers)).status).toBe(404)
    expect((await post(service.url, key, { headers })).status).toBe(200)
  })

  test('is waited for while its request is still at work, so that 404 is never said too early', async () => {
    isHeld = true
    const making = post(service.url, key, { headers })
    await expect.poll(() => renderer.renders).toBe(1)
    const asking = get(service.url, '/v1/jobs', key, headers)
    // other requests are answered meanwhile
    expect((await get(service.url, '/v1/templates', key)).status).toBe(200)
    expect(await service.ledger()).toEqual([])
    release()
    expect((await asking).text).toBe((await making).text)
    expect((await asking).status).toBe(200)
  })

  test('is of its account and mode alone', async () => {
    await post(service.url, key, { headers })
    for (const other of [await keyOfAnotherAccount(), await service.newKey('test')]) {
      expect((await get(service.url, '/v1/jobs', other, headers)).status).toBe(404)
      const own = await post(service.url, other, { headers, body: numbered('own') })
      expect(own.status).toBe(200)
    }
  })

  test('takes no filters, which would be ignored', async () => {
    await post(service.url, key, { headers })
    const found = await get(service.url, '/v1/jobs?limit=1&template=minimal', key, headers)
    expect([found.status, found.problem().code]).toEqual([400, 'invalid_query'])
    expect(found.problem().errors?.map(({ path }) => path)).toEqual(['limit', 'template'])
  })
})
