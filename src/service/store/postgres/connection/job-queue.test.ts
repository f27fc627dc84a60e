import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask, postgresPrograms, startPostgres } from '../../../testing/postgres.ts'
import { openSharedPostgres, type SharedPostgres } from '../../../testing/shared-postgres.ts'
import { generationOf, hashOf, keyOf, origin, planOf, time } from '../../../testing/stored-keys.ts'
import type { NewQueuedJob } from '../../queued-jobs.ts'
import type { Store } from '../../store.ts'
import { templateLimits } from '../../templates.ts'
import { openPostgresStore } from '../postgres-store.ts'

describe.runIf(postgresPrograms !== undefined)('the queue of PostgreSQL', () => {
  let server: SharedPostgres
  /** original of which each test's database is a copy */
  let original: string
  let url: string
  let store: Store

  const key = keyOf('key_live')

  beforeAll(async () => {
    server = await openSharedPostgres()
    original = await server.migratedDatabase()
    store = await openPostgresStore(original)
    await store.addKey(key, hashOf(1), origin)
    await store.close()
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    url = await server.newDatabase(original)
    store = await openPostgresStore(url)
  })
  afterEach(() => store.close())

  const owner = { account_id: 'default', mode: 'live' } as const
  const add = (id: string, of: Partial<NewQueuedJob> = {}) =>
    store.addQueuedJob({
      ...{ ...owner, id, key_id: key.id, file_id: `file of ${id}` },
      ...{ template: 'minimal', invoice_number: '1' },
      ...{ created_at: time, idempotency_key: null, fingerprint: '', body: new Uint8Array(1) },
      ...{ template_version: null, template_text: null },
      ...of,
    })
  const claim = () => store.claimQueuedJob({ mode: 'live', now: time, except: [] })
  const inQueue = async () => {
    const rows = await ask(url, "SELECT data ->> 'job_id' AS id FROM billwright_queue.job ORDER BY 1")
    return rows.map(row => (row as { id: string }).id)
  }

  test('gives back the template with which a job was accepted, whatever became of it', async () => {
    const template = { account_id: 'default', name: 'studio', title: 'Studio', description: 'Example' }
    const stored = { ...template, text: '{"name":"Żółw"}', sha256: 'digest', bytes: 17, created_at: time }
    const published = await store.publishTemplate(
      stored,
      { sha256: undefined, limits: templateLimits },
      origin,
    )
    expect(published).toMatchObject({ outcome: 'published', isNew: true, template: { version: 1 } })
    const { text = '', version } = (await store.readTemplate(template)) ?? {}
    await add('job_1', { template: 'studio', template_version: version ?? null, template_text: text })
    expect(await store.removeTemplate(template, undefined, origin)).toBe('removed')
    expect(await claim()).toMatchObject({ template_version: 1, template_text: stored.text })
  })

  test('has no job that was recorded, failed, deleted, or of a deleted account', async () => {
    for (const id of ['job_1', 'job_2', 'job_3', 'job_4']) await add(id)
    const first = await claim()
    if (first) await store.failQueuedJob(first, { at: time, code: 'render_failed', problem: '{}' })
    expect(await inQueue()).toEqual(['job_2', 'job_3', 'job_4'])
    await store.record({ ...generationOf('job_2', key), isQueued: true })
    await store.removeQueuedJob('job_3', owner, origin)
    expect(await inQueue()).toEqual(['job_4'])
    await store.suspendAccount('default', 'stop', origin)
    await store.deleteAccount('default', origin)
    await store.eraseAccount('default')
    expect(await inQueue()).toEqual([])
  })

  test('keeps a job whose transaction was rolled back', async () => {
    await add('job_1')
    await store.addPlan(planOf('none', { monthly_cap: 0 }), origin)
    await store.setPlan('default', 'none', origin)
    const recorded = await store.record({ ...generationOf('job_1', key), isQueued: true })
    expect([recorded.outcome, await inQueue()]).toEqual(['capped', ['job_1']])
  })

  test('that lost its jobs, or has one too many, agrees with the rows after a start', async () => {
    for (const id of ['job_1', 'job_2', 'job_3']) await add(id)
    await ask(
      url,
      `DELETE FROM billwright_queue.job WHERE data ->> 'job_id' = 'job_2';
       DELETE FROM queued_bodies WHERE job_id = 'job_1'; DELETE FROM queued_jobs WHERE id = 'job_1'`,
    )
    await store.close()
    store = await openPostgresStore(url)
    expect([(await claim())?.id, (await claim())?.id, await claim()]).toEqual(['job_3', 'job_2', undefined])
    expect(await inQueue()).toEqual(['job_2', 'job_3'])
  })

  test('is used again after an interruption', async () => {
    const own = await startPostgres()
    await store.close()
    store = await openPostgresStore(await own.newDatabase())
    await store.addKey(key, hashOf(1), origin)
    await add('job_1')
    await own.crash()
    await expect(claim()).rejects.toMatchObject({ code: 'storage_unavailable' })
    await own.start()
    const claimedId = () =>
      claim().then(
        job => job?.id,
        () => undefined,
      )
    await expect.poll(claimedId, { timeout: 10_000 }).toBe('job_1')
    await own.remove()
  })
})
