import { parseRecord, type RawRecord, type RecordKind, recordKinds } from '#core/records/record.ts'
import { storedRecordOf, writeRecord } from '../records/record-row.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { isNewerRevision, omittedRows } from './insert-row.ts'
import type { MergeSource } from './merge-attempts.ts'
import { hasHead, hasTable, isId, isInstantOrNull } from './readable-rows.ts'

/**
 * Merges customers and catalogue items of the source that the copy lacks or has in an older state. From deliberately
 * replaced data, only missing customers that an invoice of the copy names.
 * @returns whether everything could be read
 */
export const mergeRecords = (sql: Sql, source: MergeSource): boolean =>
  recordKinds.map(kind => mergeKind(sql, source, kind)).every(Boolean)

function mergeKind(sql: Sql, { database, attempts, isLater }: MergeSource, kind: RecordKind): boolean {
  const isWanted = (row: Row) =>
    attempts === 'all' ? isNewerRevision(sql, kind, row, isLater) : isNamed(sql, kind, row)
  const mergeRow = (row: Row) => isValid(row) && (!isWanted(row) || merge(sql, kind, row))
  return !hasTable(database, kind) || omittedRows(sql, database, kind, mergeRow) === 0
}

const isValid = (row: Row): boolean =>
  row.is_intact === 1 &&
  hasHead(row) &&
  isInstantOrNull(row.archived_at) &&
  (row.merged_into === null || isId(row.merged_into))

/** @returns `false` if the row contains no valid record */
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
