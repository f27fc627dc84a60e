import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { type JobList, jobListSchema } from '../../generation/job-answer.ts'
import { eInvoiceExample } from '../../openapi/invoice-schema.ts'
import { download, get, post } from '../../testing/client.ts'
import { numbered } from '../../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

const day = 24 * 60 * 60 * 1000
const folder = await temporaryFolder()
let service: TestService
let today = Date.parse('2026-10-31T23:59:59.999Z')
let key: string
let testKey: string
let otherKey: string

beforeAll(async () => {
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => new Date(today) })
  key = await service.newKey('live')
  testKey = await service.newKey('test')
  const now = new Date(today)
  await service.store.addAccount(
    { id: 'acc_other', name: 'Other', created_at: now.toISOString() },
    byOperator(new Date()),
  )
  otherKey = (
    await createKey(service.store, {
      mode: 'live',
      name: 'other',
      origin: byOperator(now),
      account: 'acc_other',
    })
  ).key
  await post(service.url, key, { body: numbered('october') })
  today += 1
  for (let number = 1; number <= 120; number++) {
    const template = number % 10 === 0 ? 'bold' : 'minimal'
    await post(service.url, key, { body: { ...numbered(`live-${number}`), template } })
    // several jobs have the same time
    today += number % 3 === 0 ? 0 : 1000
  }
  for (const number of ['test-1', 'test-2']) await post(service.url, testKey, { body: numbered(number) })
  await post(service.url, otherKey, { body: numbered('other') })
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

async function list(query = '', asking = key): Promise<JobList> {
  const { status, text } = await get(service.url, `/v1/jobs${query}`, asking)
  expect(status, text).toBe(200)
  return jobListSchema.parse(JSON.parse(text))
}

const numbersOf = ({ jobs }: JobList) => jobs.map(({ invoiceNumber }) => invoiceNumber)
const lives = Array.from({ length: 120 }, (_, index) => `live-${120 - index}`)

async function everyPage(query: string): Promise<{ jobs: string[]; sizes: number[] }> {
  const pages: string[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: JobList = await list(cursor === '' ? query : `${query}&cursor=${cursor}`)
    pages.push(page.jobs.map(({ jobId }) => jobId))
    cursor = page.next
  }
  return { jobs: pages.flat(), sizes: pages.map(({ length }) => length) }
}

describe('the list of jobs', () => {
  test('has each job once, newest first, 50 to a page', async () => {
    const { jobs, sizes } = await everyPage('?')
    expect(sizes).toEqual([50, 50, 21])
    expect(new Set(jobs).size).toBe(121)
    const pages = await Promise.all(['', `?cursor=${jobs[49]}`].map(query => list(query)))
    expect(pages.flatMap(numbersOf).toSorted()).toEqual(lives.slice(0, 100).toSorted())
    expect(numbersOf(pages[0] ?? { jobs: [], next: null }).slice(0, 2)).toEqual(['live-120', 'live-119'])
    const times = pages.flatMap(page => page.jobs.map(({ createdAt }) => createdAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('has pages of the length asked for, and none after a last page that is full', async () => {
    const { jobs, sizes } = await everyPage('?created_from=2026-11-01&limit=40')
    expect([jobs.length, sizes]).toEqual([120, [40, 40, 40]])
  })

  test('describes a job, with a link that opens', async () => {
    const { jobs, next } = await list('?created_before=2026-11-01')
    expect(next).toBeNull()
    expect(jobs).toEqual([
      {
        jobId: expect.stringMatching(/^job_/),
        invoiceUrl: expect.stringContaining(`${service.url}/v1/files/`),
        mode: 'live',
        template: 'minimal',
        invoiceNumber: 'october',
        createdAt: '2026-10-31T23:59:59.999Z',
        status: 'done',
        ...{ pages: 1, currency: 'EUR', total: '120.00', payable: '120.00' },
      },
    ])
    expect((await download(jobs[0]?.invoiceUrl ?? '')).length).toBeGreaterThan(5)
    today += 31 * day
    const [later] = (await list('?created_before=2026-11-01')).jobs
    expect(later?.invoiceUrl).not.toBe(jobs[0]?.invoiceUrl)
    expect((await download(later?.invoiceUrl ?? '')).length).toBeGreaterThan(5)
    today -= 31 * day
  })

  test('states the outcome of the e-invoice', async () => {
    const body = { ...eInvoiceExample, invoice_number: 'with-xml' }
    for (const each of [key, testKey]) await post(service.url, each, { body })
    const outcomes = await Promise.all([key, testKey].map(each => list('?invoice_number=with-xml', each)))
    expect(outcomes.map(({ jobs }) => jobs[0]?.eInvoice)).toEqual(['attached', 'not_in_test'])
  })

  test.each([
    ['a template', '?template=bold&limit=100', 12],
    ['a template and a period', '?template=bold&created_before=2026-11-01', 0],
    ['an invoice number', '?invoice_number=live-7', 1],
    ['a part of an invoice number', '?invoice_number=live', 0],
    ['a template that nobody used', '?template=none', 0],
    ['a day', '?created_from=2026-10-31&created_before=2026-11-01', 1],
    ['a time to the millisecond', '?created_from=2026-10-31T23:59:59.999Z&created_before=2026-11-01', 1],
    [
      'a time one millisecond later',
      '?created_from=2026-11-01T00:00:00Z&created_before=2026-11-01T00:00:00.001Z',
      1,
    ],
    ['a time of another zone', '?created_from=2026-11-01T00:59:59%2B01:00&created_before=2026-11-01', 1],
  ])('is limited to %s', async (_what, query, count) => {
    expect((await list(query)).jobs).toHaveLength(count)
  })

  test('has the jobs of the account and of the mode of the key alone', async () => {
    expect(numbersOf(await list('', otherKey))).toEqual(['other'])
    const tests = await list('', testKey)
    expect(numbersOf(tests)).toEqual(expect.arrayContaining(['test-1', 'test-2']))
    expect(new Set(tests.jobs.map(({ mode }) => mode))).toEqual(new Set(['test']))
    const [foreign] = (await list()).jobs
    expect((await list(`?cursor=${foreign?.jobId}`, otherKey)).jobs).toEqual([])
    expect((await get(service.url, '/v1/jobs')).status).toBe(401)
  })

  test.each([
    ['template=../x', 'template'],
    ['invoice_number=', 'invoice_number'],
    ['invoice_number=%00', 'invoice_number'],
    ['created_from=2026-02-30', 'created_from'],
    ['created_from=2026-11-01T24:00:00Z', 'created_from'],
    ['created_before=2026-11-01T12:00:00', 'created_before'],
    ['created_before=yesterday', 'created_before'],
    ['cursor=1', 'cursor'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['colour=red', 'colour'],
  ])('refuses ?%s by name', async (query, path) => {
    const { status, problem } = await get(service.url, `/v1/jobs?${query}`, key)
    expect([status, problem().code]).toEqual([400, 'invalid_query'])
    expect(problem().errors?.map(error => error.path)).toEqual([path])
    expect(problem().errors?.[0]?.message).toMatch(/^(Use|Give|Enter|Send|This|Remove)/)
  })
})
