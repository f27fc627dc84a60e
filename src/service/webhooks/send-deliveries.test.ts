import pino from 'pino'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createMetrics } from '../observability/metrics.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { type Delivery, webhookEvents } from '../store/webhook-store.ts'
import { temporaryFolder } from '../testing/service.ts'
import { generationOf, hashOf, keyOf, origin, time } from '../testing/stored-keys.ts'
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts'
import { attemptTimes } from './next-attempt.ts'
import { attemptOf, startSender } from './send-deliveries.ts'
import { createWebhook } from './webhook-secrets.ts'

const key = keyOf('key_1', { mode: 'test' })
const logger = pino({ level: 'silent' })

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: Store
let receiver: WebhookReceiver
let clock: number
let stops: (() => Promise<void>)[]
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  folder = await temporaryFolder()
  store = openSqliteStore(`${folder.path}/service.db`)
  await store.addKey(key, hashOf(1), origin)
  receiver.received = []
  receiver.status = 204
  clock = Date.now()
  stops = []
})
afterEach(async () => {
  for (const stop of stops) await stop()
  await store.close()
  await folder.remove()
})

const endpoint = (url: string) =>
  createWebhook(store, { account_id: 'default', mode: 'test', url, events: webhookEvents, origin })
const start = () =>
  stops.push(
    startSender({
      ...{ store, logger, metrics: createMetrics(), allowsLoopback: true, interval: 10 },
      now: () => new Date(clock),
    }),
  )
const statusOf = async (id: string) => (await store.listDeliveries(id, 1))[0]?.status

test('a delivery is verified by another implementation, and refused when anything of it is changed', async () => {
  const { webhook, secret } = await endpoint(receiver.url)
  await store.record(generationOf('job_1', key))
  start()
  await expect.poll(() => statusOf(webhook.id)).toBe('delivered')
  const [received] = receiver.received
  if (received === undefined) throw new Error('nothing was received')
  const headers = received.headers as Record<string, string>
  const verifier = new Verifier(secret)
  expect(verifier.verify(received.body, headers)).toEqual({
    ...{ type: 'invoice.generated', timestamp: time, data: { jobId: 'job_1', mode: 'test' } },
  })
  expect(headers['content-type']).toBe('application/json')
  expect(() => verifier.verify(`${received.body} `, headers)).toThrow()
  expect(() => verifier.verify(received.body, { ...headers, 'webhook-id': 'msg_2' })).toThrow()
  const other = new Verifier(`whsec_${Buffer.alloc(32).toString('base64')}`)
  expect(() => other.verify(received.body, headers)).toThrow()
})

test('is tried again with the same id and a new signature until it is accepted', async () => {
  const { webhook, secret } = await endpoint(receiver.url)
  await store.record(generationOf('job_1', key, { at: new Date(clock).toISOString() }))
  receiver.status = 500
  start()
  await expect.poll(async () => (await store.listDeliveries(webhook.id, 1))[0]?.answer_status).toBe(500)
  receiver.status = 200
  clock += 60_000
  await expect.poll(() => statusOf(webhook.id)).toBe('delivered')
  const [first, second] = receiver.received.map(({ headers }) => headers)
  expect(second?.['webhook-id']).toBe(first?.['webhook-id'])
  expect(second?.['webhook-signature']).not.toBe(first?.['webhook-signature'])
  expect(Number(second?.['webhook-timestamp']) - Number(first?.['webhook-timestamp'])).toBe(60)
  const { body = '' } = receiver.received[1] ?? {}
  vi.useFakeTimers({ now: clock, toFake: ['Date'] })
  expect(new Verifier(secret).verify(body, second as Record<string, string>)).toMatchObject({})
  vi.useRealTimers()
})

test('endpoints that never answer delay no other, however many accounts have them', async () => {
  const silent = await startReceiver()
  silent.status = undefined
  const add = (account_id: string, mode: 'live' | 'test', url: string) =>
    createWebhook(store, { account_id, mode, url, events: webhookEvents, origin })
  const flood = await Promise.all(
    ['acc_1', 'acc_2', 'acc_3', 'acc_4', 'acc_5'].map(async (id, index) => {
      await store.addAccount({ id, name: id, created_at: time }, origin)
      const keys = (['live', 'test'] as const).map((mode, at) => ({
        key: keyOf(`key_${id}_${mode}`, { account_id: id, mode }),
        hash: hashOf(10 + 2 * index + at),
      }))
      for (const { key, hash } of keys) {
        await store.addKey(key, hash, origin)
        for (let made = 0; made < 5; made++) await add(id, key.mode, silent.url)
      }
      return keys.map(({ key }) => key)
    }),
  )
  const live = keyOf('key_live')
  await store.addKey(live, hashOf(2), origin)
  await add('default', 'live', receiver.url)
  const recordOne = (id: string, of = live) => store.record(generationOf(id, of, { number: id }))
  await recordOne('job_before')
  start()
  // it has answered once
  await expect.poll(() => receiver.received.length).toBe(1)
  for (const of of flood.flat()) for (let job = 1; job <= 10; job++) await recordOne(`${of.id}_${job}`, of)
  await expect.poll(() => silent.received.length).toBeGreaterThan(40)
  for (let job = 1; job <= 20; job++) await recordOne(`job_${job}`)
  // less than the timeout of a try
  await expect.poll(() => receiver.received.length, { timeout: 9_000 }).toBe(21)
  await silent.close()
})

test('two senders of one store send each delivery once', async () => {
  const { webhook } = await endpoint(receiver.url)
  for (let number = 1; number <= 40; number++)
    await store.record(generationOf(`job_${number}`, key, { number: `${number}` }))
  start()
  start()
  const isDone = async () => (await store.listDeliveries(webhook.id, 100)).every(isDelivered)
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(40)
  expect(ids).toHaveLength(40)
})

const isDelivered = ({ status }: Delivery) => status === 'delivered'

test('pauses double up to half a day, for three days', () => {
  const started_at = time
  let at = new Date(time)
  const pauses: number[] = []
  for (;;) {
    const attempt = attemptOf({ started_at }, { status: 503, milliseconds: 1 }, at, () => 0)
    if (attempt.next_attempt_at === null) {
      expect(attempt).toMatchObject({ status: 'failed', answer_status: 503 })
      break
    }
    pauses.push((Date.parse(attempt.next_attempt_at) - at.getTime()) / 1000)
    at = new Date(attempt.next_attempt_at)
  }
  expect(pauses.slice(0, 5)).toEqual([5, 5, 10, 20, 40])
  expect(Math.max(...pauses)).toBe(12 * 60 * 60)
  expect(pauses.length).toBe(19)
  const whole = at.getTime() - Date.parse(time)
  expect(whole).toBeLessThanOrEqual(attemptTimes.tried)
  expect(whole).toBeGreaterThan(attemptTimes.tried - attemptTimes.longestPause)
})

test.each([
  [{ status: 200 }, 'delivered'],
  [{ status: 299 }, 'delivered'],
  [{ status: 301 }, 'pending'],
  [{ status: 410 }, 'pending'],
  [{ failure: 'timeout' }, 'pending'],
] as const)('after %j a delivery is %s', (result, status) => {
  expect(attemptOf({ started_at: time }, { ...result, milliseconds: 1 }, new Date(time)).status).toBe(status)
})
