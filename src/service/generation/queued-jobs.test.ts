/** @module-tag extended */

import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { limits } from '#core/limits.ts'
import { createAccount } from '../accounts/accounts.ts'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { signedIn } from '../testing/browser.ts'
import { deleted, get, post } from '../testing/client.ts'
import { bareInvoice, numbered } from '../testing/invoices.ts'
import { runInProcess } from '../testing/process.ts'
import { readPdfs } from '../testing/read-records.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { planOf } from '../testing/stored-keys.ts'
import { jobListSchema, jobSchema } from './job-answer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let key: string
/** awaited by each render */
let rendering: () => Promise<void>

beforeEach(async () => {
  rendering = async () => undefined
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer(() => rendering()) })
  key = await service.newKey('live')
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const prefer = { prefer: 'respond-async' }
const later = (body: object | string = bareInvoice, headers: Record<string, string> = {}) =>
  post(service.url, key, { body, headers: { ...prefer, ...headers } })
const statusOf = (id: string) => get(service.url, `/v1/jobs/${id}`, key)

/** Polls until the job has ended. */
async function ended(id: string) {
  for (;;) {
    const answer = await statusOf(id)
    const { status } = JSON.parse(answer.text)
    if (status !== 'queued' && status !== 'running') return answer
    expect(answer.headers.get('retry-after')).toBe('1')
    await sleep(20)
  }
}

describe('Prefer: respond-async', () => {
  test('is answered at once, with where to ask; the PDF is made and billed once', async () => {
    const isRendered = Promise.withResolvers<void>()
    rendering = () => isRendered.promise
    const accepted = await later()
    const { jobId } = JSON.parse(accepted.text)
    expect([accepted.status, JSON.parse(accepted.text)]).toEqual([
      202,
      {
        ...{ jobId, status: 'queued', mode: 'live', template: 'minimal', invoiceNumber: '2026-0042' },
        createdAt: expect.any(String),
      },
    ])
    expect(accepted.headers.get('location')).toBe(`${service.url}/v1/jobs/${jobId}`)
    expect(accepted.headers.get('preference-applied')).toBe('respond-async')
    expect(await service.ledger()).toEqual([])

    isRendered.resolve()
    const done = await ended(jobId)
    expect(done.answer()).toMatchObject({ jobId, invoiceUrl: expect.stringContaining('/v1/files/') })
    expect((await fetch(done.answer().invoiceUrl)).status).toBe(200)
    expect((await service.ledger()).map(({ job_id }) => job_id)).toEqual([jobId])
  })

  test('names values that are probably not meant, as the answer without it', async () => {
    const order = { 'idempotency-key': 'order-1' }
    const doubtful = { ...bareInvoice, prepaid_amount: -5, buyer: { name: 'Example', country: 'XX' } }
    const isRendered = Promise.withResolvers<void>()
    rendering = () => isRendered.promise
    const [first, again] = [await later(doubtful, order), await later(doubtful, order)]
    isRendered.resolve()
    const accepted = jobSchema.parse(JSON.parse(first.text))
    expect(accepted.warnings?.map(({ path }) => path)).toEqual(['buyer.country', 'prepaid_amount'])
    expect([again.status, again.text]).toEqual([202, first.text])
    await ended(accepted.jobId)
    const now = JSON.parse((await post(service.url, key, { body: doubtful })).text)
    expect(accepted.warnings).toEqual(now.warnings)
  })

  test.each(['wait=10, Respond-Async', 'respond-async; foo="bar"', 'handling=lenient,respond-async'])(
    '"%s" asks for it too',
    async value => {
      expect((await later(bareInvoice, { prefer: value })).status).toBe(202)
    },
  )

  test.each(['', 'wait=10', 'not-respond-async', 'respond-asynchronously', '"respond-async"'])(
    '"%s" does not',
    async value => {
      expect((await later(bareInvoice, { prefer: value })).status).toBe(200)
    },
  )

  test('takes ten thousand lines, and no more; without it the usual limits stay', async () => {
    const of = (count: number, description = 'Hour') => ({
      ...bareInvoice,
      items: Array.from({ length: count }, () => ({ description, quantity: 1, unit_price: 10 })),
    })
    const accepted = await later(of(limits.renderedItems))
    expect((await ended(JSON.parse(accepted.text).jobId)).answer().invoiceUrl).toBeDefined()
    expect((await later(of(limits.renderedItems + 1))).problem()).toMatchObject({
      code: 'invalid_invoice',
      errors: [{ path: 'items' }],
    })
    expect((await post(service.url, key, { body: of(1001) })).problem().code).toBe('invalid_invoice')
    const long = of(5000, 'x'.repeat(700))
    expect((await later(long)).status).toBe(202)
    expect((await post(service.url, key, { body: long })).problem().code).toBe('too_large')
    expect((await later(of(5000, 'x'.repeat(2000)))).problem().code).toBe('too_large')
  })

  test.each([
    ['invalid_invoice', { ...bareInvoice, items: [] }],
    ['unknown_template', { ...bareInvoice, template: 'baroque' }],
    ['invalid_json', '{'],
  ])('what is known to refuse the invoice refuses it at once: %s', async (code, body) => {
    expect((await later(body)).problem().code).toBe(code)
  })
})

