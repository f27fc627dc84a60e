import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, origin, planOf } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import { noLimits } from './plans.ts'
import type { Store } from './store.ts'

describe.each(storeKinds)('plans in $name', kind => {
  const key = keyOf('key_1')
  const business = planOf('business', {
    requests_per_minute: 1200,
    stored_bytes: 10_000_000_000,
    live_kept_days: 365,
  })
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
    await store.addKey(key, hashOf(1), origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  test('every account has one that limits nothing, until it gets another', async () => {
    const plan = { ...planOf('default'), name: 'Default' }
    expect(await store.findPlanOf('default')).toMatchObject({ ...plan, created_at: expect.any(String) })
    expect((await store.findKey(hashOf(1)))?.plan).toEqual(noLimits)
    expect((await store.findAccount('default'))?.plan_id).toBe('default')
    expect(await store.findPlanOf('acc_unknown')).toBeUndefined()
  })

  test('the price is a separate text, which changes of limits keep', async () => {
    await store.addPlan({ ...business, price: '0.20 € per PDF' }, origin)
    await store.setPlan('default', 'business', origin)
    await store.changePlan('business', { ...noLimits, monthly_cap: 5 }, origin)
    expect(await store.findPlanOf('default')).toMatchObject({ price: '0.20 € per PDF', monthly_cap: 5 })
    await store.setPlanPrice('business', null, origin)
    expect(await store.findPlanOf('default')).toMatchObject({ price: null, monthly_cap: 5 })
    const filter = { account_id: 'default', key_id: undefined }
    const [changed] = await store.readAudit(filter, { before: undefined, limit: 1 })
    expect(changed).toMatchObject({ action: 'plan.changed', detail: { plan: 'business', price: null } })
    const unknown = store.setPlanPrice('none', 'x', origin)
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a plan and its changes are seen with the next request, in every process', async () => {
    const other = await database.open()
    await other.addPlan(business, origin)
    await other.setPlan('default', 'business', origin)
    const { id: _, name: __, created_at: ___, price: ____, ...limits } = business
    expect((await store.findKey(hashOf(1)))?.plan).toEqual(limits)
    expect(await store.findPlanOf('default')).toEqual(business)
    await other.changePlan('business', { ...noLimits, concurrent_renders: 3 }, origin)
    expect((await store.findKey(hashOf(1)))?.plan).toEqual({ ...noLimits, concurrent_renders: 3 })
    expect((await store.listPlans()).map(({ id }) => id)).toEqual(['business', 'default'])
    await other.close()
  })

  test('ids are unique, and unknown ones are rejected', async () => {
    await store.addPlan(business, origin)
    await expect(store.addPlan(business, origin)).rejects.toMatchObject({ code: 'plan_exists' })
    for (const change of [
      () => store.changePlan('unknown', noLimits, origin),
      () => store.setPlan('default', 'unknown', origin),
      () => store.setPlan('acc_unknown', 'business', origin),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'not_found' })
  })

  test('changes are in the audit log; what changes nothing is not', async () => {
    await store.addPlan(business, origin)
    await store.setPlan('default', 'business', origin)
    await store.setPlan('default', 'business', origin)
    await store.changePlan('business', { ...noLimits, monthly_cap: 5 }, origin)
    await expect(store.setPlan('default', 'unknown', origin)).rejects.toThrow()
    const filter = { account_id: 'default', key_id: undefined }
    const entries = await store.readAudit(filter, { before: undefined, limit: 100 })
    expect(entries.map(({ action, detail }) => [action, detail])).toMatchObject([
      ['plan.changed', { plan: 'business', monthly_cap: 5, requests_per_minute: null }],
      ['account.plan_set', { plan: 'business' }],
      ['plan.created', { plan: 'business', requests_per_minute: 1200 }],
      ['key.created', {}],
    ])
  })

  describe('a monthly cap', () => {
    beforeEach(async () => {
      await store.addPlan(planOf('capped', { monthly_cap: 3 }), origin)
      await store.setPlan('default', 'capped', origin)
    })

    test('is not passed by parallel jobs of several keys and processes', async () => {
      const second = keyOf('key_2')
      await store.addKey(second, hashOf(2), origin)
      const other = await database.open()
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) => {
          const job = generationOf(`job_${index}`, index % 3 === 0 ? second : key)
          return (index % 2 === 0 ? store : other).record(job)
        }),
      )
      const counts = Object.groupBy(outcomes, ({ outcome }) => outcome)
      expect([counts.recorded?.length, counts.capped?.length]).toEqual([3, 9])
      expect(await store.listLedger()).toHaveLength(3)
      await other.close()
    })

    test('counts the month of the job, and no test job', async () => {
      const free = keyOf('key_2', { mode: 'test' })
      await store.addKey(free, hashOf(2), origin)
      const outcomeOf = async (id: string, by = key, at = '2026-11-30T23:59:59.999Z') =>
        (await store.record(generationOf(id, by, { at }))).outcome
      for (const id of ['a', 'b', 'c']) expect(await outcomeOf(id)).toBe('recorded')
      expect(await outcomeOf('d')).toBe('capped')
      expect(await store.findJob('d', key)).toBeUndefined()
      expect(await outcomeOf('e', free)).toBe('recorded')
      expect(await outcomeOf('f', key, '2026-12-01T00:00:00.000Z')).toBe('recorded')
    })

    test('still repeats earlier answers', async () => {
      const again = (id: string) => store.record(generationOf(id, key, { idempotencyKey: 'order-1' }))
      await again('job_1')
      await store.changePlan('capped', { ...noLimits, monthly_cap: 1 }, origin)
      const earlier = { answer: 'answer of job_1', fingerprint: 'fingerprint of job_1' }
      expect(await again('job_2')).toEqual({ outcome: 'answered', earlier })
    })

    test('uses no Idempotency-Key', async () => {
      await store.changePlan('capped', { ...noLimits, monthly_cap: 0 }, origin)
      const job = generationOf('job_1', key, { idempotencyKey: 'order-1' })
      expect((await store.record(job)).outcome).toBe('capped')
      await store.changePlan('capped', noLimits, origin)
      expect((await store.record(job)).outcome).toBe('recorded')
    })
  })
})
