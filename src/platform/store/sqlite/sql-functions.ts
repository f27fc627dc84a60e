import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { comparableNumber } from '#core/invoice/comparable-number.ts'

/**
 * Registers the functions used by our statements and migrations. Triggers and indexes cannot use them: the
 * schema is not trusted, and other programs read the file too.
 */
export function withSqlFunctions(database: DatabaseSync): DatabaseSync {
  const varargs = { deterministic: true, varargs: true, useBigIntArguments: true }
  database.function('checksum', varargs, checksum)
  database.function('comparable_number', { deterministic: true }, number => comparableNumber(String(number)))
  return database
}

/** SHA-256 over the values with their types and lengths. */
function checksum(...values: SQLOutputValue[]): string {
  const hash = createHash('sha256')
  for (const value of values) {
    const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value))
    hash.update(`${typeOf(value)} ${bytes.byteLength}:`).update(bytes)
  }
  return hash.digest('hex')
}

/** A bound number arrives as a double, an INTEGER column as a bigint. */
function typeOf(value: SQLOutputValue): string {
  if (value === null) return 'null'
  if (value instanceof Uint8Array) return 'blob'
  return typeof value === 'string' ? 'text' : 'number'
}
