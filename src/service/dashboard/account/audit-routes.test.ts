import { afterEach, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { auditActions, serviceActions } from '../../store/audit-store.ts'
import { newUserId } from '../../store/users.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { quickHash } from '../../testing/quick-hash.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { planOf } from '../../testing/stored-keys.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let browser: Browser
beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  browser = await signedIn(service)
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const origin = { ...byOperator(new Date()), actor_id: 'system-user-7', address: '192.0.2.77' }
const page = async (query = '') => (await browser.get(`/dashboard/audit${query}`)).text

test('describes each change without names of the operator', async () => {
  await browser.get('/dashboard/keys')
  await browser.post('/dashboard/keys', { name: 'Cash <desk>', mode: 'test' })
  await service.store.addPlan(planOf('business'), origin)
  await service.store.setPlan('default', 'business', origin)
  const text = await page()
  expect(text).toContain('The test key Cash &lt;desk&gt; was created.')
  expect(text).toContain('The account was given the plan business.')
  expect(text).not.toContain('The plan business was created.')
  expect(text).toContain('The operator')
  expect(text).toMatch(/data-column="From"><div>127\.0\.0\.1</)
  expect(text).not.toMatch(/system-user-7|192\.0\.2\.77/)
})

test('has pages, and the entries of this account only', async () => {
  await service.store.addAccount({ id: 'acc_other', name: 'Unseen', created_at: origin.at }, origin)
  for (let count = 0; count < 60; count++) await service.newKey('test')
  const first = await page()
  expect(first.match(/was created\./g)).toHaveLength(50)
  const [, older = ''] = /href="\/dashboard(\/audit\?before=\d+)"/.exec(first) ?? []
  const second = (await browser.get(`/dashboard${older}`)).text
  expect(second.match(/test key was created\./g)).toHaveLength(10)
  expect(first + second).not.toContain('acc_other')
  expect(await page('?before=1')).toContain('There are no older entries.')
  expect((await browser.get('/dashboard/audit?before=x&before=2')).status).toBe(200)
})

test('every action has a sentence without ids of the database', async () => {
  const ofAccounts = auditActions.filter(action => !serviceActions.includes(action))
  const about = { account_id: 'default', key_id: null, detail: {} }
  for (const action of ofAccounts) await service.store.recordAudit({ ...origin, ...about, action })
  const text = await page()
  expect(text).not.toMatch(/undefined|\[object/)
  expect(text.match(/<tr role="row">/g)?.length).toBeGreaterThan(ofAccounts.length)
})

test('is for owners', async () => {
  const email = 'developer@example.com'
  const user = {
    id: newUserId(),
    account_id: 'default',
    email,
    role: 'developer',
    created_at: origin.at,
  } as const
  await service.store.addUser(user, quickHash('right'), origin)
  const developer = await signedIn(service, { name: email })
  const refused = await developer.get('/dashboard/audit')
  expect(refused.status).toBe(403)
  expect((await developer.get('/dashboard/keys')).text).not.toContain('/dashboard/audit')
})
