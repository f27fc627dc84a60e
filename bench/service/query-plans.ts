import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteStore } from '../../src/service/store/sqlite/sqlite-store.ts'

export interface QueryPlan {
  sql: string
  /** steps of EXPLAIN QUERY PLAN */
  steps: string[]
  /** whether it scans a table that grows with jobs */
  readsAll: boolean
}

/** Tables that grow with every job. */
const growing = /^SCAN (jobs|ledger|idempotency)\b(?!.*USING)/

/** Intended full scan: the ledger listing of the command line. */
const meansAll = /^SELECT [\w, ]+ FROM ledger ORDER BY id$/

/** Query plans of all statements of the SQLite store, including dynamic ones. */
export async function queryPlans(folder: string): Promise<QueryPlan[]> {
  const path = join(folder, 'service.db')
  const statements = new Set<string>()
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (sql, ...rest) {
    statements.add(sql.replace(/\s+/g, ' ').trim())
    return prepare.call(this, sql, ...rest)
  }
  try {
    const store = openSqliteStore(path)
    const filter = { account_id: 'default', mode: undefined, template: undefined, number: undefined }
    const ever = { from: undefined, until: undefined }
    const month = { from: '2026-11-01', until: '2026-12-01' }
    const page = { before: undefined, limit: 1 }
    for (const asked of [
      ever,
      month,
      { ...month, mode: 'live' as const },
      { ...ever, template: 'minimal' },
    ]) {
      await store.listJobs({ ...filter, ...ever, ...asked }, page)
    }
    await store.listJobs({ ...filter, ...ever, number: 'stored-7' }, { before: 'job_x', limit: 1 })
    await store.close()
  } finally {
    DatabaseSync.prototype.prepare = prepare
  }
  const database = new DatabaseSync(path, { readOnly: true })
  const plans = [...statements]
    .filter(sql => /^(SELECT|UPDATE|DELETE)/.test(sql) && !meansAll.test(sql))
    .map(sql => {
      const steps = database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail))
      return { sql, steps, readsAll: steps.some(step => growing.test(step)) }
    })
    .filter(({ sql }) => /\b(jobs|ledger|idempotency)\b/.test(sql))
  database.close()
  return plans
}
