import type { SQLInputValue } from 'node:sqlite'
import type { ListFilter } from '#app/ports/store.ts'
import type { InvoiceOrder, InvoiceSort, ListCursor } from '#contract/invoice-list.ts'
import { type DocumentStatus, documentStatuses } from '#core/invoice/document-status.ts'
import { comparableNumber, sortableNumber } from '#core/invoice/invoice-number.ts'
import { foldedText } from '#core/records/record-keys.ts'

/**
 * SQL: the status on the day `:today`. A deadline is stored only while it is relevant, so that a new day needs no
 * write.
 */
export const statusExpression = `(CASE WHEN deadline > '' AND deadline < :today
  THEN CASE phase WHEN 'open' THEN 'expired' ELSE 'overdue' END ELSE phase END)`

export const statusIn = (statuses: readonly DocumentStatus[]): string =>
  `IN (${statuses.map(status => `'${status}'`).join(', ')})`

const statusRank = `(CASE ${statusExpression} ${documentStatuses
  .map((status, rank) => `WHEN '${status}' THEN ${rank}`)
  .join(' ')} END)`

/** SQL: a text that is greater for earlier deadlines; `0` without one. */
const earliestFirst =
  "CASE deadline WHEN '' THEN '0' ELSE 99999999 - CAST(replace(deadline, '-', '') AS INTEGER) END"

/**
 * SQL: position in the order `group`, with the prefixes of core/invoice/list-group.ts. Must equal the expression of its
 * index.
 */
export const placeInGroup = `CASE
  WHEN phase IN ('draft', 'rejected', 'test') THEN '4'
  WHEN phase IN ('waiting', 'sending', 'not_confirmed') THEN CASE type WHEN 'quote' THEN '2~' ELSE '3~' END
  WHEN phase = 'accepted' THEN '2~'
  WHEN phase = 'open' THEN '2' || ${earliestFirst}
  WHEN phase = 'partly_paid' OR (phase = 'issued' AND outstanding IS NOT NULL) THEN '3' || ${earliestFirst}
  ELSE '1' || CASE last_paid_on WHEN '' THEN issue_date ELSE last_paid_on END END`

const statusNames: readonly (string | null)[] = documentStatuses

interface Order {
  /** SQL of the sort value; equals the first column of the index */
  key: string
  /** name of the index; it contains all columns of the filters and the id */
  index: string
  /** sort value of a displayed value */
  keyOf(value: string | null, sort: ListSort): SQLInputValue
}

type ListSort = NonNullable<ListFilter['sort']>

/** The parameter `:senders`: ids of profiles in their order. */
export const sendersInOrder = ({ senders = [] }: ListSort): string => ` ${senders.join(' ')} `

/** Orders that need all rows to be sorted, because they do not depend on the row alone. */
export const areSorted: ReadonlySet<InvoiceOrder> = new Set(['status', 'sender'])

const amountOf = (value: string | null) => (value === null ? Number.NEGATIVE_INFINITY : Number(value))

const orders: Readonly<Record<InvoiceOrder, Order>> = {
  group: { key: placeInGroup, index: 'invoices_by_group', keyOf: value => value ?? '' },
  changed: { key: 'updated_at', index: 'invoices_by_change', keyOf: value => value ?? '' },
  number: {
    key: 'number_sort',
    index: 'invoices_by_number_sort',
    keyOf: value => sortableNumber(comparableNumber(value ?? '')),
  },
  customer: {
    key: 'customer_sort',
    index: 'invoices_by_customer_sort',
    keyOf: value => foldedText(value ?? ''),
  },
  amount: {
    key: 'coalesce(CAST(payable AS REAL), -9e999)',
    index: 'invoices_by_amount',
    keyOf: amountOf,
  },
  // The list displays no payments for documents that owe nothing.
  paid: {
    key: 'CASE WHEN outstanding IS NULL THEN -9e999 ELSE CAST(paid AS REAL) END',
    index: 'invoices_by_paid',
    keyOf: amountOf,
  },
  outstanding: {
    key: 'coalesce(CAST(outstanding AS REAL), -9e999)',
    index: 'invoices_by_outstanding',
    keyOf: amountOf,
  },
  issued: { key: 'issue_date', index: 'invoices_by_issue', keyOf: value => value ?? '' },
  due: { key: 'due_date', index: 'invoices_by_due', keyOf: value => value ?? '' },
  status: { key: statusRank, index: 'invoices_by_issue', keyOf: value => statusNames.indexOf(value) },
  sender: {
    key: "instr(:senders, ' ' || sender || ' ')",
    index: 'invoices_by_sender_order',
    keyOf: (value, sort) => sendersInOrder(sort).indexOf(` ${value} `) + 1,
  },
}

export const newestChangeFirst: InvoiceSort = { by: 'changed', descending: true }

/** SQL: sort value, an index that begins with it, and direction. */
export const orderOf = ({
  by,
  descending,
}: InvoiceSort): { key: string; index: string; direction: string } => ({
  key: orders[by].key,
  index: orders[by].index,
  direction: descending ? 'DESC' : 'ASC',
})

/** SQL: ORDER BY of the list. Equal rows are sorted by creation. */
export function orderBy(sort: InvoiceSort): string {
  const { key, direction } = orderOf(sort)
  return `ORDER BY ${key} ${direction}, search_id ${direction}`
}

/** SQL condition for the rows after the cursor, with its values. */
export function afterCursor(
  sort: ListSort,
  { id, value }: ListCursor,
): { condition: string; values: Record<string, SQLInputValue> } {
  const { key, keyOf } = orders[sort.by]
  return {
    condition: `(${key}, search_id) ${sort.descending ? '<' : '>'}
      (:cursor, (SELECT search_id FROM invoices WHERE id = :cursorId))`,
    values: { cursor: keyOf(value, sort), cursorId: id },
  }
}
