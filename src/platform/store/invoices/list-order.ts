import type { SQLInputValue } from 'node:sqlite'
import type { InvoiceOrder, InvoiceSort, ListCursor } from '#contract/invoice-list.ts'
import { comparableNumber } from '#core/invoice/comparable-number.ts'
import { type DocumentStatus, documentStatuses } from '#core/invoice/document-status.ts'
import { sortableNumber } from '#core/invoice/sortable-number.ts'
import { foldedText } from '#core/records/record-keys.ts'

/**
 * SQL: the status on the day `:today`. A deadline is stored only while it matters, so nothing has to be written when the
 * day changes.
 */
export const statusExpression = `(CASE WHEN deadline > '' AND deadline < :today
  THEN CASE phase WHEN 'open' THEN 'expired' ELSE 'overdue' END ELSE phase END)`

export const statusIn = (statuses: readonly DocumentStatus[]): string =>
  `IN (${statuses.map(status => `'${status}'`).join(', ')})`

const statusRank = `(CASE ${statusExpression} ${documentStatuses
  .map((status, rank) => `WHEN '${status}' THEN ${rank}`)
  .join(' ')} END)`

const statusNames: readonly (string | null)[] = documentStatuses

interface Order {
  /** SQL: the value by which rows are sorted, equal to the first column of an index */
  key: string
  /** the same of a value as it was listed */
  keyOf(value: string | null): SQLInputValue
}

const orders: Readonly<Record<InvoiceOrder, Order>> = {
  changed: { key: 'updated_at', keyOf: value => value ?? '' },
  number: { key: 'number_sort', keyOf: value => sortableNumber(comparableNumber(value ?? '')) },
  customer: { key: 'customer_sort', keyOf: value => foldedText(value ?? '') },
  amount: {
    key: 'coalesce(CAST(payable AS REAL), -9e999)',
    keyOf: value => (value === null ? Number.NEGATIVE_INFINITY : Number(value)),
  },
  issued: { key: 'issue_date', keyOf: value => value ?? '' },
  due: { key: 'due_date', keyOf: value => value ?? '' },
  status: { key: statusRank, keyOf: value => statusNames.indexOf(value) },
}

export const newestChangeFirst: InvoiceSort = { by: 'changed', descending: true }

/** SQL: sorted value and direction. */
export const orderOf = ({ by, descending }: InvoiceSort): { key: string; direction: string } => ({
  key: orders[by].key,
  direction: descending ? 'DESC' : 'ASC',
})

/** SQL: order of the list. Of equal rows the one that was created later counts as the greater one. */
export function orderBy(sort: InvoiceSort): string {
  const { key, direction } = orderOf(sort)
  return `ORDER BY ${key} ${direction}, search_id ${direction}`
}

/** SQL condition, with its values: rows after the cursor. */
export function afterCursor(
  { by, descending }: InvoiceSort,
  { id, value }: ListCursor,
): { condition: string; values: Record<string, SQLInputValue> } {
  const { key, keyOf } = orders[by]
  return {
    condition: `(${key}, search_id) ${descending ? '<' : '>'}
      (:cursor, (SELECT search_id FROM invoices WHERE id = :cursorId))`,
    values: { cursor: keyOf(value), cursorId: id },
  }
}
