/** @module-tag extended */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { noLimits, type PlanLimits } from '../../store/plans.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { get } from '../../testing/client.ts'
import { runInProcess } from '../../testing/process.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'

const plans = '/dashboard/operator/plans'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let browser: Browser
beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  const operator = { name: 'example', hash: quickHash('the password'), created_at: byOperator(new Date()).at }
  await service.store.setOperator(operator)
  browser = new Browser(service.url)
  await browser.get('/dashboard/operator/sign-in')
  await browser.post('/dashboard/operator/sign-in', { name: 'example', password: 'the password' })
  await browser.get(plans)
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const stored = async (id: string): Promise<PlanLimits | undefined> => {
  const plan = (await service.store.listPlans()).find(each => each.id === id)
  if (plan === undefined) return undefined
  const { id: _, name: __, created_at: ___, ...limits } = plan
  return limits
}
const create = (fields: Record<string, string>) =>
  browser.post(plans, { id: 'small', name: 'Small', ...fields })
const change = (fields: Record<string, string>) => browser.post(`${plans}/small`, fields)

test('a plan is created, listed with its accounts, changed, and seen by its customers', async () => {
  const made = await create({ monthly_cap: '1000', monthly_warning: ' 900 ', requests_per_minute: '' })
  expect(made.location).toBe(`${plans}/small?done=create`)
  expect(await stored('small')).toEqual({ ...noLimits, price: null, monthly_cap: 1000, monthly_warning: 900 })
  await service.store.setPlan('default', 'small', byOperator(new Date()))
  expect((await browser.get(plans)).text).toMatch(
    /Small[\s\S]*data-column="Accounts"><div>1<[\s\S]*Monthly limit of live PDFs: 1,000</,
  )
  expect((await browser.get(`${plans}/small?done=create`)).text).toContain('name="monthly_cap" value="1000"')
  expect((await change({ monthly_cap: '2000', live_kept_days: '0' })).location).toBe(
    `${plans}/small?done=change`,
  )
  expect(await stored('small')).toEqual({ ...noLimits, price: null, monthly_cap: 2000, live_kept_days: 0 })
  const usage = await get(service.url, '/v1/usage', await service.newKey('live'))
  expect(JSON.parse(usage.text).plan).toMatchObject({ name: 'Small', monthlyCap: 2000, liveKeptDays: null })
  const all = { account_id: 'default', key_id: undefined }
  const entries = await service.store.readAudit(all, { before: undefined, limit: 10 })
  expect(entries.find(({ action }) => action === 'plan.changed')).toMatchObject({
    ...{ actor: 'operator', actor_id: 'example', address: '127.0.0.1' },
    detail: { plan: 'small', monthly_cap: 2000 },
  })
})

test('a shorter time for live PDFs is asked about, and customers see it', async () => {
  await create({ live_kept_days: '' })
  const asked = await change({ live_kept_days: '365' })
  expect([asked.status, asked.text.includes('Delete live PDFs that are older than 365 days')]).toEqual([
    422,
    true,
  ])
  expect(await stored('small')).toEqual({ ...noLimits, price: null })
  // the confirmed number of days differs
  expect((await change({ live_kept_days: '30', deletes_after: '365' })).status).toBe(422)
  expect((await change({ live_kept_days: '365', deletes_after: '365' })).status).toBe(303)
  expect((await change({ live_kept_days: '400' })).status).toBe(303)
  expect((await change({ live_kept_days: '0' })).status).toBe(303)
  expect((await change({ live_kept_days: '400', deletes_after: '400' })).status).toBe(303)
  await service.store.setPlan('default', 'small', byOperator(new Date()))
  const customer = await signedIn(service)
  expect((await customer.get('/dashboard/usage')).text).toContain(
    'Live PDFs are kept for 400 days, test PDFs for 30 days.',
  )
})