test('a queued, a failed and a made invoice are one kind of job, and each is listed by its status', async () => {
  const isRendered = Promise.withResolvers<void>()
  rendering = () => isRendered.promise
  const accepted = jobSchema.parse(JSON.parse((await later(numbered('R-1'))).text))
  expect(accepted).toMatchObject({
    status: 'queued',
    mode: 'live',
    template: 'minimal',
    invoiceNumber: 'R-1',
  })
  const listed = async (query: string) => {
    const { text } = await get(service.url, `/v1/jobs${query}`, key)
    return jobListSchema.parse(JSON.parse(text)).jobs.map(({ jobId, status }) => [jobId, status])
  }
  const { jobId } = accepted
  await expect.poll(() => listed('?status=running')).toEqual([[jobId, 'running']])
  expect(await listed('')).toEqual([])
  isRendered.reject(new AppError('invalid_invoice'))
  const { text } = await ended(jobId)
  const failed = jobSchema.parse(JSON.parse(text))
  expect(failed).toMatchObject({
    status: 'failed',
    invoiceNumber: 'R-1',
    problem: { code: 'invalid_invoice' },
  })
  expect(await listed('?status=failed&invoice_number=R-1')).toEqual([[jobId, 'failed']])
  expect(await listed('?status=failed&invoice_number=R-2')).toEqual([])
  rendering = async () => undefined
  const made = jobSchema.parse(JSON.parse((await later(numbered('R-2'))).text))
  const done = jobSchema.parse(JSON.parse((await ended(made.jobId)).text))
  expect(done).toMatchObject({
    status: 'done',
    pages: 1,
    total: '120.00',
    payable: '120.00',
    currency: 'EUR',
  })
  for (const query of ['', '?status=done']) expect(await listed(query)).toEqual([[made.jobId, 'done']])
  expect((await get(service.url, '/v1/jobs?status=gone', key)).problem().code).toBe('invalid_query')
})

test('pages of failed jobs follow one another, also when the last job of a page is gone', async () => {
  rendering = async () => {
    throw new AppError('invalid_invoice')
  }
  const ids: string[] = []
  for (const number of ['1', '2', '3']) {
    const { jobId } = jobSchema.parse(JSON.parse((await later(numbered(number))).text))
    await ended(jobId)
    ids.unshift(jobId)
  }
  const page = async (cursor = '') => {
    const { text } = await get(service.url, `/v1/jobs?status=failed&limit=2${cursor}`, key)
    return jobListSchema.parse(JSON.parse(text))
  }
  const first = await page()
  expect(first.jobs.map(({ jobId }) => jobId)).toEqual(ids.slice(0, 2))
  await deleted(service.url, `/v1/jobs/${ids[1]}`, key)
  const second = await page(`&cursor=${first.next}`)
  expect([second.jobs.map(({ jobId }) => jobId), second.next]).toEqual([ids.slice(2), null])
  const wrong = await get(service.url, `/v1/jobs?status=failed&cursor=${ids[0]}`, key)
  expect(wrong.problem().code).toBe('invalid_query')
})

