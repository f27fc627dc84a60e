import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { composeKey } from '#core/text/key.ts'
import { createKey } from '../../accounts/keys.ts'
import { noLimits } from '../../store/plans.ts'
import type { KeyRestrictions } from '../../store/store.ts'
import { post } from '../../testing/client.ts'
import { startTestService, type TestService, temporaryFolder } from '../../testing/service.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { origin, planOf } from '../../testing/stored-keys.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: TestService

beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(async () => {
  await service.close()
  await folder.remove()
})

async function start(rateLimits: object): Promise<void> {
  service = await startTestService(folder.path, { renderer: standInRenderer(), rateLimits })
}

describe('the requests of an account', () => {
  test('are counted down in the headers, and refused with the time to wait when none is left', async () => {
    await start({ requests: 3 })
    const key = await service.newKey('live')
    const answers = []
    for (let count = 0; count < 4; count++) answers.push(await post(service.url, key))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    const remaining = answers.map(
      ({ headers }) => /^"account";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1],
    )
    expect(remaining).toEqual(['2', '1', '0', '0'])
    const refused = answers[3]
    expect(refused?.headers.get('ratelimit-policy')).toBe('"account";q=3;w=60')
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.problem()).toMatchObject({ code: 'rate_limited', status: 429 })
    expect(await service.ledger()).toHaveLength(3)
  })

  test('are counted whether they succeed or not, and before their body is read', async () => {
    await start({ requests: 1 })
    const key = await service.newKey('live')
    expect((await post(service.url, key, { body: '{' })).status).toBe(400)
    expect((await post(service.url, key, { body: ' '.repeat(3_000_000) })).status).toBe(429)
  })

  test('are counted for all keys of a mode together, live and test apart', async () => {
    await start({ requests: 1 })
    const [first, second, free] = [
      await service.newKey('live'),
      await service.newKey('live'),
      await service.newKey('test'),
    ]
    expect((await post(service.url, first)).status).toBe(200)
    expect((await post(service.url, second)).status).toBe(429)
    expect((await post(service.url, free)).status).toBe(200)
  })

  test('are limited by the plan of the account, above or below the setting, from the next request on', async () => {
    await start({ requests: 2 })
    const key = await service.newKey('live')
    await service.store.addPlan(planOf('business', { requests_per_minute: 3 }), origin)
    expect((await post(service.url, key)).headers.get('ratelimit')).toMatch(/r=1;/)
    await service.store.setPlan('default', 'business', origin)
    const { headers } = await post(service.url, key)
    expect(headers.get('ratelimit-policy')).toBe('"account";q=3;w=60')
    expect(headers.get('ratelimit')).toMatch(/r=1;/)
    await service.store.changePlan('business', { ...noLimits, requests_per_minute: 1 }, origin)
    expect((await post(service.url, key)).status).toBe(429)
    await service.store.changePlan('default', { ...noLimits, requests_per_minute: 9 }, origin)
    await service.store.setPlan('default', 'default', origin)
    expect((await post(service.url, key)).status).toBe(200)
  })

  test('are taken again when the time has passed', async () => {
    await start({ requests: 1, windowSeconds: 1 })
    const key = await service.newKey('test')
    const status = async () => (await post(service.url, key)).status
    // two requests may be more than a second apart
    await expect.poll(status).toBe(429)
    await expect.poll(status).toBe(200)
  })

  test('are without limit and without its headers at 0', async () => {
    await start({ requests: 0 })
    const key = await service.newKey('test')
    for (let count = 0; count < 5; count++) {
      const { status, headers } = await post(service.url, key)
      expect([status, headers.get('ratelimit')]).toEqual([200, null])
    }
  })
})

describe('keys that are not in force', () => {
  const never = composeKey('live', '0'.repeat(30))

  test('take nothing of the requests of their account, and slow down their address', async () => {
    await start({ requests: 2, badKeys: 3 })
    const keyWith = async (limits: Partial<KeyRestrictions>) =>
      (await createKey(service.store, { mode: 'live', name: 'limited', origin, ...limits })).key
    const from = { headers: { 'x-forwarded-for': '198.51.100.7' } }
    const refused = [
      await keyWith({ addresses: ['192.0.2.7'] }),
      await keyWith({ expires_at: '2026-01-01T00:00:00.000Z' }),
      await keyWith({ scopes: ['read'] }),
    ]
    const statuses: number[] = []
    for (const key of [...refused, ...refused]) statuses.push((await post(service.url, key, from)).status)
    expect(statuses).toEqual([403, 401, 403, 429, 429, 429])
    const key = await service.newKey('live')
    expect((await post(service.url, key, from)).headers.get('ratelimit')).toMatch('"account";r=1;')
    expect((await post(service.url, key)).status).toBe(200)
  })

  test('slow down their address after too many, and block no valid key behind it', async () => {
    await start({ badKeys: 3 })
    for (const key of [never, 'svc_live_', undefined]) {
      expect((await post(service.url, key)).status).toBe(401)
    }
    const { status, headers, problem } = await post(service.url, never)
    expect([status, problem().code]).toEqual([429, 'rate_limited'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post(service.url, await service.newKey('live'))).status).toBe(200)
    expect((await post(service.url, undefined)).status).toBe(429)
  })

  test('slow down no other address: a trusted proxy states that of the caller', async () => {
    await start({ badKeys: 1 })
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    expect((await post(service.url, never, from('192.0.2.1'))).status).toBe(401)
    expect((await post(service.url, never, from('192.0.2.1'))).status).toBe(429)
    expect((await post(service.url, never, from('192.0.2.2'))).status).toBe(401)
  })

  test('are of the proxy itself when it is not trusted', async () => {
    service = await startTestService(folder.path, {
      renderer: standInRenderer(),
      rateLimits: { badKeys: 1 },
      trustedProxies: '192.0.2.99',
    })
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    expect((await post(service.url, never, from('192.0.2.1'))).status).toBe(401)
    expect((await post(service.url, never, from('192.0.2.2'))).status).toBe(429)
  })
})
