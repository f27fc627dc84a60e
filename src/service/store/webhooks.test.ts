import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimOf, generationOf, hashOf, keyOf, later, origin, planOf, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Store } from './store.ts'
import {
  type Attempt,
  maxTestDeliveries,
  maxWebhooks,
  type NewWebhook,
  newWebhookId,
  sentPerAccount,
  triedFor,
  webhookEvents,
} from './webhook-store.ts'

describe.each(storeKinds)('webhooks in $name', kind => {
  let server: Awaited<ReturnType<StoreKind['start']>>
  let database: TestDatabase
  let store: Store

  const live = keyOf('key_live')
  const inTest = keyOf('key_test', { mode: 'test' })

  beforeAll(async () => {
    server = await kind.start()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    database = await server.newDatabase()
    store = await database.open()
    await store.addAccount({ id: 'acc_2', name: 'Second', created_at: time }, origin)
    await store.addKey(live, hashOf(1), origin)
    await store.addKey(inTest, hashOf(2), origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const secret = hashOf(7)
  const webhookOf = (of: Partial<NewWebhook> = {}): NewWebhook => ({
    ...{ id: newWebhookId(), account_id: 'default', mode: 'live', url: 'https://hooks.example.com/a' },
    ...{ events: webhookEvents, created_at: time },
    ...of,
  })
  async function added(of: Partial<NewWebhook> = {}): Promise<NewWebhook> {
    const webhook = webhookOf(of)
    await store.addWebhook(webhook, secret, origin)
    return webhook
  }
  const claimAt = (now: string, of: { limit?: number; except?: string[]; by?: Store } = {}) =>
    (of.by ?? store).claimDeliveries({
      ...claimOf(now, later(1), of.limit),
      except: of.except ?? [],
    })
  const eventsOf = async ({ id }: NewWebhook) =>
    (await store.listDeliveries(id, 100)).map(({ event }) => event).reverse()
  const delivered: Attempt = {
    ...{ at: later(1), is_prompt: true, answer_status: 204, failure: null },
    ...{ status: 'delivered', next_attempt_at: null },
  }

  test('an endpoint keeps the last thousand deliveries of test events, and all of live ones', async () => {
    const [test, billed] = [await added({ mode: 'test' }), await added()]
    for (const { id } of [test, billed])
      await database.sql(`
        INSERT INTO webhook_deliveries (id, webhook_id, event, payload, created_at, started_at, next_attempt_at)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${maxTestDeliveries})
        SELECT 'msg_' || i, '${id}', 'invoice.generated', '{}', '${time}', '${time}', '${time}' FROM n`)
    await store.record(generationOf('job_test', inTest))
    await store.record(generationOf('job_live', live))
    const countOf = async ({ id }: NewWebhook) => (await store.listDeliveries(id, 2000)).length
    expect([await countOf(test), await countOf(billed)]).toEqual([maxTestDeliveries, maxTestDeliveries + 1])
    await store.removeWebhook(billed.id, origin)
    expect(await countOf(billed)).toBe(0)
  })

  test('are added, listed and removed with an entry in the audit log', async () => {
    const first = await added()
    const second = await added({ created_at: later(1), mode: 'test', events: ['invoice.generated'] })
    expect(await store.listWebhooks('default')).toMatchObject([first, second])
    expect(await store.listWebhooks('acc_2')).toEqual([])
    expect(await store.findWebhook(second.id)).toEqual({ ...second, unanswered: 0, set_aside_until: null })
    await store.removeWebhook(first.id, origin)
    expect(await store.findWebhook(first.id)).toBeUndefined()
    await expect(store.removeWebhook(first.id, origin)).rejects.toMatchObject({ code: 'not_found' })
    const unknown = store.addWebhook(webhookOf({ account_id: 'acc_unknown' }), secret, origin)
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
    const filter = { account_id: 'default', key_id: undefined }
    const entries = await store.readAudit(filter, { before: undefined, limit: 3 })
    expect(entries.map(({ action, detail }) => [action, detail.webhook])).toEqual([
      ['webhook.removed', first.id],
      ['webhook.created', second.id],
      ['webhook.created', first.id],
    ])
    expect(JSON.stringify(entries)).not.toContain('secret')
  })

  test('an account has a limited number of them', async () => {
    for (let made = 0; made < maxWebhooks; made++) await added()
    await expect(added()).rejects.toMatchObject({ code: 'too_many_webhooks' })
    await added({ account_id: 'acc_2' })
  })

  test('are notified of recorded jobs only', async () => {
    const all = await added()
    const ofTests = await added({ mode: 'test' })
    const ofSpending = await added({ events: ['spending.warning'] })
    await added({ account_id: 'acc_2' })
    await store.record(generationOf('job_1', live))
    await store.record(generationOf('job_2', inTest))
    await store.record(generationOf('job_3', live, { idempotencyKey: 'once' }))
    expect(await store.record(generationOf('job_4', live, { idempotencyKey: 'once' }))).toMatchObject({
      outcome: 'answered',
    })
    await store.revokeKey(live.id, origin)
    expect(await store.record(generationOf('job_5', live))).toEqual({ outcome: 'revoked' })

    expect(await eventsOf(all)).toEqual(['invoice.generated', 'invoice.generated'])
    expect(await eventsOf(ofTests)).toEqual(['invoice.generated'])
    expect(await eventsOf(ofSpending)).toEqual([])
    const claimed = [...(await claimAt(time)), ...(await claimAt(time))]
    expect(claimed.map(({ payload }) => JSON.parse(payload).data.jobId).sort()).toEqual([
      ...['job_1', 'job_2', 'job_3'],
    ])
    expect(claimed.find(({ webhook_id }) => webhook_id === ofTests.id)).toMatchObject({
      ...{ url: ofTests.url, secret, attempts: 1, started_at: time },
      payload: JSON.stringify({
        ...{ type: 'invoice.generated', timestamp: time, data: { jobId: 'job_2', mode: 'test' } },
      }),
    })
  })

  test('are notified of the warning and the cap of a plan once a month', async () => {
    await store.addPlan(planOf('small', { monthly_warning: 2, monthly_cap: 3 }), origin)
    await store.setPlan('default', 'small', origin)
    const webhook = await added({ events: ['spending.warning', 'spending.cap_reached'] })
    const outcomes: string[] = []
    for (const number of [1, 2, 3, 4]) {
      const { outcome } = await store.record(generationOf(`job_${number}`, live, { number: `${number}` }))
      outcomes.push(outcome)
    }
    expect(outcomes).toEqual(['recorded', 'recorded', 'recorded', 'capped'])
    expect(await eventsOf(webhook)).toEqual(['spending.warning', 'spending.cap_reached'])
    const both = [...(await claimAt(time)), ...(await claimAt(time))]
    const payloads = both.map(({ payload }) => JSON.parse(payload).data)
    expect(payloads.sort((one, other) => one.billed - other.billed)).toEqual([
      { month: '2026-11', billed: 2, cap: 3 },
      { month: '2026-11', billed: 3, cap: 3 },
    ])
    for (const number of [5, 6])
      await store.record(generationOf(`job_${number}`, live, { number: `${number}`, at: later(10) }))
    expect(await eventsOf(webhook)).toEqual(['spending.warning', 'spending.cap_reached', 'spending.warning'])
  })

  test('one of jobs that are recorded at once reaches the warning', async () => {
    await store.addPlan(planOf('small', { monthly_warning: 6 }), origin)
    await store.setPlan('default', 'small', origin)
    const webhook = await added({ events: ['spending.warning'] })
    const other = await database.open()
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map(number =>
        (number % 2 === 0 ? store : other).record(
          generationOf(`job_${number}`, live, { number: `${number}` }),
        ),
      ),
    )
    expect(await eventsOf(webhook)).toEqual(['spending.warning'])
    await other.close()
  })

  test('a delivery is claimed by one process, and again after the end of its lease', async () => {
    await added()
    await store.record(generationOf('job_1', live))
    const other = await database.open()
    const both = await Promise.all([claimAt(time), claimAt(time, { by: other })])
    expect(both.flat()).toHaveLength(1)
    expect(await claimAt(later(0.5))).toEqual([])
    const [second] = await claimAt(later(1), { by: other })
    expect(second).toMatchObject({ attempts: 2, id: both.flat()[0]?.id })
    await other.close()
  })

  /** Records jobs of a key, and returns the state of their deliveries. */
  async function tried({ id }: NewWebhook, of: Partial<Attempt>, at = time) {
    const claimed = await claimAt(at)
    const results = claimed
      .filter(({ webhook_id }) => webhook_id === id)
      .map(each => store.recordAttempt(each, { ...delivered, ...of, at }))
    return (await Promise.all(results)).at(-1)
  }
  const minutes = (after: number) => new Date(Date.parse(time) + after * 60_000).toISOString()
  const unanswered = (next_attempt_at: string): Partial<Attempt> => ({
    ...{ is_prompt: false, answer_status: null, failure: 'timeout', status: 'pending', next_attempt_at },
  })
  async function addJobs(count: number, key = live) {
    for (let number = 1; number <= count; number++) {
      const id = `job_${newWebhookId()}`
      await store.record(generationOf(id, key, { number: id }))
    }
  }
  const countBy = <T>(found: readonly T[], keyOf: (each: T) => string) =>
    Object.fromEntries([...Map.groupBy(found, keyOf)].map(([key, of]) => [key, of.length]))

  test('a claim takes one of an endpoint until it answers soon, then a few, and none while it is being sent to', async () => {
    const one = await added()
    const other = await added({ url: 'https://hooks.example.com/b' })
    await addJobs(6)
    expect(countBy(await claimAt(time), ({ webhook_id }) => webhook_id)).toEqual({
      [one.id]: 1,
      [other.id]: 1,
    })
    await tried(one, {})
    const claimed = await claimAt(time, { except: [other.id] })
    expect(claimed.map(({ webhook_id, pool }) => [webhook_id, pool])).toEqual(
      Array(4).fill([one.id, 'live prompt']),
    )
  })

  test('a claim is round-robin over the accounts, and skips accounts at their limit', async () => {
    const second = keyOf('key_second', { account_id: 'acc_2' })
    await store.addKey(second, hashOf(3), origin)
    for (let made = 0; made < maxWebhooks; made++) await added()
    await addJobs(3)
    await added({ account_id: 'acc_2' })
    await added({ account_id: 'acc_2', mode: 'test' })
    await addJobs(1, second)
    const byAccount = ({ account_id }: { account_id: string }) => account_id
    const [first, next] = [await claimAt(time, { limit: 2 }), await claimAt(time)]
    expect(countBy(first, byAccount)).toEqual({ default: 1, acc_2: 1 })
    expect(countBy(next, byAccount)).toEqual({ default: sentPerAccount })
    const sending = next.slice(0, sentPerAccount - 1)
    const claim = { ...claimOf(later(2), later(3)), sending }
    expect(countBy(await store.claimDeliveries(claim), byAccount)).toEqual({ default: 1, acc_2: 1 })
  })

  test('an endpoint that does not answer is set aside with growing pauses, until it answers or a user tries it', async () => {
    const webhook = await added()
    await addJobs(2)
    const isSetAside = async () => (await store.findWebhook(webhook.id))?.set_aside_until
    expect(await tried(webhook, unanswered(minutes(1)))).toBeNull()
    expect(await tried(webhook, unanswered(minutes(2)), minutes(1))).toBeNull()
    expect(await tried(webhook, unanswered(minutes(4)), minutes(2))).toBe(minutes(3))
    expect(await claimAt(minutes(2.9))).toEqual([])
    expect(await tried(webhook, unanswered(minutes(5)), minutes(4))).toBe(minutes(6))
    expect(await store.findWebhook(webhook.id)).toMatchObject({ unanswered: 4 })
    expect(await claimAt(minutes(5))).toEqual([])
    await store.resumeWebhook(webhook.id, origin)
    expect(await isSetAside()).toBeNull()
    expect(await tried(webhook, {}, minutes(5))).toBeNull()
    expect(await store.findWebhook(webhook.id)).toMatchObject({ unanswered: 0, set_aside_until: null })
    await expect(store.resumeWebhook('whk_unknown', origin)).rejects.toMatchObject({ code: 'not_found' })
    const [entry] = await store.readAudit(
      { account_id: 'default', key_id: undefined },
      { before: undefined, limit: 1 },
    )
    expect(entry).toMatchObject({ action: 'webhook.resumed' })
  })

  test('deliveries of an endpoint that was set aside for days are given up', async () => {
    const webhook = await added()
    await addJobs(4)
    for (const minute of [0, 1, 2]) await tried(webhook, unanswered(minutes(minute + 1)), minutes(minute))
    const end = new Date(Date.parse(time) + triedFor + 60_000).toISOString()
    await tried(webhook, { ...unanswered(time), status: 'failed', next_attempt_at: null }, end)
    const statuses = (await store.listDeliveries(webhook.id, 10)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['failed']))
  })

  test('the result of a try is kept, unless another process tries meanwhile', async () => {
    const webhook = await added()
    await store.record(generationOf('job_1', live))
    const [first] = await claimAt(time)
    if (first === undefined) throw new Error('nothing was claimed')
    const retry: Attempt = {
      ...{ at: later(0.1), is_prompt: false, answer_status: null, failure: 'no answer', status: 'pending' },
      next_attempt_at: later(0.2),
    }
    await store.recordAttempt(first, retry)
    expect(await claimAt(later(0.1))).toEqual([])
    const [second] = await claimAt(later(0.2))
    await store.recordAttempt(first, { ...delivered, answer_status: 200 })
    expect(await store.listDeliveries(webhook.id, 10)).toMatchObject([
      { status: 'pending', attempts: 2, attempted_at: later(0.1), failure: 'no answer' },
    ])
    await store.recordAttempt(second ?? first, delivered)
    expect(await store.listDeliveries(webhook.id, 10)).toMatchObject([
      { status: 'delivered', attempts: 2, answer_status: 204, failure: null, next_attempt_at: null },
    ])
    expect(await claimAt(later(9))).toEqual([])

    await store.redeliver(webhook.id, first.id, later(10))
    expect(await claimAt(later(10))).toMatchObject([{ id: first.id, attempts: 3, started_at: later(10) }])
    for (const [of, id] of [
      [webhook.id, 'msg_unknown'],
      ['whk_unknown', first.id],
    ] as const)
      await expect(store.redeliver(of, id, time)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('ended deliveries are forgotten; those of a removed endpoint or account at once', async () => {
    const webhook = await added()
    await store.record(generationOf('job_1', live))
    await store.record(generationOf('job_2', live, { number: '2' }))
    const [one] = await claimAt(time, { limit: 1 })
    if (one === undefined) throw new Error('nothing was claimed')
    await store.recordAttempt(one, delivered)
    expect(await store.forgetDeliveries(time)).toBe(0)
    expect(await store.forgetDeliveries(later(1))).toBe(1)
    expect(await store.listDeliveries(webhook.id, 10)).toHaveLength(1)

    await store.removeWebhook(webhook.id, origin)
    expect(await claimAt(later(9))).toEqual([])
    const another = await added()
    await store.record(generationOf('job_3', live, { number: '3' }))
    await store.suspendAccount('default', 'keep', origin)
    await store.deleteAccount('default', origin)
    await store.eraseAccount('default')
    expect(await store.findWebhook(another.id)).toBeUndefined()
    expect(await claimAt(later(9))).toEqual([])
  })
})
