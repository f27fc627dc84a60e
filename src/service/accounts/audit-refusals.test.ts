import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AuditEntry } from '../store/audit-store.ts'
import { get, post } from '../testing/client.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'
import { createKey } from './keys.ts'
import { byOperator } from './origins.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startTestService(folder.path, { renderer: standInRenderer() })
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const refusals = async (key_id: string): Promise<AuditEntry[]> => {
  const page = { before: undefined, limit: 100 }
  const entries = await service.store.readAudit({ account_id: undefined, key_id }, page)
  return entries.filter(({ action }) => action === 'key.refused')
}

test.each([
  ['missing_scope', { scopes: ['read'] }],
  ['address_not_allowed', { addresses: ['192.0.2.7'] }],
  ['expired_key', { expires_at: '2026-01-01T00:00:00.000Z' }],
] as const)('%s is recorded once an hour, with the address of the request', async (reason, limits) => {
  const origin = byOperator(new Date())
  const { key, stored } = await createKey(service.store, { mode: 'live', name: 'Shop', origin, ...limits })
  for (const _ of Array(3)) expect((await post(service.url, key)).problem().code).toBe(reason)
  const [entry, ...others] = await refusals(stored.id)
  expect([entry, others]).toMatchObject([
    { actor: 'key', actor_id: stored.id, address: '127.0.0.1', detail: { name: 'Shop', reason } },
    [],
  ])
  expect(JSON.stringify(entry)).not.toContain(key.slice(0, 20))
})

test('a revoked key is recorded, and answered like an unknown one', async () => {
  const origin = byOperator(new Date())
  const { key, stored } = await createKey(service.store, { mode: 'live', name: 'Shop', origin })
  await service.store.revokeKey(stored.id, origin)
  expect((await get(service.url, '/v1/jobs', key)).problem().code).toBe('invalid_key')
  expect(await refusals(stored.id)).toMatchObject([{ detail: { reason: 'revoked_key' } }])
})

test('each reason is recorded for itself, and a request that is answered is not', async () => {
  const origin = byOperator(new Date())
  const { key, stored } = await createKey(service.store, {
    ...{ mode: 'live', name: 'Shop', origin, scopes: ['read'] },
  })
  expect((await get(service.url, '/v1/jobs', key)).status).toBe(200)
  expect(await refusals(stored.id)).toEqual([])
  await post(service.url, key)
  await service.store.revokeKey(stored.id, origin)
  await post(service.url, key)
  const reasons = (await refusals(stored.id)).map(({ detail }) => detail.reason)
  expect(reasons).toEqual(['revoked_key', 'missing_scope'])
})
