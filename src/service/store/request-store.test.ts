import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { later, origin, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { LoggedRequest, RequestFilter } from './request-store.ts'
import type { Store } from './store.ts'

describe.each(storeKinds)('the request log in $name', kind => {
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
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const requestOf = (request_id: string, of: Partial<LoggedRequest> = {}): LoggedRequest => ({
    at: time,
    request_id,
    method: 'POST',
    route: '/v1/generate',
    status: 200,
    code: null,
    account_id: 'default',
    key_id: 'key_1',
    client: '192.0.2.7',
    milliseconds: 12,
    ...of,
  })
  const read = (filter: Partial<RequestFilter> = {}, before?: number, limit = 100) =>
    store.readRequests(
      { account_id: 'default', request_id: undefined, isFailed: false, since: '', ...filter },
      { before, limit },
    )
  const idsOf = async (...args: Parameters<typeof read>) =>
    (await read(...args)).map(({ request_id }) => request_id)

  test('returns entries newest first, in pages', async () => {
    const refused = requestOf('b', { status: 429, code: 'rate_limited' })
    const lost = requestOf('c', { status: null })
    await store.logRequests([requestOf('a'), refused])
    await store.logRequests([lost])
    const entries = await read()
    expect(entries).toEqual([
      { ...lost, id: entries[0]?.id },
      { ...refused, id: entries[1]?.id },
      { ...requestOf('a'), id: entries[2]?.id },
    ])
    expect(await idsOf({}, undefined, 2)).toEqual(['c', 'b'])
    expect(await idsOf({}, entries[1]?.id)).toEqual(['a'])
    expect(await idsOf({ isFailed: true })).toEqual(['c', 'b'])
  })

  test('an entry that cannot be stored is a fault of the caller, and nothing of its batch is written', async () => {
    const wrong = Object.assign(requestOf('b'), { client: undefined })
    await expect(store.logRequests([requestOf('a'), wrong])).rejects.not.toBeInstanceOf(AppError)
    expect(await idsOf()).toEqual([])
  })

  test('shows an account its own requests, and by their whole id those without an account', async () => {
    const nobody = requestOf('same', { account_id: '', key_id: null, status: 401, code: 'invalid_key' })
    await store.logRequests([requestOf('same'), requestOf('same', { account_id: 'other' }), nobody])
    expect(await read()).toMatchObject([{ account_id: 'default' }])
    expect(await read({ request_id: 'same' })).toMatchObject([{ account_id: '' }, { account_id: 'default' }])
    expect(await idsOf({ request_id: 'sam' })).toEqual([])
    expect(await read({ request_id: 'same', isFailed: true })).toMatchObject([{ account_id: '' }])
  })

  test('has nothing of an account that was erased', async () => {
    await store.logRequests([requestOf('gone'), requestOf('of another', { account_id: 'other' })])
    await store.eraseAccount('default')
    expect(await idsOf()).toEqual([])
    expect(await idsOf({ account_id: 'other' })).toEqual(['of another'])
  })

  test('takes nothing of a deleted account, whose last requests are written after its deletion', async () => {
    await store.addAccount({ id: 'acc_2', name: 'Second', created_at: time }, origin)
    await store.suspendAccount('acc_2', 'stop', origin)
    await store.logRequests([requestOf('suspended', { account_id: 'acc_2' })])
    expect(await idsOf({ account_id: 'acc_2' })).toEqual(['suspended'])
    await store.deleteAccount('acc_2', origin)
    await store.eraseAccount('acc_2')
    await store.logRequests([
      requestOf('late', { account_id: 'acc_2' }),
      requestOf('of nobody', { account_id: '', key_id: null }),
      requestOf('of another'),
    ])
    expect(await idsOf({ account_id: 'acc_2' })).toEqual([])
    expect(await idsOf()).toEqual(['of another'])
    expect(await idsOf({ request_id: 'of nobody' })).toEqual(['of nobody'])
  })

  test('deletes old entries, and those above the limit of an account', async () => {
    await store.logRequests([requestOf('old'), requestOf('new', { at: later(1) })])
    expect(await idsOf({ since: later(1) })).toEqual(['new'])
    expect(await idsOf({ since: later(1), request_id: 'old' })).toEqual([])
    expect(await store.forgetRequests(later(1))).toBe(1)
    expect(await idsOf()).toEqual(['new'])
    await store.logRequests(['1', '2', '3'].map(id => requestOf(id)))
    await store.logRequests([requestOf('of another', { account_id: 'other' })])
    await store.limitRequests('default', 2)
    expect(await idsOf()).toEqual(['3', '2'])
    await store.limitRequests('default', 2)
    expect(await idsOf()).toEqual(['3', '2'])
    expect(await idsOf({ account_id: 'other' })).toEqual(['of another'])
  })
})
