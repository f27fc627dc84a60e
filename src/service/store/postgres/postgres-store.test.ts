/** @module-tag extended */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CuttingProxy, startCuttingProxy } from '../../testing/cutting-proxy.ts'
import { ask, postgresPrograms, startPostgres, type TestPostgres } from '../../testing/postgres.ts'
import { openSharedPostgres, type SharedPostgres } from '../../testing/shared-postgres.ts'
import { claimOf, noFacts } from '../../testing/stored-keys.ts'
import type { Generation } from '../jobs.ts'
import type { NewQueuedJob } from '../queued-jobs.ts'
import type { Store } from '../store.ts'
import { openPostgresStore } from './postgres-store.ts'

/** Behaviour of PostgreSQL only; store.test.ts has that of every store. */

const time = '2026-11-21T10:00:00.000Z'
const origin = { at: time, actor: 'operator', actor_id: 'example', address: null } as const
const key = {
  id: 'key_1',
  account_id: 'default',
  mode: 'live',
  name: 'Example',
  last4: 'fill',
  created_at: time,
  last_used_at: null,
  revoked_at: null,
  expires_at: null,
  scopes: ['generate'],
  addresses: [],
  computer: null,
  own_cap: null,
} as const

const generation = (id: string, idempotencyKey?: string): Generation => ({
  job: {
    id,
    account_id: 'default',
    key_id: key.id,
    mode: 'live',
    template: 'minimal',
    invoice_number: '1',
    file_id: `file of ${id}`,
    e_invoice: null,
    ...noFacts,
    created_at: time,
  },
  bytes: 1000,
  digest: new Uint8Array(32),
  fingerprint: `fingerprint of ${id}`,
  answer: `answer of ${id}`,
  idempotency: idempotencyKey === undefined ? null : { key: idempotencyKey, expires_at: '2026-12-21' },
})