describe('with an Idempotency-Key', () => {
  const order = { 'idempotency-key': 'order-1' }

  test('a repeated request is the same job, while it is in the queue and afterwards', async () => {
    const isRendered = Promise.withResolvers<void>()
    rendering = () => isRendered.promise
    const answers = await Promise.all([later(bareInvoice, order), later(bareInvoice, order)])
    const [first, second] = answers.map(({ text }) => JSON.parse(text))
    expect(second.jobId).toBe(first.jobId)
    expect((await later(numbered('2'), order)).problem().code).toBe('idempotency_mismatch')
    const without = await post(service.url, key, { headers: order })
    expect([without.problem().code, without.headers.get('retry-after')]).toEqual([
      'idempotency_in_flight',
      '1',
    ])
    const found = await get(service.url, '/v1/jobs', key, order)
    expect(JSON.parse(found.text)).toMatchObject({ jobId: first.jobId })

    isRendered.resolve()
    const done = await ended(first.jobId)
    for (const again of [await later(bareInvoice, order), await post(service.url, key, { headers: order })])
      expect([again.status, done.answer()]).toEqual([200, expect.objectContaining(again.answer())])
    expect((await later(numbered('2'), order)).problem().code).toBe('idempotency_mismatch')
    expect(await service.ledger()).toHaveLength(1)
  })

  test('is answered as before also when nothing more would be accepted', async () => {
    const first = JSON.parse((await later(bareInvoice, order)).text)
    await ended(first.jobId)
    const origin = byOperator(new Date())
    await service.store.addPlan(planOf('none', { monthly_cap: 1 }), origin)
    await service.store.setPlan('default', 'none', origin)
    expect((await later(numbered('2'))).problem().code).toBe('monthly_limit_reached')
    expect((await later(bareInvoice, order)).answer().jobId).toBe(first.jobId)
  })

  test('one that failed is made anew', async () => {
    rendering = async () => {
      throw new AppError('invalid_invoice')
    }
    const first = JSON.parse((await later(bareInvoice, order)).text)
    expect(JSON.parse((await ended(first.jobId)).text).status).toBe('failed')
    rendering = async () => undefined
    const second = JSON.parse((await later(bareInvoice, order)).text)
    expect(second.jobId).not.toBe(first.jobId)
    expect((await ended(second.jobId)).answer().jobId).toBe(second.jobId)
    expect(await service.ledger()).toHaveLength(1)
  })
})

