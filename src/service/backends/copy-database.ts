import type { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { AppError } from '#core/errors/app-error.ts'
import { batchesOf, type CopiedTable, type Row, tablesOf, type Value } from './copied-tables.ts'

/**
 * Sums that triggers of the target compute while rows are copied. They are copied too, because erased
 * invoices and removed jobs change them.
 */
const summed = ['ledger_sums', 'jobs_by_day']

/** Tables that already contain rows in a new database. */
const prefilled = ['accounts', 'plans']

export interface TableCount {
  table: string
  rows: number
}

/**
 * Copies the rows that the target lacks, in one transaction per batch. Existing rows are kept, except for the
 * initial rows of a new database.
 */
export async function copyDatabase(
  source: DatabaseSync,
  target: Client,
  onTable: (count: TableCount) => void,
): Promise<void> {
  for (const table of tablesOf(source)) {
    let rows = 0
    const isSummed = summed.includes(table.name)
    if (isSummed) {
      await target.query('BEGIN')
      await target.query(`DELETE FROM ${table.name}`)
    }
    for (const batch of batchesOf(source, table)) {
      await insert(target, table, batch)
      rows += batch.length
    }
    if (isSummed) await target.query('COMMIT')
    if (table.identity !== undefined) await continueAfter(source, target, table.name, table.identity)
    onTable({ table: table.name, rows })
  }
}

async function insert(
  target: Client,
  { name, columns, key, identity }: CopiedTable,
  rows: Row[],
): Promise<void> {
  const placeholders = rows.map(
    (_, row) => `(${columns.map((_column, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  )
  const updates = columns.map(column => `${column} = excluded.${column}`).join(', ')
  const conflict = prefilled.includes(name) ? `(${key.join(', ')}) DO UPDATE SET ${updates}` : 'DO NOTHING'
  const text = `INSERT INTO ${name} (${columns.join(', ')}) ${identity === undefined ? '' : 'OVERRIDING SYSTEM VALUE'}
    VALUES ${placeholders.join(', ')} ON CONFLICT ${conflict}`
  await target.query(text, rows.flat())
}

/**
 * Continues an identity column after the highest number that the source ever used, or has now if SQLite does
 * not remember it (without AUTOINCREMENT).
 */
async function continueAfter(
  source: DatabaseSync,
  target: Client,
  table: string,
  column: string,
): Promise<void> {
  const { last } = source
    .prepare(
      `SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = ?), max(${column}), 0) AS last FROM ${table}`,
    )
    .get(table) ?? { last: 0 }
  if (last === 0) return
  await target.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [table, column, last])
}

/**
 * Compares every row of every table, and the stored bytes of each account.
 * @throws AppError migration_differs
 */
export async function compareDatabases(source: DatabaseSync, target: Client): Promise<TableCount[]> {
  const counts: TableCount[] = []
  for (const table of tablesOf(source)) {
    const types = await textColumns(target, table.name)
    let rows = 0
    let last: Value[] | undefined
    for (const batch of batchesOf(source, table)) {
      const found = await rowsAfter(target, table, { last, limit: batch.length, types })
      if (JSON.stringify(found) !== JSON.stringify(batch.map(row => row.map(comparable))))
        throw differs(table.name)
      last = table.key.map(column => batch.at(-1)?.[table.columns.indexOf(column)] ?? null)
      rows += batch.length
    }
    const more = await rowsAfter(target, table, { last, limit: 1, types })
    if (more.length > 0) throw differs(table.name)
    counts.push({ table: table.name, rows })
  }
  await compareStoredBytes(source, target)
  return counts
}

/** Compares sums, because the target has several rows per account. */
async function compareStoredBytes(source: DatabaseSync, target: Client): Promise<void> {
  const sums = `SELECT account_id, mode, sum(bytes) AS bytes, sum(jobs) AS jobs FROM stored_bytes
    GROUP BY account_id, mode HAVING sum(bytes) <> 0 OR sum(jobs) <> 0 ORDER BY account_id, mode`
  const { rows } = await target.query(sums)
  const listOf = (found: readonly Record<string, unknown>[]) =>
    JSON.stringify(
      found.map(({ account_id, mode, bytes, jobs }) => [account_id, mode, String(bytes), String(jobs)]),
    )
  if (listOf(source.prepare(sums).all()) !== listOf(rows)) throw differs('stored_bytes')
}

const differs = (table: string) =>
  new AppError('store_unavailable', { message: { code: 'service.migration_differs', params: { table } } })

/** Returns the text columns, which must be ordered by bytes as in SQLite. */
async function textColumns(target: Client, table: string): Promise<Set<string>> {
  const text = `SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND data_type = 'text'`
  const { rows } = await target.query<{ column_name: string }>(text, [table])
  return new Set(rows.map(({ column_name }) => column_name))
}

async function rowsAfter(
  target: Client,
  { name, columns, key }: CopiedTable,
  { last, limit, types }: { last: Value[] | undefined; limit: number; types: Set<string> },
): Promise<unknown[][]> {
  const keyText = key.map(column => (types.has(column) ? `${column} COLLATE "C"` : column)).join(', ')
  const after =
    last === undefined ? '' : `WHERE (${keyText}) > (${key.map((_, index) => `$${index + 1}`).join(', ')})`
  const text = `SELECT ${columns.join(', ')} FROM ${name} ${after} ORDER BY ${keyText} LIMIT ${limit}`
  const { rows } = await target.query({ text, values: last ?? [], rowMode: 'array' })
  return rows.map(row => row.map(comparable))
}

/** PostgreSQL gives bigint as text. */
const comparable = (value: unknown): string | null => {
  if (value === null) return null
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value)
}
