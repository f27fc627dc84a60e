import type { SQLInputValue } from 'node:sqlite'
import type { ListFilter, ListQuery } from '#app/ports/store.ts'
import type { Balance, InvoiceCounts, InvoiceSort } from '#contract/invoice-list.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import { foldedText } from '#core/records/record-keys.ts'
import { intactExpression } from '../schema/checksums.ts'
import type { Row, Sql } from '../sqlite/sql.ts'
import {
  afterCursor,
  areSorted,
  newestChangeFirst,
  orderBy,
  orderOf,
  placeInGroup,
  sendersInOrder,
  statusExpression,
  statusIn,
} from './list-order.ts'
import { searchCondition } from './list-search.ts'
import { originalCurrency } from './payment-status.ts'
import { isSettledByIssue } from './report-store.ts'

/** Number of rows that a search reads in list order, before scanning the whole table becomes faster. */
const firstRows = 8000

/** Forces the index, because for some conditions the planner would choose another one and read the rows. */
const rowsBy = (sort: InvoiceSort): string => `invoices INDEXED BY ${orderOf(sort).index}`

/** Lists invoices. Except for text search, the index of the order covers all conditions. */
export function listInvoices(sql: Sql, query: ListQuery): Row[] {
  const sort = query.sort ?? newestChangeFirst
  const filter = filterOf(sql, query)
  const cursor = query.after && afterCursor(sort, query.after)
  const indexed = allOf([...filter.indexed, ...(cursor ? [cursor.condition] : [])])
  const values = { ...filter.values, ...cursor?.values, limit: query.limit }
  const order = orderBy(sort)
  if (filter.scanned === undefined)
    return pageOf(sql, sort, `${rowsBy(sort)} WHERE ${indexed} ${order} LIMIT :limit`, values)
  const first = pageOf(
    sql,
    sort,
    `(SELECT * FROM ${rowsBy(sort)} WHERE ${indexed} ${order} LIMIT ${firstRows}) WHERE ${filter.scanned} ${order} LIMIT :limit`,
    values,
  )
  if (first.length === query.limit) return first
  const scan = `invoices NOT INDEXED WHERE ${indexed} AND ${filter.scanned} ${order} LIMIT :limit`
  return pageOf(sql, sort, scan, values)
}

const columns = `SELECT invoices.*, ${placeInGroup} AS list_group, attempts.state, attempts.mode, ${originalCurrency} AS original_currency,
  ${intactExpression('invoices')} AS is_intact`
const withAttempt = 'LEFT JOIN attempts ON attempts.id = invoices.attempt_id'

/** Reads only the rows of the page. */
function pageOf(sql: Sql, sort: InvoiceSort, source: string, values: Values): Row[] {
  const { key, direction } = orderOf(sort)
  return sql.rows(
    `${columns} FROM (SELECT search_id AS listed, ${key} AS sorted FROM ${source})
       CROSS JOIN invoices ON search_id = listed ${withAttempt} ORDER BY sorted ${direction}, listed ${direction}`,
    values,
  )
}

export const findListRow = (sql: Sql, id: string): Row | undefined =>
  sql.row(`${columns} FROM invoices ${withAttempt} WHERE deleted_at IS NULL AND invoices.id = :id`, { id })

/** Ids in list order. Returned as one text, which is much faster than a row for each id. */
export function listInvoiceIds(sql: Sql, query: ListFilter): string[] {
  const filter = filterOf(sql, query)
  const sort = query.sort ?? newestChangeFirst
  const isInIndexOrder = !areSorted.has(sort.by)
  const source =
    isInIndexOrder && matchesNearlyAll(sql, filter) ? allButOthers(filter, sort) : sourceOf(filter, sort)
  const row = sql.row(
    `SELECT group_concat(id, ' ') AS ids FROM (SELECT id FROM ${source} ${orderBy(sort)})`,
    filter.values,
  )
  return typeof row?.ids === 'string' ? row.ids.split(' ') : []
}

/** Number of rows from which the share of matches is estimated. */
const sampledRows = 2000
/** Above this share, excluding the other rows is faster than sorting the matches. */
const nearlyAll = 0.9

function matchesNearlyAll(sql: Sql, { indexed, scanned, values }: Filter): boolean {
  if (scanned === undefined || indexed.length > 1) return false
  const row = sql.row(
    `SELECT avg(${scanned}) AS share
       FROM (SELECT * FROM invoices NOT INDEXED WHERE ${allOf(indexed)} LIMIT ${sampledRows})`,
    values,
  )
  return Number(row?.share) > nearlyAll
}

/** Rows in the order of the index, except those that do not match. */
const allButOthers = ({ indexed, scanned }: Filter, sort: InvoiceSort): string =>
  `${rowsBy(sort)} WHERE ${allOf(indexed)}
     AND search_id NOT IN (SELECT search_id FROM invoices NOT INDEXED WHERE NOT (${scanned}))`

export function countInvoices(
  sql: Sql,
  { sender, ...query }: Omit<ListFilter, 'statuses' | 'sort'>,
): InvoiceCounts {
  const filter = filterOf(sql, query)
  if (sender !== undefined) filter.indexed.push('sender = :sender')
  const source = sourceOf(filter, sender === undefined ? byIssueDate : bySender)
  const found = sql
    .rows(`SELECT ${statusExpression} AS status, count(*) AS found FROM ${source} GROUP BY status`, {
      ...filter.values,
      ...(sender !== undefined && { sender }),
      today: query.today ?? '',
    })
    .map(row => [row.status as DocumentStatus, Number(row.found)] as const)
  return { total: found.reduce((sum, [, count]) => sum + count, 0), byStatus: Object.fromEntries(found) }
}

