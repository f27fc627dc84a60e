import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createKey } from '../../src/service/accounts/keys.ts'
import { byOperator } from '../../src/service/accounts/origins.ts'
import { openStore } from '../../src/service/backends/open-store.ts'
import { queryPlans } from './query-plans.ts'
import { storeJobs } from './stored-jobs.ts'

test('no statement of the store scans all jobs, and a scan is detected', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'billwright-plans-'))
  const store = await openStore(folder)
  await createKey(store, { mode: 'live', name: 'Example', origin: byOperator(new Date()) })
  await store.close()
  storeJobs(folder, 100)
  storeJobs(folder, 1000)
  const plans = await queryPlans(folder)
  expect(plans.length).toBeGreaterThan(10)
  expect(plans.filter(({ readsAll }) => readsAll)).toEqual([])

  const database = new DatabaseSync(join(folder, 'service.db'))
  expect(database.prepare('SELECT count(*) AS n FROM ledger').get()?.n).toBe(1000)
  for (const name of ['jobs_by_time', 'jobs_by_mode', 'jobs_by_template', 'jobs_by_number']) {
    database.exec(`DROP INDEX ${name}`)
  }
  database.close()
  expect((await queryPlans(folder)).some(({ readsAll }) => readsAll)).toBe(true)
  await rm(folder, { recursive: true })
})
