import type { DatabaseSync } from 'node:sqlite'

/**
 * SQLite has no checksums of its own, so a changed digit inside a text would go unnoticed. These are the columns that each row's
 * `checksum` covers: all that decide what is sent, where to, and what is shown as its amount.
 */
export const covered = {
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
  ],
  invoices: ['id', 'invoice_number', 'customer', 'currency', 'payable'],
  revisions: ['invoice_id', 'revision', 'saved_at', 'draft', 'logo', 'base'],
  connections: ['id', 'name', 'base_url', 'request_fields'],
  settings: ['name', 'value'],
  deliveries: ['attempt_id', 'delivery'],
} as const

type ChecksummedTable = keyof typeof covered
const checksummedTables = Object.keys(covered) as ChecksummedTable[]

/** SQL expression: the checksum of what a row holds now. */
const checksumOf = (table: ChecksummedTable): string =>
  `checksum(${covered[table].map(column => `${table}.${column}`).join(', ')})`

/** SQL expression: 1 where the row is as it was written, else 0. */
export const isIntact = (table: ChecksummedTable): string => `(${table}.checksum IS ${checksumOf(table)})`

/** SQL expression over the parameters that a statement on `invoices` binds. */
export const checksumOfInvoiceColumns = 'checksum(:id, :invoice_number, :customer, :currency, :payable)'

/** SQL assignment for an UPDATE: the checksum is to be written again, unless the row was damaged before, which it stays. */
export const clearIfIntact = (table: ChecksummedTable): string =>
  `checksum = CASE WHEN ${isIntact(table)} THEN NULL ELSE ${table}.checksum END`

/** SQL statement: writes the checksums of the rows that `where` selects. */
export const writeChecksums = (table: ChecksummedTable, where: string): string =>
  `UPDATE ${table} SET checksum = ${checksumOf(table)} WHERE ${where}`

/** After the last migration step, in its transaction. A file of a version without checksums is left as it is. */
export function writeMissingChecksums(database: DatabaseSync): void {
  for (const table of checksummedTables)
    if (hasChecksums(database, table)) database.exec(writeChecksums(table, 'checksum IS NULL'))
}

/** Files of schema version 5 and older have none. */
export const hasChecksums = (database: DatabaseSync, table: string): boolean =>
  isChecksummed(table) &&
  database.prepare("SELECT 1 FROM pragma_table_info(?) WHERE name = 'checksum'").get(table) !== undefined

/** Reads every covered row. */
export const hasValidChecksums = (database: DatabaseSync): boolean =>
  checksummedTables.every(
    table =>
      !hasChecksums(database, table) ||
      database.prepare(`SELECT 1 FROM ${table} WHERE NOT ${isIntact(table)} LIMIT 1`).get() === undefined,
  )

export const isChecksummed = (table: string): table is ChecksummedTable => Object.hasOwn(covered, table)
