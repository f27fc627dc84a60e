import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf, origin, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'
import { newUserId, type User } from './users.ts'

describe.each(storeKinds)('second factors in $name', kind => {
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
    await store.addUser(user, 'hash', origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const user: User = {
    ...{ id: newUserId(), account_id: 'default', email: 'owner@example.com' },
    ...{ role: 'owner', created_at: time },
  }
  const factor = { owner: user.id, secret: new Uint8Array(20).fill(7), last_step: 100, created_at: time }
  const session = { account_id: 'default', user_id: user.id, created_at: time, last_seen_at: time }
  /** PostgreSQL gives a Buffer. */
  const found = async () => {
    const stored = await store.findSecondFactor(user.id)
    return stored && { ...stored, secret: new Uint8Array(stored.secret) }
  }
  const actions = async () => {
    const filter = { account_id: 'default', key_id: undefined }
    return (await store.readAudit(filter, { before: undefined, limit: 3 })).map(({ action }) => action)
  }

  test('is set, replaced and removed, with the sessions ended and an entry in the audit log', async () => {
    expect(await store.findSecondFactor(user.id)).toBeUndefined()
    await store.addSession(hashOf(1), session, time, origin)
    await store.setSecondFactor(factor, [hashOf(1), hashOf(2)], origin)
    expect(await store.findSession(hashOf(1))).toBeUndefined()
    expect(await found()).toEqual(factor)
    expect(await store.countRecoveryCodes(user.id)).toBe(2)
    const other = { ...factor, secret: new Uint8Array(20).fill(8), last_step: 3 }
    await store.setSecondFactor(other, [hashOf(3)], origin)
    expect([await found(), await store.countRecoveryCodes(user.id)]).toEqual([other, 1])
    await store.removeSecondFactor(user.id, origin)
    await store.removeSecondFactor(user.id, origin)
    expect(await store.findSecondFactor(user.id)).toBeUndefined()
    expect(await store.countRecoveryCodes(user.id)).toBe(0)
    expect(await actions()).toEqual(['second_factor.removed', 'second_factor.set', 'second_factor.set'])
    const missing = { ...factor, owner: 'usr_unknown' }
    for (const change of [
      () => store.setSecondFactor(missing, [], origin),
      () => store.removeSecondFactor('usr_unknown', origin),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'not_found' })
  })

  test('accepts each step and each recovery code once, by several services too', async () => {
    await store.setSecondFactor(factor, [hashOf(1)], origin)
    expect(await store.acceptStep(user.id, 100)).toBe(false)
    expect(await store.acceptStep(user.id, 99)).toBe(false)
    expect(await store.acceptStep('usr_unknown', 200)).toBe(false)
    const other = await database.open()
    const steps = [store, other, store].map(each => each.acceptStep(user.id, 101))
    expect((await Promise.all(steps)).filter(Boolean)).toHaveLength(1)
    const codes = [store, other, store].map(each => each.acceptRecoveryCode(user.id, hashOf(1)))
    expect((await Promise.all(codes)).filter(Boolean)).toHaveLength(1)
    expect(await store.acceptRecoveryCode(user.id, hashOf(2))).toBe(false)
    await other.close()
  })

  test('those of operators are apart, and recorded with the service', async () => {
    const { operatorFactors } = store
    await store.setOperator({ name: user.id, hash: 'hash', created_at: time })
    const visit = { name: user.id, created_at: time, last_seen_at: time }
    await store.addOperatorSession(hashOf(1), visit, { verified: 'hash', forgetBefore: time })
    await operatorFactors.setSecondFactor(factor, [hashOf(1)], origin)
    expect(await store.findOperatorSession(hashOf(1))).toBeUndefined()
    expect([await store.findSecondFactor(user.id), await store.countRecoveryCodes(user.id)]).toEqual([
      undefined,
      0,
    ])
    expect((await operatorFactors.findSecondFactor(user.id))?.last_step).toBe(100)
    expect(await operatorFactors.acceptStep(user.id, 101)).toBe(true)
    expect(await operatorFactors.acceptStep(user.id, 101)).toBe(false)
    expect(await operatorFactors.acceptRecoveryCode(user.id, hashOf(1))).toBe(true)
    await operatorFactors.removeSecondFactor(user.id, origin)
    expect((await actions()).slice(0, 2)).toEqual([
      'operator.second_factor.removed',
      'operator.second_factor.set',
    ])
    await operatorFactors.setSecondFactor(factor, [hashOf(1)], origin)
    await store.removeOperator(user.id)
    expect(await operatorFactors.findSecondFactor(user.id)).toBeUndefined()
    expect(await operatorFactors.countRecoveryCodes(user.id)).toBe(0)
    await expect(operatorFactors.removeSecondFactor(user.id, origin)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('ends with its user', async () => {
    const second = { ...user, id: newUserId(), email: 'second@example.com' }
    await store.addUser(second, 'hash', origin)
    await store.setSecondFactor(factor, [hashOf(1)], origin)
    await store.removeUser(user.id, origin)
    expect(await store.findSecondFactor(user.id)).toBeUndefined()
    expect(await store.countRecoveryCodes(user.id)).toBe(0)
  })
})