describe('a job that cannot be made', () => {
  test('has the problem that the request would have had', async () => {
    rendering = async () => {
      const message = { code: 'document.too_many_words' } as const
      throw new AppError('invalid_invoice', {
        issues: [{ path: 'items', code: 'too_many_words', severity: 'error', message }],
      })
    }
    const { jobId } = JSON.parse((await later()).text)
    expect(JSON.parse((await ended(jobId)).text)).toMatchObject({
      jobId,
      status: 'failed',
      problem: expect.objectContaining({
        ...{ type: `${service.url}/errors#invalid_invoice`, status: 422, code: 'invalid_invoice' },
        errors: [{ path: 'items', code: 'too_many_words', message: expect.any(String) }],
      }),
    })
    expect([await service.ledger(), (await statusOf(jobId)).headers.get('retry-after')]).toEqual([[], null])
  })

  test.each([
    ['invalid_key', (id: string) => service.store.revokeKey(id, byOperator(new Date()))],
    ['account_suspended', () => service.store.suspendAccount('default', 'keep', byOperator(new Date()))],
  ])('is not billed: %s', async (code, end) => {
    const isRendered = Promise.withResolvers<void>()
    rendering = () => isRendered.promise
    const { jobId } = JSON.parse((await later()).text)
    const [stored] = await service.store.listKeys()
    await end(stored?.id ?? '')
    isRendered.resolve()
    const owner = { account_id: 'default', mode: 'live' } as const
    for (;;) {
      const job = await service.store.findQueuedJob(jobId, owner)
      if (job?.status !== 'failed') await sleep(20)
      else {
        expect(JSON.parse(job.problem ?? '').code).toBe(code)
        break
      }
    }
    expect(await service.ledger()).toEqual([])
  })

  test('is not billed when it is deleted meanwhile, and is not found any more', async () => {
    const isRendered = Promise.withResolvers<void>()
    rendering = () => isRendered.promise
    const { jobId } = JSON.parse((await later()).text)
    const answer = await deleted(service.url, `/v1/jobs/${jobId}`, key)
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { jobId, deletedAt: expect.any(String) }])
    isRendered.resolve()
    await later(numbered('2'))
    expect((await statusOf(jobId)).status).toBe(404)
    while ((await service.ledger()).length === 0) await sleep(20)
    expect((await service.ledger()).map(({ invoice_number }) => invoice_number)).toEqual(['2'])
    await expect.poll(() => readPdfs(folder.path)).toHaveLength(1)
  })

  test('is deleted in the dashboard and by a command, with an entry in the audit log', async () => {
    const isRendered = Promise.withResolvers<void>()
    rendering = () => isRendered.promise
    const ids: string[] = []
    for (const number of ['1', '2']) ids.push(JSON.parse((await later(numbered(number))).text).jobId)
    const browser = await signedIn(service)
    expect((await browser.get('/dashboard/generations')).text).toContain(`/queued-jobs/${ids[0]}/delete`)
    const question = await browser.get(`/dashboard/queued-jobs/${ids[0]}/delete`)
    expect([question.status, question.text.includes('not billed')]).toEqual([200, true])
    const done = await browser.post(`/dashboard/queued-jobs/${ids[0]}/delete`)
    expect(done.location).toBe('/dashboard/generations?deleted')
    expect((await browser.get(`/dashboard/queued-jobs/${ids[0]}/delete`)).status).toBe(404)
    const { code } = await runInProcess('jobs', 'delete', ids[1] ?? '', '--data', folder.path)
    expect(code).toBe(0)
    isRendered.resolve()
    const filter = { account_id: 'default', key_id: undefined }
    const entries = await service.store.readAudit(filter, { before: undefined, limit: 2 })
    expect(entries.map(({ action, actor, detail }) => [action, actor, detail.job])).toEqual([
      ['job.deleted', 'operator', ids[1]],
      ['job.deleted', 'dashboard', ids[0]],
    ])
    for (const id of ids) expect((await statusOf(id)).status).toBe(404)
    await expect.poll(() => readPdfs(folder.path)).toEqual([])
    expect(await service.ledger()).toEqual([])
  })

  test('leaves no PDF when it is deleted while it is made and could not have been billed', async () => {
    const origin = byOperator(new Date())
    await service.store.addPlan(planOf('one', { monthly_cap: 1 }), origin)
    await service.store.setPlan('default', 'one', origin)
    const [isStarted, isRendered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    rendering = () => {
      isStarted.resolve()
      return isRendered.promise
    }
    const { jobId } = JSON.parse((await later()).text)
    await isStarted.promise
    rendering = async () => undefined
    expect((await post(service.url, key, { body: numbered('2') })).status).toBe(200)
    expect((await deleted(service.url, `/v1/jobs/${jobId}`, key)).status).toBe(200)
    isRendered.resolve()
    // the next one is made after it
    await service.store.setPlan('default', 'default', origin)
    const next = JSON.parse((await later(numbered('3'))).text)
    await ended(next.jobId)
    await expect.poll(() => readPdfs(folder.path)).toHaveLength(2)
    expect(await service.ledger()).toHaveLength(2)
  })
})

test('accounts take turns: one with a single invoice does not wait for all of those with many', async () => {
  const isRendered = Promise.withResolvers<void>()
  rendering = () => isRendered.promise
  const accounts: string[] = []
  for (const count of [3, 3, 3, 3, 1]) {
    const origin = byOperator(new Date())
    const { id } = await createAccount(service.store, 'Example', origin)
    const made = await createKey(service.store, { mode: 'live', name: 'x', account: id, origin })
    accounts.push(id)
    for (let number = 0; number < count; number++)
      expect(
        (await post(service.url, made.key, { body: numbered(String(number)), headers: prefer })).status,
      ).toBe(202)
  }
  isRendered.resolve()
  while ((await service.ledger()).length < 13) await sleep(20)
  const order = (await service.ledger()).map(({ account_id }) => account_id)
  expect(order.indexOf(accounts[4] ?? '')).toBeLessThan(9)
})

test('queued invoices are generated after a restart', async () => {
  await service.close()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  const [stored] = await service.store.listKeys()
  const ids = Array.from({ length: 20 }, (_, index) => `job_${`${index}`.padStart(32, '0')}`)
  for (const id of ids)
    await service.store.addQueuedJob({
      ...{ id, account_id: 'default', key_id: stored?.id ?? '', mode: 'live', file_id: id.slice(4) },
      ...{ template: 'minimal', invoice_number: '1' },
      ...{ created_at: new Date().toISOString(), idempotency_key: null, fingerprint: '' },
      ...{ template_version: null, template_text: null },
      body: gzipSync(JSON.stringify(bareInvoice)),
    })
  for (const id of ids) expect((await ended(id)).answer().jobId).toBe(id)
  expect((await service.ledger()).map(({ job_id }) => job_id).sort()).toEqual(ids)
})
