import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimOf, generationOf, hashOf, keyOf, later, origin, planOf, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import { noLimits } from './plans.ts'
import type { Store } from './store.ts'
import { type NewWebhook, newWebhookId } from './webhook-store.ts'

/** Mails about spending, in every database. */

describe.each(storeKinds)('mails about spending in $name', kind => {
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
    await store.addKey(live, hashOf(1), origin)
    await store.addPlan(planOf('small', { monthly_warning: 1, monthly_cap: 2 }), origin)
    await store.setPlan('default', 'small', origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const live = keyOf('key_live')
  const record = (number: number, at = time) =>
    store.record(generationOf(`job_${number}`, live, { number: `${number}`, at }))
  const claimAt = (now: string, by = store) => by.claimSpendingMails({ now, leaseUntil: later(1), limit: 10 })

  test('each event has one mail, until it is settled', async () => {
    await record(1)
    await record(2)
    const due = await claimAt(time)
    const of = { account_id: 'default', month: '2026-11', created_at: time, cap: 2 } as const
    expect(due.sort((one, other) => one.billed - other.billed)).toEqual([
      { ...of, event: 'spending.warning', billed: 1, limit_value: 1 },
      { ...of, event: 'spending.cap_reached', billed: 2, limit_value: 2 },
    ])
    expect(await claimAt(time)).toEqual([])
    const [warning, cap] = due
    if (!warning || !cap) throw new Error('missing')
    await store.settleSpendingMail(warning, null)
    expect(await claimAt(later(1))).toEqual([cap])
    await store.settleSpendingMail(cap, later(5))
    expect(await claimAt(later(4))).toEqual([])
    expect(await claimAt(later(5))).toEqual([cap])
    expect(await record(3)).toEqual({ outcome: 'capped' })
    await record(4, later(20))
    await store.settleSpendingMail(cap, null)
    expect(await claimAt(later(20))).toMatchObject([{ month: '2026-12', event: 'spending.warning' }])
  })

  describe('a limit that changes within the month', () => {
    /** Returns the limits of due mails and settles them. */
    async function limitsOf() {
      const due = await claimAt(later(20))
      for (const mail of due) await store.settleSpendingMail(mail, null)
      return due.map(({ event, billed, limit_value }) => [event, billed, limit_value])
    }
    const reached = async () => {
      for (const number of [1, 2]) await record(number)
      await limitsOf()
    }

    test('is reached anew, once', async () => {
      await reached()
      await store.changePlan('small', { ...noLimits, monthly_warning: 3, monthly_cap: 4 }, origin)
      await record(3)
      expect(await limitsOf()).toEqual([['spending.warning', 3, 3]])
      await record(4)
      expect(await limitsOf()).toEqual([['spending.cap_reached', 4, 4]])
      expect(await record(5)).toEqual({ outcome: 'capped' })
      await store.changePlan('small', { ...noLimits, monthly_warning: 3, monthly_cap: 4 }, origin)
      expect(await limitsOf()).toEqual([])
    })

    test('is reached at once if it is not above the billed number', async () => {
      const webhook: NewWebhook = {
        ...{ id: newWebhookId(), account_id: 'default', mode: 'live', url: 'https://hooks.example.com/a' },
        ...{ events: ['spending.cap_reached'], created_at: time },
      }
      await store.addWebhook(webhook, hashOf(9), origin)
      await store.addAccount({ id: 'acc_2', name: 'Second', created_at: time }, origin)
      await store.setPlan('acc_2', 'small', origin)
      await store.changePlan('small', noLimits, origin)
      for (const number of [1, 2, 3]) await record(number)
      expect(await limitsOf()).toEqual([])
      const at = { ...origin, at: later(1) }
      await store.changePlan('small', { ...noLimits, monthly_cap: 2 }, at)
      expect(await limitsOf()).toEqual([['spending.cap_reached', 3, 2]])
      await store.addPlan(planOf('smaller', { monthly_warning: 1, monthly_cap: 1 }), origin)
      await store.setPlan('default', 'smaller', at)
      expect((await limitsOf()).sort()).toEqual([
        ['spending.cap_reached', 3, 1],
        ['spending.warning', 3, 1],
      ])
      const claimed = [later(1), later(1), later(1), later(1)].map(now =>
        store.claimDeliveries(claimOf(now, later(2))),
      )
      const notified = (await Promise.all(claimed)).flat().map(({ payload }) => JSON.parse(payload))
      const data = (cap: number) => ({ month: '2026-11', billed: 3, cap })
      expect(notified).toEqual(
        [2, 1].map(cap => ({ type: 'spending.cap_reached', timestamp: at.at, data: data(cap) })),
      )
    })

    test('is not reached in a month in which nothing is billed', async () => {
      await reached()
      await store.changePlan('small', { ...noLimits, monthly_cap: 1 }, { ...origin, at: later(20) })
      expect(await limitsOf()).toEqual([])
    })
  })

  test('of two services one gets a mail', async () => {
    await record(1)
    const other = await database.open()
    const claimed = await Promise.all([claimAt(time), claimAt(time, other), claimAt(time)])
    expect(claimed.flat()).toHaveLength(1)
    await other.close()
  })
})
