import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOfPdf, type FileStorage } from '../storage/file-storage.ts'
import { openFolderStorage } from '../storage/folder-storage.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { temporaryFolder } from '../testing/service.ts'
import { generationOf, hashOf, keyOf, origin } from '../testing/stored-keys.ts'
import { checkAllFiles, checkFiles } from './check-files.ts'

const key = keyOf('key_1', { mode: 'test' })
const day = 24 * 60 * 60 * 1000
const size = 1000
const { signal } = new AbortController()

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: Store
let files: FileStorage
let clock: number
beforeEach(async () => {
  folder = await temporaryFolder()
  store = openSqliteStore(`${folder.path}/service.db`)
  files = await openFolderStorage(`${folder.path}/files`)
  await store.addKey(key, hashOf(1), origin)
  clock = Date.now()
})
afterEach(async () => {
  await store.close()
  await folder.remove()
})

const now = () => new Date(clock)
const contentOf = (id: string) => Buffer.from(id.padEnd(size, '.'))
async function addJobs(count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const id = `job_${String(number).padStart(3, '0')}`
    const made = generationOf(id, key, { number: id, digest: await digestOfPdf(contentOf(id)) })
    const file_id = String(number).padStart(32, '0')
    await files.put(file_id, contentOf(id))
    await store.record({ ...made, job: { ...made.job, file_id } })
  }
}
const fileOf = (number: number) => String(number).padStart(32, '0')
const check = (bytes = Number.POSITIVE_INFINITY) =>
  checkFiles({ store, files, now }, { bytes, signal, pause: 0 })

test('a changed and a missing PDF are found, and forgotten once they are back', async () => {
  await addJobs(4)
  await files.put(fileOf(2), Buffer.concat([contentOf('job_002').subarray(0, -1), Buffer.from('\0')]))
  await files.remove(fileOf(3))
  expect(await check()).toMatchObject({
    ...{ files: 4, digested: 0, isComplete: true },
    damaged: [
      { job_id: 'job_002', problem: 'differs' },
      { job_id: 'job_003', problem: 'missing' },
    ],
  })
  expect(await store.countDamagedFiles()).toBe(2)
  expect(await check()).toBeUndefined()
  for (const number of [2, 3]) await files.put(fileOf(number), contentOf(`job_00${number}`))
  clock += day
  expect(await check()).toMatchObject({ files: 4, damaged: [] })
  expect(await store.countDamagedFiles()).toBe(0)
})

test('each call reads about as much as it may, and the next one continues', async () => {
  await addJobs(120)
  const read: number[] = []
  for (let call = 0; call < 4; call++) read.push((await check(40 * size))?.files ?? 0)
  expect(read).toEqual([40, 40, 40, 0])
  expect(await store.readFileCheck()).toMatchObject({ last_job_id: '', ended_files: 120 })
})

test('a PDF stored before digests were recorded gets the digest of the stored file, and is marked', async () => {
  await addJobs(2)
  const database = new DatabaseSync(`${folder.path}/service.db`)
  database.exec("UPDATE jobs SET digest = NULL WHERE id = 'job_001'")
  expect(await check()).toMatchObject({ digested: 1, damaged: [] })
  const rows = database.prepare('SELECT id, digested_at FROM jobs ORDER BY id').all()
  database.close()
  expect(rows.map(row => Object.values(row))).toEqual([
    ['job_001', now().toISOString()],
    ['job_002', null],
  ])
  await files.put(fileOf(1), Buffer.from('changed'))
  expect(await checkAllFiles({ store, files, now }, signal)).toMatchObject({
    damaged: [{ job_id: 'job_001', problem: 'differs' }],
  })
})

test('a PDF that is missing because its account is being deleted is not damaged', async () => {
  await store.addAccount({ id: 'acc_2', name: 'Example', created_at: now().toISOString() }, origin)
  const other = keyOf('key_2', { mode: 'test', account_id: 'acc_2' })
  await store.addKey(other, hashOf(2), origin)
  await store.record(generationOf('job_001', other, { number: '1', digest: hashOf(7) }))
  await store.suspendAccount('acc_2', 'keep', origin)
  await store.deleteAccount('acc_2', origin)
  expect(await check()).toMatchObject({ files: 1, damaged: [] })
})

test('a missing PDF is reported after another process has finished deleting', async () => {
  await addJobs(2)
  await files.remove(fileOf(1))
  let asked = 0
  const sweptElsewhere: Store = {
    ...store,
    tryLock: async name => (name === 'retention' && ++asked === 1 ? undefined : store.tryLock(name)),
  }
  const checked = await checkAllFiles({ store: sweptElsewhere, files, now }, signal)
  expect(checked.damaged).toEqual([{ job_id: 'job_001', problem: 'missing' }])
})

test('a PDF that is deleted meanwhile is not damaged', async () => {
  await addJobs(2)
  const deleting: FileStorage = {
    ...files,
    async read(id) {
      if (id !== fileOf(1)) return files.read(id)
      await files.remove(id)
      void store.markFilesDeleted(['job_001'], { at: now().toISOString(), reason: 'request' })
      return undefined
    },
  }
  const checked = await checkFiles({ store, files: deleting, now }, { bytes: 10 * size, signal, pause: 0 })
  expect(checked).toMatchObject({ files: 2, damaged: [] })
})
