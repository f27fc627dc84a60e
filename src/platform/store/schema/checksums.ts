import type { DatabaseSync } from 'node:sqlite'

/**
 * Columns covered by each row's `checksum`: those that decide what is sent, where it is sent, and which amount is
 * shown. SQLite has no checksums for values, so a flipped bit in a text would go unnoticed.
 */
export const checksumColumns = {
  attempts: [
    'id',
    'invoice_id',
    'revision',
    'state',
    'mode',
    'connection_id',
    'connection_name',
    'base_url',
    'template',
    'invoice_number',
    'currency',
    'payable',
    'payload',
    'payload_sha256',
    'idempotency_key',
    'key_fingerprint',
    'created_at',
    'finished_at',
    'tries',
    'in_doubt',
    'job_id',
    'invoice_url',
    'problem',
    'retry_at',
    'issued_by',
  ],
  invoices: [
    'id',
    'invoice_number',
    'customer',
    'currency',
    'payable',
    'type',
    'issue_date',
    'due_date',
    'sums',
    'credits_id',
    'created_from',
    'accepted_at',
    'phase',
    'deadline',
    'paid',
    'credited',
  ],
  revisions: ['invoice_id', 'revision', 'saved_at', 'draft', 'logo', 'base'],
  connections: ['id', 'name', 'base_url', 'request_fields'],
  settings: ['name', 'value'],
  deliveries: ['attempt_id', 'delivery'],
  emails: ['attempt_id', 'emailed_at'],
  customers: ['id', 'revision', 'updated_at', 'archived_at', 'merged_into', 'record'],
  items: ['id', 'revision', 'updated_at', 'archived_at', 'merged_into', 'record'],
  payments: [
    'id',
    'invoice_id',
    'revision',
    'updated_at',
    'paid_on',
    'amount',
    'note',
    'created_at',
    'removed_at',
  ],
  schedules: ['id', 'revision', 'updated_at', 'schedule'],
  published_templates: ['connection_id', 'key_fingerprint', 'sha256', 'template'],
} as const

type ChecksummedTable = keyof typeof checksumColumns
const checksummedTables = Object.keys(checksumColumns) as ChecksummedTable[]

/** SQL expression: the checksum of the row's present values. */
const checksumExpression = (
  table: ChecksummedTable,
  columns: readonly string[] = checksumColumns[table],
): string => `checksum(${columns.map(column => `${table}.${column}`).join(', ')})`

/** SQL expression: 1 if the stored checksum is correct, else 0. */
export const intactExpression = (table: ChecksummedTable, columns?: readonly string[]): string =>
  `(${table}.checksum IS ${checksumExpression(table, columns)})`

/** {@link intactExpression} for a file of any schema version. */
export const intactExpressionIn = (database: DatabaseSync, table: ChecksummedTable): string =>
  intactExpression(table, coveredColumns(database, table))

/** The checksum of an older schema covers only the columns of that schema. */
function coveredColumns(database: DatabaseSync, table: ChecksummedTable): string[] {
  const present = new Set(
    database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => name),
  )
  return checksumColumns[table].filter(column => present.has(column))
}

/**
 * SQL assignment for an UPDATE: clears the checksum, so that it is computed again, unless the row was already damaged.
 */
export const clearChecksumIfIntact = (table: ChecksummedTable): string =>
  `checksum = CASE WHEN ${intactExpression(table)} THEN NULL ELSE ${table}.checksum END`

/** SQL statement: writes the checksums of the rows that `where` selects. */
export const updateChecksumsStatement = (table: ChecksummedTable, where: string): string =>
  `UPDATE ${table} SET checksum = ${checksumExpression(table)} WHERE ${where}`

/** Runs after each migration step, in its transaction. Tables without checksums are skipped. */
export function writeMissingChecksums(database: DatabaseSync): void {
  for (const table of checksummedTables)
    if (hasChecksumColumn(database, table)) {
      const checksum = checksumExpression(table, coveredColumns(database, table))
      database.exec(`UPDATE ${table} SET checksum = ${checksum} WHERE checksum IS NULL`)
    }
}

/** Files of schema version 5 and older have no checksums. */
export const hasChecksumColumn = (database: DatabaseSync, table: string): boolean =>
  isChecksummed(table) &&
  database.prepare("SELECT 1 FROM pragma_table_info(?) WHERE name = 'checksum'").get(table) !== undefined

export const hasValidChecksums = (database: DatabaseSync): boolean =>
  checksummedTables.every(
    table =>
      !hasChecksumColumn(database, table) ||
      database
        .prepare(`SELECT 1 FROM ${table} WHERE NOT ${intactExpressionIn(database, table)} LIMIT 1`)
        .get() === undefined,
  )

export const isChecksummed = (table: string): table is ChecksummedTable =>
  Object.hasOwn(checksumColumns, table)
