import type { NumberShape } from '#core/invoice-number.ts'
import { type Sql, textOf } from '../sql.ts'

/** As in `proposeNumber`: what counts as a counter. */
const longestCounter = 32

/**
 * Of all numbers that an invoice of this computer carries or that a live submission took, those that decide the next one: the
 * highest counter of each length, because among equally long ones the order of texts is that of numbers.
 */
export function highestNumbers(sql: Sql, { before, after, plain }: NumberShape): string[] {
  const found = (values: Record<string, string | number>) =>
    (['invoices', 'numbers'] as const)
      .map(table => sql.row(highestIn(table), values))
      .flatMap(row => (row ? textOf(row, 'invoice_number') : []))
  const counted = Array.from({ length: longestCounter }, (_, index) => {
    const digits = index + 1
    return found({
      before,
      after,
      digits,
      length: [...before].length + digits + [...after].length,
      highest: before + '9'.repeat(digits) + after,
    })
  }).flat()
  return plain !== undefined && isTaken(sql, plain) ? [plain, ...counted] : counted
}

const counter = 'substr(invoice_number, length(:before) + 1, :digits)'

const highestIn = (table: 'invoices' | 'numbers') =>
  `SELECT invoice_number FROM ${table}
     WHERE length(invoice_number) = :length AND invoice_number BETWEEN :before AND :highest
       AND ${counter} NOT GLOB '*[^0-9]*' AND invoice_number = :before || ${counter} || :after
     ORDER BY invoice_number DESC LIMIT 1`

const isTaken = (sql: Sql, number: string): boolean =>
  (['invoices', 'numbers'] as const).some(
    table =>
      sql.row(
        `SELECT 1 FROM ${table} WHERE length(invoice_number) = length(:number) AND invoice_number = :number`,
        { number },
      ) !== undefined,
  )
