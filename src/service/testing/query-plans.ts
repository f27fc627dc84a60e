import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { callEveryMethod } from './every-store-call.ts'

export interface QueryPlan {
  sql: string
  /** of the database, one line each */
  steps: string[]
  /** whether it reads every row, or sorts many, of a growing table */
  readsAll: boolean
}

/** Tables that grow with use. Accounts, plans, keys and users are added by people. */
const growing =
  'jobs|ledger|idempotency|audit|requests|queued_jobs|queued_bodies|webhook_deliveries|credits|repeated_numbers|jobs_by_day|ledger_sums|sessions|sign_ups|password_links|spending_events'

/** Statements that may read everything: those of commands, and of the newest entries of the audit log. */
const meansAll = [
  /^SELECT [\w, ]+ FROM ledger ORDER BY id$/,
  /^SELECT .* FROM ledger_sums WHERE month >= \S+ AND month < \S+ ORDER BY/,
  /^SELECT .* FROM credits JOIN ledger .* WHERE credits.created_at >= \S+ AND credits.created_at < \S+ ORDER BY/,
  /^SELECT id, [\w, ]+ FROM audit ORDER BY id DESC LIMIT \S+$/,
]

const isMeant = (sql: string) => meansAll.some(pattern => pattern.test(sql))

const oneLine = (sql: string) => sql.replace(/\s+/g, ' ').trim()

/** Returns the plans of every statement prepared by the SQLite store. @param path a new database */
export async function sqlitePlans(path: string, change = ''): Promise<QueryPlan[]> {
  const statements = new Set<string>()
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (sql, ...rest) {
    statements.add(oneLine(sql))
    return prepare.call(this, sql, ...rest)
  }
  try {
    const store = openSqliteStore(path)
    await callEveryMethod(store)
    await store.close()
  } finally {
    DatabaseSync.prototype.prepare = prepare
  }
  const database = new DatabaseSync(path)
  database.exec(change)
  const scan = new RegExp(`^SCAN (${growing})\\b`)
  const sorts = /^USE TEMP B-TREE FOR (LAST \w+ OF )?ORDER BY/
  const plans = [...statements]
    .filter(sql => /^(SELECT|UPDATE|DELETE|WITH)/.test(sql))
    .map(sql => {
      // statements with a forced index that was dropped
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql.replace(/INDEXED BY \w+/, '')}`)
      const steps = plan.all().map(({ detail }) => String(detail))
      const sortsMany = steps.some(step => sorts.test(step)) && /FROM (jobs|ledger|audit|requests) /.test(sql)
      return { sql, steps, readsAll: !isMeant(sql) && (sortsMany || steps.some(step => scan.test(step))) }
    })
  database.close()
  return plans
}

/** Statistics that make an index with few rows better than a small one that must be read completely. */
const manyRows = `
  INSERT INTO jobs (id, account_id, key_id, mode, template, invoice_number, file_id, created_at)
    SELECT 'job_' || n, 'default', 'key_live', 'live', 'minimal', n::text, 'file_' || n, '2026-11-21T10:00:00.' || n
    FROM generate_series(1000, 9999) AS n;
  INSERT INTO queued_jobs (id, account_id, key_id, mode, file_id, created_at, fingerprint, bytes)
    SELECT 'job_q_' || n, 'default', 'key_live', 'live', 'file_q_' || n, '2026-11-21', '', 1
    FROM generate_series(1, 9999) AS n;
  INSERT INTO webhooks VALUES
    ('whk_many', 'default', 'live', 'https://example.com', 'invoice.failed', sha256('many'), '2026-11-21');
  INSERT INTO webhook_deliveries (id, webhook_id, event, payload, created_at, started_at, status, next_attempt_at)
    SELECT 'msg_' || n, 'whk_many', 'invoice.failed', '', '2026-11-21', '2026-11-21',
      CASE n % 2 WHEN 0 THEN 'delivered' ELSE 'pending' END, CASE n % 2 WHEN 1 THEN '2026-11-21' END
    FROM generate_series(1, 9999) AS n;
  INSERT INTO requests (at, request_id, method, route, status, account_id, client, milliseconds)
    SELECT '2026-11-21', 'request ' || n, 'GET', '/', 200, 'acc_' || n % 9, '', 1 FROM generate_series(1, 9999) AS n;
  INSERT INTO audit (at, actor, actor_id, action, account_id, detail)
    SELECT '2026-11-21', 'operator', 'example', 'account.exported', 'acc_2', '{}' FROM generate_series(1, 9999) AS n;
  INSERT INTO ledger (job_id, account_id, key_id, template, invoice_number, created_at)
    SELECT id, account_id, key_id, template, invoice_number, created_at FROM jobs WHERE file_id = 'file_' || substr(id, 5);
  INSERT INTO sessions SELECT sha256(n::text::bytea), account_id, id, '2026-11-21', '2026-11-21'
    FROM (SELECT * FROM users LIMIT 1) AS owner, generate_series(1, 9999) AS n;
  ANALYZE`

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/**
 * Returns the plans of every statement sent by the PostgreSQL store, with sequential scans discouraged.
 * @param url of a new database
 */
export async function postgresPlans(url: string, change = 'SELECT 1'): Promise<QueryPlan[]> {
  const statements = new Map<string, unknown[]>()
  const { query } = pg.Client.prototype
  const spy = function (this: pg.Client, ...given: unknown[]): unknown {
    const [config] = given
    if (typeof config === 'object' && config !== null && 'text' in config && 'values' in config)
      statements.set(oneLine(String(config.text)), config.values as unknown[])
    return Reflect.apply(query, this, given)
  }
  pg.Client.prototype.query = spy as typeof query
  try {
    const store = await openPostgresStore(url)
    await callEveryMethod(store)
    await store.close()
  } finally {
    pg.Client.prototype.query = query
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(manyRows)
    await client.query(change)
    await client.query('SET enable_seqscan = off')
    const plans: QueryPlan[] = []
    for (const [sql, values] of statements) {
      if (!/^(SELECT|UPDATE|DELETE|WITH)/.test(sql) || /billwright_queue|pg_/.test(sql)) continue
      const text = sql.replace(/\$(\d+)/g, (_match, position) => literal(values[Number(position) - 1]))
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`)
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
      const scans = nodes.filter(node =>
        new RegExp(`^(${growing})(_before)?$`).test(node['Relation Name'] ?? ''),
      )
      plans.push({
        sql,
        steps: nodes.map(node =>
          `${node['Node Type']} ${node['Relation Name'] ?? ''} ${node['Index Name'] ?? ''}`.trim(),
        ),
        readsAll: !isMeant(sql) && scans.some(readsWhole),
      })
    }
    return plans
  } finally {
    await client.end()
  }
}

const readsWhole = (node: PlanNode): boolean =>
  node['Node Type'] === 'Seq Scan' || (/^Index/.test(node['Node Type']) && node['Index Cond'] === undefined)

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (Array.isArray(value)) return `'{${value.map(each => `"${String(each)}"`).join(',')}}'`
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `'${String(value)}'`
}
