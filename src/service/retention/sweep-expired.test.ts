import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { createLogger } from '../log.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { openStorage } from '../storage/open-storage.ts'
import { get, post } from '../testing/client.ts'
import { readPdfs } from '../testing/read-records.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { planOf } from '../testing/stored-keys.ts'
import { createRetentionRule, type RetentionOptions } from './retention-rule.ts'
import { sweepExpired } from './sweep-expired.ts'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day)

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let files: FileStorage
beforeEach(async () => {
  folder = await temporaryFolder()
  service = await start()
  files = await openStorage(folder.path)
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const start = (now = new Date(), retention: Partial<RetentionOptions> = {}) =>
  startTestService(folder.path, {
    renderer: standInRenderer(),
    now: () => now,
    logger: createLogger('silent'),
    retention,
  })

const sweep = (days: number, storage: Pick<FileStorage, 'remove'> = files) =>
  sweepExpired(
    { store: service.store, files: storage, keptFor: createRetentionRule({ live: 0, test: 30 }) },
    { now: inDays(days), signal: new AbortController().signal },
  )

const pathOf = (link: string) => new URL(link).pathname + new URL(link).search

test('the PDFs of test keys are deleted after their time, those of live keys are kept', async () => {
  const [live, free] = [await service.newKey('live'), await service.newKey('test')]
  const kept = (await post(service.url, live)).answer()
  for (let count = 0; count < 120; count++) await post(service.url, free)
  expect(await sweep(29)).toBe(0)
  expect(await sweep(31)).toBe(120)
  expect(readPdfs(folder.path)).toHaveLength(1)
  expect((await get(service.url, pathOf(kept.invoiceUrl))).status).toBe(200)
  expect(await service.ledger()).toHaveLength(1)
  expect(await sweep(31)).toBe(0)
})

test('a plan says how long live PDFs are kept, in place of the service', async () => {
  const origin = byOperator(new Date())
  await post(service.url, await service.newKey('live'))
  await service.store.addPlan(planOf('year', { live_kept_days: 365 }), origin)
  expect(await sweep(400)).toBe(0)
  await service.store.setPlan('default', 'year', origin)
  expect(await sweep(364)).toBe(0)
  expect(await sweep(366)).toBe(1)
  expect(readPdfs(folder.path)).toEqual([])
})

test('neither a plan whose days are before all time nor an account that fails stops the others', async () => {
  const origin = byOperator(new Date())
  await service.store.addPlan(planOf('eternal', { live_kept_days: 999_999_999_999_999 }), origin)
  await service.store.setPlan('default', 'eternal', origin)
  await post(service.url, await service.newKey('live'))
  await service.store.addAccount({ id: 'acc_2', name: 'Second', created_at: origin.at }, origin)
  await service.store.addAccount({ id: 'acc_3', name: 'Third', created_at: origin.at }, origin)
  for (const account of ['acc_2', 'acc_3']) {
    const { key } = await createKey(service.store, { mode: 'test', name: 'x', account, origin })
    await post(service.url, key)
  }
  const [first] = await service.store.listFilesBefore({ account_id: 'acc_2', mode: 'test' }, '2100', 1)
  const failing = {
    async remove(id: string) {
      if (id === first?.file_id) throw new Error('not removed')
      await files.remove(id)
    },
  }
  await expect(sweep(31, failing)).rejects.toThrow('not removed')
  expect(readPdfs(folder.path)).toHaveLength(2)
  expect(await sweep(31)).toBe(1)
  expect(readPdfs(folder.path)).toHaveLength(1)
})

test('0 days of a plan are forever, whatever the service says', () => {
  const keptFor = createRetentionRule({ live: 7, test: 30 })
  const days = [null, 0, 5].map(live_kept_days => keptFor({ live_kept_days }, 'live'))
  expect(days).toEqual([7, undefined, 5])
  expect(keptFor({ live_kept_days: 5 }, 'test')).toBe(30)
})

test('a deleted PDF is answered with 410 and why, by its link and its job, and the job with its answer', async () => {
  await service.close()
  service = await start(new Date(), { live: 7 })
  const key = await service.newKey('live')
  const headers = { 'idempotency-key': 'order-1' }
  const first = await post(service.url, key, { headers })
  const { invoiceUrl, jobId } = first.answer()
  await service.close()
  // the sweep of the start
  service = await start(inDays(8), { live: 7 })
  await expect.poll(() => readPdfs(folder.path)).toEqual([])
  await expect
    .poll(() => get(service.url, '/metrics').then(({ text }) => text))
    .toMatch(/^billwright_pdfs_expired_total 1$/m)
  for (const answer of [
    await get(service.url, pathOf(invoiceUrl)),
    await get(service.url, pathOf(invoiceUrl), undefined, { range: 'bytes=0-3' }),
    await get(service.url, `/v1/jobs/${jobId}/pdf`, key),
  ]) {
    expect(answer.status).toBe(410)
    expect(answer.problem()).toMatchObject({
      code: 'pdf_deleted',
      detail: expect.stringContaining('after the time for which the service keeps such PDFs'),
    })
  }
  expect((await post(service.url, key, { headers })).text).toBe(first.text)
  expect((await get(service.url, `/v1/jobs/${jobId}`, key)).answer()).toMatchObject({
    jobId,
    pdfDeletedAt: expect.stringMatching(/^20/),
  })
  expect(await service.ledger()).toHaveLength(1)
  expect(readPdfs(folder.path)).toEqual([])
})

test('a sweep that ends between a PDF and its job is finished by the next one', async () => {
  const free = await service.newKey('test')
  for (let count = 0; count < 3; count++) await post(service.url, free)
  let removed = 0
  const failing = {
    async remove(id: string) {
      if (removed === 2) throw new Error('killed')
      removed += 1
      await files.remove(id)
    },
  }
  await expect(sweep(31, failing)).rejects.toThrow('killed')
  expect(readPdfs(folder.path)).toHaveLength(1)
  expect(await sweep(31)).toBe(3)
  expect(readPdfs(folder.path)).toEqual([])
})

test('nothing is swept while another process does, and nothing more after the service was told to stop', async () => {
  await post(service.url, await service.newKey('test'))
  const keptFor = createRetentionRule({ live: 0, test: 30 })
  const busy = { ...service.store, tryLock: async () => undefined }
  const at = { now: inDays(31), signal: new AbortController().signal }
  expect(await sweepExpired({ store: busy, files, keptFor }, at)).toBeUndefined()
  const stopped = { now: inDays(31), signal: AbortSignal.abort() }
  expect(await sweepExpired({ store: service.store, files, keptFor }, stopped)).toBe(0)
  expect(readPdfs(folder.path)).toHaveLength(1)
})
