import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generationOf, hashOf, keyOf, later, origin, planOf, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'

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
    const of = { account_id: 'default', month: '2026-11', created_at: time, cap: 2 }
    expect(due.sort((one, other) => one.billed - other.billed)).toEqual([
      { ...of, event: 'spending.warning', billed: 1 },
      { ...of, event: 'spending.cap_reached', billed: 2 },
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

  test('of two services one gets a mail', async () => {
    await record(1)
    const other = await database.open()
    const claimed = await Promise.all([claimAt(time), claimAt(time, other), claimAt(time)])
    expect(claimed.flat()).toHaveLength(1)
    await other.close()
  })
})
