import { comparableNumber } from '#core/comparable-number.ts'
import type { NumberShape } from '#core/invoice-number.ts'
import { type Sql, textOf } from '../sqlite/sql.ts'

/** As in `proposeNumber`: what counts as a counter. */
const longestCounter = 32

/**
 * Of all numbers that an invoice of this computer carries or that a live submission took, in whatever spelling, those that decide the
 * next one: the highest counter of each length, because among equally long ones the order of texts is that of numbers.
 */
export function highestNumbers(sql: Sql, { before, after, plain }: NumberShape): string[] {
  // beside a digit, because a number loses the spaces at its ends
  const [start, end] = [comparableNumber(`${before}0`).slice(0, -1), comparableNumber(`0${after}`).slice(1)]
  const found = (values: Record<string, string | number>) =>
    (['invoices', 'numbers'] as const)
      .map(table => sql.row(highestIn(table), values))
      .flatMap(row => (row ? before + textOf(row, 'counter') + after : []))
  const counted = Array.from({ length: longestCounter }, (_, index) => {
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

const highestIn = (table: 'invoices' | 'numbers') =>
  `SELECT ${counter} AS counter FROM ${table}
     WHERE length(comparable) = :length AND comparable BETWEEN :start AND :highest
       AND ${counter} NOT GLOB '*[^0-9]*' AND comparable = :start || ${counter} || :end
     ORDER BY comparable DESC LIMIT 1`

const isUsed = (sql: Sql, number: string): boolean =>
  (['invoices', 'numbers'] as const).some(
    table =>
      sql.row(
        `SELECT 1 FROM ${table} WHERE length(comparable) = length(:comparable) AND comparable = :comparable`,
        { comparable: comparableNumber(number) },
      ) !== undefined,
  )
