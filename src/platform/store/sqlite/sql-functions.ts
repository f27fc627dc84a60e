import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Draft } from '#core/draft/draft.ts'
import { applyChange, type DraftChange } from '#core/draft/draft-change.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { outstandingOf } from '#core/invoice/document-status.ts'
import { comparableNumber, sortableNumber } from '#core/invoice/invoice-number.ts'
import { type Decimal, isZero } from '#core/money/decimal.ts'
import { fitToCurrency } from '#core/money/minor-units.ts'
import { foldedKey, matchRank } from '#core/records/record-keys.ts'

/**
 * Registers functions for statements and migrations. Triggers and indexes cannot use them, because the schema is not
 * trusted and other programs read the file too.
 */
export function withSqlFunctions(database: DatabaseSync): DatabaseSync {
  const varargs = { deterministic: true, varargs: true, useBigIntArguments: true }
  database.function('checksum', varargs, checksum)
  database.function('comparable_number', { deterministic: true }, number => comparableNumber(String(number)))
  database.function('sortable_number', { deterministic: true }, number => sortableNumber(String(number)))
  database.function('folded_key', { deterministic: true }, key => foldedKey(String(key)))
  database.function('match_rank', { deterministic: true }, (title, search) =>
    matchRank(String(title), String(search)),
  )
  database.function('is_payment', { deterministic: true }, isPayment)
  database.function('draft_columns', { deterministic: true }, draftColumns)
  database.function('outstanding_amount', { deterministic: true, varargs: true }, outstandingAmount)
  return database
}

function isPayment(text: SQLOutputValue, currency: SQLOutputValue): number {
  const amount = fitToCurrency(String(text), String(currency))
  return amount === undefined || isZero(amount) ? 0 : 1
}

/**
 * JSON of the columns that version 8 derives from a draft: `text` as stored, relative to `base` unless that is null.
 * @param searchText used if the draft is damaged
 */
function draftColumns(text: SQLOutputValue, base: SQLOutputValue, searchText: SQLOutputValue): string {
  try {
    const written: unknown = JSON.parse(String(text))
    const draft =
      base === null ? (written as Draft) : applyChange(JSON.parse(String(base)), written as DraftChange)
    if (draft) {
      const { issueDate, dueDate, sums, searchText: found } = columnsOf(draft)
      return JSON.stringify({ issueDate: issueDate ?? '', dueDate: dueDate ?? '', sums, searchText: found })
    }
  } catch {
    // The draft is damaged; the integrity check reports it.
  }
  return JSON.stringify({ issueDate: '', dueDate: '', sums: null, searchText })
}

/** Outstanding amount as version 11 derives it; NULL also if an amount is damaged. */
function outstandingAmount(...values: SQLOutputValue[]): string | null {
  const [type, state, mode, currency, payable, hasOriginal, paid, credited] = values
  const facts = { type, state, mode, currency, payable, hasOriginal: hasOriginal === 1 }
  try {
    return outstandingOf(facts as OutstandingFacts, { paid: paid as Decimal, credited: credited as Decimal })
  } catch {
    return null
  }
}
type OutstandingFacts = Parameters<typeof outstandingOf>[0]

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
