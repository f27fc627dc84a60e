import type { StoredRecord } from '#app/ports/records.ts'
import type { RecordKind, RecordTypes } from '#core/records/record.ts'
import { foldedText, keyOf, searchTextOf, titleOf } from '#core/records/record-keys.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'

/** @param record content of the row, parsed from an intact row or validated */
export const storedRecordOf = <Kind extends RecordKind>(
  row: Row,
  record: RecordTypes[Kind],
): StoredRecord<Kind> => ({
  id: textOf(row, 'id'),
  revision: Number(row.revision),
  updatedAt: textOf(row, 'updated_at'),
  archivedAt: textOrNull(row, 'archived_at'),
  mergedInto: textOrNull(row, 'merged_into'),
  record,
})

/** Inserts or replaces the row of a record, including derived columns. */
export function writeRecord<Kind extends RecordKind>(sql: Sql, kind: Kind, stored: StoredRecord<Kind>): void {
  const { record, ...columns } = stored
  sql.run(
    `INSERT OR REPLACE INTO ${kind} VALUES (:id, :revision, :updatedAt, :archivedAt, :mergedInto, :record,
       :key, :sortText, :searchText, checksum(:id, :revision, :updatedAt, :archivedAt, :mergedInto, :record))`,
    {
      ...columns,
      record: JSON.stringify(record),
      key: keyOf(kind, record),
      sortText: foldedText(titleOf(kind, record)),
      searchText: searchTextOf(kind, record),
    },
  )
}

/**
 * SQL conditions that a text contains every word, to be appended to others, with their values.
 * @param column folded like the words
 */
export const matching = (words: readonly string[], column: 'search_text' | 'customer_sort') => ({
  conditions: words.map((_, index) => `AND instr(${column}, :word${index})`).join(' '),
  values: Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
})
