import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeKey } from '#core/text/key.ts'
import { post } from '../../../testing/client.ts'
import { bareInvoice } from '../../../testing/invoices.ts'
import { startTestService, temporaryFolder } from '../../../testing/service.ts'
import { standInRenderer } from '../../../testing/stand-in-renderer.ts'
import { claimOf } from '../../../testing/stored-keys.ts'
import { openSqliteStore } from '../sqlite-store.ts'

const versionText = (version: number) =>
  readFileSync(join(import.meta.dirname, `../../../testing/store-v${version}.sql`), 'utf8')

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let path: string
beforeEach(async () => {
  folder = await temporaryFolder()
  path = join(folder.path, 'service.db')
})
afterEach(() => folder.remove())

function writeVersion(version: number, edit: (database: DatabaseSync) => void = () => undefined): void {
  const database = new DatabaseSync(path)
  database.exec(versionText(version))
  edit(database)
  database.close()
}

/** The schema of a database, independent of how it was reached. */
function shape(): unknown[] {
  const database = new DatabaseSync(path)
  const rows = database.prepare('SELECT type, name, tbl_name FROM sqlite_schema ORDER BY type, name').all()
  database.close()
  return rows
}

/** Rows of the fixtures from version 10 on in the tables that were added after version 7. */
const afterVersion10 = { live: 12345, secrets: 2, waiting: ['msg_00000000000000000001'] }

test.each([1, 2, 3, 4, 5, 6, 7, 10, 14, 15])(
  'a data folder of version %i is brought forward with all that is in it',
  async version => {
    writeVersion(version)
    const store = openSqliteStore(path)
    const keys = await store.listKeys()
    expect(keys.map(({ id }) => id)).toEqual(['key_live', 'key_test'])
    expect(keys[0]).toMatchObject({ expires_at: null, scopes: ['generate', 'read'], addresses: [] })
    expect((await store.listLedger()).map(({ job_id }) => job_id)).toEqual([
      'job_00000000000000000000000000000001',
    ])
    expect(await store.readSums({ account_id: undefined, from: '2026-01', until: '2027-01' })).toEqual([
      { account_id: 'default', month: '2026-10', key_id: 'key_live', template: 'minimal', billed: 1 },
    ])
    const accounts = (await store.listAccounts()).map(({ id }) => id)
    expect(accounts.sort()).toEqual(version === 1 ? ['default'] : ['acc_00000000000000000001', 'default'])
    expect(await store.findSignIn('default')).toBeUndefined()
    const ownerBefore =
      version < 6 ? undefined : { role: 'owner', email: version < 7 ? null : 'owner@example.com' }
    const signIn = await store.findSignIn(version < 7 ? 'acc_00000000000000000001' : 'owner@example.com')
    expect(signIn && { role: signIn.user.role, email: signIn.user.email }).toEqual(ownerBefore)
    expect(signIn?.hash).toBe(ownerBefore && '$scrypt$example')
    const filter = { account_id: 'default', mode: undefined, template: undefined, number: undefined }
    const jobs = await store.listJobs(
      { ...filter, from: undefined, until: undefined },
      { before: undefined, limit: 10 },
    )
    expect(jobs.map(({ mode }) => mode)).toEqual(['test', 'live'])
    expect(await store.secret('links')).toEqual(new Uint8Array(32))
    const later = version < 10 ? { live: 0, secrets: 1, waiting: [] } : afterVersion10
    expect((await store.storedBytes('default')).live).toBe(later.live)
    expect(await store.linkSecrets('2026-11-01T08:00:00.000Z')).toHaveLength(later.secrets)
    const due = { now: '2026-11-01T08:00:00.000Z', leaseUntil: '2026-11-01T08:01:00.000Z' }
    const claimed = await store.claimDeliveries(claimOf(due.now, due.leaseUntil))
    expect(claimed.map(({ id }) => id)).toEqual(later.waiting)
    expect(await store.listOperators()).toHaveLength(version < 14 ? 0 : 1)
    expect(await store.claimSpendingMails({ ...due, limit: 10 })).toHaveLength(version < 14 ? 0 : 1)
    const owner = { account_id: 'default', mode: 'live' } as const
    expect((await store.findQueuedJob('job_queued', owner))?.status).toBe(version < 15 ? undefined : 'queued')
    const origin = {
      at: '2026-11-01T08:00:00.000Z',
      actor: 'operator',
      actor_id: 'example',
      address: null,
    } as const
    await store.revokeKey('key_live', origin)
    const all = { account_id: undefined, key_id: undefined }
    const [entry, ...earlier] = await store.readAudit(all, { before: undefined, limit: 10 })
    expect(entry).toMatchObject({ action: 'key.revoked', key_id: 'key_live' })
    expect(earlier.map(({ action }) => action)).toEqual(version < 6 ? [] : ['key.created'])
    await store.close()
  },
)

test.each([1, 2, 3, 4, 5, 6, 7, 10, 14, 15])(
  'version %i comes to have the shape of a new one',
  async version => {
    writeVersion(version)
    await openSqliteStore(path).close()
    const brought = shape()
    path = join(folder.path, 'new.db')
    await openSqliteStore(path).close()
    expect(brought).toEqual(shape())
  },
)

test('limits that were reached are not reached again, and credits keep the template of their job', async () => {
  writeVersion(15, database => {
    database.exec(`
      UPDATE plans SET monthly_warning = 900, monthly_cap = 2000;
      INSERT INTO spending_events (account_id, month, event, cap) VALUES ('default', '2026-10', 'spending.cap_reached', 1000);
      INSERT INTO credits (job_id, account_id, reason, created_at)
        VALUES ('job_00000000000000000000000000000001', 'default', 'The logo was missing', '2026-10-03T08:00:00.000Z')`)
  })
  const store = openSqliteStore(path)
  const credits = await store.readCredits({ account_id: undefined, from: '2026-10', until: '2026-11' })
  expect(credits).toMatchObject([{ reason: 'The logo was missing', template: 'minimal' }])
  await store.close()
  const database = new DatabaseSync(path)
  const events = database.prepare('SELECT event, limit_value, cap FROM spending_events ORDER BY event').all()
  expect(events.map(row => Object.values(row))).toEqual([
    ['spending.cap_reached', 1000, 1000],
    ['spending.warning', 900, 1000],
  ])
  const erase = "UPDATE credits SET reason = '', template = ''"
  expect(() => database.exec(erase)).toThrow('append-only')
  database.close()
})

test('earlier answers are repeated byte by byte, and not billed again', async () => {
  const key = composeKey('live', 'A'.repeat(30))
  writeVersion(1, database => {
    const hash = createHash('sha256').update(key).digest()
    database.prepare("UPDATE keys SET hash = ? WHERE id = 'key_live'").run(hash)
  })
  const service = await startTestService(folder.path, { renderer: standInRenderer() })
  const headers = { 'idempotency-key': 'order-1' }
  const again = await post(service.url, key, { headers })
  expect(again.text).toBe(
    '{"invoiceUrl":"http://127.0.0.1/first","jobId":"job_00000000000000000000000000000001"}',
  )
  const other = await post(service.url, key, { headers, body: { ...bareInvoice, invoice_number: '7' } })
  expect(other.problem().code).toBe('idempotency_mismatch')
  expect(await service.ledger()).toHaveLength(1)
  await service.close()
})
