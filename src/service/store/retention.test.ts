import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, later, origin } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import { maxTestJobEntries } from './audit-store.ts'
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

  const job = { id: 'job_1', account_id: 'default', mode: 'live' } as const
  const audit = async () => {
    const entries = await store.readAudit(
      { account_id: 'default', key_id: undefined },
      { before: undefined, limit: 10 },
    )
    return entries.filter(({ action }) => !action.startsWith('key.'))
  }
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

  test('a PDF deleted by request is recorded once in the audit log', async () => {
    await store.recordFileDeletion(job, { ...origin, at: later(5) })
    await store.recordFileDeletion(job, { ...origin, at: later(6) })
    expect(await store.findJob('job_1', live)).toMatchObject({
      file_deleted_at: later(5),
      file_deletion: 'request',
      erased_at: null,
      invoice_number: '1',
    })
    expect((await audit()).map(({ action, detail }) => [action, detail])).toEqual([
      ['pdf.deleted', { job: 'job_1' }],
    ])
  })

  test('an erased job keeps ids, times and its billing, and nothing of the invoice', async () => {
    const before = await store.listLedger()
    const made = generationOf('job_4', key, { at: later(4), idempotencyKey: 'order', number: 'R-4711' })
    const answer = '{"invoiceUrl":"https://example.com","jobId":"job_4"'
    const warnings = ',"warnings":[{"path":"seller.iban","code":"mistyped_iban","message":"quotes R-4711"}]'
    await store.record({ ...made, answer: `${answer}${warnings}}` })
    const [entry] = (await store.listLedger()).slice(-1)
    const erased = { id: 'job_4', account_id: 'default', mode: 'live' } as const
    await store.eraseJob(erased, { ...origin, at: later(5) })
    await store.eraseJob(erased, { ...origin, at: later(6) })
    expect(await store.findJob('job_4', live)).toMatchObject({
      ...{ id: 'job_4', key_id: key.id, created_at: later(4), erased_at: later(5) },
      ...{ template: '', invoice_number: '', file_deleted_at: later(5), file_deletion: 'request' },
    })
    expect(await store.listLedger()).toEqual([...before, { ...entry, template: '', invoice_number: '' }])
    const scope = { ...live, idempotency_key: 'order' }
    expect(await store.findAnswer(scope, later(5))).toEqual({
      fingerprint: made.fingerprint,
      answer: `${answer}}`,
    })
    const filter = { account_id: 'default', mode: undefined, template: undefined, number: undefined }
    const all = { ...filter, from: undefined, until: undefined }
    const listed = await store.listJobs(all, { before: undefined, limit: 10 })
    expect(listed.map(({ id }) => id)).toEqual(['job_3', 'job_2', 'job_free', 'job_1'])
    expect((await audit()).map(({ action }) => action)).toEqual(['job.deleted'])
  })

  test('a test job is removed some time after its PDF, with its answer; counts are kept', async () => {
    const made = generationOf('job_gone', free, { at: later(1), idempotencyKey: 'order' })
    await store.record({ ...made, answer: '{}' })
    const gone = { id: 'job_gone', account_id: 'default', mode: 'test' } as const
    await store.eraseJob(gone, { ...origin, at: later(2) })
    await store.markFilesDeleted(['job_1'], { at: later(2), reason: 'retention' })
    const day = { account_id: 'default', from: '2026-11-22', until: '2026-11-23' }
    const counted = await store.countJobsByDay(day)
    expect(counted).toEqual([{ day: '2026-11-22', live: 1, test: 2 }])
    expect(await store.countTestJobs('default')).toBe(2)
    expect(await store.forgetTestJobs(later(2))).toBe(0)
    expect([await store.forgetTestJobs(later(3)), await store.forgetTestJobs(later(3))]).toEqual([1, 0])
    expect(await store.countTestJobs('default')).toBe(1)
    expect(await store.findJob('job_gone', { ...live, mode: 'test' })).toBeUndefined()
    expect(
      await store.findAnswer({ ...live, mode: 'test', idempotency_key: 'order' }, later(2)),
    ).toBeUndefined()
    expect(await store.findJob('job_1', live)).toBeDefined()
    expect(await store.countJobsByDay(day)).toEqual(counted)
    expect(await store.storedBytes('default')).toEqual({ live: 2000, test: 1000, templates: 0 })
  })

  test('the audit log keeps the last thousand entries about test jobs, and every other', async () => {
    await database.sql(`
      INSERT INTO audit (at, actor, actor_id, action, account_id, detail)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${maxTestJobEntries})
      SELECT '${later(1)}', 'key', 'key_test', 'links.revoked', 'default', '{"job":"job_free","mode":"test"}' FROM n`)
    const test = { id: 'job_free', account_id: 'default', mode: 'test' } as const
    await store.revokeLinks(test, { ...origin, at: later(2) })
    await store.revokeLinks(job, { ...origin, at: later(2) })
    await store.revokeLinks(test, { ...origin, at: later(3) })
    const entries = await store.readAudit(
      { account_id: 'default', key_id: undefined },
      { before: undefined, limit: 2000 },
    )
    expect(entries.filter(({ detail }) => detail.mode === 'test' && detail.job)).toHaveLength(
      maxTestJobEntries,
    )
    expect(entries.filter(({ detail }) => detail.job === 'job_1')).toHaveLength(1)
    for (const action of ['key.created', 'links.revoked'])
      await expect(database.sql(`DELETE FROM audit WHERE action = '${action}'`)).rejects.toThrow(
        'append-only',
      )
  })

  test('the ledger takes this erasure of an erased job and no other change', async () => {
    await store.eraseJob(job, origin)
    const rows = await store.listLedger()
    const empty = "template = '', invoice_number = ''"
    for (const sql of [
      `UPDATE ledger SET ${empty} WHERE job_id = 'job_2'`,
      "UPDATE ledger SET template = 'x' WHERE job_id = 'job_1'",
      "UPDATE ledger SET invoice_number = 'x' WHERE job_id = 'job_1'",
      ...['id = id + 100', "job_id = 'job_free'", "key_id = 'key_test'", "created_at = '2020'"].map(
        change => `UPDATE ledger SET ${empty}, ${change} WHERE job_id = 'job_1'`,
      ),
      "DELETE FROM ledger WHERE job_id = 'job_1'",
    ])
      await expect(database.sql(sql), sql).rejects.toThrow(/append-only|can only be updated to DEFAULT/)
    expect(await store.listLedger()).toEqual(rows)
  })
})
