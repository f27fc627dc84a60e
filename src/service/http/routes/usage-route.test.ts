import { afterAll, beforeAll, expect, test } from 'vitest'
import { templatesAnswerSchema } from '#contract/account-templates.ts'
import { usageAnswerSchema } from '#contract/service-reads.ts'
import { loadTemplates } from '#pdf/templates.ts'
import { createClient } from '../../../../clients/typescript/src/index.ts'
import { createKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { get, post } from '../../testing/client.ts'
import { numbered } from '../../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

const folder = await temporaryFolder()
let service: TestService
let today = Date.parse('2026-10-31T23:59:59.999Z')
let key: string

beforeAll(async () => {
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => new Date(today) })
  key = await service.newKey('live')
  await post(service.url, key, { body: numbered('october') })
  today += 1
  for (let number = 1; number <= 230; number++) {
    await post(service.url, key, { body: numbered(`november-${number}`) })
    today += number % 3 === 0 ? 0 : 1000
  }
  await post(service.url, await service.newKey('test'), { body: numbered('free') })
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

const clientOf = (apiKey: string) => createClient({ baseUrl: service.url, apiKey, retry: { attempts: 1 } })

const usage = async (page: { month?: string; after?: string } = {}, asking = key) =>
  usageAnswerSchema.parse(await clientOf(asking).getUsage(page))

test('this month as the ledger has it: all that was billed, page by page, each once and in order', async () => {
  const numbers: string[] = []
  let after: string | null = null
  do {
    const page = await usage(after === null ? {} : { after })
    expect([page.month, page.billed]).toEqual(['2026-11', 230])
    expect(page.entries.length).toBeLessThanOrEqual(100)
    numbers.push(...page.entries.map(entry => entry.invoiceNumber ?? 'deleted'))
    after = page.next
  } while (after !== null)
  expect(numbers).toEqual(Array.from({ length: 230 }, (_, index) => `november-${index + 1}`))
})

test('another month by its name, to the millisecond', async () => {
  const october = await usage({ month: '2026-10' })
  expect(october).toMatchObject({ month: '2026-10', billed: 1, next: null })
  expect(october.entries).toMatchObject([{ invoiceNumber: 'october', template: 'minimal' }])
  expect(await usage({ month: '2026-12' })).toMatchObject({
    month: '2026-12',
    billed: 0,
    entries: [],
    next: null,
  })
})

test('another account sees nothing of it, and finds no way in by a foreign job', async () => {
  const now = new Date(today)
  await service.store.addAccount(
    { id: 'acc_other', name: 'Other', created_at: now.toISOString() },
    byOperator(new Date()),
  )
  const other = await createKey(service.store, {
    mode: 'live',
    name: 'other',
    origin: byOperator(now),
    account: 'acc_other',
  })
  expect(await usage({}, other.key)).toMatchObject({ billed: 0, entries: [] })
  const [first] = (await usage()).entries
  await post(service.url, other.key, { body: numbered('own') })
  expect(await usage({}, other.key)).toMatchObject({ billed: 1, entries: [{ invoiceNumber: 'own' }] })
  expect(await usage({ after: first?.jobId ?? '' }, other.key)).toMatchObject({ entries: [] })
  expect((await usage()).billed).toBe(230)
})

test('a test key reads no billing data', async () => {
  const { status, problem } = await get(service.url, '/v1/usage', await service.newKey('test'))
  expect([status, problem().code]).toEqual([403, 'live_key_required'])
})

test.each([
  ['month=2026-13', 'month'],
  ['month=november', 'month'],
  ['after=1', 'after'],
  ['month=2026-11&month=2026-12', 'month'],
  ['colour=red', 'colour'],
])('?%s is refused by name', async (query, path) => {
  const { status, problem } = await get(service.url, `/v1/usage?${query}`, key)
  expect([status, problem().code]).toEqual([400, 'invalid_query'])
  expect(problem().errors?.map(error => error.path)).toEqual([path])
})

test('the templates that can be used are named', async () => {
  const { templates } = templatesAnswerSchema.parse(await clientOf(key).listTemplates())
  expect(templates.map(({ name }) => name)).toEqual([...loadTemplates().keys()])
  expect((await get(service.url, '/v1/templates')).status).toBe(401)
})
