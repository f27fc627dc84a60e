import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf, later, origin, sessionFor, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'
import { includesRole, newUserId, type User } from './users.ts'

describe.each(storeKinds)('users in $name', kind => {
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
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const userOf = (email: string | null, of: Partial<User> = {}): User => ({
    ...{ id: newUserId(), account_id: 'default', email, role: 'owner', created_at: time },
    ...of,
  })
  const owner = userOf('owner@example.com')
  const developer = userOf('developer@example.com', { role: 'developer', created_at: later(1) })
  const sessionOf = (user: User) => ({
    ...{ account_id: user.account_id, user_id: user.id },
    ...{ created_at: time, last_seen_at: time },
  })
  const actions = async () => {
    const filter = { account_id: 'default', key_id: undefined }
    const entries = await store.readAudit(filter, { before: undefined, limit: 100 })
    return entries.map(({ action, detail }) => [action, detail.user, detail.role])
  }

  test('sign in with their address, or the one without with the account', async () => {
    await store.addUser(owner, 'of the owner', origin)
    await store.addUser(developer, 'of the developer', origin)
    expect(await store.listUsers('default')).toEqual([owner, developer])
    expect(await store.listUsers('acc_2')).toEqual([])
    expect(await store.findUser(developer.id)).toEqual(developer)
    expect(await store.findSignIn('owner@example.com')).toEqual({ user: owner, hash: 'of the owner' })
    expect(await store.findSignIn('default')).toBeUndefined()
    expect(await store.findSignIn('nobody@example.com')).toBeUndefined()

    expect(await store.offerPassword('default', 'another', origin)).toBe(false)
    expect(await store.offerPassword('acc_2', 'first', origin)).toBe(true)
    expect(await store.offerPassword('acc_2', 'second', origin)).toBe(false)
    const found = await store.findSignIn('acc_2')
    expect(found).toMatchObject({ hash: 'first', user: { account_id: 'acc_2', email: null, role: 'owner' } })
    expect(await store.findSignIn('acc\0_2')).toBeUndefined()

    await store.setEmail(found?.user.id ?? '', 'second@example.com', origin)
    expect(await store.findSignIn('acc_2')).toBeUndefined()
    expect(await store.findSignIn('second@example.com')).toMatchObject({ hash: 'first' })
  })

  test('have an address that no user of any account has', async () => {
    await store.addUser(owner, 'hash', origin)
    const same = userOf('owner@example.com', { account_id: 'acc_2' })
    await expect(store.addUser(same, 'hash', origin)).rejects.toMatchObject({ code: 'email_taken' })
    await store.addUser(developer, 'hash', origin)
    const change = store.setEmail(developer.id, 'owner@example.com', origin)
    await expect(change).rejects.toMatchObject({ code: 'email_taken' })
    expect(await store.findUser(developer.id)).toEqual(developer)
    await store.setEmail(owner.id, 'owner@example.com', origin)

    const other = await database.open()
    const both = await Promise.allSettled(
      [store, other].map((each, index) =>
        each.addUser(
          userOf('new@example.com', { account_id: index === 0 ? 'default' : 'acc_2' }),
          'x',
          origin,
        ),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await other.close()
  })

  test('are changed with an entry in the audit log, and leave an owner', async () => {
    await store.addUser(owner, 'hash', origin)
    for (const change of [
      () => store.removeUser(owner.id, origin),
      () => store.setRole(owner.id, 'developer', origin),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'last_owner' })
    await store.addUser(developer, 'hash', origin)
    await store.setRole(developer.id, 'owner', origin)
    await store.removeUser(owner.id, origin)
    expect(await store.listUsers('default')).toEqual([{ ...developer, role: 'owner' }])
    expect(await actions()).toEqual([
      ['user.removed', owner.id, 'owner'],
      ['user.role_set', developer.id, 'owner'],
      ['user.created', developer.id, 'developer'],
      ['user.created', owner.id, 'owner'],
    ])
    for (const change of [
      () => store.removeUser(owner.id, origin),
      () => store.setUserPassword('usr_unknown', 'x', origin),
      () => store.addUser(userOf('x@example.com', { account_id: 'acc_unknown' }), 'x', origin),
      () => store.setPassword('acc_unknown', 'x', origin),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'not_found' })
  })

  test('if two owners remove each other at once, one stays', async () => {
    const second = userOf('second@example.com')
    await store.addUser(owner, 'hash', origin)
    await store.addUser(second, 'hash', origin)
    const other = await database.open()
    await Promise.allSettled([store.removeUser(owner.id, origin), other.removeUser(second.id, origin)])
    expect(await store.listUsers('default')).toHaveLength(1)
    await other.close()
  })

  test.each(['role', 'address', 'password', 'removal'])(
    'lose their sessions, and nobody else does: %s',
    async what => {
      await store.addUser(owner, 'hash', origin)
      await store.addUser(developer, 'hash', origin)
      await store.addSession(hashOf(1), sessionOf(owner), time, origin)
      await store.addSession(hashOf(2), sessionOf(developer), time, origin)
      await store.addSession(hashOf(3), await sessionFor(store, 'acc_2'), time, origin)
      if (what === 'role') await store.setRole(developer.id, 'read-only', origin)
      if (what === 'address') await store.setEmail(developer.id, 'another@example.com', origin)
      if (what === 'password') await store.setUserPassword(developer.id, 'another', origin)
      if (what === 'removal') await store.removeUser(developer.id, origin)
      expect(await store.findSession(hashOf(1))).toEqual({ ...sessionOf(owner), language: null })
      expect(await store.findSession(hashOf(2))).toBeUndefined()
      expect(await store.findSession(hashOf(3))).toMatchObject({ account_id: 'acc_2' })
      if (what === 'password') {
        expect(await store.findSignIn('developer@example.com')).toMatchObject({ hash: 'another' })
      }
    },
  )

  test('no session starts for a removed user, or if the password changed while it was verified', async () => {
    await store.addUser(owner, 'of the owner', origin)
    await store.addUser(developer, 'old', origin)
    const begin = (hash: number, password_hash: string) =>
      store.addSession(hashOf(hash), { ...sessionOf(developer), password_hash }, time, origin)
    expect(await begin(1, 'old')).toBe(true)
    await store.setUserPassword(developer.id, 'new', origin)
    expect(await begin(2, 'old')).toBe(false)
    expect(await begin(3, 'new')).toBe(true)
    await store.removeUser(developer.id, origin)
    expect(await begin(4, 'new')).toBe(false)
    for (const hash of [1, 2, 3, 4]) expect(await store.findSession(hashOf(hash))).toBeUndefined()
  })

  describe('links to set a password', () => {
    const linkOf = (byte: number, user = developer, expires_at = later(7)) => ({
      ...{ hash: hashOf(byte), user_id: user.id },
      expires_at,
    })
    const by = { at: later(1), address: '192.0.2.7' }
    beforeEach(async () => {
      await store.addUser(owner, 'of the owner', origin)
      await store.addUser(developer, 'old', origin)
    })

    test('set it once, end the sessions, and record the user as actor', async () => {
      await store.addSession(hashOf(9), sessionOf(developer), time, origin)
      await store.addPasswordLink(linkOf(1), time, origin)
      await store.addPasswordLink(linkOf(2), time, undefined)
      await store.addPasswordLink(linkOf(3, owner), time, undefined)
      expect(await store.findPasswordLink(hashOf(1), later(1))).toEqual(developer)
      expect(await store.findPasswordLink(hashOf(4), later(1))).toBeUndefined()
      expect(await store.redeemPasswordLink(hashOf(1), 'new', by)).toBe(true)
      expect(await store.findSignIn('developer@example.com')).toMatchObject({ hash: 'new' })
      expect(await store.findSession(hashOf(9))).toBeUndefined()
      for (const used of [1, 2]) {
        expect(await store.findPasswordLink(hashOf(used), later(1))).toBeUndefined()
        expect(await store.redeemPasswordLink(hashOf(used), 'again', by)).toBe(false)
      }
      expect(await store.findPasswordLink(hashOf(3), later(1))).toEqual(owner)
      const [set, made] = await store.readAudit(
        { account_id: 'default', key_id: undefined },
        { before: undefined, limit: 3 },
      )
      expect(set).toMatchObject({ action: 'password.set', actor: 'dashboard', actor_id: developer.id, ...by })
      expect(made).toMatchObject({ action: 'password.link_made', detail: { user: developer.id } })
      expect((await actions()).filter(([action]) => action === 'password.link_made')).toHaveLength(1)
    })

    test('end after their time, with another password, another address, and the user', async () => {
      await store.addPasswordLink(linkOf(1, developer, later(1)), time, origin)
      expect(await store.findPasswordLink(hashOf(1), later(1))).toBeUndefined()
      expect(await store.redeemPasswordLink(hashOf(1), 'new', by)).toBe(false)
      for (const change of [
        () => store.setUserPassword(developer.id, 'another', origin),
        () => store.setEmail(developer.id, 'another@example.com', origin),
        () => store.removeUser(developer.id, origin),
      ]) {
        await store.addPasswordLink(linkOf(2), time, origin)
        await change()
        expect(await store.redeemPasswordLink(hashOf(2), 'new', by)).toBe(false)
      }
      await expect(store.addPasswordLink(linkOf(3), time, origin)).rejects.toMatchObject({
        code: 'not_found',
      })
    })

    test('a link used in two services at once sets one password', async () => {
      await store.addPasswordLink(linkOf(1), time, origin)
      const other = await database.open()
      const used = await Promise.all(
        [store, other].map((each, index) => each.redeemPasswordLink(hashOf(1), `of ${index}`, by)),
      )
      await other.close()
      const found = await store.findSignIn('developer@example.com')
      expect(used.filter(Boolean)).toHaveLength(1)
      expect(found?.hash).toBe(`of ${used.indexOf(true)}`)
    })
  })

  test('the password of an account is that of its user without an address', async () => {
    await store.addUser(owner, 'of the owner', origin)
    await store.setPassword('default', 'first', origin)
    await store.addSession(hashOf(1), await sessionFor(store, 'default'), time, origin)
    await store.setPassword('default', 'second', origin)
    expect(await store.findSignIn('default')).toMatchObject({ hash: 'second', user: { role: 'owner' } })
    expect(await store.findSignIn('owner@example.com')).toMatchObject({ hash: 'of the owner' })
    expect(await store.findSession(hashOf(1))).toBeUndefined()
    expect(await store.listUsers('default')).toHaveLength(2)
  })
})

test('a role includes those below it', () => {
  expect(includesRole('owner', 'developer')).toBe(true)
  expect(includesRole('developer', 'developer')).toBe(true)
  expect(includesRole('read-only', 'developer')).toBe(false)
  expect(includesRole('developer', 'owner')).toBe(false)
})
