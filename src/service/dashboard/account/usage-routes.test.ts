import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { post } from '../../testing/client.ts'
import { numbered } from '../../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { origin, planOf } from '../../testing/stored-keys.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let browser: Browser

beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => now })
  browser = await signedIn(service, { now })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const usage = async () => (await browser.get('/dashboard/usage')).text

test('the plan is shown with its usage, with a warning from its threshold on', async () => {
  const key = await service.newKey('live')
  expect(await usage()).toMatch(/Plan: Default<\/h2>\s*<p>0 live PDFs this month, without a monthly limit/)

  const limits = { requests_per_minute: 1200, monthly_warning: 2, monthly_cap: 3 }
  await service.store.addPlan({ ...planOf('business', limits), name: 'Business <b>' }, origin)
  await service.store.setPlan('default', 'business', origin)
  await post(service.url, key, { body: numbered('1') })
  const first = await usage()
  expect(first).toContain('Plan: Business &lt;b&gt;')
  expect(first).toContain('1 of 3 live PDFs this month.')
  expect(first).toContain('The plan also allows 1,200 requests a minute.')
  expect(first).not.toContain('class="notice')

  await post(service.url, key, { body: numbered('2') })
  expect(await usage()).toContain('2 live PDFs were made this month. Above 3 they are refused.')
  await post(service.url, key, { body: numbered('3') })
  expect(await usage()).toContain('The monthly limit is reached')
})

test('a month is shown by key and template, with its credits, and can be taken away', async () => {
  const key = await service.newKey('live')
  const { jobId } = (await post(service.url, key, { body: numbered('1') })).answer()
  await post(service.url, key, { body: { ...numbered('2'), template: 'bold' } })
  await service.store.addCredit(jobId, 'Logo <missing>', { ...origin, at: now.toISOString() })

  const text = await usage()
  expect(text).toContain('Billed in November 2026')
  expect(text).toContain('Logo &lt;missing&gt;')
  expect(text).toContain(`/dashboard/generations/${jobId}`)
  expect(text).not.toContain('Billed again without')

  const csv = await browser.get('/dashboard/usage-by-key.csv?month=2026-11')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="usage-by-key-2026-11.csv"')
  expect(csv.text).toMatch(
    /^account_id,.*\r\ndefault,Default,2026-11,key_\w+,bold,1,0\r\n.*,minimal,1,1\r\n$/,
  )
  const json = await browser.get('/dashboard/usage-by-key.json?month=2026-11')
  expect(json.headers.get('content-type')).toBe('application/json')
  expect(JSON.parse(json.text)).toMatchObject([{ template: 'bold' }, { template: 'minimal', credited: 1 }])
  expect((await browser.get('/dashboard/usage-by-key.csv?month=x')).status).toBe(404)
})

test('numbers that were billed again without an Idempotency-Key are named, with links', async () => {
  const key = await service.newKey('live')
  await post(service.url, key, { body: numbered('<R-1>') })
  const { jobId } = (await post(service.url, key, { body: numbered('<R-1>') })).answer()
  expect(await usage()).toContain(
    `Billed again without an Idempotency-Key: <a href="/dashboard/generations/${jobId}">&lt;R-1&gt;</a>`,
  )
})

test('nothing of it is shown to another account', async () => {
  await service.store.addAccount({ id: 'acc_2', name: 'Second', created_at: origin.at }, origin)
  await post(service.url, await service.newKey('live'), { body: numbered('R-1') })
  await post(service.url, await service.newKey('live'), { body: numbered('R-1') })
  browser = await signedIn(service, { now, account: 'acc_2' })
  expect(await usage()).not.toMatch(/R-1|Billed in/)
  expect(JSON.parse((await browser.get('/dashboard/usage-by-key.json?month=2026-11')).text)).toEqual([])
})
