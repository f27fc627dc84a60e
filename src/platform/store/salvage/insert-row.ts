import type { SQLInputValue } from 'node:sqlite'
import { AppError } from '#core/app-error.ts'
import { comparableNumber } from '#core/comparable-number.ts'
import { isChecksummed, writeChecksums } from '../schema/checksums.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { isDamage } from '../sqlite/store-errors.ts'

/** Columns by their names: another file may be of an older schema. What is there already stays. */
export function insertRow(sql: Sql, table: string, row: Row | Record<string, SQLInputValue>): void {
  const names = sql.rows(`SELECT name FROM pragma_table_info('${table}')`).map(each => textOf(each, 'name'))
  const given = row as Record<string, SQLInputValue>
  const values = Object.fromEntries(names.map(name => [name, given[name] ?? null]))
  const inserted = sql.run(
    `INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${names.map(name => `:${name}`).join(', ')})`,
    values,
  )
  if (inserted === 1 && isChecksummed(table)) sql.run(writeChecksums(table, 'rowid = last_insert_rowid()'))
}

/**
 * A part of a transaction that may fail alone: what makes no sense must not keep the rest from coming back. A disk that
 * is full ends the whole.
 * @returns `false`: it failed, or said so
 */
export function apart(sql: Sql, steps: () => unknown): boolean {
  sql.run('SAVEPOINT apart')
  try {
    const isIn = steps()
    sql.run('RELEASE apart')
    return isIn !== false
  } catch (error) {
    if (!isDamage(error instanceof AppError ? error.cause : error)) throw error
    sql.run('ROLLBACK TO apart')
    sql.run('RELEASE apart')
    return false
  }
}

/** A number that was given stays taken, though nothing is left of its invoice: as of one that was deleted long ago. */
export function keepNumber(sql: Sql, id: string, invoice_number: string): void {
  sql.run(
    `INSERT OR IGNORE INTO invoices VALUES (:id, 1, :long_ago, :long_ago, 0, NULL, :invoice_number, '', '', NULL, '',
       (SELECT coalesce(max(search_id), 0) + 1 FROM invoices), checksum(:id, :invoice_number, '', '', NULL), :comparable)`,
    {
      id,
      invoice_number,
      comparable: comparableNumber(invoice_number),
      long_ago: '1970-01-01T00:00:00.000Z',
    },
  )
}
