import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, later, origin, sessionFor, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'

describe.each(storeKinds)('accounts in $name', kind => {
  const key = keyOf('key_1', { account_id: 'acc_2', name: 'Cash desk', addresses: ['192.0.2.7'] })
  const dashboard = { at: time, actor: 'dashboard', actor_id: 'someone', address: '192.0.2.7' } as const
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
    await store.addKey(key, hashOf(1), origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const actions = async () => {
    const filter = { account_id: 'acc_2', key_id: undefined }
    const entries = await store.readAudit(filter, { before: undefined, limit: 100 })
    return entries.map(({ action }) => action)
  }

  test('an account is the only one, or not', async () => {
    expect(await store.isOnlyAccount('default')).toBe(false)
    const empty = await server.unusedDatabase()
    const single = await empty.open()
    expect(await single.isOnlyAccount('default')).toBe(true)
    await single.close()
    await empty.remove()
  })

  test('a language is that of the account and of its sessions, and recorded when it changes', async () => {
    await store.addSession(hashOf(7), await sessionFor(store, 'acc_2'), time, dashboard)
    for (const language of ['de', 'de', 'fr', null]) {
      await store.setAccountLanguage('acc_2', language, dashboard)
      expect((await store.findAccount('acc_2'))?.language).toBe(language)
      expect((await store.findSession(hashOf(7)))?.language).toBe(language)
    }
    expect((await actions()).filter(action => action === 'account.language_set')).toHaveLength(3)
    expect((await store.findAccount('default'))?.language).toBeNull()
  })

  test('a suspension is seen by every process, ends sessions, and nothing is recorded any more', async () => {
    const other = await database.open()
    await store.record(generationOf('job_1', key, { idempotencyKey: 'order-1' }))
    const session = await sessionFor(store, 'acc_2')
    await store.addSession(hashOf(7), session, time, dashboard)
    await other.suspendAccount('acc_2', 'keep', { ...origin, at: later(1) })

    expect(await store.findAccount('acc_2')).toEqual({
      ...{ id: 'acc_2', name: 'Second', created_at: time, deleted_at: null },
      ...{ suspended_at: later(1), suspended_links: 'keep', plan_id: 'default', language: null },
    })
    expect((await store.findKey(hashOf(1)))?.suspended_at).toBe(later(1))
    expect(await store.findSession(hashOf(7))).toBeUndefined()
    expect(await store.record(generationOf('job_2', key))).toEqual({ outcome: 'suspended' })
    await store.addSession(hashOf(8), session, time, dashboard)
    expect(await store.findSession(hashOf(8))).toBeUndefined()
    expect(await store.listLedger()).toHaveLength(1)
    await other.close()
  })

  test('a suspension of one account changes nothing for the others', async () => {
    await store.addKey(keyOf('key_2'), hashOf(2), origin)
    await store.suspendAccount('acc_2', 'stop', origin)
    expect((await store.findKey(hashOf(2)))?.suspended_at).toBeNull()
    expect(await store.record(generationOf('job_1', keyOf('key_2')))).toMatchObject({ outcome: 'recorded' })
    expect((await store.findJobOfFile('file of job_1'))?.id).toBe('job_1')
  })

  test('links are kept or stopped by choice, and work again afterwards', async () => {
    await store.record(generationOf('job_1', key))
    const isOpen = async () => (await store.findJobOfFile('file of job_1')) !== undefined
    await store.suspendAccount('acc_2', 'keep', origin)
    expect(await isOpen()).toBe(true)
    await store.suspendAccount('acc_2', 'stop', { ...origin, at: later(1) })
    expect(await isOpen()).toBe(false)
    expect((await store.findAccount('acc_2'))?.suspended_at).toBe(time)
    await store.resumeAccount('acc_2', origin)
    expect(await isOpen()).toBe(true)
    expect(await store.record(generationOf('job_2', key))).toMatchObject({ outcome: 'recorded' })
    const changes = ['account.resumed', 'account.suspended', 'account.suspended']
    expect(await actions()).toEqual([...changes, 'key.created', 'account.created'])
  })

  test('what changes nothing is not recorded, and an unknown account is refused', async () => {
    await store.resumeAccount('acc_2', origin)
    await store.suspendAccount('acc_2', 'keep', origin)
    await store.suspendAccount('acc_2', 'keep', origin)
    expect(await actions()).toEqual(['account.suspended', 'key.created', 'account.created'])
    for (const change of [
      () => store.suspendAccount('acc_unknown', 'keep', origin),
      () => store.resumeAccount('acc_unknown', origin),
      () => store.deleteAccount('acc_unknown', origin),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'not_found' })
  })

  describe('deleted', () => {
    const ledgerColumns = { account_id: 'acc_2', key_id: 'key_1', created_at: time }

    beforeEach(async () => {
      await store.record(generationOf('job_1', key, { number: '2026-1', idempotencyKey: 'order-1' }))
      await store.setPassword('acc_2', 'hash', dashboard)
      await store.suspendAccount('acc_2', 'keep', origin)
    })

    const operatorAddress = '192.0.2.8'

    async function erase(): Promise<void> {
      await store.deleteAccount('acc_2', { ...origin, address: operatorAddress, at: later(1) })
      await store.eraseJobs('acc_2', ['job_1'])
      await store.eraseAccount('acc_2')
    }

    test('only ids and times remain', async () => {
      const request = { at: time, request_id: 'r', method: 'POST', route: '/', status: 200, code: null }
      const from = { account_id: 'acc_2', key_id: 'key_1', client: '192.0.2.7', milliseconds: 1 }
      await store.logRequests([{ ...request, ...from }])
      await erase()
      const requests = { account_id: 'acc_2', request_id: undefined, isFailed: false, since: '' }
      expect(await store.readRequests(requests, { before: undefined, limit: 10 })).toEqual([])
      const account = await store.findAccount('acc_2')
      expect(account).toMatchObject({ name: '', created_at: time, deleted_at: later(1) })
      expect(await store.listLedger()).toEqual([
        { ...ledgerColumns, job_id: 'job_1', template: '', invoice_number: '' },
      ])
      expect(await store.findJobOfAccount('job_1', 'acc_2')).toMatchObject({
        ...{ template: '', invoice_number: '', created_at: time, file_deleted_at: later(1) },
      })
      expect(await store.listKeysOf('acc_2')).toMatchObject([{ name: '', last4: '', addresses: [] }])
      expect(await store.findKey(hashOf(1))).toBeUndefined()
      expect(await store.findSignIn('acc_2')).toBeUndefined()
      const scope = { account_id: 'acc_2', mode: 'live', idempotency_key: 'order-1' } as const
      expect(await store.findAnswer(scope, time)).toBeUndefined()
      const filter = { account_id: 'acc_2', key_id: undefined }
      const entries = await store.readAudit(filter, { before: undefined, limit: 100 })
      expect(entries.map(({ action }) => action)).toContain('account.deleted')
      expect(entries.map(({ detail }) => detail)).toEqual(entries.map(() => ({})))
      expect(entries.flatMap(({ address }) => address ?? [])).toEqual([operatorAddress])
      expect(entries[0]).toMatchObject({ action: 'account.deleted', address: operatorAddress })
      expect(entries.map(({ actor_id }) => actor_id)).not.toContain('someone')
    })

    test.each([
      "address = NULL, detail = '{}'",
      "address = '192.0.2.9', detail = '{}'",
      'detail = \'{"a":1}\'',
    ])('the database refuses to change the entry of its deletion: %s', async change => {
      await erase()
      await expect(
        database.sql(`UPDATE audit SET ${change} WHERE action = 'account.deleted'`),
      ).rejects.toThrow('append-only')
    })

    test('its links end, it accepts no keys or passwords, and it cannot be restored', async () => {
      await erase()
      expect(await store.findJobOfFile('file of job_1')).toBeUndefined()
      for (const change of [
        () => store.resumeAccount('acc_2', origin),
        () => store.suspendAccount('acc_2', 'stop', origin),
        () => store.setPassword('acc_2', 'x', origin),
        () => store.addKey(keyOf('key_2', { account_id: 'acc_2' }), hashOf(2), origin),
      ])
        await expect(change()).rejects.toMatchObject({ code: 'account_deleted' })
    })

    test('only after its suspension, since live invoices may be in the making', async () => {
      await store.resumeAccount('acc_2', origin)
      const deletion = store.deleteAccount('acc_2', origin)
      await expect(deletion).rejects.toMatchObject({ code: 'account_not_suspended' })
      expect((await store.findAccount('acc_2'))?.deleted_at).toBeNull()
    })

    test('a second time changes nothing', async () => {
      await erase()
      const before = await actions()
      await erase()
      expect(await actions()).toEqual(before)
      expect((await store.findAccount('acc_2'))?.deleted_at).toBe(later(1))
    })

    test.each([
      ["UPDATE ledger SET template = '', invoice_number = ''", 'ledger'],
      ["UPDATE audit SET address = NULL, detail = '{}'", 'audit log'],
    ])('erasing needs a deleted account: %s', async (sql, what) => {
      await expect(database.sql(sql)).rejects.toThrow(`${what} is append-only`)
      await store.deleteAccount('acc_2', origin)
      await database.sql(`${sql} WHERE account_id = 'acc_2'`)
    })

    test.each([
      ["UPDATE ledger SET template = '', invoice_number = '', created_at = '2026-01-01'", 'ledger'],
      ["UPDATE ledger SET template = 'bold', invoice_number = ''", 'ledger'],
      ['DELETE FROM ledger', 'ledger'],
      ["UPDATE audit SET address = NULL, detail = '{}', actor_id = 'nobody'", 'audit log'],
      ["UPDATE audit SET address = NULL, detail = '{}', at = '2026-01-01'", 'audit log'],
      ['DELETE FROM audit', 'audit log'],
    ])('nothing but erasing is possible then: %s', async (sql, what) => {
      await store.deleteAccount('acc_2', origin)
      await expect(database.sql(sql)).rejects.toThrow(`${what} is append-only`)
    })
  })
})
