/** @module-tag extended */

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, postgresPrograms } from '../../testing/postgres.ts'
import { openSharedPostgres, type SharedPostgres } from '../../testing/shared-postgres.ts'
import { generationOf, hashOf, keyOf, origin, time } from '../../testing/stored-keys.ts'
import { noLimits } from '../plans.ts'
import { openPostgresStore } from './postgres-store.ts'

/** Changes of plans while jobs are recorded; store/plans.test.ts tests what every store does. */

describe.runIf(postgresPrograms !== undefined)('plans in PostgreSQL', () => {
  let server: SharedPostgres

  beforeAll(async () => {
    server = await openSharedPostgres()
  })
  afterAll(() => server.end())

  test('a cap that is lowered while a job is billed is reached by that job', async () => {
    const url = await server.migratedDatabase()
    const store = await openPostgresStore(url)
    const live = keyOf('key_live')
    await store.addKey(live, hashOf(1), origin)
    const waiting = async () =>
      (
        await ask(
          url,
          `SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
           WHERE NOT granted AND datname = current_database()`,
        )
      ).length
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('BEGIN; LOCK TABLE ledger IN EXCLUSIVE MODE')
    const recorded = store.record(generationOf('job_1', live))
    let hasChanged = false
    let changed: Promise<void> | undefined
    try {
      await expect.poll(waiting).toBe(1)
      changed = store.changePlan('default', { ...noLimits, monthly_cap: 1 }, origin).then(() => {
        hasChanged = true
      })
      await expect.poll(async () => hasChanged || (await waiting()) === 2).toBe(true)
    } finally {
      await other.end()
    }
    expect(await recorded).toMatchObject({ outcome: 'recorded' })
    await changed
    const due = { now: time, leaseUntil: time, limit: 10 }
    expect(await store.claimSpendingMails(due)).toMatchObject([
      { event: 'spending.cap_reached', billed: 1, cap: 1 },
    ])
    await store.close()
  })
})
