import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForKey, decide, fetchKey } from '../../accounts/device-grants.ts'
import { authenticate } from '../../accounts/keys.ts'
import { postgresPrograms } from '../../testing/postgres.ts'
import { openSharedPostgres, type SharedPostgres } from '../../testing/shared-postgres.ts'
import { origin } from '../../testing/stored-keys.ts'
import { keyScopes, type Store } from '../store.ts'
import { openPostgresStore } from './postgres-store.ts'

/** One test for `npm test`; store/device-grants.test.ts contains the cases of both databases. */
describe.runIf(postgresPrograms !== undefined)('PostgreSQL', () => {
  let server: SharedPostgres
  let store: Store
  beforeAll(async () => {
    server = await openSharedPostgres()
    store = await openPostgresStore(await server.migratedDatabase())
  })
  afterAll(async () => {
    await store.close()
    await server.end()
  })

  test('gives a computer its key', async () => {
    const now = new Date()
    const user = { id: 'usr_1', account_id: 'default', email: 'person@example.com' } as const
    await store.addUser({ ...user, role: 'owner', created_at: now.toISOString() }, 'hash', origin)
    const asked = await askForKey(store, {
      ...{ computer: 'Studio', scopes: keyScopes, address: '192.0.2.9', now },
    })
    if (asked === undefined) throw new Error('no code')
    const by = { address: '192.0.2.9', now }
    expect(await fetchKey(store, asked.deviceCode, by)).toEqual({ is: 'pending' })
    await decide(store, asked.userCode, { is: 'confirmed', mode: 'live', monthly_cap: null }, { ...by, user })
    const fetched = await fetchKey(store, asked.deviceCode, by)
    if (fetched.is !== 'delivered') throw new Error(fetched.is)
    expect(fetched.stored).toMatchObject({ name: 'Billwright on Studio', computer: 'Studio', own_cap: null })
    expect(await authenticate(store, fetched.key, now)).toMatchObject({ outcome: 'active' })
    expect(await fetchKey(store, asked.deviceCode, by)).toEqual({ is: 'used' })
  })
})
