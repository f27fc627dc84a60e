import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf, keyOf, later, origin, planOf, sessionFor, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { AuditFilter } from './audit-store.ts'
import type { Origin } from './origin.ts'
import type { Store } from './store.ts'

describe.each(storeKinds)('the audit log in $name', kind => {
  const key = keyOf('key_1')
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

  const audit = (filter: Partial<AuditFilter> = {}, before?: number, limit = 100) =>
    store.readAudit({ account_id: undefined, key_id: undefined, ...filter }, { before, limit })

  const dashboard: Origin = { at: later(1), actor: 'dashboard', actor_id: 'acc_2', address: '192.0.2.7' }
  const account = { id: 'acc_2', name: 'Second', created_at: time }
  const other = keyOf('key_2', { account_id: 'acc_2', scopes: ['read'], addresses: ['10.0.0.0/8'] })

  test.each([
    ['deleted', 'DELETE FROM audit'],
    ['changed', "UPDATE audit SET actor_id = 'nobody'"],
  ])('is append-only: no entry can be %s', async (_what, sql) => {
    const before = await audit()
    expect(before).toHaveLength(1)
    await expect(database.sql(sql)).rejects.toThrow('append-only')
    expect(await audit()).toEqual(before)
  })

  test('records who changed which key or account, when and from where', async () => {
    await store.addAccount(account, origin)
    await store.setPassword('acc_2', 'hash', origin)
    const session = await sessionFor(store, 'acc_2')
    await store.addSession(hashOf(7), session, time, dashboard)
    await store.addKey(other, hashOf(2), dashboard)
    const successor = { ...other, id: 'key_3' }
    await store.replaceKey({ id: 'key_2', expires_at: later(8) }, successor, hashOf(3), dashboard)
    await store.revokeKey('key_2', dashboard)
    const entries = await audit({ account_id: 'acc_2' })
    expect(entries.map(({ action, key_id }) => [action, key_id])).toEqual([
      ['key.revoked', 'key_2'],
      ['key.rotated', 'key_2'],
      ['key.created', 'key_3'],
      ['key.created', 'key_2'],
      ['dashboard.signed_in', null],
      ['password.set', null],
      ['user.created', null],
      ['account.created', null],
    ])
    expect(entries[0]).toMatchObject({ ...dashboard, account_id: 'acc_2', detail: { name: 'Example' } })
    expect(entries[1]?.detail).toMatchObject({ successor: 'key_3', expires_at: later(8) })
    expect(entries[3]?.detail).toEqual({
      ...{ name: 'Example', mode: 'live', expires_at: null },
      ...{ scopes: ['read'], addresses: ['10.0.0.0/8'] },
    })
    expect(entries[5]).toMatchObject(origin)
  })

  test('records nothing if nothing was changed', async () => {
    await store.offerPassword('default', 'first', origin)
    await store.revokeKey(key.id, origin)
    const before = await audit()
    await store.offerPassword('default', 'second', origin)
    await store.revokeKey(key.id, dashboard)
    await store.revokeKey('key_unknown', dashboard)
    await expect(store.addKey(keyOf('key_2'), hashOf(1), origin)).rejects.toThrow()
    await expect(store.addKey(keyOf('key_2', { account_id: 'x' }), hashOf(2), origin)).rejects.toThrow()
    await expect(store.setPassword('acc_unknown', 'x', origin)).rejects.toThrow()
    expect(await audit()).toEqual(before)
  })

  test('is read a page at a time, of one account or one key', async () => {
    await store.addAccount(account, origin)
    await store.addKey(other, hashOf(2), origin)
    const event = { ...dashboard, account_id: 'acc_2', key_id: 'key_2', detail: { reason: 'expired_key' } }
    for (const _ of Array(3)) await store.recordAudit({ ...event, actor: 'key', action: 'key.refused' })
    const [first, second, ...rest] = await audit({ key_id: 'key_2' })
    expect(rest).toHaveLength(2)
    expect(first).toEqual({ ...event, actor: 'key', action: 'key.refused', id: first?.id })
    expect(await audit({ key_id: 'key_2' }, undefined, 2)).toEqual([first, second])
    expect(await audit({ key_id: 'key_2' }, second?.id)).toEqual(rest)
    expect(await audit({ account_id: 'default', key_id: 'key_2' })).toEqual([])
    expect(await audit({ account_id: 'acc_2' })).toHaveLength(5)
    expect((await audit()).map(({ account_id }) => account_id)).toContain('default')
  })

  test('leaves out what operators change for all accounts where customers read it', async () => {
    await store.addPlan(planOf('business'), origin)
    const value = new Uint8Array(32)
    await store.rotateLinkSecret({ value, expires_at: later(7) }, origin)
    const actions = async (filter: Partial<AuditFilter>) =>
      (await audit({ account_id: 'default', ...filter })).map(({ action }) => action)
    expect(await actions({})).toEqual(['links.rotated', 'plan.created', 'key.created'])
    expect(await actions({ isForCustomer: true })).toEqual(['key.created'])
    expect(await audit({ isForCustomer: true, key_id: key.id })).toHaveLength(1)
  })

  test('has nothing about the successor of a key that is revoked or unknown, which is not made', async () => {
    await store.revokeKey(key.id, origin)
    const before = await audit()
    for (const id of [key.id, 'key_unknown']) {
      const replacing = store.replaceKey({ id, expires_at: time }, keyOf('key_2'), hashOf(2), origin)
      await expect(replacing).rejects.toMatchObject({ code: 'key_not_active' })
    }
    expect(await store.findKey(hashOf(2))).toBeUndefined()
    expect(await audit()).toEqual(before)
  })
})
