import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { InvoiceColumns } from '#core/draft/invoice-columns.ts'
import { firstSender } from '#core/draft/sender.ts'
import { AppError } from '#core/errors/app-error.ts'
import { insertInvoice, type NewInvoiceRow } from '../invoices/invoice-row.ts'
import { isChecksummed, updateChecksumsStatement } from '../schema/checksums.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { isDamage } from '../sqlite/store-errors.ts'
import { readableRow, readableRows } from './readable-rows.ts'

/** Inserts by column name, because the source may have an older schema. An existing row stays. */
export function insertRow(sql: Sql, table: string, row: Row | Record<string, SQLInputValue>): void {
  const names = sql.rows(`SELECT name FROM pragma_table_info('${table}')`).map(each => textOf(each, 'name'))
  const given = row as Record<string, SQLInputValue>
  const values = Object.fromEntries(names.map(name => [name, given[name] ?? null]))
  const inserted = sql.run(
    `INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${names.map(name => `:${name}`).join(', ')})`,
    values,
  )
  if (inserted === 1 && isChecksummed(table))
    sql.run(updateChecksumsStatement(table, 'rowid = last_insert_rowid()'))
}

/**
 * Runs steps in a savepoint, so that unreadable data does not abort the whole transaction; other errors, such as a full
 * disk, do.
 * @returns `false` if the steps failed or returned `false`
 */
export function inSavepoint(sql: Sql, steps: () => unknown): boolean {
  sql.run('SAVEPOINT part')
  try {
    const isIn = steps()
    sql.run('RELEASE part')
    return isIn !== false
  } catch (error) {
    if (!isDamage(error instanceof AppError ? error.cause : error)) throw error
    sql.run('ROLLBACK TO part')
    sql.run('RELEASE part')
    return false
  }
}

/**
 * Merges the rows of a table, each in a savepoint.
 * @param merge returns `false` for a row that it could not read
 * @returns number of omitted rows, at least 1 if rows of the table are missing
 */
export function omittedRows(
  sql: Sql,
  database: DatabaseSync,
  table: string,
  merge: (row: Row) => unknown,
): number {
  const { rows, isWhole } = readableRows(database, table, '1')
  let omitted = isWhole ? 0 : 1
  for (const { at } of rows) {
    const row = readableRow(database, table, at)
    if (!row || !inSavepoint(sql, () => merge(row))) omitted += 1
  }
  return omitted
}

/** Other values of the row that could be read. */
type ReservedRow = Partial<Omit<NewInvoiceRow, 'id' | 'columns' | 'links'>> &
  Partial<Pick<InvoiceColumns, 'currency' | 'type'>>

/** Reserves a taken number with an empty, deleted invoice if nothing else of its invoice can be read. */
export function reserveNumber(
  sql: Sql,
  id: string,
  invoice_number: string,
  { currency = '', type = 'invoice', ...known }: ReservedRow = {},
): void {
  if (sql.row('SELECT 1 FROM invoices WHERE id = :id', { id })) return
  const longAgo = '1970-01-01T00:00:00.000Z'
  insertInvoice(sql, {
    id,
    revision: 1,
    updatedAt: longAgo,
    isSample: false,
    customerId: null,
    ...known,
    deletedAt: known.deletedAt ?? longAgo,
    columns: {
      invoice_number,
      customer: '',
      currency,
      payable: null,
      type,
      issueDate: null,
      dueDate: null,
      sums: null,
      sender: firstSender,
      searchText: '',
    },
  })
}

/**
 * Whether a row of the source is newer than that of the copy, or missing there. If the copy was made from this file,
 * the revision decides, whatever the clock showed; if both continued from an older state, the time decides.
 */
export function isNewerRevision(
  sql: Sql,
  table: 'customers' | 'items' | 'payments' | 'schedules',
  row: Row,
  isLater: boolean,
): boolean {
  const id = textOf(row, 'id')
  const current = sql.row(`SELECT revision, updated_at FROM ${table} WHERE id = :id`, { id })
  if (!current) return true
  const isNewer = Number(row.revision) > Number(current.revision)
  const [there, here] = [textOf(row, 'updated_at'), textOf(current, 'updated_at')]
  return isLater || there === here ? isNewer : there > here
}
