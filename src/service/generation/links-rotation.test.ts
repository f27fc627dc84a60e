import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { get, post } from '../testing/client.ts'
import { runInProcess } from '../testing/process.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let now: Date
beforeEach(async () => {
  folder = await temporaryFolder()
  now = new Date()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  service = await startTestService(folder.path, { renderer: standInRenderer(), now: () => now })
})
afterEach(async () => {
  await service.close()
  vi.useRealTimers()
  await folder.remove()
})

const rotate = (...words: string[]) => runInProcess('links', 'rotate', ...words, '--data', folder.path)
/** The service reads its secrets every five seconds. */
const noticed = () => vi.advanceTimersByTimeAsync(5_000)
const statusOf = async (link: string) => (await fetch(link)).status

test('a running service refuses the links made before, and gives new ones', async () => {
  const key = await service.newKey('live')
  const { invoiceUrl: old, jobId } = (await post(service.url, key)).answer()
  expect(await statusOf(old)).toBe(200)
  expect(await rotate('--overlap', '0h')).toMatchObject({
    code: 0,
    stdout: 'Links made so far are refused.\n',
  })
  await noticed()
  await expect.poll(() => statusOf(old)).toBe(404)
  const { invoiceUrl } = (await get(service.url, `/v1/jobs/${jobId}`, key)).answer()
  expect(invoiceUrl).not.toBe(old)
  expect(await statusOf(invoiceUrl)).toBe(200)
})

test('an overlap is not longer than links are valid', async () => {
  expect((await rotate('--overlap', '30d')).code).toBe(0)
  expect(await rotate('--overlap', '31d')).toMatchObject({ code: 2, stderr: expect.stringContaining('30d') })
})

test('a rotation without overlap ends the overlap of an earlier one', async () => {
  const key = await service.newKey('live')
  const { invoiceUrl: old } = (await post(service.url, key)).answer()
  expect((await rotate()).code).toBe(0)
  expect((await rotate('--overlap', '0h')).code).toBe(0)
  await noticed()
  await expect.poll(() => statusOf(old)).toBe(404)
})

test('with an overlap they stay valid until it ends, also over a second rotation', async () => {
  const key = await service.newKey('live')
  const { invoiceUrl: old, jobId } = (await post(service.url, key)).answer()
  const linkNow = async () => (await get(service.url, `/v1/jobs/${jobId}`, key)).answer().invoiceUrl
  expect((await rotate('--overlap', '3d')).code).toBe(0)
  expect((await rotate()).stdout).toMatch(/^Links made so far are refused from 20/)
  await noticed()
  await expect.poll(linkNow).not.toBe(old)
  expect(await statusOf(old)).toBe(200)
  now = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000)
  expect(await statusOf(old)).toBe(200)
  now = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000)
  expect(await statusOf(old)).toBe(404)
  expect(await statusOf(await linkNow())).toBe(200)
  const filter = { account_id: 'default', key_id: undefined }
  const entries = await service.store.readAudit(filter, { before: undefined, limit: 2 })
  expect(entries.map(({ action }) => action)).toEqual(['links.rotated', 'links.rotated'])
})
