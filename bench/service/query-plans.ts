import { join } from 'node:path'
import { openSqliteStore } from '../../src/service/store/sqlite/sqlite-store.ts'
import type { Store } from '../../src/service/store/store.ts'
import { type QueryPlan, watchQueryPlans } from '../../src/service/testing/query-plans.ts'

/** Query plans of what a request and the pages ask the SQLite store about jobs; the tests of the store have those of every statement. */
export async function queryPlans(folder: string): Promise<QueryPlan[]> {
  const plans: QueryPlan[] = []
  const end = watchQueryPlans(plan => {
    if (/\b(jobs|ledger|idempotency)\b/.test(plan.sql)) plans.push(plan)
  })
  const store = openSqliteStore(join(folder, 'service.db'))
  try {
    await readJobs(store)
  } finally {
    await store.close()
    end()
  }
  return plans
}

async function readJobs(store: Store): Promise<void> {
  const owner = { account_id: 'default', mode: 'live' } as const
  const filter = { account_id: 'default', mode: undefined, template: undefined, number: undefined }
  const ever = { from: undefined, until: undefined }
  const month = { from: '2026-11-01', until: '2026-12-01' }
  const page = { before: undefined, limit: 1 }
  for (const asked of [ever, month, { ...month, mode: 'live' as const }, { ...ever, template: 'minimal' }]) {
    await store.listJobs({ ...filter, ...ever, ...asked }, page)
  }
  await store.listJobs({ ...filter, ...ever, number: 'stored-7' }, { before: 'job_x', limit: 1 })
  await store.countJobsByDay({ account_id: 'default', ...month })
  await store.findAnswer({ ...owner, idempotency_key: 'x' }, '2026-11-21T10:00:00.000Z')
  await store.findJob('job_x', owner)
  await store.findJobOfFile('x')
  await store.findJobOfAccount('job_x', 'default')
  await store.namedFiles(['x'])
  await store.readSums({ account_id: 'default', from: '2026-11', until: '2026-12' })
  await store.readLedger({ account_id: 'default', ...month }, { after: undefined, limit: 1 })
  await store.readLedger({ account_id: 'default', ...month }, { after: 'job_x', limit: 1 })
  await store.listFilesBefore(owner, '2026-11-01', 1)
  await store.listNotMeasured({ after: '', limit: 1 })
}
