import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountAnswerSchema } from '#contract/service-reads.ts'
import { createClient } from '../../../../clients/typescript/src/index.ts'
import { createKey } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { get, post } from '../../testing/client.ts'
import { numbered } from '../../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { planOf } from '../../testing/stored-keys.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService
let now: Date
beforeEach(async () => {
  folder = await temporaryFolder()
  now = new Date('2026-11-30T23:59:59.000Z')
  service = await start('0.20 € per PDF')
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

const start = (price?: string) =>
  startTestService(folder.path, { renderer: standInRenderer(), now: () => now, price })
const origin = byOperator(new Date())
const accountOf = async (key: string) =>
  accountAnswerSchema.parse(
    await createClient({ baseUrl: service.url, apiKey: key, retry: { attempts: 1 } }).getAccount(),
  )

test('a live key learns name, plan, allowance, use of the month and price of its account', async () => {
  await service.store.addAccount({ id: 'acc_2', name: 'Studio', created_at: origin.at }, origin)
  await service.store.addPlan(planOf('small', { monthly_cap: 50 }), origin)
  await service.store.setPlan('acc_2', 'small', origin)
  const made = { mode: 'live', name: 'x', origin, account: 'acc_2' } as const
  const { key } = await createKey(service.store, { ...made, own_cap: 3 })
  const other = await createKey(service.store, made)
  await post(service.url, await service.newKey('live'), { body: numbered('other') })
  for (const number of ['1', '2']) await post(service.url, key, { body: numbered(number) })
  await post(service.url, other.key, { body: numbered('3') })
  expect(await accountOf(key)).toEqual({
    ...{ id: 'acc_2', name: 'Studio', mode: 'live', plan: { id: 'small', name: 'Example' } },
    scopes: ['generate', 'read'],
    ...{ month: '2026-11', monthlyCap: 50, billed: 3, price: '0.20 € per PDF' },
    key: { name: 'x', monthlyCap: 3, billed: 2 },
  })
  await service.store.setPlanPrice('small', '0.10 € per PDF', origin)
  expect(await accountOf(key)).toMatchObject({ price: '0.10 € per PDF' })
  now = new Date('2026-12-01T00:00:00.000Z')
  expect(await accountOf(key)).toMatchObject({ month: '2026-12', billed: 0 })
})

test('a test key learns nothing of what live keys were billed', async () => {
  await post(service.url, await service.newKey('live'))
  await service.close()
  service = await start()
  expect(await accountOf(await service.newKey('test'))).toMatchObject({
    ...{ id: 'default', mode: 'test', monthlyCap: null, billed: null, price: null },
    key: { monthlyCap: null, billed: null },
  })
})

test('a key that may not read is refused, and so are none and a revoked one', async () => {
  const { key } = await createKey(service.store, { mode: 'live', name: 'x', origin, scopes: ['generate'] })
  expect((await get(service.url, '/v1/account', key)).problem().code).toBe('missing_scope')
  const revoked = await createKey(service.store, { mode: 'live', name: 'x', origin })
  await service.store.revokeKey(revoked.stored.id, origin)
  for (const wrong of [undefined, revoked.key])
    expect((await get(service.url, '/v1/account', wrong)).status).toBe(401)
})
