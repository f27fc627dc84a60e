import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { storeKinds, type TestDatabase } from '../testing/stores.ts'
import { createLargePermits } from './large-permits.ts'

describe.each(storeKinds)('$name', kind => {
  let databases: Awaited<ReturnType<typeof kind.start>>
  let database: TestDatabase
  const stores: Store[] = []
  beforeAll(async () => {
    databases = await kind.start()
    database = await databases.newDatabase()
    stores.push(await database.open(), await database.open())
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
    await database.remove()
    await databases.end()
  })

  test('an account has as many permits as its limit, and gets them again', async () => {
    const lock = createLargePermits(stores[0] as Store, 2)
    const [first, second, third] = [await lock('a'), await lock('a'), await lock('a')]
    expect([first, second, third].map(permit => permit !== undefined)).toEqual([true, true, false])
    expect(await lock('b')).toBeDefined()
    await first?.()
    const again = await lock('a')
    expect(again).toBeDefined()
    await again?.()
    await second?.()
  })

  // one process serves a SQLite database
  test.runIf(kind.name === 'PostgreSQL')('instances share them', async () => {
    const [one, other] = stores.map(store => createLargePermits(store, 2))
    const held = [await one?.('c'), await other?.('c')]
    expect(held.every(permit => permit !== undefined)).toBe(true)
    expect([await one?.('c'), await other?.('c')]).toEqual([undefined, undefined])
    // an instance that ends gives its permits back
    await stores.shift()?.close()
    await expect.poll(() => other?.('c')).toBeDefined()
  })
})
