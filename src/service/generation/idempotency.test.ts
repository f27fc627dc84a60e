import { readdir } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { loadTemplates } from '#pdf/templates.ts'
import { byOperator } from '../accounts/origins.ts'
import { openStore } from '../backends/open-store.ts'
import { createKeyedLock } from '../scheduling/concurrency.ts'
import { openStorage } from '../storage/open-storage.ts'
import { createTemplateCatalogue } from '../templates/template-catalogue.ts'
import { post } from '../testing/client.ts'
import { bareInvoice, numbered, prepared } from '../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { foundKeyOf } from '../testing/stored-keys.ts'
import { generate } from './generate.ts'
import { openLinks } from './links.ts'

const day = 24 * 60 * 60 * 1000

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let renderer: ReturnType<typeof standInRenderer>
let today: number
let key: string

beforeEach(async () => {
  folder = await temporaryFolder()
  renderer = standInRenderer()
  today = Date.now()
  service = await startTestService(folder.path, { renderer, now: () => new Date(today) })
  key = await service.newKey('live')
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const headers = { 'idempotency-key': 'order-1' }

describe('the same Idempotency-Key and the same invoice', () => {
  test('get the first answer to the byte and one ledger row', async () => {
    const first = await post(service.url, key, { headers })
    const second = await post(service.url, key, { headers })
    expect(second.status).toBe(200)
    expect(second.text).toBe(first.text)
    expect(second.headers.get('idempotency-key')).toBe('order-1')
    expect(await service.ledger()).toHaveLength(1)
  })

  test('fifty at once get one answer, one render and one ledger row', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(service.url, key, { headers })))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    expect(renderer.renders).toBe(1)
    expect(await service.ledger()).toHaveLength(1)
  })

  test('are the same on the other path', async () => {
    const first = await post(service.url, key, { headers })
    const second = await post(service.url, key, { headers, path: '/v1/generate' })
    expect(second.text).toBe(first.text)
  })

  test('are the same when the JSON is written another way', async () => {
    const first = await post(service.url, key, { headers })
    const { template, invoice_number, items } = bareInvoice
    const [{ unit_price, quantity, description } = {}] = items
    const body = JSON.stringify(
      { items: [{ unit_price, quantity, description }], invoice_number, template },
      null,
      2,
    )
    expect((await post(service.url, key, { headers, body })).text).toBe(first.text)
  })

  test('are the same when a number is written with other digits', async () => {
    const first = await post(service.url, key, { headers })
    const body = JSON.stringify(bareInvoice).replace('1.5', '"1.500"').replace('"80.00"', '8e1')
    expect((await post(service.url, key, { headers, body })).text).toBe(first.text)
    expect(await service.ledger()).toHaveLength(1)
  })

  test('are the same after a restart', async () => {
    const first = await post(service.url, key, { headers })
    await service.close()
    service = await startTestService(folder.path, { renderer })
    const second = await post(service.url, key, { headers })
    expect(second.text).toBe(first.text)
    expect(await service.ledger()).toHaveLength(1)
  })

  test('are the same with another key of the account', async () => {
    const first = await post(service.url, key, { headers })
    expect((await post(service.url, await service.newKey('live'), { headers })).text).toBe(first.text)
  })

  test('are forgotten after 30 days', async () => {
    const first = await post(service.url, key, { headers })
    today += 30 * day - 1
    expect((await post(service.url, key, { headers })).text).toBe(first.text)
    today += 1
    expect((await post(service.url, key, { headers })).text).not.toBe(first.text)
    expect(await service.ledger()).toHaveLength(2)
  })

  test('are no way around a revoked key', async () => {
    await post(service.url, key, { headers })
    for (const { id } of await service.store.listKeys())
      await service.store.revokeKey(id, byOperator(new Date()))
    expect((await post(service.url, key, { headers })).status).toBe(401)
  })
})

test('the same Idempotency-Key and another invoice are refused', async () => {
  const first = await post(service.url, key, { headers })
  const other = await post(service.url, key, { headers, body: numbered('another') })
  expect([other.status, other.problem().code]).toEqual([422, 'idempotency_mismatch'])
  expect((await post(service.url, key, { headers })).text).toBe(first.text)
  expect(await service.ledger()).toHaveLength(1)
})