describe.runIf(postgresPrograms !== undefined)('PostgreSQL', () => {
  let server: SharedPostgres
  /** original of which each test's database is a copy */
  let original: string
  let url: string
  let store: Store

  beforeAll(async () => {
    server = await openSharedPostgres()
    original = await server.migratedDatabase()
    store = await openPostgresStore(original)
    await store.addKey(key, new Uint8Array(32), origin)
    await store.close()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    url = await server.newDatabase(original)
    store = await openPostgresStore(url)
  })
  afterEach(() => store.close())

  test.each([
    [
      'replaced',
      "INSERT INTO ledger SELECT * FROM ledger ON CONFLICT (job_id, created_at) DO UPDATE SET template = 'x'",
    ],
    ['changed', "UPDATE ledger_before SET template = 'x'"],
    ['deleted', 'DELETE FROM ledger_before'],
    ['cleared', 'TRUNCATE ledger CASCADE'],
    ['cleared in its partition', 'TRUNCATE ledger_before CASCADE'],
    ['cleared in the default partition', 'TRUNCATE ledger_other CASCADE'],
    ['cleared with what it is about', 'TRUNCATE jobs CASCADE'],
  ])('a row of the ledger cannot be %s', async (_how, sql) => {
    await store.record(generation('job_1'))
    const text = sql.replace('SELECT * FROM', 'OVERRIDING SYSTEM VALUE SELECT * FROM')
    await expect(ask(url, text)).rejects.toThrow('append-only')
    expect(await store.listLedger()).toHaveLength(1)
  })

  test.each([
    ['cleared', 'TRUNCATE audit'],
    ['cleared with what it is about', 'TRUNCATE keys CASCADE'],
  ])('the audit log cannot be %s', async (_how, sql) => {
    await expect(ask(url, sql)).rejects.toThrow('append-only')
    expect(await ask(url, 'SELECT action FROM audit')).toEqual([{ action: 'key.created' }])
  })

  test.each([3, 4, 5, 8, 12, 14])(
    'a database of version %i is brought forward with all that is in it',
    async version => {
      const old = await server.newDatabase()
      await ask(
        old,
        readFileSync(join(import.meta.dirname, `../../testing/postgres-v${version}.sql`), 'utf8'),
      )
      const brought = await openPostgresStore(old)
      expect((await brought.listKeys()).map(({ id }) => id)).toEqual(['key_live', 'key_test'])
      expect(await brought.listLedger()).toHaveLength(1)
      expect(await brought.readSums({ account_id: undefined, from: '2026-01', until: '2027-01' })).toEqual([
        expect.objectContaining({ account_id: 'default', key_id: 'key_live', billed: 1 }),
      ])
      expect((await brought.storedBytes('default')).live).toBe(version < 8 ? 0 : 12345)
      expect(await brought.linkSecrets(origin.at)).toHaveLength(version < 8 ? 1 : 2)
      const due = { now: '2026-11-01T08:00:00.000Z', leaseUntil: '2026-11-01T08:01:00.000Z' }
      const claimed = await brought.claimDeliveries(claimOf(due.now, due.leaseUntil))
      expect(claimed.map(({ id }) => id)).toEqual(version < 8 ? [] : ['msg_00000000000000000001'])
      expect(await brought.listOperators()).toHaveLength(version < 12 ? 0 : 1)
      expect(await brought.claimSpendingMails({ ...due, limit: 10 })).toHaveLength(version < 12 ? 0 : 1)
      const owner = { account_id: 'default', mode: 'live' } as const
      const queued = await brought.findQueuedJob('job_queued', owner)
      expect(queued?.status).toBe(version < 14 ? undefined : 'queued')
      const made = await brought.claimQueuedJob({ mode: 'live', now: origin.at, except: [] })
      expect(made?.id).toBe(queued?.id)
      await brought.revokeKey('key_live', origin)
      const all = { account_id: undefined, key_id: undefined }
      const [entry, ...earlier] = await brought.readAudit(all, { before: undefined, limit: 10 })
      expect(entry).toMatchObject({ action: 'key.revoked', key_id: 'key_live' })
      expect(earlier.map(({ action }) => action)).toEqual(version < 4 ? [] : ['key.created'])
      await brought.close()
      const tables = `SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`
      expect(await ask(old, tables)).toEqual(await ask(url, tables))
    },
  )

  test('limits that were reached are not reached again, and credits keep the template of their job', async () => {
    const old = await server.newDatabase()
    await ask(old, readFileSync(join(import.meta.dirname, '../../testing/postgres-v14.sql'), 'utf8'))
    await ask(
      old,
      `UPDATE plans SET monthly_warning = 900, monthly_cap = 2000;
       INSERT INTO spending_events (account_id, month, event, cap)
         VALUES ('default', '2026-10', 'spending.cap_reached', 1000);
       INSERT INTO credits (job_id, account_id, reason, created_at)
         VALUES ('job_00000000000000000000000000000001', 'default', 'The logo was missing', '2026-10-03T08:00:00.000Z')`,
    )
    const brought = await openPostgresStore(old)
    const credits = await brought.readCredits({ account_id: undefined, from: '2026-10', until: '2026-11' })
    expect(credits).toMatchObject([{ reason: 'The logo was missing', template: 'minimal' }])
    await brought.close()
    expect(await ask(old, 'SELECT event, limit_value, cap FROM spending_events ORDER BY event')).toEqual([
      { event: 'spending.cap_reached', limit_value: 1000, cap: 1000 },
      { event: 'spending.warning', limit_value: 900, cap: 1000 },
    ])
    await expect(ask(old, "UPDATE credits SET reason = '', template = ''")).rejects.toThrow('append-only')
  })

  describe('divided by month', () => {
    const inMonth = (id: string, month: string): Generation => {
      const made = generation(id)
      return { ...made, job: { ...made.job, created_at: `${month}-15T10:00:00.000Z` } }
    }
    const partitionOf = async (table: string, id: string) =>
      (await ask(url, `SELECT tableoid::regclass::text AS name FROM ${table} WHERE job_id = '${id}'`))[0]
    const months = async () =>
      (
        await ask(
          url,
          "SELECT relname AS name FROM pg_class WHERE relname ~ '^ledger_\\d{4}_\\d{2}$' ORDER BY 1",
        )
      ).map(row => (row as { name: string }).name)

    test('the coming months have partitions, which two processes make once', async () => {
      const made = await months()
      expect(made.length).toBe(3)
      const other = await openPostgresStore(url)
      const year = new Date().getUTCFullYear() + 1
      const now = new Date(`${year}-05-31T23:59:59.999Z`)
      await Promise.all([store.prepareMonths?.(now), other.prepareMonths?.(now), store.prepareMonths?.(now)])
      await other.close()
      const later = await months()
      expect(later.slice(0, 3)).toEqual(made)
      expect(later.at(-1)).toBe(`ledger_${year}_08`)
      expect(new Set(later).size).toBe(later.length)
    })

    test('a job and its ledger entry are in those of their month, and are kept, summed and found as everywhere', async () => {
      const [first = ''] = await months()
      const month = first.slice('ledger_'.length).replace('_', '-')
      await store.record(inMonth('job_1', month))
      await store.record(generation('job_0'))
      expect(await partitionOf('ledger', 'job_1')).toEqual({ name: first })
      expect(await partitionOf('ledger', 'job_0')).toEqual({ name: 'ledger_before' })
      expect(await store.readSums({ account_id: 'default', from: month, until: '9999-12' })).toMatchObject([
        { month, billed: 1 },
      ])
      expect((await store.storedBytes('default')).live).toBe(2000)
      expect(await store.findJob('job_1', { account_id: 'default', mode: 'live' })).toMatchObject({
        id: 'job_1',
      })
      for (const sql of [`DELETE FROM ${first}`, `TRUNCATE ${first}`, `UPDATE ledger SET template = 'x'`])
        await expect(ask(url, sql)).rejects.toThrow('append-only')
      await store.eraseJob({ id: 'job_1', account_id: 'default', mode: 'live' }, origin)
      expect((await store.listLedger()).map(row => [row.job_id, row.template])).toEqual([
        ['job_1', ''],
        ['job_0', 'minimal'],
      ])
      expect((await store.storedBytes('default')).live).toBe(1000)
    })

    test('a month without a partition is recorded all the same, and gets none later', async () => {
      const year = new Date().getUTCFullYear() + 1
      await store.record(inMonth('job_1', `${year}-07`))
      expect(await partitionOf('ledger', 'job_1')).toEqual({ name: 'ledger_other' })
      await store.prepareMonths?.(new Date(`${year}-06-01`))
      expect((await months()).slice(-2)).toEqual([`ledger_${year}_08`, `ledger_${year}_09`])
      await store.record(inMonth('job_2', `${year}-07`))
      expect(await partitionOf('ledger', 'job_2')).toEqual({ name: 'ledger_other' })
      expect(await store.listLedger()).toHaveLength(2)
    })

    test('an id is recorded once, whatever its time', async () => {
      const queued: NewQueuedJob = {
        ...{ id: 'job_1', account_id: 'default', key_id: key.id, file_id: 'file' },
        ...{ mode: 'live', template: 'minimal', invoice_number: '1' },
        ...{ created_at: time, idempotency_key: null, fingerprint: '', body: new Uint8Array(1) },
        ...{ template_version: null, template_text: null },
      }
      await store.addQueuedJob(queued)
      const tries = ['2026-11', '2026-12', '2027-01'].map(month => inMonth('job_1', month))
      const outcomes = await Promise.all(tries.map(each => store.record({ ...each, isQueued: true })))
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['recorded', 'recorded', 'recorded'])
      expect(await store.listLedger()).toHaveLength(1)
    })
  })

  test('data of a newer version is left alone', async () => {
    await ask(url, 'UPDATE billwright_version SET version = 99')
    await expect(openPostgresStore(url)).rejects.toMatchObject({ code: 'store_newer' })
    expect(await ask(url, 'SELECT version FROM billwright_version')).toEqual([{ version: 99 }])
  })

  test('a server that takes no writes is not fit for service, and can still be read', async () => {
    const name = new URL(url).pathname.slice(1)
    await ask(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    await ask(
      url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await expect
      .poll(() =>
        store.check().then(
          () => undefined,
          error => error,
        ),
      )
      .toMatchObject({ code: 'storage_unavailable' })
    expect(await store.listKeys()).toEqual([key])
    await expect(store.record(generation('job_1'))).rejects.toMatchObject({ code: 'storage_unavailable' })
    await ask(
      url,
      `BEGIN; SET TRANSACTION READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`,
    )
  })

  test('a lock ends with the connection of its holder, and is exclusive until then', async () => {
    const other = await openPostgresStore(url)
    const release = await store.tryLock('order')
    expect(release).toBeDefined()
    expect(await other.tryLock('order')).toBeUndefined()
    expect(await other.tryLock('another')).toBeDefined()
    await release?.()
    const theirs = await other.tryLock('order')
    expect(theirs).toBeDefined()
    await other.close()
    expect(await store.tryLock('order')).toBeDefined()
  })

  test('locks that are taken and released at once share a connection without a warning of pg', async () => {
    const warnings: string[] = []
    const note = ({ message }: Error) => warnings.push(message)
    process.on('warning', note)
    const releases = await Promise.all(['order', 'another', 'third'].map(name => store.tryLock(name)))
    await Promise.all(releases.map(release => release?.()))
    process.off('warning', note)
    expect(releases.map(release => typeof release)).toEqual(['function', 'function', 'function'])
    expect(warnings).toEqual([])
  })

  test('a name that is held by one connection twice is let go twice', async () => {
    // requests of one process are serialised, so this tests the lock alone
    const [first, second] = [await store.tryLock('order'), await store.tryLock('order')]
    const other = await openPostgresStore(url)
    await first?.()
    expect(await other.tryLock('order')).toBeUndefined()
    await second?.()
    expect(await other.tryLock('order')).toBeDefined()
    await other.close()
  })

  describe('a network that breaks at the commit', () => {
    let folder: string
    let proxy: CuttingProxy
    let far: Store

    beforeEach(async () => {
      folder = mkdtempSync('/tmp/billwright-proxy-')
      proxy = await startCuttingProxy(url, folder)
      far = await openPostgresStore(proxy.url, { retryDelays: [20, 20, 20] })
    })
    afterEach(async () => {
      await far.close()
      await proxy.close()
      rmSync(folder, { recursive: true, force: true })
    })

    test.each([
      ['the commit', ['lost before']],
      ['its confirmation', ['lost after']],
      ['the confirmation, and the commit of the second try', ['lost after', 'lost before']],
      ['the commit, and the confirmation of the second try', ['lost before', 'lost after']],
    ] as const)('loses %s: it is recorded once, and told so', async (_what, fates) => {
      proxy.next.push(...fates)
      expect(await far.record(generation('job_1', 'order'))).toMatchObject({ outcome: 'recorded' })
      expect(proxy.next).toEqual([])
      expect(await store.listLedger()).toHaveLength(1)
      expect(await far.record(generation('job_2', 'order'))).toMatchObject({ outcome: 'answered' })
      expect(await store.listLedger()).toHaveLength(1)
    })

    test('and stays unavailable: the outcome is reported as unknown', async () => {
      proxy.next.push('lost after, for good')
      await expect(far.record(generation('job_1'))).rejects.toMatchObject({ code: 'recording_unknown' })
      await expect.poll(() => store.listLedger()).toHaveLength(1)
    })

    test('while the key is revoked: jobs recorded before count', async () => {
      proxy.next.push('lost after')
      const recording = far.record(generation('job_1'))
      await sleep(5)
      await store.revokeKey(key.id, origin)
      const { outcome } = await recording
      expect(await store.listLedger()).toHaveLength(outcome === 'recorded' ? 1 : 0)
    })
  })
})

describe.runIf(postgresPrograms !== undefined)('a PostgreSQL server that stops', () => {
  let server: TestPostgres
  let url: string
  let store: Store

  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.remove())
  beforeEach(async () => {
    url = await server.newDatabase()
    store = await openPostgresStore(url)
    await store.addKey(key, new Uint8Array(32), origin)
  })
  afterEach(() => store.close())

  test('recorded data survives a crash at once, even if the server is configured to answer before it has written', async () => {
    const name = new URL(url).pathname.slice(1)
    await ask(url, `ALTER DATABASE ${name} SET synchronous_commit = off`)
    const careful = await openPostgresStore(url)
    await careful.record(generation('job_1', 'order'))
    await server.crash()
    await expect(careful.listLedger()).rejects.toMatchObject({ code: 'storage_unavailable' })
    await server.start()
    expect(await careful.listLedger()).toHaveLength(1)
    await careful.check()
    await careful.close()
  })

  test('holds are taken again after the server was away', async () => {
    await store.tryLock('order')
    await server.stop()
    await expect(store.tryLock('order')).rejects.toMatchObject({ code: 'storage_unavailable' })
    await server.start()
    expect(await store.tryLock('order')).toBeDefined()
  })
})