type Values = Record<string, SQLInputValue>

interface Filter {
  /** SQL conditions on indexed columns */
  indexed: string[]
  /** SQL condition on the text of a row */
  scanned?: string | undefined
  values: Values
}

const allOf = (conditions: readonly string[]): string => conditions.join(' AND ')

const byIssueDate: InvoiceSort = { by: 'issued', descending: false }
const bySender: InvoiceSort = { by: 'sender', descending: false }

const sourceOf = ({ indexed, scanned }: Filter, sort: InvoiceSort): string =>
  scanned === undefined
    ? `${rowsBy(sort)} WHERE ${allOf(indexed)}`
    : `invoices NOT INDEXED WHERE ${allOf([...indexed, scanned])}`

function filterOf(sql: Sql, filter: ListFilter): Filter {
  const { search, statuses, from, to, today = '', sort } = filter
  const indexed = ['deleted_at IS NULL']
  const values: Values = {}
  if (statuses || sort?.by === 'status') values.today = today
  if (sort?.by === 'sender') values.senders = sendersInOrder(sort)
  if (statuses) indexed.push(`${statusExpression} ${statusIn(statuses)}`)
  if (from !== undefined || to !== undefined) {
    indexed.push('issue_date BETWEEN :from AND :to')
    Object.assign(values, { from: from ?? '0000-01-01', to: to ?? '9999-12-31' })
  }
  const ofFigure = figureCondition(filter)
  indexed.push(...ofFigure.conditions)
  Object.assign(values, ofFigure.values)
  if (search === '') return { indexed, values }
  const found = searchCondition(sql, search, today)
  Object.assign(values, found.values)
  return found.readsRows
    ? { indexed, scanned: found.condition, values }
    : { indexed: [...indexed, found.condition], values }
}

const balanceCondition: Record<Balance, string> = { outstanding: 'is_owed = 1', paid: 'is_paid = 1' }

const wasPaidBetween = `(first_paid_on BETWEEN :paidFrom AND :paidTo OR last_paid_on BETWEEN :paidFrom AND :paidTo
  OR first_paid_on <> '' AND first_paid_on < :paidFrom AND last_paid_on > :paidTo AND EXISTS
    (SELECT 1 FROM payments
       WHERE invoice_id = invoices.id AND removed_at IS NULL AND paid_on BETWEEN :paidFrom AND :paidTo
         AND is_payment(amount, invoices.currency)
     UNION ALL SELECT 1 FROM invoices AS own
       WHERE own.id = invoices.id AND ${isSettledByIssue} AND issue_date BETWEEN :paidFrom AND :paidTo))`

const dueCondition = ({ from, to }: NonNullable<ListFilter['due']>): string =>
  to === undefined
    ? from === undefined
      ? 'TRUE'
      : "(deadline = '' OR deadline >= :dueFrom)"
    : `deadline <> '' AND deadline <= :dueTo${from === undefined ? '' : ' AND deadline >= :dueFrom'}`

/** SQL: documents of the profile `:sender`, found by row id, which is part of every order's index. */
const isOfSender = `EXISTS (SELECT 1 FROM invoices AS own INDEXED BY invoices_by_sender
  WHERE own.sender = :sender AND own.rowid = invoices.rowid)`

/** Conditions for the documents behind a figure of a report. */
function figureCondition(filter: ListFilter): {
  conditions: string[]
  values: Values
} {
  const { currency, taxRate, balance, paid, due, customerId, buyer, sender, ids } = filter
  return {
    conditions: [
      ...(currency === undefined ? [] : ['currency = :currency']),
      ...(taxRate === undefined ? [] : ['instr(tax_rates, :taxRate) > 0']),
      ...(balance === undefined ? [] : [balanceCondition[balance]]),
      ...(paid === undefined ? [] : [wasPaidBetween]),
      ...(due === undefined ? [] : [dueCondition(due)]),
      ...(buyer === undefined ? [] : ['customer_sort = :buyer']),
      // These columns are not part of the order indexes.
      ...(customerId === undefined
        ? []
        : ['search_id IN (SELECT search_id FROM invoices WHERE customer_id = :customerId)']),
      ...(sender === undefined ? [] : [isOfSender]),
      ...(ids === undefined
        ? []
        : ['search_id IN (SELECT search_id FROM invoices WHERE id IN (SELECT value FROM json_each(:ids)))']),
    ],
    values: {
      ...(currency !== undefined && { currency }),
      ...(taxRate !== undefined && { taxRate: ` ${taxRate} ` }),
      ...(paid !== undefined && { paidFrom: paid.from, paidTo: paid.to }),
      ...(due?.from !== undefined && { dueFrom: due.from }),
      ...(due?.to !== undefined && { dueTo: due.to }),
      ...(customerId !== undefined && { customerId }),
      ...(buyer !== undefined && { buyer: foldedText(buyer) }),
      ...(sender !== undefined && { sender }),
      ...(ids !== undefined && { ids: JSON.stringify(ids) }),
    },
  }
}
