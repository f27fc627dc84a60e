import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../store/store.ts'
import { storeKinds, type TestDatabase } from '../testing/stores.ts'
import { createRenderPermits } from './render-permits.ts'

const large = (account: string) => ({ account, size: 'large', concurrent: null }) as const

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
    const lock = createRenderPermits(stores[0] as Store, 2)
    const [first, second, third] = [await lock(large('a')), await lock(large('a')), await lock(large('a'))]
    expect([first, second, third].map(permit => permit !== undefined)).toEqual([true, true, false])
    expect(await lock(large('b'))).toBeDefined()
    await first?.()
    const again = await lock(large('a'))
    expect(again).toBeDefined()
    await again?.()
    await second?.()
  })

  test('a plan limits small and large renders together, and a refused one holds nothing', async () => {
    const lock = createRenderPermits(stores[0] as Store, 1)
    const task = { account: 'd', concurrent: 2 } as const
    const first = await lock({ ...task, size: 'large' })
    expect(await lock({ ...task, size: 'large' })).toBeUndefined()
    const second = await lock({ ...task, size: 'small' })
    expect([first, second].every(permit => permit !== undefined)).toBe(true)
    expect(await lock({ ...task, size: 'small' })).toBeUndefined()
    await first?.()
    const again = await lock({ ...task, size: 'large' })
    expect(again).toBeDefined()
    await Promise.all([again?.(), second?.()])
  })

  // only one process uses a SQLite database
  test.runIf(kind.name === 'PostgreSQL')('instances share them', async () => {
    const [one, other] = stores.map(store => createRenderPermits(store, 2))
    const held = [await one?.(large('c')), await other?.(large('c'))]
    expect(held.every(permit => permit !== undefined)).toBe(true)
    expect([await one?.(large('c')), await other?.(large('c'))]).toEqual([undefined, undefined])
    // closing an instance releases its permits
    await stores.shift()?.close()
    await expect.poll(() => other?.(large('c'))).toBeDefined()
  })
})
