import type { DatabaseSync } from 'node:sqlite'
import { parseRecord, type RawRecord, type RecordKind, recordKinds } from '#core/records/record.ts'
import { storedRecordOf, writeRecord } from '../records/record-row.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { inSavepoint, isNewerRevision } from './insert-row.ts'
import type { MergeSource } from './merge-attempts.ts'
import { hasHead, isId, isInstantOrNull, readableRow, readableRows } from './readable-rows.ts'

/**
 * Merges customers and items of the source into a copy: those that the copy lacks or has in an older state. Of data
 * that are replaced deliberately, only customers that an invoice of the copy names and that the copy lacks.
 * @returns whether everything could be read
 */
export const mergeRecords = (sql: Sql, source: MergeSource): boolean =>
  recordKinds.map(kind => mergeKind(sql, source, kind)).every(Boolean)

function mergeKind(sql: Sql, { database, attempts, isLater }: MergeSource, kind: RecordKind): boolean {
  if (!hasTable(database, kind)) return true
  const found = readableRows(database, kind, '1')
  let { isWhole } = found
  for (const { at } of found.rows) {
    const row = readableRow(database, kind, at)
    const isWanted = (read: Row) =>
      attempts === 'all' ? isNewerRevision(sql, kind, read, isLater) : isNamed(sql, kind, read)
    const isRead = row !== undefined && isValid(row)
    if (!isRead || !inSavepoint(sql, () => !isWanted(row) || merge(sql, kind, row))) isWhole = false
  }
  return isWhole
}

const isValid = (row: Row): boolean =>
  row.is_intact === 1 &&
  hasHead(row) &&
  isInstantOrNull(row.archived_at) &&
  (row.merged_into === null || isId(row.merged_into))

/** Whether the schema of the file has the table, also if that cannot be read. */
export function hasTable(database: DatabaseSync, table: string): boolean {
  try {
    return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined
  } catch {
    return true
  }
}

/** @returns `false`: the row holds no valid record */
function merge<Kind extends RecordKind>(sql: Sql, kind: Kind, row: Row): boolean {
  const parsed = parseRecord(kind, jsonOf(row))
  if (!parsed.ok) return false
  writeRecord(sql, kind, storedRecordOf(row, parsed.record))
  return true
}

function jsonOf(row: Row): RawRecord {
  try {
    const value: unknown = JSON.parse(textOf(row, 'record'))
    return typeof value === 'object' && value !== null ? (value as RawRecord) : {}
  } catch {
    return {}
  }
}

function isNamed(sql: Sql, kind: RecordKind, row: Row): boolean {
  const id = textOf(row, 'id')
  return (
    kind === 'customers' &&
    sql.row('SELECT 1 FROM customers WHERE id = :id', { id }) === undefined &&
    sql.row('SELECT 1 FROM invoices WHERE customer_id = :id', { id }) !== undefined
  )
}
