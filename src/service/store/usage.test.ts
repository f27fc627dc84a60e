import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, later, origin, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import { oneMonth } from './ledger-periods.ts'
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

    test('do not count test jobs, repeated requests, or unrecorded jobs', async () => {
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

  describe('credits', () => {
    const credit = { job_id: 'job_1', account_id: 'default', key_id: 'key_1', template: 'minimal' }
    const reason = 'The logo was missing'
    const addCredit = (job = 'job_1') => store.addCredit(job, reason, { ...origin, at: later(20) })

    beforeEach(async () => {
      await store.record(generationOf('job_1', key))
      await store.record(generationOf('job_2', foreign))
    })

    test('belong to the month in which they are given, and to the account of the job', async () => {
      await addCredit()
      const given = { ...credit, reason, created_at: later(20) }
      expect(await store.readCredits(oneMonth('default', '2026-12'))).toEqual([given])
      expect(await store.readCredits(oneMonth(undefined, '2026-12'))).toEqual([given])
      expect(await store.readCredits(oneMonth('default', '2026-11'))).toEqual([])
      expect(await store.readCredits(oneMonth('acc_2', '2026-12'))).toEqual([])
      const [entry] = await store.readAudit(
        { account_id: 'default', key_id: undefined },
        { before: undefined, limit: 1 },
      )
      expect(entry).toMatchObject({ action: 'credit.added', detail: { job: 'job_1', reason } })
    })

    test('are given once, and only for billed jobs', async () => {
      const free = keyOf('key_4', { mode: 'test' })
      await store.addKey(free, hashOf(4), origin)
      await store.record(generationOf('job_3', free))
      await addCredit()
      await expect(addCredit()).rejects.toMatchObject({ code: 'credit_exists' })
      await expect(addCredit('job_3')).rejects.toMatchObject({ code: 'not_found' })
      await expect(addCredit('job_unknown')).rejects.toMatchObject({ code: 'not_found' })
      expect(await store.readCredits(oneMonth(undefined, '2026-12'))).toHaveLength(1)
    })

    test.each([
      ['deleted', 'DELETE FROM credits'],
      ['changed', "UPDATE credits SET reason = ''"],
      ['changed in its template', "UPDATE credits SET template = 'x'"],
    ])('are append-only: none can be %s', async (_what, sql) => {
      await addCredit()
      await expect(database.sql(sql)).rejects.toThrow('append-only')
    })

    test.each(['job_2', 'job_unknown'])(
      'are of the account of the ledger, whoever adds them: %s',
      async job => {
        const insert = 'INSERT INTO credits (job_id, account_id, reason, created_at)'
        await expect(database.sql(`${insert} VALUES ('${job}', 'default', 'x', '${time}')`)).rejects.toThrow(
          'only a billed job of the account is credited',
        )
      },
    )

    test('keep the template of a job that is erased', async () => {
      await addCredit()
      await store.eraseJob({ id: 'job_1', account_id: 'default', mode: 'live' }, origin)
      expect(await store.readCredits(oneMonth('default', '2026-12'))).toMatchObject([{ ...credit, reason }])
    })

    test('of a deleted account lose their reason and their template', async () => {
      await addCredit()
      await store.suspendAccount('default', 'stop', origin)
      await store.deleteAccount('default', origin)
      await store.eraseAccount('default')
      expect(await store.readCredits(oneMonth(undefined, '2026-12'))).toMatchObject([
        { reason: '', template: '' },
      ])
    })
  })

  describe('an invoice number that is billed again', () => {
    const november = oneMonth('default', '2026-11')
    const earlierOf = async (id: string, made: object, by = key) => {
      const recorded = await store.record(generationOf(id, by, made))
      return recorded.outcome === 'recorded' ? recorded.earlier_job_id : recorded.outcome
    }

    test('is named with the last job that had it, and listed', async () => {
      expect(await earlierOf('job_1', { number: 'A' })).toBeNull()
      expect(await earlierOf('job_2', { number: 'A' }, second)).toBe('job_1')
      expect(await earlierOf('job_3', { number: 'A' })).toBe('job_2')
      expect(await earlierOf('job_4', { number: 'B' })).toBeNull()
      const first = { job_id: 'job_2', earlier_job_id: 'job_1', invoice_number: 'A', created_at: time }
      expect(await store.readRepeatedNumbers({ ...november, account_id: 'default' }, 1)).toEqual([first])
      const all = await store.readRepeatedNumbers({ ...november, account_id: 'default' }, 10)
      expect(all.map(({ job_id }) => job_id)).toEqual(['job_2', 'job_3'])
    })

    test('is named once of two that are recorded at the same time', async () => {
      const other = await database.open()
      const numbers = Array.from({ length: 30 }, (_, index) => `${index}`)
      const pairs = await Promise.all(
        numbers.flatMap(number => [
          store.record(generationOf(`job_${number}a`, key, { number, template: 'minimal' })),
          other.record(generationOf(`job_${number}b`, second, { number, template: 'modern' })),
        ]),
      )
      const named = pairs.flatMap(recorded => ('earlier_job_id' in recorded && recorded.earlier_job_id) || [])
      expect(named.map(id => id.slice('job_'.length, -1)).sort()).toEqual(numbers.sort())
      await other.close()
    })

    test('is not listed once its job is erased', async () => {
      await earlierOf('job_1', { number: 'A' })
      await earlierOf('job_2', { number: 'A' })
      await earlierOf('job_3', { number: 'A' })
      await store.eraseJob({ id: 'job_2', account_id: 'default', mode: 'live' }, origin)
      const listed = await store.readRepeatedNumbers({ ...november, account_id: 'default' }, 10)
      expect(listed.map(({ job_id }) => job_id)).toEqual(['job_3'])
    })

    test('is not named with an Idempotency-Key, in test, or for another account', async () => {
      const free = keyOf('key_4', { mode: 'test' })
      await store.addKey(free, hashOf(4), origin)
      await earlierOf('job_1', { number: 'A' })
      expect(await earlierOf('job_2', { number: 'A', idempotencyKey: 'order-1' })).toBeNull()
      expect(await earlierOf('job_3', { number: 'A' }, free)).toBeNull()
      expect(await earlierOf('job_4', { number: 'A' }, foreign)).toBeNull()
      expect(await store.readRepeatedNumbers({ ...november, account_id: 'default' }, 10)).toEqual([])
    })
  })
})