test('an account gets a plan that deletes live PDFs after a confirmation', async () => {
  await create({ live_kept_days: '30' })
  const path = '/dashboard/operator/accounts/default'
  const asked = await browser.post(`${path}/plan`, { plan: 'small' })
  expect([asked.status, asked.text.includes('Delete live PDFs that are older than 30 days')]).toEqual([
    422,
    true,
  ])
  expect(asked.text).toContain('<option value="small" selected>')
  expect((await service.store.findPlanOf('default'))?.id).toBe('default')
  const confirmed = await browser.post(`${path}/plan`, { plan: 'small', deletes_after: '30' })
  expect(confirmed.location).toBe(`${path}?done=plan`)
  expect((await service.store.findPlanOf('default'))?.id).toBe('small')
  expect((await browser.post(`${path}/plan`, { plan: 'default' })).status).toBe(303)
  expect((await browser.post(`${path}/plan`, { plan: 'none' })).status).toBe(404)
})

test('a price is a line of text, set on the page or by a command, and taken away', async () => {
  const command = (...words: string[]) => runInProcess('plans', ...words, '--data', folder.path)
  await command('create', 'small', '--name', 'Small', '--price', '0.20 € per PDF', '--monthly-cap', '5')
  const path = '/dashboard/operator/plans/small'
  expect((await browser.get(path)).text).toContain('value="0.20 € per PDF"')
  const refused = await browser.post(path, { price: 'x'.repeat(101), monthly_cap: '5' })
  expect([refused.status, refused.text.includes('or leave it empty')]).toEqual([422, true])
  expect((await browser.post(path, { price: '<b>1</b>', monthly_cap: '5' })).status).toBe(303)
  expect((await browser.get(path)).text).toContain('value="&lt;b&gt;1&lt;/b&gt;"')
  await command('change', 'small', '--monthly-cap', '6')
  expect(await stored('small')).toMatchObject({ price: '<b>1</b>', monthly_cap: 6 })
  await command('change', 'small', '--price', 'none')
  expect(await stored('small')).toMatchObject({ price: null, monthly_cap: 6 })
})

test('commands that shorten the time want it confirmed', async () => {
  const command = (...words: string[]) => runInProcess(...words, '--data', folder.path)
  await command('plans', 'create', 'small', '--name', 'Small', '--live-kept-days', '30')
  const give = ['accounts', 'plan', 'default', 'small']
  const asked = await command(...give)
  expect([asked.code, asked.stderr]).toEqual([
    1,
    expect.stringContaining('Live PDFs older than 30 days will be deleted'),
  ])
  expect((await service.store.findPlanOf('default'))?.id).toBe('default')
  expect((await command(...give, '--delete-older')).code).toBe(0)
  expect((await command('plans', 'change', 'small', '--live-kept-days', '31')).code).toBe(0)
  expect((await command('plans', 'change', 'small', '--live-kept-days', 'none')).stderr).toContain(
    'Live PDFs may be deleted',
  )
  expect((await stored('small'))?.live_kept_days).toBe(31)
})

test.each([
  [{ id: '' }, 'lower-case letters'],
  [{ id: 'Große Pläne' }, 'lower-case letters'],
  [{ id: 'default' }, 'There is a plan with this id already.'],
  [{ name: '' }, 'Use 1 to 100 characters'],
  [{ concurrent_renders: '0' }, 'Use a number from 1 to 9999,'],
  [{ stored_bytes: '1 GB' }, 'Use a number from 0 to 999999999999999,'],
  [{ live_kept_days: '-1' }, 'Use a number from 0 to 99999,'],
  [{ live_kept_days: '100000' }, 'Use a number from 0 to 99999,'],
  [{ monthly_cap: '3000000000' }, 'Use a number from 0 to 2000000000,'],
  [{ monthly_warning: '2', monthly_cap: '1' }, 'The warning must not come after the cap.'],
])('%j is refused, and what was typed is shown again', async (fields, text) => {
  const refused = await create({ requests_per_minute: '7', ...fields })
  expect([refused.status, refused.text.includes(text)]).toEqual([422, true])
  expect(refused.text).toContain('name="requests_per_minute" value="7"')
  expect(await service.store.listPlans()).toHaveLength(1)
})

test('an unknown plan is not found', async () => {
  expect((await browser.get(`${plans}/none`)).status).toBe(404)
  expect((await browser.post(`${plans}/none`, {})).status).toBe(404)
})
