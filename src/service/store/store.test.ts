import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, later, origin, sessionFor, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Generation, IdempotencyScope } from './jobs.ts'
import type { Store, StoredKey } from './store.ts'

/** Contract of stores, tested with each real database. */

const key = keyOf('key_1')

const generation = (id: string, { key: by = key, ...made }: { key?: StoredKey } & Made = {}): Generation =>
  generationOf(id, by, made)

type Made = Parameters<typeof generationOf>[2]

const scopeOf = (idempotency_key: string, of: Partial<IdempotencyScope> = {}): IdempotencyScope => ({
  account_id: 'default',
  mode: 'live',
  idempotency_key,
  ...of,
})

const everything = {
  account_id: 'default',
  mode: undefined,
  template: undefined,
  number: undefined,
  from: undefined,
  until: undefined,
}
const november = { account_id: 'default', from: '2026-11-01', until: '2026-12-01' }

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
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const jobIds = async (filter: Partial<typeof everything> | object, before?: string, limit = 10) =>
    (await store.listJobs({ ...everything, ...filter }, { before, limit })).map(({ id }) => id)

  describe('the ledger', () => {
    test.each([
      ['deleted', 'DELETE FROM ledger'],
      ['changed', "UPDATE ledger SET invoice_number = '2'"],
    ])('is append-only: no row can be %s', async (_what, sql) => {
      await store.record(generation('job_1'))
      const before = await store.listLedger()
      await expect(database.sql(sql)).rejects.toThrow('append-only')
      expect(await store.listLedger()).toEqual(before)
    })

    test('bills no test job, whoever asks for it', async () => {
      const free = keyOf('key_test', { mode: 'test' })
      await store.addKey(free, hashOf(2), origin)
      await store.record(generation('job_1', { key: free }))
      expect(await store.listLedger()).toEqual([])
      const bill = `
        INSERT INTO ledger (job_id, account_id, key_id, template, invoice_number, created_at)
        SELECT id, account_id, key_id, template, invoice_number, created_at FROM jobs`
      await expect(database.sql(bill)).rejects.toThrow('only a live job is billed')
    })

    test('bills no job twice, whoever asks for it', async () => {
      await store.record(generation('job_1'))
      const bill = `
        INSERT INTO ledger (job_id, account_id, key_id, template, invoice_number, created_at)
        SELECT id, account_id, key_id, template, invoice_number, created_at FROM jobs`
      await expect(database.sql(bill)).rejects.toThrow()
      expect(await store.listLedger()).toHaveLength(1)
    })

    test('is read a page at a time, in the order of time, and of one account', async () => {
      const other = keyOf('key_other', { account_id: 'acc_2' })
      await store.addAccount({ id: 'acc_2', name: 'Second', created_at: time }, origin)
      await store.addKey(other, hashOf(3), origin)
      for (const [id, at] of [
        ['job_b', '2026-11-02T00:00:00.000Z'],
        ['job_a', '2026-11-01T00:00:00.000Z'],
        ['job_c', '2026-11-30T23:59:59.999Z'],
        ['job_d', '2026-12-01T00:00:00.000Z'],
        ['job_e', '2026-10-31T23:59:59.999Z'],
      ] as const)
        await store.record(generation(id, { at }))
      await store.record(generation('job_x', { key: other, at: '2026-11-05T00:00:00.000Z' }))
      expect(await store.countJobsByDay(november)).toEqual(
        ['2026-11-01', '2026-11-02', '2026-11-30'].map(day => ({ day, live: 1, test: 0 })),
      )
      const page = async (after?: string, limit = 2) =>
        (await store.readLedger(november, { after, limit })).map(({ job_id }) => job_id)
      expect(await page()).toEqual(['job_a', 'job_b'])
      expect(await page('job_b')).toEqual(['job_c'])
      expect(await page('job_c')).toEqual([])
      expect(await page('job_x')).toEqual([])
      expect(await page('job_unknown')).toEqual([])
    })
  })

  describe('recording', () => {
    test('writes everything or nothing', async () => {
      await store.record(generation('job_1'))
      const clash = generation('job_2', { idempotencyKey: 'order' })
      const sameFile = { ...clash, job: { ...clash.job, file_id: 'file of job_1' } }
      await expect(store.record(sameFile)).rejects.toThrow('file_id')
      expect(await store.listLedger()).toHaveLength(1)
      expect(await store.findAnswer(scopeOf('order'), time)).toBeUndefined()
    })

    test('the second with an Idempotency-Key gets what the first recorded', async () => {
      const other = await database.open()
      const made = { idempotencyKey: 'order' }
      expect(await store.record(generation('job_1', made))).toMatchObject({ outcome: 'recorded' })
      const earlier = { fingerprint: 'fingerprint of job_1', answer: 'answer of job_1' }
      expect(await other.record(generation('job_2', made))).toEqual({ outcome: 'answered', earlier })
      expect(await other.findJob('job_2', key)).toBeUndefined()
      expect(await other.listLedger()).toHaveLength(1)
      await other.close()
    })

    test('fifty at once with one Idempotency-Key, from two processes: one row, and one answer for all', async () => {
      const stores = [store, await database.open()]
      const recorded = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          stores[index % 2]?.record(generation(`job_${index}`, { idempotencyKey: 'order' })),
        ),
      )
      expect(recorded.filter(each => each?.outcome === 'recorded')).toHaveLength(1)
      const rows = await store.listLedger()
      expect(rows).toHaveLength(1)
      const answers = recorded.flatMap(each => (each?.outcome === 'answered' ? [each.earlier.answer] : []))
      expect(answers).toEqual(Array(49).fill(`answer of ${rows[0]?.job_id}`))
      await stores[1]?.close()
    })

    test('an Idempotency-Key is of one account and of live or test, for thirty days', async () => {
      const free = keyOf('key_test', { mode: 'test' })
      await store.addKey(free, hashOf(2), origin)
      await store.record(generation('job_1', { idempotencyKey: 'order' }))
      expect(await store.findAnswer(scopeOf('order', { mode: 'test' }), time)).toBeUndefined()
      expect(await store.findAnswer(scopeOf('order', { account_id: 'acc_2' }), time)).toBeUndefined()
      const justBefore = new Date(Date.parse(later(30)) - 1).toISOString()
      expect(await store.findAnswer(scopeOf('order'), justBefore)).toBeDefined()
      expect(await store.findAnswer(scopeOf('order'), later(30))).toBeUndefined()
      const again = { ...generation('job_2', { idempotencyKey: 'order', at: later(30) }) }
      const renewed = { ...again, idempotency: { key: 'order', expires_at: later(60) } }
      expect(await store.record(renewed)).toMatchObject({ outcome: 'recorded' })
      expect(await store.findAnswer(scopeOf('order'), later(30))).toMatchObject({ answer: 'answer of job_2' })
      expect(await store.record(generation('job_3', { key: free, idempotencyKey: 'order' }))).toMatchObject({
        outcome: 'recorded',
      })
    })

    test('nothing for a revoked key', async () => {
      await store.revokeKey(key.id, origin)
      expect(await store.record(generation('job_1'))).toEqual({ outcome: 'revoked' })
      expect(await store.listLedger()).toEqual([])
      expect(await jobIds({})).toEqual([])
    })

    test('nothing any more once a key is revoked, however much is under way', async () => {
      const other = await database.open()
      const under = Array.from({ length: 60 }, (_, index) => store.record(generation(`job_${index}`)))
      await other.revokeKey(key.id, origin)
      const rows = (await other.listLedger()).length
      const recorded = (await Promise.all(under)).filter(({ outcome }) => outcome === 'recorded')
      expect(await store.listLedger()).toHaveLength(rows)
      expect(recorded).toHaveLength(rows)
      await other.close()
    })
  })

  describe('keys', () => {
    test('are found by their hash, revoked ones too, and noted when used', async () => {
      expect(await store.findKey(hashOf(1))).toMatchObject(key)
      expect(await store.findKey(hashOf(9))).toBeUndefined()
      await store.recordKeyUse(key.id, later(1))
      await store.revokeKey(key.id, origin)
      const found = { ...key, last_used_at: later(1), revoked_at: time }
      expect(await store.findKey(hashOf(1))).toMatchObject(found)
      expect(await store.listKeys()).toEqual([found])
    })

    test('keep their limits, and never expire later than before', async () => {
      for (const [byte, present, days, expected] of [
        [2, null, 2, 2],
        [3, later(3), 1, 1],
        [4, later(1), 3, 1],
      ] as const) {
        const restrictions = { scopes: ['read'], addresses: ['10.0.0.0/8', '2001:db8::1'] } as const
        const limited = keyOf(`key_${byte}`, { ...restrictions, expires_at: present })
        await store.addKey(limited, hashOf(byte), origin)
        expect(await store.findKey(hashOf(byte))).toMatchObject(limited)
        const successor = keyOf(`key_${byte}_next`)
        await store.replaceKey(
          { id: limited.id, expires_at: later(days) },
          successor,
          hashOf(byte + 10),
          origin,
        )
        expect(await store.findKey(hashOf(byte))).toMatchObject({ ...limited, expires_at: later(expected) })
        expect(await store.findKey(hashOf(byte + 10))).toMatchObject(successor)
      }
    })

    test('have one successor, also when they are replaced twice at once', async () => {
      const replace = (byte: number) =>
        store.replaceKey({ id: key.id, expires_at: later(1) }, keyOf(`key_${byte}`), hashOf(byte), origin)
      const results = await Promise.allSettled([replace(2), replace(3)])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'key_rotated' },
      })
      await expect(replace(4)).rejects.toMatchObject({ code: 'key_rotated' })
      expect(await store.listKeys()).toHaveLength(2)
    })

    test('revoking twice keeps the first time', async () => {
      await store.revokeKey(key.id, origin)
      expect((await store.revokeKey(key.id, { ...origin, at: later(1) }))?.revoked_at).toBe(time)
      expect(await store.revokeKey('key_unknown', origin)).toBeUndefined()
    })

    test('belong to an account that exists, and one hash is one key', async () => {
      const nobody = keyOf('key_2', { account_id: 'acc_unknown' })
      await expect(store.addKey(nobody, hashOf(2), origin)).rejects.toMatchObject({ code: 'not_found' })
      await expect(store.addKey(keyOf('key_2'), hashOf(1), origin)).rejects.toThrow()
      expect(await store.listKeysOf('acc_unknown')).toEqual([])
    })

    test('of an account are listed with the newest first, all of them with the oldest first', async () => {
      await store.addKey(keyOf('key_b', { created_at: later(1) }), hashOf(2), origin)
      await store.addKey(keyOf('key_a', { created_at: later(1) }), hashOf(3), origin)
      expect((await store.listKeysOf('default')).map(({ id }) => id)).toEqual(['key_a', 'key_b', 'key_1'])
      expect((await store.listKeys()).map(({ id }) => id)).toEqual(['key_1', 'key_a', 'key_b'])
    })
  })

  test('accounts are listed in the order in which they came', async () => {
    const second = { id: 'acc_2', name: 'Zweite Ärztin', created_at: '2999-01-01T00:00:00.000Z' }
    await store.addAccount(second, origin)
    const [first, ...others] = await store.listAccounts()
    expect([first?.id, first?.name, others]).toMatchObject(['default', 'Default', [second]])
    expect(first?.created_at).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  describe('generations', () => {
    const free = keyOf('key_test', { mode: 'test' })
    beforeEach(async () => {
      await store.addKey(free, hashOf(2), origin)
      await store.record(generation('job_1', { at: '2026-11-01T10:00:00.000Z', number: '2026-1' }))
      await store.record(generation('job_3', { at: '2026-11-02T10:00:00.000Z', template: 'bold' }))
      await store.record(generation('job_2', { at: '2026-11-02T10:00:00.000Z', key: free }))
    })

    test('are invisible to other accounts and modes', async () => {
      expect(await store.findJob('job_1', key)).toMatchObject({ id: 'job_1', invoice_number: '2026-1' })
      expect(await store.findJob('job_1', free)).toBeUndefined()
      expect(await store.findJob('job_1', { account_id: 'acc_2', mode: 'live' })).toBeUndefined()
      expect(await store.findJobOfAccount('job_2', 'default')).toMatchObject({ mode: 'test' })
      expect(await store.findJobOfAccount('job_2', 'acc_2')).toBeUndefined()
      expect((await store.findJobOfFile('file of job_3'))?.id).toBe('job_3')
      expect(await store.findJobOfFile('file of nobody')).toBeUndefined()
      const ids = ['file of job_3', 'file of nobody', 'file of job_1']
      expect((await store.namedFiles(ids)).toSorted()).toEqual(['file of job_1', 'file of job_3'])
      expect(await jobIds({ account_id: 'acc_2' })).toEqual([])
    })

    test.each([
      ['all, the newest first', {}, ['job_3', 'job_2', 'job_1']],
      ['live', { mode: 'live' }, ['job_3', 'job_1']],
      ['of a template', { template: 'bold' }, ['job_3']],
      ['of a template and a mode', { template: 'minimal', mode: 'test' }, ['job_2']],
      ['of a number', { number: '2026-1' }, ['job_1']],
      ['of part of a number', { number: '2026' }, []],
      ['from a day', { from: '2026-11-02' }, ['job_3', 'job_2']],
      ['until a day', { until: '2026-11-02' }, ['job_1']],
      [
        'everything at once',
        { mode: 'live', template: 'bold', from: '2026-11-01', until: '2026-11-03' },
        ['job_3'],
      ],
      ['of a number that no text can have', { number: '2026\0' }, []],
    ])('are listed: %s', async (_what, filter, ids) => {
      expect(await jobIds(filter)).toEqual(ids)
    })

    test('are listed a page at a time', async () => {
      expect(await jobIds({}, undefined, 2)).toEqual(['job_3', 'job_2'])
      expect(await jobIds({}, 'job_2', 2)).toEqual(['job_1'])
      expect(await jobIds({ mode: 'live' }, 'job_3', 2)).toEqual(['job_1'])
      expect(await jobIds({}, 'job_unknown')).toEqual([])
    })
  })

  describe('the dashboard', () => {
    test('a session is seen by every process, ends, and is forgotten when it is old', async () => {
      const other = await database.open()
      const session = await sessionFor(store, 'default')
      await store.addSession(hashOf(1), session, time, origin)
      await other.recordSessionUse(hashOf(1), later(1))
      expect(await store.findSession(hashOf(1))).toEqual({
        ...session,
        last_seen_at: later(1),
        language: null,
      })
      await other.addSession(hashOf(2), { ...session, created_at: later(2) }, later(1), origin)
      expect(await store.findSession(hashOf(1))).toBeUndefined()
      await other.endSession(hashOf(2))
      expect(await store.findSession(hashOf(2))).toBeUndefined()
      await other.close()
    })
  })

  test('a secret is made once and is the same for every process', async () => {
    const others = await Promise.all([database.open(), database.open()])
    const secrets = await Promise.all([store, ...others].map(each => each.secret('links')))
    expect(secrets[0]).toHaveLength(32)
    expect(new Set(secrets.map(secret => Buffer.from(secret).toString('hex'))).size).toBe(1)
    expect(await store.secret('another')).not.toEqual(secrets[0])
    for (const other of others) await other.close()
  })

  test('several that open an empty database at once find it ready, and opening again keeps everything', async () => {
    const empty = await server.unusedDatabase()
    const stores = await Promise.all(Array.from({ length: 6 }, () => empty.open()))
    await stores[0]?.addKey(key, hashOf(1), origin)
    await stores[1]?.record(generation('job_1'))
    for (const each of stores) await each.close()
    const again = await empty.open()
    expect(await again.listAccounts()).toHaveLength(1)
    expect(await again.listKeys()).toEqual([key])
    expect(await again.listLedger()).toHaveLength(1)
    await again.check()
    await again.close()
    await empty.remove()
  })
})