test('two invoices that race with one Idempotency-Key: one is made, the other refused', async () => {
  const bodies = Array.from({ length: 10 }, (_, index) => numbered(`race-${index % 2}`))
  const answers = await Promise.all(bodies.map(body => post(service.url, key, { headers, body })))
  expect(answers.map(answer => answer.status).sort()).toEqual([
    200, 200, 200, 200, 200, 422, 422, 422, 422, 422,
  ])
  expect(await service.ledger()).toHaveLength(1)
})

describe('two processes that lost hold of the Idempotency-Key, each rendering when the other has not yet recorded', () => {
  async function race(bodies: [object, object]) {
    const both = Promise.withResolvers<void>()
    const meeting = standInRenderer(async () => {
      if (meeting.renders === 2) both.resolve()
      await both.promise
    })
    const [stored] = await service.store.listKeys()
    if (stored === undefined) throw new Error('there is no key')
    const answers = await Promise.allSettled(
      bodies.map(async body => {
        const store = await openStore(folder.path)
        const deps = {
          store,
          files: await openStorage(folder.path),
          renderer: meeting,
          links: await openLinks(store, () => new Date(today)),
          lock: createKeyedLock(1000),
          templates: createTemplateCatalogue(store, loadTemplates()),
          missingGlyphs: 'live' as const,
          plausibility: 'warning' as const,
          metrics: { generated: () => undefined },
          testStorage: 0,
          baseUrl: () => 'https://invoices.example.com',
          now: () => new Date(today),
        }
        const request = { key: foundKeyOf(stored), prepared: prepared(body), idempotencyKey: 'order-1' }
        return generate(deps, request).finally(() => store.close())
      }),
    )
    return {
      answers: answers.flatMap(each => (each.status === 'fulfilled' ? [each.value.answer] : [])),
      refusals: answers.flatMap(each => (each.status === 'rejected' ? [each.reason] : [])),
    }
  }
  const pdfs = async () =>
    (await readdir(folder.path, { recursive: true })).filter(name => name.endsWith('.pdf'))

  test('give one answer for one invoice, bill it once and keep one PDF', async () => {
    const { answers } = await race([bareInvoice, bareInvoice])
    expect([answers.length, new Set(answers).size]).toEqual([2, 1])
    expect(await service.ledger()).toHaveLength(1)
    expect(await pdfs()).toHaveLength(1)
  })

  test('refuse the slower of two invoices', async () => {
    const { answers, refusals } = await race([bareInvoice, numbered('another')])
    expect(refusals).toEqual([expect.objectContaining({ code: 'idempotency_mismatch' })])
    expect(answers.join()).toContain((await service.ledger()).map(row => row.job_id).join())
    expect(await pdfs()).toHaveLength(1)
  })
})

test('a test key and a live key do not share their answers', async () => {
  const testKey = await service.newKey('test')
  const free = await post(service.url, testKey, { headers })
  const billed = await post(service.url, key, { headers })
  expect(billed.answer().jobId).not.toBe(free.answer().jobId)
  expect((await service.ledger()).map(row => row.job_id)).toEqual([billed.answer().jobId])
})

test('a refused request stores nothing: its Idempotency-Key is free for the corrected one', async () => {
  const refused = await post(service.url, key, { headers, body: { ...bareInvoice, items: [] } })
  expect(refused.status).toBe(422)
  expect((await post(service.url, key, { headers })).status).toBe(200)
})

test('without an Idempotency-Key every request generates an invoice', async () => {
  const first = await post(service.url, key)
  const second = await post(service.url, key)
  expect(second.answer().jobId).not.toBe(first.answer().jobId)
  expect(await service.ledger()).toHaveLength(2)
})

test.each([['with space'], ['x'.repeat(256)], [''], ['grüße']])(
  'the Idempotency-Key "%s" is refused',
  async bad => {
    const { status, problem } = await post(service.url, key, { headers: { 'idempotency-key': bad } })
    expect([status, problem().code]).toEqual([400, 'invalid_idempotency_key'])
  },
)

test('the longest Idempotency-Key is taken', async () => {
  const { status } = await post(service.url, key, { headers: { 'idempotency-key': '!~'.repeat(127) } })
  expect(status).toBe(200)
})

test('a render that fails is not remembered and not billed', async () => {
  const failing = standInRenderer(async () => {
    if (failing.renders === 1) throw new AppError('render_timeout')
  })
  await service.close()
  service = await startTestService(folder.path, { renderer: failing })
  const first = await post(service.url, key, { headers })
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await service.ledger()).toEqual([])
  expect((await post(service.url, key, { headers })).status).toBe(200)
})
