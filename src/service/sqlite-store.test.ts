import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteStore } from './sqlite-store.ts'
import type { Generation, Store, StoredKey } from './store.ts'
import { temporaryFolder } from './testing/service.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let path: string
let store: Store

const time = '2026-11-21T10:00:00.000Z'
const key: StoredKey = {
  id: 'key_1',
  account_id: 'default',
  mode: 'live',
  name: 'Example',
  last4: 'fill',
  created_at: time,
  last_used_at: null,
  revoked_at: null,
}

function generation(id: string, idempotencyKey?: string): Generation {
  return {
    job: {
      id,
      account_id: 'default',
      key_id: key.id,
      mode: 'live',
      template: 'minimal',
      invoice_number: '1',
      file_id: `file of ${id}`,
      created_at: time,
    },
    fingerprint: `fingerprint of ${id}`,
    answer: `answer of ${id}`,
    idempotency:
      idempotencyKey === undefined ? null : { key: idempotencyKey, expires_at: '2026-12-21T10:00:00.000Z' },
  }
}

beforeEach(async () => {
  folder = await temporaryFolder()
  path = join(folder.path, 'service.db')
  store = openSqliteStore(path)
  await store.addKey(key, new Uint8Array(32))
})
afterEach(async () => {
  await store.close()
  await folder.remove()
})

describe('the ledger', () => {
  test.each([
    ['deleted', 'DELETE FROM ledger'],
    ['changed', "UPDATE ledger SET invoice_number = '2'"],
    [
      'replaced',
      "INSERT OR REPLACE INTO ledger SELECT 1, id, account_id, key_id, template, 'x', created_at FROM jobs",
    ],
  ])('is append-only: no row can be %s', async (_what, sql) => {
    await store.record(generation('job_1'))
    const before = await store.listLedger()
    const database = new DatabaseSync(path)
    expect(() => database.exec(sql)).toThrow('append-only')
    database.close()
    expect(await store.listLedger()).toEqual(before)
  })

  test('bills no test job', async () => {
    const free = generation('job_1')
    await store.record({ ...free, job: { ...free.job, mode: 'test' } })
    const database = new DatabaseSync(path)
    expect(() =>
      database.exec(
        'INSERT INTO ledger SELECT NULL, id, account_id, key_id, template, invoice_number, created_at FROM jobs',
      ),
    ).toThrow('only a live job is billed')
    database.close()
  })
})

describe('recording', () => {
  test('writes everything or nothing', async () => {
    await store.record(generation('job_1'))
    const clash = { ...generation('job_2', 'order'), job: { ...generation('job_1').job, id: 'job_2' } }
    await expect(store.record(clash)).rejects.toThrow('file_id')
    expect(await store.listLedger()).toHaveLength(1)
    const scope = { account_id: 'default', mode: 'live' as const, idempotency_key: 'order' }
    expect(await store.findAnswer(scope, time)).toBeUndefined()
  })

  test('the second with an Idempotency-Key gets what the first recorded', async () => {
    const other = openSqliteStore(path)
    expect(await store.record(generation('job_1', 'order'))).toEqual({ outcome: 'recorded' })
    expect(await other.record(generation('job_2', 'order'))).toEqual({
      outcome: 'answered',
      earlier: { fingerprint: 'fingerprint of job_1', answer: 'answer of job_1' },
    })
    expect(await other.listLedger()).toHaveLength(1)
    await other.close()
  })

  test('nothing for a revoked key', async () => {
    await store.revokeKey(key.id, time)
    expect(await store.record(generation('job_1'))).toEqual({ outcome: 'revoked' })
    expect(await store.listLedger()).toEqual([])
  })
})

test('revoking twice keeps the first time', async () => {
  await store.revokeKey(key.id, time)
  const again = await store.revokeKey(key.id, '2027-01-01T00:00:00.000Z')
  expect(again?.revoked_at).toBe(time)
  expect(await store.revokeKey('key_unknown', time)).toBeUndefined()
})

test('a secret is made once and is the same for every process', async () => {
  const other = openSqliteStore(path)
  const secret = await store.secret('links')
  expect(secret).toHaveLength(32)
  expect(await other.secret('links')).toEqual(secret)
  expect(await other.secret('another')).not.toEqual(secret)
  await other.close()
})

test('the file is its owner’s alone, and a commit reaches the disk', () => {
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const database = new DatabaseSync(path)
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test('data of a newer version is left alone', async () => {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(() => openSqliteStore(path)).toThrow(expect.objectContaining({ code: 'store_newer' }))
})

test('opening again migrates nothing and keeps everything', async () => {
  await store.record(generation('job_1'))
  await store.close()
  store = openSqliteStore(path)
  expect(await store.listLedger()).toHaveLength(1)
  expect(await store.listKeys()).toEqual([key])
})
