import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashOf, later, origin, planOf, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { OpenedAccount, SignUp } from './sign-ups.ts'
import type { Store } from './store.ts'
import type { User } from './users.ts'

describe.each(storeKinds)('sign-ups in $name', kind => {
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
    await store.addPlan(planOf('trial', { monthly_cap: 5 }), origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const signUpOf = (number: number, of: Partial<SignUp> = {}): SignUp => ({
    ...{ id: `sgn_${number}`, email: 'new@example.com', created_at: time, expires_at: later(1) },
    ...{ plan_id: null, invited_by: null },
    ...of,
  })
  const asked = (number: number, of: Partial<SignUp> = {}, limit = 9) =>
    store.addSignUp(signUpOf(number, of), hashOf(number), { limit, origin: undefined })
  const openedOf = (number: number, of: Partial<OpenedAccount> = {}): OpenedAccount => ({
    ...{ account: { id: `acc_${number}`, name: 'New', created_at: time }, plan_id: 'trial' },
    language: 'de',
    ...{ owner: { id: `usr_${number}` }, hash: `hash ${number}`, terms: 'digest', address: '192.0.2.7' },
    ...of,
  })
  const entries = async (account_id: string) =>
    store.readAudit({ account_id, key_id: undefined }, { before: undefined, limit: 20 })

  test('open an account with plan, owner and password, once', async () => {
    await asked(1)
    await asked(2)
    await asked(3, { email: 'other@example.com' })
    expect(await store.findSignUp(hashOf(1), time)).toEqual(signUpOf(1))
    const owner: User = {
      ...{ id: 'usr_1', account_id: 'acc_1', email: 'new@example.com' },
      ...{ role: 'owner', created_at: time },
    }
    expect(await store.openAccount(hashOf(1), openedOf(1))).toEqual(owner)
    expect(await store.findAccount('acc_1')).toMatchObject({ name: 'New', plan_id: 'trial' })
    expect(await store.findSignIn('new@example.com')).toEqual({ user: owner, hash: 'hash 1' })
    const recorded = await entries('acc_1')
    expect(recorded.map(({ action }) => action)).toEqual([
      'password.set',
      'user.created',
      'account.plan_set',
      'account.created',
    ])
    for (const entry of recorded)
      expect(entry).toMatchObject({ actor: 'dashboard', actor_id: 'usr_1', address: '192.0.2.7', at: time })
    expect(recorded.at(-1)?.detail).toEqual({ name: 'New', sign_up: 'sgn_1', terms: 'digest' })

    for (const used of [1, 2]) {
      expect(await store.findSignUp(hashOf(used), time)).toBeUndefined()
      expect(await store.openAccount(hashOf(used), openedOf(7))).toBeUndefined()
    }
    expect(await store.findAccount('acc_7')).toBeUndefined()
    expect(await store.findSignUp(hashOf(3), time)).toMatchObject({ email: 'other@example.com' })
  })

  test('open one account when two services use the link, or two links of the address, at once', async () => {
    await asked(1)
    await asked(2)
    const other = await database.open()
    const opened = await Promise.allSettled(
      [1, 1, 2].map((link, index) =>
        (index === 1 ? other : store).openAccount(hashOf(link), openedOf(10 + index)),
      ),
    )
    await other.close()
    const users = opened.flatMap(result =>
      result.status === 'fulfilled' && result.value ? result.value : [],
    )
    expect(users).toHaveLength(1)
    expect((await store.listAccounts()).filter(({ name }) => name === 'New')).toHaveLength(1)
    expect((await store.findSignIn('new@example.com'))?.user).toEqual(users[0])
  })

  test('end with their time, and are removed then', async () => {
    await asked(1)
    await asked(2, { email: 'other@example.com', expires_at: later(7) })
    expect(await store.openAccount(hashOf(1), openedOf(1, { account: { ...accountLater } }))).toBeUndefined()
    expect(await store.countSignUps(later(1))).toBe(1)
    expect((await store.listSignUps(later(1), { before: undefined, limit: 9 })).map(({ id }) => id)).toEqual([
      'sgn_2',
    ])
    expect(await store.forgetSignUps(later(1))).toBe(1)
    expect(await store.forgetSignUps(later(1))).toBe(0)
    expect(await store.countSignUps(time)).toBe(1)
  })

  test('that operators made for one address are limited, in two services at once too', async () => {
    const other = await database.open()
    const added = await Promise.all(
      [1, 2, 3, 4].map(number =>
        [store, other][number % 2]?.addSignUp(signUpOf(number, { invited_by: 'example' }), hashOf(number), {
          ...{ limit: 2, origin },
        }),
      ),
    )
    await other.close()
    expect(added.filter(Boolean)).toHaveLength(2)
    expect(await store.countSignUps(time)).toBe(2)
    const next = { invited_by: 'example', created_at: later(1), expires_at: later(2) }
    expect(await asked(5, next, 2)).toBe(true)
  })

  test('that were requested do not block further ones: the oldest of the address ends', async () => {
    await asked(1, { invited_by: 'example' })
    for (const number of [2, 3, 4])
      expect(await asked(number, { created_at: `${time.slice(0, -2)}${number}Z` }, 2)).toBe(true)
    await asked(5, { email: 'other@example.com' }, 2)
    const valid = await Promise.all([1, 2, 3, 4, 5].map(number => store.findSignUp(hashOf(number), time)))
    expect(valid.map(found => found?.id)).toEqual(['sgn_1', undefined, 'sgn_3', 'sgn_4', 'sgn_5'])
  })

  test('are listed by their end, a page at a time, and withdrawn with an entry that names no address', async () => {
    for (const number of [1, 2, 3])
      await asked(number, { expires_at: later(1 + number), email: `new-${number}@example.com` })
    const page = (before: string | undefined) => store.listSignUps(time, { before, limit: 2 })
    expect((await page(undefined)).map(({ id }) => id)).toEqual(['sgn_3', 'sgn_2'])
    expect((await page('sgn_2')).map(({ id }) => id)).toEqual(['sgn_1'])
    const invited = signUpOf(4, { invited_by: 'example', plan_id: 'trial' })
    await store.addSignUp(invited, hashOf(4), { limit: 9, origin })
    for (const _twice of [1, 2]) await store.withdrawSignUp('sgn_4', origin)
    expect(await store.findSignUp(hashOf(4), time)).toBeUndefined()
    const recorded = (await entries('default')).filter(({ action }) => action.startsWith('sign_up.'))
    expect(recorded.map(({ action, detail }) => [action, detail])).toEqual([
      ['sign_up.withdrawn', { sign_up: 'sgn_4' }],
      ['sign_up.invited', { sign_up: 'sgn_4' }],
    ])
  })

  test('take an address from an invitation that was not accepted, and not from a user', async () => {
    const user: User & { email: string } = {
      ...{ id: 'usr_invited', account_id: 'default', email: 'new@example.com' },
      ...{ role: 'developer', created_at: time },
    }
    await store.inviteUser(user, { hash: 'x', link: hashOf(8), expires_at: later(7) }, origin)
    await asked(1)
    expect(await store.openAccount(hashOf(1), openedOf(1))).toMatchObject({ account_id: 'acc_1' })
    expect(await store.findPasswordLink(hashOf(8), time)).toBeUndefined()
    expect(await store.listInvitedUsers('default')).toEqual([])

    await asked(2)
    const refused = store.openAccount(hashOf(2), openedOf(2))
    await expect(refused).rejects.toMatchObject({ code: 'email_taken' })
    expect(await store.findAccount('acc_2')).toBeUndefined()
    expect((await store.findSignIn('new@example.com'))?.hash).toBe('hash 1')
  })
})

const accountLater = { id: 'acc_1', name: 'New', created_at: later(1) }
