import { type Row, type Sql, textOf } from '../sqlite/sql.ts'

/**
 * Whether a row of the source is newer than that of the copy, or missing there. If the copy was made of this file, the
 * revision decides, whatever the clock said; if both continued from an older state, the time decides.
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
