import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, later, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { DeviceDecision, NewDeviceGrant } from './device-grants.ts'
import type { Origin } from './origin.ts'
import type { Store, StoredKey } from './store.ts'
import type { User } from './users.ts'

describe.each(storeKinds)('device grants in $name', kind => {
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
    await store.addUser(user, 'hash', { ...by, actor: 'operator' })
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const user: User = {
    ...{ id: 'usr_1', account_id: 'default', email: 'person@example.com', created_at: time },
    role: 'developer',
  }
  const by: Origin = { at: time, actor: 'dashboard', actor_id: user.id, address: '192.0.2.7' }
  const grantOf = (number: number, of: Partial<NewDeviceGrant> = {}): NewDeviceGrant => ({
    ...{ id: `dev_${number}`, user_code: `CODE${number}`, computer: 'Studio', scopes: ['generate'] },
    ...{ address: '192.0.2.9', created_at: time, expires_at: later(1) },
    ...of,
  })
  const add = (number: number, of: Partial<NewDeviceGrant> = {}) =>
    store.addDeviceGrant(grantOf(number, of), hashOf(number), 5)
  const confirmed: DeviceDecision = { is: 'confirmed', account_id: 'default', mode: 'live', monthly_cap: 2 }
  const decide = (number: number, decision: DeviceDecision = confirmed, in_ = store) =>
    in_.decideDeviceGrant(`CODE${number}`, decision, { origin: by, until: later(0) })
  const made = (number: number, of: Partial<StoredKey> = {}) => ({
    ...{ key: keyOf(`key_${number}`, { computer: 'Studio', own_cap: 2, ...of }), hash: hashOf(100 + number) },
  })
  const poll = (number: number, key = number, in_ = store, now = time) =>
    in_.pollDeviceGrant(hashOf(number), { now, address: '192.0.2.9' }, () => made(key))
  const actions = async () =>
    (await store.readAudit({ account_id: 'default', key_id: undefined }, { before: undefined, limit: 20 }))
      .map(({ action }) => action)
      .filter(action => /^(device|key)/.test(action))

  test('become a key once, whichever service is asked', async () => {
    await add(1)
    expect(await store.findDeviceGrant('CODE1', time)).toMatchObject({ ...grantOf(1), decision: null })
    const other = await database.open()
    expect((await Promise.all([decide(1), decide(1, confirmed, other)])).sort()).toEqual([false, true])
    // a decision is final
    expect(await decide(1, { is: 'denied', account_id: 'default' })).toBe(false)
    const polled = await Promise.all([poll(1, 11), poll(1, 12, other)])
    const keys = polled.filter(each => typeof each !== 'string')
    expect([polled.includes('used'), keys.length, (await store.listKeys()).length]).toEqual([true, 1, 1])
    expect(keys[0]).toMatchObject({ computer: 'Studio', own_cap: 2 })
    // fetched twice and never used, so the key may be lost
    expect((await store.listKeys())[0]?.revoked_at).toBe(time)
    expect(await actions()).toEqual(['key.revoked', 'key.created', 'device.confirmed'])
    await other.close()
  })

  test('keep a key that was used', async () => {
    await add(1)
    await decide(1)
    await poll(1)
    await store.recordKeyUse('key_1', time)
    expect(await poll(1, 2)).toBe('used')
    expect(await store.listKeys()).toMatchObject([{ id: 'key_1', revoked_at: null }])
  })

  test('create no key for a removed user or a suspended account', async () => {
    for (const number of [1, 2]) {
      await add(number)
      await decide(number)
    }
    await store.suspendAccount('default', 'keep', by)
    expect(await poll(1)).toBe('denied')
    await store.resumeAccount('default', by)
    await store.addUser({ ...user, id: 'usr_2', email: 'owner@example.com', role: 'owner' }, 'hash', by)
    await store.removeUser(user.id, by)
    expect(await poll(2)).toBe('denied')
    expect(await store.listKeys()).toEqual([])
  })

  test('are unknown, denied, expired, or asked about too early', async () => {
    await add(1)
    expect(await add(2, { user_code: 'CODE1' })).toBe(false)
    expect(await poll(2)).toBe('unknown')
    expect([await poll(1), await poll(1)]).toEqual(['pending', 'too early'])
    await add(3)
    await decide(3, { is: 'denied', account_id: 'default' })
    expect(await poll(3)).toBe('denied')
    await add(4, { expires_at: time })
    expect([await poll(4), await decide(4), await store.findDeviceGrant('CODE4', time)]).toEqual([
      'expired',
      false,
      undefined,
    ])
    expect(await store.countDeviceGrants(time)).toBe(2)
    expect(await store.forgetDeviceGrants(time)).toBe(1)
    expect(await poll(4)).toBe('unknown')
  })

  test('stay valid for a moment after they were confirmed', async () => {
    await add(1, { expires_at: later(0.5) })
    const until = later(2)
    await store.decideDeviceGrant('CODE1', confirmed, { origin: by, until })
    expect(await poll(1, 1, store, later(1))).toMatchObject({ id: 'key_1' })
  })

  test('bill as many PDFs in a month with the key as were chosen, also at once', async () => {
    await add(1)
    await decide(1)
    await poll(1)
    const other = await database.open()
    const key = made(1).key
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(number => (number % 2 ? store : other).record(generationOf(`job_${number}`, key))),
    )
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
      ...['key capped', 'key capped'],
      ...['recorded', 'recorded'],
    ])
    const next = { at: '2026-12-01T00:00:00.000Z' }
    expect((await store.record(generationOf('job_5', key, next))).outcome).toBe('recorded')
    await other.close()
  })

  test('are erased with their account', async () => {
    await add(1)
    await decide(1)
    await poll(1)
    await store.suspendAccount('default', 'stop', by)
    await store.deleteAccount('default', by)
    await store.eraseAccount('default')
    expect(await poll(1)).toBe('unknown')
    expect(await store.listKeysOf('default')).toMatchObject([{ name: '', computer: null }])
  })
})
