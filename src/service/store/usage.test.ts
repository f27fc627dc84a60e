import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, origin, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import { oneMonth } from './ledger-sums.ts'
import type { Store } from './store.ts'

describe.each(storeKinds)('usage in $name', kind => {
  const key = keyOf('key_1')
  const second = keyOf('key_2')
  const foreign = keyOf('key_3', { account_id: 'acc_2' })
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
    await store.addAccount({ id: 'acc_2', name: 'Second', created_at: time }, origin)
    for (const [index, each] of [key, second, foreign].entries())
      await store.addKey(each, hashOf(index), origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  describe('sums', () => {
    const sum = (account_id: string, month: string, key_id: string, template: string, billed: number) => ({
      ...{ account_id, month, key_id, template, billed },
    })

    beforeEach(async () => {
      const at = '2026-10-31T23:59:59.999Z'
      await store.record(generationOf('job_0', key, { at }))
      await store.record(generationOf('job_1', key, { idempotencyKey: 'order-1' }))
      await store.record(generationOf('job_2', key))
      await store.record(generationOf('job_3', key, { template: 'bold' }))
      await store.record(generationOf('job_4', second))
      await store.record(generationOf('job_5', foreign))
    })

    const november = [
      sum('default', '2026-11', 'key_1', 'bold', 1),
      sum('default', '2026-11', 'key_1', 'minimal', 2),
      sum('default', '2026-11', 'key_2', 'minimal', 1),
    ]

    test('are those of the ledger, by account, month, key and template', async () => {
      expect(await store.readSums(oneMonth('default', '2026-11'))).toEqual(november)
      expect(await store.readSums(oneMonth(undefined, '2026-11'))).toEqual([
        sum('acc_2', '2026-11', 'key_3', 'minimal', 1),
        ...november,
      ])
      expect(await store.readSums({ account_id: 'default', from: '2026-01', until: '2027-01' })).toEqual([
        sum('default', '2026-10', 'key_1', 'minimal', 1),
        ...november,
      ])
      expect(await store.readSums(oneMonth('default', '2026-12'))).toEqual([])
    })

    test('count neither test jobs, nor repeated requests, nor what was not recorded', async () => {
      const free = keyOf('key_4', { mode: 'test' })
      await store.addKey(free, hashOf(4), origin)
      await store.record(generationOf('job_6', free))
      await store.record(generationOf('job_7', key, { idempotencyKey: 'order-1' }))
      await store.revokeKey('key_2', origin)
      await store.record(generationOf('job_8', second))
      expect(await store.readSums(oneMonth('default', '2026-11'))).toEqual(november)
    })

    test('count parallel jobs of several processes each once', async () => {
      const other = await database.open()
      const jobs = Array.from({ length: 20 }, (_, index) => generationOf(`more_${index}`, key))
      await Promise.all(jobs.map((job, index) => (index % 2 === 0 ? store : other).record(job)))
      const sums = await store.readSums(oneMonth('default', '2026-11'))
      expect(sums).toContainEqual(sum('default', '2026-11', 'key_1', 'minimal', 22))
      await other.close()
    })

    test('of a deleted account keep their total and lose their templates', async () => {
      await store.suspendAccount('default', 'stop', origin)
      await store.deleteAccount('default', origin)
      await store.eraseAccount('default')
      expect(await store.readSums(oneMonth('default', '2026-11'))).toEqual([
        sum('default', '2026-11', 'key_1', '', 3),
        sum('default', '2026-11', 'key_2', '', 1),
      ])
    })
  })
})
