import { comparableNumber, maxCounterDigits, type NumberPattern } from '#core/invoice/invoice-number.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'

/**
 * Returns the invoice numbers that determine the next one: for each counter length, the highest number of an invoice or
 * of a live submission, in any spelling. Samples and deleted invoices do not count. For counters of the same length,
 * text order is numeric order.
 */
export function highestNumbers(sql: Sql, { before, after, plain }: NumberPattern): string[] {
  // A digit is added, because normalisation trims spaces at the ends of a number.
  const [start, end] = [comparableNumber(`${before}0`).slice(0, -1), comparableNumber(`0${after}`).slice(1)]
  const found = (values: Record<string, string | number>) =>
    (['invoices', 'numbers'] as const)
      .map(table => sql.row(highestIn(table), values))
      .flatMap(row => (row ? before + textOf(row, 'counter') + after : []))
  const counted = Array.from({ length: maxCounterDigits }, (_, index) => {
    const digits = index + 1
    return found({
      start,
      end,
      digits,
      length: [...start].length + digits + [...end].length,
      highest: start + '9'.repeat(digits) + end,
    })
  }).flat()
  return plain !== undefined && isUsed(sql, plain) ? [plain, ...counted] : counted
}

const counter = 'substr(comparable, length(:start) + 1, :digits)'

/** Only a live submission uses a number up; that of a sample or a deleted draft is free again. */
const unlessFree = { invoices: 'AND NOT sample AND deleted_at IS NULL', numbers: '' }

const highestIn = (table: 'invoices' | 'numbers') =>
  `SELECT ${counter} AS counter FROM ${table}
     WHERE length(comparable) = :length AND comparable BETWEEN :start AND :highest
       AND ${counter} NOT GLOB '*[^0-9]*' AND comparable = :start || ${counter} || :end ${unlessFree[table]}
     ORDER BY comparable DESC LIMIT 1`

const isUsed = (sql: Sql, number: string): boolean =>
  (['invoices', 'numbers'] as const).some(
    table =>
      sql.row(
        `SELECT 1 FROM ${table} WHERE length(comparable) = length(:comparable) AND comparable = :comparable
           ${unlessFree[table]}`,
        { comparable: comparableNumber(number) },
      ) !== undefined,
  )
