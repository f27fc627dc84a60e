import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, later, origin } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'

/** Deletion of PDFs, in every database. */

const key = keyOf('key_1')
const free = keyOf('key_test', { mode: 'test' })
const live = { account_id: 'default', mode: 'live' } as const

describe.each(storeKinds)('$name', kind => {
  let server: Awaited<ReturnType<StoreKind['start']>>
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    server = await kind.start()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    database = await server.newDatabase()
    store = await database.open()
    await store.addKey(key, hashOf(1), origin)
    await store.addKey(free, hashOf(2), origin)
    await store.record(generationOf('job_2', key, { at: later(2) }))
    await store.record(generationOf('job_1', key, { at: later(1) }))
    await store.record(generationOf('job_3', key, { at: later(3) }))
    await store.record(generationOf('job_free', free, { at: later(1) }))
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const filesBefore = async (before: string, limit = 10) =>
    (await store.listFilesBefore(live, before, limit)).map(({ job_id }) => job_id)

  test('stored PDFs before a time are listed oldest first, of one account and mode', async () => {
    expect(await filesBefore(later(3))).toEqual(['job_1', 'job_2'])
    expect(await filesBefore(later(9), 1)).toEqual(['job_1'])
    expect(await store.listFilesBefore({ ...live, mode: 'test' }, later(9), 10)).toEqual([
      { job_id: 'job_free', file_id: 'file of job_free' },
    ])
    expect(await store.listFilesBefore({ ...live, account_id: 'acc_2' }, later(9), 10)).toEqual([])
  })

  test('a deleted PDF is marked once, its job and ledger entry stay, and no file is named by it', async () => {
    const ledger = await store.listLedger()
    await store.markFilesDeleted(['job_1'], { at: later(40), reason: 'retention' })
    await store.markFilesDeleted(['job_1', 'job_2'], { at: later(41), reason: 'request' })
    const deletionOf = async (id: string) => {
      const job = await store.findJob(id, live)
      return [job?.file_deleted_at, job?.file_deletion]
    }
    expect(await deletionOf('job_1')).toEqual([later(40), 'retention'])
    expect(await deletionOf('job_2')).toEqual([later(41), 'request'])
    expect(await deletionOf('job_3')).toEqual([null, null])
    expect(await filesBefore(later(9))).toEqual(['job_3'])
    expect(await store.namedFiles(['file of job_1', 'file of job_3'])).toEqual(['file of job_3'])
    expect(await store.listLedger()).toEqual(ledger)
  })
})
