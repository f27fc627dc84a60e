import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/service.ts'
import { noFacts } from '../../testing/stored-keys.ts'
import type { Store } from '../store.ts'
import { openSqliteStore } from './sqlite-store.ts'

/** Behaviour of SQLite only; store.test.ts has that of every store. */

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let path: string
let store: Store

const time = '2026-11-21T10:00:00.000Z'

beforeEach(async () => {
  folder = await temporaryFolder()
  path = join(folder.path, 'service.db')
  store = openSqliteStore(path)
})
afterEach(async () => {
  await store.close()
  await folder.remove()
})

test('a row of the ledger cannot be replaced, which SQLite does without asking the trigger of deleting', async () => {
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
  await store.addKey(key, new Uint8Array(32), {
    ...{ at: time, actor: 'operator', actor_id: 'example', address: null },
  })
  const job = {
    id: 'job_1',
    account_id: 'default',
    key_id: 'key_1',
    mode: 'live',
    template: 'minimal',
    invoice_number: '1',
    file_id: 'file',
    e_invoice: null,
    ...noFacts,
    created_at: time,
  } as const
  await store.record({
    job,
    bytes: 0,
    digest: new Uint8Array(32),
    fingerprint: '',
    answer: '',
    idempotency: null,
  })
  const before = await store.listLedger()
  const database = new DatabaseSync(path)
  const replace =
    "INSERT OR REPLACE INTO ledger SELECT 1, id, account_id, key_id, template, 'x', created_at FROM jobs"
  expect(() => database.exec(replace)).toThrow('append-only')
  const replaceEntry =
    "INSERT OR REPLACE INTO audit SELECT id, at, actor, 'nobody', address, action, account_id, key_id, detail FROM audit"
  expect(() => database.exec(replaceEntry)).toThrow('append-only')
  database.close()
  expect(await store.listLedger()).toEqual(before)
})

test('the file is its owner’s alone, and a commit reaches the disk', () => {
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const database = new DatabaseSync(path)
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  database.close()
})

test('deleted data is no longer in the file', async () => {
  const client = '198.51.100.177'
  const request = { request_id: 'r', method: 'POST', route: '/', status: 200, code: null, milliseconds: 1 }
  await store.logRequests([{ ...request, at: time, account_id: 'default', key_id: null, client }])
  await store.close()
  expect(readFileSync(path, 'latin1')).toContain(client)
  store = openSqliteStore(path)
  expect(await store.forgetRequests('2100')).toBe(1)
  await store.close()
  expect(readFileSync(path, 'latin1')).not.toContain(client)
  store = openSqliteStore(path)
})

test('data of a newer version is left alone', async () => {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(() => openSqliteStore(path)).toThrow(expect.objectContaining({ code: 'store_newer' }))
})

test.runIf(process.platform === 'linux')(
  'a second connection of the process ends none of its locks, without which another program throws the journal away',
  async () => {
    const { ino } = statSync(path)
    const isLocked = () => readFileSync('/proc/locks', 'utf8').includes(`:${ino} `)
    await store.listAccounts()
    expect(isLocked()).toBe(true)
    await openSqliteStore(path).close()
    expect(isLocked()).toBe(true)
  },
)
