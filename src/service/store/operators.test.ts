import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf, later, origin, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'

describe.each(storeKinds)('operators in $name', kind => {
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
    await store.setOperator(operator)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const operator = { name: 'example', hash: 'old', created_at: time }
  const session = { name: 'example', created_at: time, last_seen_at: time }
  const begin = (byte: number, verified: string, of = session, forgetBefore = time) =>
    store.addOperatorSession(hashOf(byte), of, { verified, forgetBefore })

  test('are added, given another password and removed, which ends their sessions', async () => {
    const other = { name: 'another', hash: 'x', created_at: later(1) }
    await store.setOperator(other)
    expect(await store.listOperators()).toEqual([other, operator])
    expect(await store.findOperator('nobody')).toBeUndefined()
    expect(await begin(1, 'old')).toBe(true)
    expect(await begin(2, 'x', { ...session, name: 'another' })).toBe(true)
    await store.setOperator({ ...operator, hash: 'new', created_at: later(3) })
    expect(await store.findOperator('example')).toEqual({ ...operator, hash: 'new' })
    expect(await store.findOperatorSession(hashOf(1))).toBeUndefined()
    expect(await store.findOperatorSession(hashOf(2))).toEqual({ ...session, name: 'another' })
    expect([await store.removeOperator('another'), await store.removeOperator('another')]).toEqual([
      true,
      false,
    ])
    expect(await store.findOperatorSession(hashOf(2))).toBeUndefined()
  })

  test('a session begins with the password that was verified, and old ones are forgotten', async () => {
    expect(await begin(1, 'another')).toBe(false)
    expect(await begin(1, 'old', { ...session, name: 'nobody' })).toBe(false)
    expect(await begin(1, 'old')).toBe(true)
    await store.recordOperatorSessionUse(hashOf(1), later(1))
    expect(await store.findOperatorSession(hashOf(1))).toEqual({ ...session, last_seen_at: later(1) })
    expect(await begin(2, 'old', session, later(1))).toBe(true)
    expect(await store.findOperatorSession(hashOf(1))).toBeUndefined()
    await store.endOperatorSession(hashOf(2))
    expect(await store.findOperatorSession(hashOf(2))).toBeUndefined()
  })

  test('is recorded: added, given another password, signed in and removed', async () => {
    await store.setOperator({ ...operator, name: 'second' }, origin)
    await store.setOperator({ ...operator, name: 'second', hash: 'new' }, origin)
    const of = { verified: 'new', forgetBefore: time, origin }
    await store.addOperatorSession(hashOf(1), { ...session, name: 'second' }, { ...of, verified: 'old' })
    await store.addOperatorSession(hashOf(1), { ...session, name: 'second' }, of)
    await store.removeOperator('second', origin)
    await store.removeOperator('second', origin)
    const filter = { account_id: 'default', key_id: undefined }
    const entries = await store.readAudit(filter, { before: undefined, limit: 5 })
    const operators = entries.filter(({ action }) => action.startsWith('operator.'))
    expect(operators.map(({ action, actor, detail }) => [action, actor, detail.operator])).toEqual(
      ['removed', 'signed_in', 'password_set', 'created'].map(each => [
        `operator.${each}`,
        'operator',
        'second',
      ]),
    )
  })

  test('opens no session of a customer, and the other way round', async () => {
    await begin(1, 'old')
    expect(await store.findSession(hashOf(1))).toBeUndefined()
  })
})
