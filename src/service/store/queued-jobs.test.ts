import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimOf, generationOf, hashOf, keyOf, later, origin, planOf, time } from '../testing/stored-keys.ts'
import { type StoreKind, storeKinds, type TestDatabase } from '../testing/stores.ts'
import type { Generation, Position } from './jobs.ts'
import {
  type ClaimedJob,
  maxFailed,
  maxQueued,
  type NewQueuedJob,
  type QueuedJobFilter,
} from './queued-jobs.ts'
import type { Store } from './store.ts'
import { newWebhookId } from './webhook-store.ts'

describe.each(storeKinds)('queued jobs in $name', kind => {
  let server: Awaited<ReturnType<StoreKind['start']>>
  let database: TestDatabase
  let store: Store

  const live = keyOf('key_live')
  const ofOther = keyOf('key_other', { account_id: 'acc_2' })
  const owner = { account_id: 'default', mode: 'live' } as const

  beforeAll(async () => {
    server = await kind.start()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    database = await server.newDatabase()
    store = await database.open()
    await store.addAccount({ id: 'acc_2', name: 'Second', created_at: time }, origin)
    await store.addKey(live, hashOf(1), origin)
    await store.addKey(ofOther, hashOf(2), origin)
    await store.addKey(keyOf('key_test', { mode: 'test' }), hashOf(3), origin)
  })
  afterEach(async () => {
    await store.close()
    await database.remove()
  })

  const everything = {
    ...{ account_id: 'default', mode: undefined, status: undefined, template: undefined },
    ...{ number: undefined, from: undefined, until: undefined },
  }
  const jobOf = (id: string, of: Partial<NewQueuedJob> = {}): NewQueuedJob => ({
    ...{ id, account_id: 'default', key_id: 'key_live', mode: 'live', file_id: `file of ${id}` },
    ...{ template: 'minimal', invoice_number: '1', template_version: null, template_text: null },
    ...{ created_at: time, idempotency_key: null, fingerprint: `fingerprint of ${id}` },
    body: new TextEncoder().encode(`body of ${id}`),
    ...of,
  })
  async function added(id: string, of: Partial<NewQueuedJob> = {}): Promise<NewQueuedJob> {
    const job = jobOf(id, of)
    expect(await store.addQueuedJob(job)).toEqual({ outcome: 'queued' })
    return job
  }
  const claim = (now = time, of: { except?: string[]; mode?: 'live' | 'test'; by?: Store } = {}) =>
    (of.by ?? store).claimQueuedJob({ mode: of.mode ?? 'live', now, except: of.except ?? [] })
  async function claimed(): Promise<ClaimedJob> {
    const job = await claim()
    if (job === undefined) throw new Error('nothing is due')
    return job
  }
  /** Claims a job once its lease or its pause has ended. */
  async function claimedAgain(): Promise<ClaimedJob> {
    await database.passTime(30)
    await database.endLeases()
    const job = await claim(afterSeconds(30))
    if (job === undefined) throw new Error('nothing is due')
    return job
  }
  /** The same, after the store has noticed the expired lease by itself. */
  async function claimedInTime(): Promise<ClaimedJob> {
    await database.passTime(30)
    let job: ClaimedJob | undefined
    await expect.poll(async () => (job = await claim(afterSeconds(30))), { timeout: 10_000 }).toBeDefined()
    if (job === undefined) throw new Error('nothing is due')
    return job
  }
  const afterSeconds = (seconds: number) => new Date(Date.parse(time) + seconds * 1000).toISOString()
  const made = (job: NewQueuedJob, of: Partial<Generation> = {}): Generation => {
    const generation = generationOf(job.id, live)
    return { ...generation, job: { ...generation.job, file_id: job.file_id }, isQueued: true, ...of }
  }

  test('is claimed as it was added, once, until its lease has ended', async () => {
    const job = await added('job_1')
    expect(await store.findQueuedJob('job_1', owner)).toMatchObject({ status: 'queued', problem: null })
    expect(await claim()).toEqual({ ...job, attempts: 1 })
    expect(await store.findQueuedJob('job_1', owner)).toMatchObject({ status: 'running' })
    expect(await claim()).toBeUndefined()
    expect(await claimedInTime()).toEqual({ ...job, attempts: 2 })
  })

  test('of two processes that look at the same time each gets another one', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `job_${index}`)
    for (const id of ids) await added(id)
    const second = await database.open()
    const found = await Promise.all(ids.map((_, index) => claim(time, { by: index % 2 ? store : second })))
    await second.close()
    const got = found.flatMap(job => (job ? [job.id] : []))
    expect(new Set(got).size).toBe(got.length)
    for (let job = await claim(); job; job = await claim()) got.push(job.id)
    expect(got.sort()).toEqual(ids.sort())
  })

  test('jobs are claimed in order of arrival, by mode, without excepted accounts', async () => {
    await added('job_first', { created_at: later(-2) })
    await added('job_other', { account_id: 'acc_2', key_id: 'key_other', created_at: later(-1) })
    await added('job_last')
    await added('job_test', { mode: 'test', key_id: 'key_test' })
    expect((await claim(time, { except: ['acc_2'] }))?.id).toBe('job_first')
    expect(await claim(time, { except: ['default', 'acc_2'] })).toBeUndefined()
    expect((await claim(time, { except: ['default'] }))?.id).toBe('job_other')
    expect((await claim(time, { mode: 'test' }))?.id).toBe('job_test')
    expect((await claim())?.id).toBe('job_last')
    expect(await claim()).toBeUndefined()
  })

  test('is seen only by its account and mode', async () => {
    await added('job_1')
    await added('job_2', { mode: 'test', key_id: 'key_test', created_at: later(1) })
    const listed = await store.listQueuedJobs(everything, { before: undefined, limit: 5 })
    expect(listed.map(({ id, mode }) => [id, mode])).toEqual([
      ['job_2', 'test'],
      ['job_1', 'live'],
    ])
    expect(await store.listQueuedJobs(everything, { before: undefined, limit: 1 })).toHaveLength(1)
    expect(
      await store.listQueuedJobs({ ...everything, account_id: 'acc_2' }, { before: undefined, limit: 5 }),
    ).toEqual([])
    expect(await store.findQueuedJob('job_1', { ...owner, mode: 'test' })).toBeUndefined()
    expect(await store.findQueuedJob('job_1', { ...owner, account_id: 'acc_2' })).toBeUndefined()
    expect(await store.removeQueuedJob('job_1', { ...owner, account_id: 'acc_2' }, origin)).toBeUndefined()
    expect(await store.removeQueuedJob('job_1', owner, origin)).toEqual(expect.stringMatching(/./))
    expect(await store.removeQueuedJob('job_1', owner, origin)).toBeUndefined()
    const filter = { account_id: 'default', key_id: undefined }
    const entries = await store.readAudit(filter, { before: undefined, limit: 10 })
    expect(entries.filter(({ action }) => action === 'job.deleted').map(({ detail }) => detail)).toEqual([
      { job: 'job_1' },
    ])
  })

  test('an Idempotency-Key has one job, also when two processes add it at the same time', async () => {
    const first = jobOf('job_1', { idempotency_key: 'order-1' })
    const second = await database.open()
    const [one, other] = await Promise.all([
      store.addQueuedJob(first),
      second.addQueuedJob({ ...jobOf('job_2'), idempotency_key: 'order-1' }),
    ])
    await second.close()
    expect([one.outcome, other.outcome].sort()).toEqual(['queued', 'waiting'])
    const scope = { ...owner, idempotency_key: 'order-1' }
    const waiting = await store.findQueuedJobByKey(scope)
    expect(one.outcome === 'waiting' ? one.earlier : other.outcome === 'waiting' && other.earlier).toEqual(
      waiting,
    )
    expect(await store.findQueuedJobByKey({ ...scope, mode: 'test' })).toBeUndefined()
  })

  test('one that has an answer is not queued', async () => {
    await store.record(generationOf('job_0', live, { idempotencyKey: 'order-1' }))
    expect(await store.addQueuedJob(jobOf('job_1', { idempotency_key: 'order-1' }))).toEqual({
      outcome: 'answered',
      earlier: { fingerprint: 'fingerprint of job_0', answer: 'answer of job_0' },
    })
    expect(await claim()).toBeUndefined()
  })

  test('an account has a number of jobs and bytes in the queue, and others have theirs', async () => {
    const half = new Uint8Array(maxQueued.bytes / 2)
    await added('job_1', { body: half })
    const more = new Uint8Array(maxQueued.bytes / 2 + 1)
    expect(await store.addQueuedJob(jobOf('job_2', { body: more }))).toEqual({ outcome: 'full' })
    for (let index = 2; index <= maxQueued.jobs; index++) await added(`job_${index}`)
    expect(await store.addQueuedJob(jobOf('job_more'))).toEqual({ outcome: 'full' })
    await added('job_other', { account_id: 'acc_2', key_id: 'key_other' })
    await store.removeQueuedJob('job_7', owner, origin)
    await added('job_more')
  })

  test('leaves the queue in the transaction that records and bills it', async () => {
    const job = await added('job_1', { idempotency_key: 'order-1' })
    await claim()
    const idempotency = { key: 'order-1', expires_at: later(30) }
    expect(await store.record(made(job, { idempotency }))).toMatchObject({ outcome: 'recorded' })
    expect(await store.findQueuedJob('job_1', owner)).toBeUndefined()
    expect(await store.findAnswer({ ...owner, idempotency_key: 'order-1' }, time)).toMatchObject({
      answer: 'answer of job_1',
    })
    expect(await claim(later(1))).toBeUndefined()
    // a second process, whose lease had expired
    expect(await store.record(made(job, { idempotency }))).toMatchObject({ outcome: 'recorded' })
    expect((await store.listLedger()).map(({ job_id }) => job_id)).toEqual(['job_1'])
  })

  test('stays in the queue when it is not recorded', async () => {
    await store.addPlan(planOf('none', { monthly_cap: 0 }), origin)
    const job = await added('job_1')
    await store.setPlan('default', 'none', origin)
    expect(await store.record(made(job))).toEqual({ outcome: 'capped' })
    await store.revokeKey('key_live', origin)
    expect(await store.record(made(job))).toEqual({ outcome: 'revoked' })
    expect(await store.findQueuedJob('job_1', owner)).toMatchObject({ status: 'queued' })
    expect(await store.listLedger()).toEqual([])
  })

  test('one that was taken out is not recorded', async () => {
    const job = await added('job_1')
    await claim()
    await store.removeQueuedJob('job_1', owner, origin)
    expect(await store.record(made(job))).toEqual({ outcome: 'withdrawn' })
    expect([await store.listLedger(), await store.findJob('job_1', owner)]).toEqual([[], undefined])
  })

  test('is kept as long as its lease is renewed', async () => {
    await added('job_1')
    const job = await claimed()
    await database.passTime(7)
    await store.renewQueuedJob(job, afterSeconds(7))
    await database.passTime(7)
    await database.endLeases()
    expect(await claim(afterSeconds(14))).toBeUndefined()
    expect(await store.findQueuedJob('job_1', owner)).toMatchObject({ status: 'running' })
  })

  test('is given back, and due after a pause', async () => {
    await added('job_1')
    const job = await claimed()
    await store.retryQueuedJob(job, time)
    expect(await store.findQueuedJob('job_1', owner)).toMatchObject({ status: 'queued' })
    expect(await claim()).toBeUndefined()
    const again = await claimedAgain()
    await store.retryQueuedJob(job, afterSeconds(30))
    expect(await store.findQueuedJob('job_1', owner)).toMatchObject({ status: 'running' })
    expect(again.attempts).toBe(2)
  })

  test('fails with its problem, without its invoice, and its webhook is notified', async () => {
    const webhook = { id: newWebhookId(), ...owner, url: 'https://hooks.example.com/', created_at: time }
    await store.addWebhook({ ...webhook, events: ['invoice.failed'] }, hashOf(9), origin)
    await added('job_1', { idempotency_key: 'order-1' })
    const stale = await claimed()
    const job = await claimedAgain()
    const failure = { at: later(1), code: 'render_failed', problem: '{"code":"render_failed"}' }
    expect(await store.failQueuedJob(stale, failure)).toBe(false)
    expect(await store.failQueuedJob(job, failure)).toBe(true)
    expect(await store.failQueuedJob(job, failure)).toBe(false)
    expect(await store.findQueuedJob('job_1', owner)).toMatchObject({
      status: 'failed',
      problem: failure.problem,
    })
    expect(await claim(later(9))).toBeUndefined()
    const [delivery, ...others] = await store.claimDeliveries(claimOf(later(2), later(3)))
    expect([JSON.parse(delivery?.payload ?? ''), others]).toEqual([
      {
        type: 'invoice.failed',
        timestamp: later(1),
        data: { jobId: 'job_1', mode: 'live', code: 'render_failed' },
      },
      [],
    ])
    // the row of the body would refer to it
    await database.sql("UPDATE queued_jobs SET id = 'job_0' WHERE id = 'job_1'")
    await database.sql("UPDATE queued_jobs SET id = 'job_1' WHERE id = 'job_0'")
    await added('job_2', { idempotency_key: 'order-1' })
    expect([await store.forgetFailedJobs(later(1)), await store.forgetFailedJobs(later(2))]).toEqual([0, 1])
    expect(await store.findQueuedJob('job_1', owner)).toBeUndefined()
  })

  test('of failed jobs an account keeps the last thousand of each mode', async () => {
    await database.sql(`
      INSERT INTO queued_jobs (id, account_id, key_id, mode, file_id, created_at, fingerprint, bytes, failed_at, problem)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${maxFailed})
      SELECT 'job_old_' || i, 'default', 'key_live', 'live', 'file_old_' || i, '${later(-2)}', '', 0,
        '${later(-2)}' || i, '{}' FROM n`)
    const failed = { ...everything, status: 'failed' } as const
    const count = async () => (await store.listQueuedJobs(failed, { before: undefined, limit: 2000 })).length
    expect(await count()).toBe(maxFailed)
    for (const id of ['job_1', 'job_2']) {
      await added(id)
      await store.failQueuedJob(await claimed(), { at: later(1), code: 'render_failed', problem: '{}' })
    }
    expect(await count()).toBe(maxFailed)
    expect(await store.findQueuedJob('job_1', owner)).toBeDefined()
    expect(await store.findQueuedJob('job_old_1', owner)).toBeUndefined()
  })

  test('are listed by what they are and where they are, a page at a time', async () => {
    await added('job_1', { invoice_number: 'R-1', created_at: later(-3) })
    await added('job_2', { template: 'bold', created_at: later(-2) })
    await added('job_3', { created_at: later(-1) })
    await store.failQueuedJob(await claimed(), { at: later(1), code: 'render_failed', problem: '{}' })
    await claimed()
    const idsOf = async (of: Partial<QueuedJobFilter>, before?: Position, limit = 9) =>
      (await store.listQueuedJobs({ ...everything, ...of }, { before, limit })).map(({ id }) => id)
    expect(await idsOf({ status: 'failed' })).toEqual(['job_1'])
    expect(await idsOf({ status: 'running' })).toEqual(['job_2'])
    expect(await idsOf({ status: 'queued' })).toEqual(['job_3'])
    expect(await idsOf({ number: 'R-1' })).toEqual(['job_1'])
    expect(await idsOf({ template: 'bold', mode: 'live' })).toEqual(['job_2'])
    expect(await idsOf({ mode: 'test' })).toEqual([])
    expect(await idsOf({ from: later(-2), until: later(-1) })).toEqual(['job_2'])
    expect(await idsOf({}, undefined, 2)).toEqual(['job_3', 'job_2'])
    // also if the last job of the previous page has left the queue
    await store.removeQueuedJob('job_2', owner, origin)
    expect(await idsOf({}, { created_at: later(-2), id: 'job_2' })).toEqual(['job_1'])
  })

  test('nothing of it stays with a deleted account', async () => {
    await added('job_1')
    await store.suspendAccount('default', 'stop', origin)
    await store.deleteAccount('default', origin)
    await store.eraseAccount('default')
    expect(await store.findQueuedJob('job_1', owner)).toBeUndefined()
  })

  test('its key is found by its id, with the limits of account and plan', async () => {
    expect(await store.findKeyById('key_live')).toEqual(await store.findKey(hashOf(1)))
    await store.suspendAccount('default', 'keep', origin)
    expect(await store.findKeyById('key_live')).toMatchObject({ suspended_at: time })
    expect(await store.findKeyById('key_none')).toBeUndefined()
  })
})
