import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAccount } from '../accounts/accounts.ts'
import { createKey } from '../accounts/keys.ts'
import { byOperator } from '../accounts/origins.ts'
import { createLogger } from '../observability/log.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Store } from '../store/store.ts'
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

interface Replaced {
  files?: Partial<FileStorage>
  store?: Partial<Store>
}

const sweepAll = (days: number, replaced: Replaced = {}) =>
  sweepExpired(
    {
      store: { ...service.store, ...replaced.store },
      files: { ...files, ...replaced.files },
      retentionDaysOf: createRetentionRule({ live: 0, test: 30 }),
    },
    { now: inDays(days), signal: new AbortController().signal },
  )

/** @returns how many were deleted by a sweep without failures */
async function sweep(days: number): Promise<number | undefined> {
  const swept = await sweepAll(days)
  expect(swept?.failures).toEqual([])
  return swept?.deleted
}

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

test('a plan overrides how long the service keeps live PDFs', async () => {
  const origin = byOperator(new Date())
  await post(service.url, await service.newKey('live'))
  await service.store.addPlan(planOf('year', { live_kept_days: 365 }), origin)
  expect(await sweep(400)).toBe(0)
  await service.store.setPlan('default', 'year', origin)
  expect(await sweep(364)).toBe(0)
  expect(await sweep(366)).toBe(1)
  expect(readPdfs(folder.path)).toEqual([])
})

test('0 days of a plan mean forever, whatever the service is set to', () => {
  const retentionDaysOf = createRetentionRule({ live: 7, test: 30 })
  const days = [null, 0, 5].map(live_kept_days => retentionDaysOf({ live_kept_days }, 'live'))
  expect(days).toEqual([7, undefined, 5])
  expect(retentionDaysOf({ live_kept_days: 5 }, 'test')).toBe(30)
})

test('a deleted PDF is answered with 410 and why, by its link and its job, and the job with its answer', async () => {
  await service.close()
  service = await start(new Date(), { live: 7 })
  const key = await service.newKey('live')
  const headers = { 'idempotency-key': 'order-1' }
  const first = await post(service.url, key, { headers })
  const { invoiceUrl, jobId } = first.answer()
  await service.close()
  // the sweep at the start
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
  const killed = { markFilesDeleted: () => Promise.reject(new Error('killed')) }
  expect(await sweepAll(31, { store: killed })).toMatchObject({
    deleted: 0,
    failures: [{ message: 'killed' }],
  })
  expect(readPdfs(folder.path)).toEqual([])
  expect(await sweep(31)).toBe(3)
})

/** Replaces a PDF by a folder, like a file that the disk cannot remove. */
async function damage(job: string): Promise<void> {
  const { file_id } = (await service.store.findJobOfAccount(job, 'default')) ?? { file_id: '' }
  const path = join(folder.path, 'files', file_id.slice(0, 2), `${file_id}.pdf`)
  await rm(path)
  await mkdir(path)
}

test('a PDF that cannot be removed keeps no other one, of its account or of the next', async () => {
  const free = await service.newKey('test')
  const damaged = (await post(service.url, free)).answer()
  await damage(damaged.jobId)
  for (let count = 0; count < 60; count++) await post(service.url, free)
  const other = await createAccount(service.store, 'Next', byOperator(new Date()))
  const { key } = await createKey(service.store, {
    ...{ mode: 'test', name: 'Next', account: other.id, origin: byOperator(new Date()) },
  })
  await post(service.url, key)

  for (const deleted of [61, 0])
    expect(await sweepAll(31)).toMatchObject({ deleted, failures: [{ code: 'storage_unavailable' }] })
  const left = await service.store.listFilesBefore(
    { account_id: 'default', mode: 'test' },
    inDays(1).toISOString(),
    10,
  )
  expect(left.map(({ job_id }) => job_id)).toEqual([damaged.jobId])
})

test('nothing more is tried once the storage does not answer', async () => {
  const free = await service.newKey('test')
  for (let count = 0; count < 2; count++) await post(service.url, free)
  await post(service.url, await service.newKey('live'))
  let tries = 0
  const gone = async () => {
    tries += 1
    throw new Error('gone')
  }
  const storage = { remove: gone, check: () => Promise.reject(new Error('does not answer')) }
  await service.store.addPlan(planOf('day', { live_kept_days: 1 }), byOperator(new Date()))
  await service.store.setPlan('default', 'day', byOperator(new Date()))
  const swept = await sweepAll(31, { files: storage })
  expect(swept?.failures).toMatchObject([
    { message: 'gone' },
    { message: 'gone' },
    { message: 'does not answer' },
  ])
  expect(tries).toBe(2)
})

test('more days than the calendar has are forever', async () => {
  await post(service.url, await service.newKey('live'))
  const origin = byOperator(new Date())
  for (const days of [40_000, 9_000_000_000]) {
    await service.store.addPlan(planOf(`for ${days}`, { live_kept_days: days }), origin)
    await service.store.setPlan('default', `for ${days}`, origin)
    expect(await sweep(40)).toBe(0)
  }
})

test('a failed sweep is counted, and stored bytes are still measured', async () => {
  await service.close()
  service = await start(new Date(), { live: 7 })
  const { jobId } = (await post(service.url, await service.newKey('live'))).answer()
  await damage(jobId)
  await service.close()
  service = await start(inDays(8), { live: 7 })
  const metrics = () => get(service.url, '/metrics').then(({ text }) => text)
  await expect.poll(metrics).toMatch(/^billwright_retention_failures_total 1$/m)
  await expect.poll(metrics).toMatch(/^billwright_stored_bytes{mode="live"} [1-9]/m)
})

test('nothing is swept while another process sweeps, or after the service was asked to stop', async () => {
  await post(service.url, await service.newKey('test'))
  const retentionDaysOf = createRetentionRule({ live: 0, test: 30 })
  const busy = { ...service.store, tryLock: async () => undefined }
  const at = { now: inDays(31), signal: new AbortController().signal }
  expect(await sweepExpired({ store: busy, files, retentionDaysOf }, at)).toBeUndefined()
  const stopped = { now: inDays(31), signal: AbortSignal.abort() }
  expect(await sweepExpired({ store: service.store, files, retentionDaysOf }, stopped)).toEqual({
    deleted: 0,
    failures: [],
  })
  expect(readPdfs(folder.path)).toHaveLength(1)
})
