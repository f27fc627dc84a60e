import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, origin } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'

/** Secrets of links, in every database. */

const bytesOf = (byte: number) => new Uint8Array(32).fill(byte)

describe.each(storeKinds)('$name', kind => {
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

  const secrets = async (now: string) =>
    (await store.linkSecrets(now)).map(({ value, expires_at }) => [value[0], expires_at])

  test('the first is made once and is the one of before rotation', async () => {
    const [[first]] = [await store.linkSecrets(later(0))]
    expect(first).toEqual({ value: await store.secret('links'), expires_at: null })
  })

  test('one is in force; the others are valid until they expire, and are forgotten then', async () => {
    await store.rotateLinkSecret({ value: bytesOf(1), expires_at: later(0) }, { ...origin, at: later(0) })
    await store.rotateLinkSecret({ value: bytesOf(2), expires_at: later(7) }, { ...origin, at: later(1) })
    await store.rotateLinkSecret({ value: bytesOf(3), expires_at: later(9) }, { ...origin, at: later(2) })
    expect(await secrets(later(2))).toEqual([
      [3, null],
      [2, later(9)],
      [1, later(7)],
    ])
    expect(await secrets(later(8))).toEqual([
      [3, null],
      [2, later(9)],
    ])
    await store.rotateLinkSecret({ value: bytesOf(4), expires_at: later(5) }, { ...origin, at: later(3) })
    expect((await secrets(later(3))).map(([, expires_at]) => expires_at)).toEqual([
      null,
      later(5),
      later(5),
      later(5),
    ])
    await store.rotateLinkSecret({ value: bytesOf(5), expires_at: later(4) }, { ...origin, at: later(4) })
    expect(await secrets(later(4))).toEqual([[5, null]])
  })

  test('rotations at the same time lose no secret', async () => {
    const before = (await store.linkSecrets(later(0))).map(({ value }) => value[0])
    const change = { expires_at: later(7) }
    await Promise.all(
      [1, 2, 3].map(byte => store.rotateLinkSecret({ value: bytesOf(byte), ...change }, origin)),
    )
    const known = (await store.linkSecrets(later(1))).map(({ value }) => value[0])
    expect(known.sort()).toEqual([...before, 1, 2, 3].sort())
  })
})
