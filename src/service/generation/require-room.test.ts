import { afterEach, beforeEach, expect, test } from 'vitest'
import { byOperator } from '../accounts/origins.ts'
import { signedIn } from '../testing/browser.ts'
import { deleted, get, post } from '../testing/client.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { planOf } from '../testing/stored-keys.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
const renderer = standInRenderer()

beforeEach(async () => {
  folder = await temporaryFolder()
  renderer.renders = 0
  service = await startTestService(folder.path, { renderer, testStorage: 1 })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const stored = () => service.store.storedBytes('default')

test('a test key that has filled its storage is refused before the render; live PDFs have room', async () => {
  const [free, live] = [await service.newKey('test'), await service.newKey('live')]
  expect((await post(service.url, free)).status).toBe(200)
  const refused = await post(service.url, free)
  expect([refused.status, refused.problem().code]).toEqual([403, 'storage_limit_reached'])
  expect(refused.problem().detail).toContain('The service allows test PDFs of one account of 0.')
  expect(renderer.renders).toBe(1)

  expect((await post(service.url, live)).status).toBe(200)
  const { storedBytes } = JSON.parse((await get(service.url, '/v1/usage', live)).text)
  expect(storedBytes).toEqual(await stored())
  expect([storedBytes.live > 0, storedBytes.test > 0]).toEqual([true, true])
})

test('a test key that has as many jobs as it may is refused, also once they are deleted; live jobs are not', async () => {
  await service.close()
  service = await startTestService(folder.path, { renderer, testJobs: 2 })
  const [free, live] = [await service.newKey('test'), await service.newKey('live')]
  for (let made = 0; made < 2; made++) {
    const { jobId } = (await post(service.url, free)).answer()
    await deleted(service.url, `/v1/jobs/${jobId}`, free)
  }
  for (const headers of [{}, { prefer: 'respond-async' }]) {
    const refused = await post(service.url, free, { headers })
    expect([refused.status, refused.problem().code]).toEqual([403, 'storage_limit_reached'])
    expect(refused.problem().detail).toContain('An account may have 2 test jobs')
  }
  expect((await post(service.url, live)).status).toBe(200)
})

test('there is room again once PDFs are deleted', async () => {
  const free = await service.newKey('test')
  const { jobId } = (await post(service.url, free)).answer()
  await fetch(`${service.url}/v1/jobs/${jobId}/pdf`, { method: 'DELETE', headers: { 'x-api-key': free } })
  expect(await stored()).toEqual({ live: 0, test: 0, templates: 0 })
  expect((await post(service.url, free)).status).toBe(200)
})

test('a plan limits live PDFs, and test PDFs together with them', async () => {
  const live = await service.newKey('live')
  await post(service.url, live)
  const origin = byOperator(new Date())
  const limits = { stored_bytes: (await stored()).live }
  await service.store.addPlan(planOf('small', limits), origin)
  await service.store.setPlan('default', 'small', origin)
  for (const key of [live, await service.newKey('test')]) {
    const refused = (await post(service.url, key)).problem()
    expect(refused.code).toBe('storage_limit_reached')
    expect(refused.detail).toContain('The plan of the account allows')
  }
  expect(await service.ledger()).toHaveLength(1)
})

test('the customer sees how much is stored', async () => {
  const browser = await signedIn(service)
  const usage = async () => (await browser.get('/dashboard/usage')).text
  expect(await usage()).toContain('0 kB of live and 0 kB of test PDFs are stored.')
  await post(service.url, await service.newKey('live'))
  expect(await usage()).toMatch(/ 0\.0\d kB of live and 0 kB of test PDFs are stored\./)
})
