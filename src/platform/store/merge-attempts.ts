import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { customerOf } from '#core/customer.ts'
import { type Draft, draftOfInvoice } from '#core/draft.ts'
import { readInvoice } from '#core/read-invoice.ts'
import { createRevisions } from './revisions.ts'
import type { Salvaged } from './salvage.ts'
import { createSql, type Row, type Sql, textOf } from './sql.ts'

/**
 * What was sent since a copy of the data was made, brought into that copy: or it would look as if it was never sent, its
 * number would be free, and it would be billed a second time. `doubt`: what is said of what was on its way.
 * @returns whether all of it could be brought in
 */
export function mergeAttempts(database: DatabaseSync, salvaged: Salvaged, doubt: string): boolean {
  const sql = createSql({ database }, () => undefined)
  return sql.transaction(() => {
    const isIn = [...salvaged.attempts]
      .sort((one, other) => (textOf(one, 'created_at') < textOf(other, 'created_at') ? -1 : 1))
      .map(row => mergeOne(sql, row, doubt))
    for (const row of salvaged.deliveries) insertWhere(sql, 'deliveries', row, 'attempts', 'attempt_id')
    for (const row of salvaged.numbers) insertWhere(sql, 'numbers', row, 'invoices', 'invoice_id')
    for (const row of salvaged.services) insert(sql, 'idempotent_services', row)
    return salvaged.isWhole && isIn.every(Boolean)
  })
}

function mergeOne(sql: Sql, row: Row, doubt: string): boolean {
  const [id, invoice_id, key] = [textOf(row, 'id'), textOf(row, 'invoice_id'), textOf(row, 'idempotency_key')]
  const known = sql.row('SELECT state FROM attempts WHERE id = :id', { id })
  // what had come to an end stays as the copy has it: the copy is sound
  if (known && !isOpen(known.state)) return true
  const created_at = textOf(row, 'created_at')
  const twin = sql.row(
    'SELECT 1 FROM attempts WHERE id <> :id AND idempotency_key = :key AND created_at = :created_at',
    { id, key, created_at },
  )
  if (twin) return true
  const end = ended(row, doubt)
  if (known) {
    sql.run(
      `UPDATE attempts SET state = :state, finished_at = :finished_at, tries = :tries, in_doubt = :in_doubt,
         job_id = :job_id, invoice_url = :invoice_url, problem = :problem WHERE id = :id`,
      { id, ...end },
    )
  } else {
    if (!bringInvoice(sql, row)) return false
    insert(sql, 'attempts', { ...row, ...end })
  }
  if (row.mode === 'live')
    sql.run('INSERT OR IGNORE INTO numbers VALUES (:number, :invoice_id, :created_at)', {
      number: textOf(row, 'invoice_number'),
      invoice_id,
      created_at,
    })
  sql.run('UPDATE invoices SET attempt_id = :attempt, updated_at = :created_at WHERE id = :invoice_id', {
    attempt: end.state === 'withdrawn' ? null : id,
    created_at,
    invoice_id,
  })
  return true
}

const isOpen = (state: unknown): boolean => ['queued', 'sending', 'unknown'].includes(String(state))

type Columns = Record<string, SQLInputValue>

/** What was on its way when the file broke may have been billed: nothing sends it by itself. */
function ended(row: Row, doubt: string) {
  const { finished_at, tries, in_doubt, job_id, invoice_url, problem } = row as Columns
  const kept = {
    finished_at: finished_at ?? null,
    tries: tries ?? 0,
    job_id: job_id ?? null,
    invoice_url: invoice_url ?? null,
  }
  if (row.state !== 'queued' && row.state !== 'sending')
    return { ...kept, state: textOf(row, 'state'), in_doubt: in_doubt ?? 0, problem: problem ?? null }
  return { ...kept, state: 'unknown', in_doubt: 1, problem: doubt }
}

/** The invoice of an attempt, as it was sent, where the copy has no revision as new as that. */
function bringInvoice(sql: Sql, row: Row): boolean {
  const id = textOf(row, 'invoice_id')
  const at = textOf(row, 'created_at')
  const revision = Number(row.revision)
  const there = sql.row('SELECT revision FROM invoices WHERE id = :id', { id })
  if (there && Number(there.revision) >= revision) return true
  const draft = draftIn(row)
  if (!draft) return false
  const columns = {
    id,
    revision,
    at,
    invoice_number: textOf(row, 'invoice_number'),
    customer: customerOf(draft),
    currency: textOf(row, 'currency'),
    payable: textOf(row, 'payable'),
    search: [draft.invoice_number, customerOf(draft), ...draft.items.map(({ description }) => description)]
      .join('\n')
      .toLowerCase(),
  }
  if (there)
    sql.run(
      `UPDATE invoices SET revision = :revision, updated_at = :at, invoice_number = :invoice_number,
         customer = :customer, currency = :currency, payable = :payable, search_text = :search WHERE id = :id`,
      columns,
    )
  else
    sql.run(
      `INSERT INTO invoices VALUES (:id, :revision, :at, NULL, 0, NULL, :invoice_number, :customer, :currency,
         :payable, :search, (SELECT coalesce(max(search_id), 0) + 1 FROM invoices))`,
      columns,
    )
  createRevisions(sql).insert(id, revision, at, draft)
  return true
}

/** With fewer fields than were written, where the connection takes only some: these are what was sent. */
function draftIn({ payload }: Row): Draft | undefined {
  if (!(payload instanceof Uint8Array)) return undefined
  const read = readInvoice(new TextDecoder().decode(payload))
  return read.ok ? draftOfInvoice(read.invoice) : undefined
}

/** Only where what it belongs to is there. */
function insertWhere(sql: Sql, table: string, row: Row, owners: string, column: string): void {
  if (sql.row(`SELECT 1 FROM ${owners} WHERE id = :id`, { id: textOf(row, column) })) insert(sql, table, row)
}

/** Columns by their names: the damaged file may be of an older schema. */
function insert(sql: Sql, table: string, row: Columns | Row): void {
  const names = sql.rows(`SELECT name FROM pragma_table_info('${table}')`).map(each => textOf(each, 'name'))
  const values = Object.fromEntries(names.map(name => [name, (row as Columns)[name] ?? null]))
  sql.run(
    `INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${names.map(name => `:${name}`).join(', ')})`,
    values,
  )
}
