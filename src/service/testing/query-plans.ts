import { DatabaseSync } from 'node:sqlite'

export interface QueryPlan {
  sql: string
  /** steps of EXPLAIN QUERY PLAN */
  steps: string[]
  /** whether it scans a table that grows with jobs or requests */
  readsAll: boolean
}

/** Tables that grow with every job or request. */
const growing = /^SCAN (jobs|ledger|idempotency|audit|requests|webhook_deliveries|queued_bodies)\b(?!.*USING)/

/** Intended: the ledger listing of the command line, and a page of the audit log of all accounts, which ends at its limit. */
const meansAll = /^SELECT [\w, ]+ FROM (ledger ORDER BY id|audit ORDER BY id DESC LIMIT \?1)$/

const { prepare } = DatabaseSync.prototype

function planOf(database: DatabaseSync, text: string): QueryPlan {
  const sql = text.replace(/\s+/g, ' ').trim()
  const steps = prepare
    .call(database, `EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail))
  return { sql, steps, readsAll: steps.some(step => growing.test(step)) && !meansAll.test(sql) }
}

/** Reports the plan of each statement that SQLite compiles from now on. @returns ends it */
export function watchQueryPlans(report: (plan: QueryPlan) => void): () => void {
  DatabaseSync.prototype.prepare = function (text, ...rest) {
    const statement = prepare.call(this, text, ...rest)
    if (/^\s*(WITH|SELECT|INSERT|UPDATE|DELETE)\b/.test(text)) report(planOf(this, text))
    return statement
  }
  return () => {
    DatabaseSync.prototype.prepare = prepare
  }
}
