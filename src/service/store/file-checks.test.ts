import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, later, origin, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'

describe.each(storeKinds)('digests of PDFs in $name', kind => {
  let server: Awaited<ReturnType<StoreKind['start']>>
  let database: TestDatabase
  let store: Store
  const key = keyOf('key_1')

  beforeAll(async () => {
    server = await kind.start()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    database = await server.newDatabase()
    store = await database.open()
    await store.addKey(key, hashOf(1), origin)
    for (const id of ['job_1', 'job_2', 'job_3'])
      await store.record(generationOf(id, key, { number: id, digest: hashOf(7) }))
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  test('are recorded with the job, and listed with the PDFs that are stored', async () => {
    await store.markFilesDeleted(['job_2'], { at: later(1), reason: 'retention' })
    expect(await store.digestOf('job_1')).toEqual(hashOf(7))
    expect(await store.digestOf('job_unknown')).toBeNull()
    expect(await store.listFilesToCheck({ after: '', limit: 10 })).toEqual([
      { job_id: 'job_1', file_id: 'file of job_1', digest: hashOf(7) },
      { job_id: 'job_3', file_id: 'file of job_3', digest: hashOf(7) },
    ])
    expect(await store.listFilesToCheck({ after: 'job_1', limit: 1 })).toMatchObject([{ job_id: 'job_3' }])
    await store.setDigest('job_1', hashOf(8), time)
    expect(await store.digestOf('job_1')).toEqual(hashOf(7))
  })

  test('damage is known once, until the PDF is intact or deleted', async () => {
    const differs = { found_at: later(1), problem: 'differs' } as const
    expect(await store.recordDamage('job_1', differs)).toBe(true)
    expect(await store.recordDamage('job_1', { ...differs, found_at: later(2) })).toBe(false)
    expect(await store.recordDamage('job_1', { ...differs, problem: 'missing' })).toBe(true)
    await store.recordDamage('job_3', { ...differs, found_at: later(2) })
    const of = { account_id: 'default', mode: 'live' }
    expect(await store.listDamagedFiles(10)).toEqual([
      { ...of, job_id: 'job_3', file_id: 'file of job_3', found_at: later(2), problem: 'differs' },
      { ...of, job_id: 'job_1', file_id: 'file of job_1', found_at: later(1), problem: 'missing' },
    ])
    await store.forgetDamage('job_1')
    await store.markFilesDeleted(['job_3'], { at: later(1), reason: 'request' })
    expect([await store.countDamagedFiles(), await store.listDamagedFiles(10)]).toEqual([0, []])
  })

  test('a PDF is kept until it or its account is deleted', async () => {
    await store.addAccount({ id: 'acc_2', name: 'Example', created_at: time }, origin)
    const other = keyOf('key_2', { account_id: 'acc_2' })
    await store.addKey(other, hashOf(2), origin)
    await store.record(generationOf('job_4', other, { number: '4', digest: hashOf(7) }))
    await store.markFilesDeleted(['job_2'], { at: later(1), reason: 'retention' })
    const kept = () => Promise.all(['job_1', 'job_2', 'job_4', 'job_unknown'].map(store.isFileKept))
    expect(await kept()).toEqual([true, false, true, false])
    await store.suspendAccount('acc_2', 'keep', origin)
    await store.deleteAccount('acc_2', origin)
    expect(await kept()).toEqual([true, false, false, false])
  })

  test('the progress of the check is kept', async () => {
    expect(await store.readFileCheck()).toBeUndefined()
    const check = { last_job_id: 'job_1', started_at: time, files: 1, ended_at: null, ended_files: null }
    await store.writeFileCheck(check)
    expect(await store.readFileCheck()).toEqual(check)
    const ended = { ...check, last_job_id: '', ended_at: later(1), ended_files: 3 }
    await store.writeFileCheck(ended)
    expect(await store.readFileCheck()).toEqual(ended)
  })
})
