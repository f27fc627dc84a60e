import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { generationOf, hashOf, keyOf, later, origin } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'

/** Bytes of stored PDFs, in every database. */

const keys = { live: keyOf('key_1'), test: keyOf('key_test', { mode: 'test' }) }
const mode = fc.constantFrom('live', 'test')

/** A change of one job, by index modulo the number of jobs. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('make' as const), mode, bytes: fc.nat(10_000_000_000) }),
  fc.record({ kind: fc.constantFrom('expire', 'delete', 'erase'), index: fc.nat() }),
)

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
    await store.addKey(keys.live, hashOf(1), origin)
    await store.addKey(keys.test, hashOf(2), origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  test('the sum equals that of the stored PDFs, in any order of generation and deletion', async () => {
    let made = 0
    const expected = { live: 0, test: 0, templates: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async changes => {
        const stored: { id: string; mode: 'live' | 'test'; bytes: number }[] = []
        for (const each of changes) {
          if (each.kind === 'make' && 'bytes' in each) {
            const id = `job_${made++}`
            await store.record(generationOf(id, keys[each.mode], { bytes: each.bytes }))
            stored.push({ id, ...each })
            expected[each.mode] += each.bytes
          } else if ('index' in each && stored.length > 0) {
            const [job] = stored.splice(each.index % stored.length, 1)
            if (!job) continue
            const of = { id: job.id, account_id: 'default', mode: job.mode }
            if (each.kind === 'expire')
              await store.markFilesDeleted([job.id], { at: later(40), reason: 'retention' })
            if (each.kind === 'delete') await store.recordFileDeletion(of, origin)
            await store.eraseJob(of, origin)
            expected[job.mode] -= job.bytes
          }
        }
        expect(await store.storedBytes('default')).toEqual(expected)
        expect(await store.storedBytes(undefined)).toEqual(expected)
      }),
      { numRuns: runs(300, 15) },
    )
    expect(await store.storedBytes('acc_unknown')).toEqual({ live: 0, test: 0, templates: 0 })
  })

  test('jobs that are recorded and deleted at the same time are counted once each', async () => {
    const ids = Array.from({ length: 24 }, (_, index) => `job_${index}`)
    await Promise.all(ids.map(id => store.record(generationOf(id, keys.test, { bytes: 10 }))))
    expect((await store.storedBytes('default')).test).toBe(240)
    const gone = { at: later(40), reason: 'retention' } as const
    await Promise.all(
      ids.map((_, at) => store.markFilesDeleted([...ids.slice(at), ...ids.slice(0, at)], gone)),
    )
    expect((await store.storedBytes('default')).test).toBe(0)
  })
})
