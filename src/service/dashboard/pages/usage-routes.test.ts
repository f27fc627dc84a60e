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

test('the plan is shown with what is used of it, with a warning from its threshold on', async () => {
  const key = await service.newKey('live')
  expect(await usage()).toMatch(/Plan: Default<\/h2>\s*<p>0 live PDFs this month, without a monthly limit/)

  const limits = { requests_per_minute: 1200, monthly_warning: 2, monthly_cap: 3 }
  await service.store.addPlan({ ...planOf('business', limits), name: 'Business <b>' }, origin)
  await service.store.setPlan('default', 'business', origin)
  await post(service.url, key, { body: numbered('1') })
  const first = await usage()
  expect(first).toContain('Plan: Business &lt;b&gt;')
  expect(first).toContain('1 of 3 live PDFs this month. The plan also allows 1,200 requests a minute.')
  expect(first).not.toContain('class="notice')

  await post(service.url, key, { body: numbered('2') })
  expect(await usage()).toContain('2 live PDFs were made this month. Above 3 they are refused.')
  await post(service.url, key, { body: numbered('3') })
  expect(await usage()).toContain('The monthly limit is reached')
})
