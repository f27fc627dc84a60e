import { z } from 'zod'
import type { DocumentType } from '#core/document-type.ts'
import { type DocumentStatus, documentStatuses, type InvoiceState } from '#core/invoice/document-status.ts'
import type { Decimal } from '#core/money/decimal.ts'
import type { Mode } from '#core/text/key.ts'
import { date, id, idArgument, taxRateArgument } from './argument-schemas.ts'
import { operation } from './operation.ts'

/** A row of the list of invoices. */
export interface InvoiceSummary {
  id: string
  invoice_number: string
  /** name of the buyer; empty if unknown */
  customer: string
  /** `null` if the total cannot be computed */
  payable: Decimal | null
  currency: string
  type: DocumentType
  /** ISO date; `null` without a valid one */
  issueDate: string | null
  /** for a quote, the last day on which it is valid */
  dueDate: string | null
  status: DocumentStatus
  /** `null` unless the status is overdue */
  overdueDays: number | null
  /** sum of the payments */
  paid: Decimal
  /** sum of the issued credit notes for this invoice */
  credited: Decimal
  /** after payments and credit notes; negative if too much was paid; `null` while nothing is owed */
  outstanding: Decimal | null
  state: InvoiceState
  /** mode of the latest submission */
  mode: Mode | null
  sender: string
  /** ISO 8601 instant of the last committed change */
  updatedAt: string
  /** position in the order `group`, see core/invoice/list-group.ts */
  group: string
  /** the unchanged example invoice */
  isSample?: true
}

const columnOrders = [
  'changed',
  'number',
  'customer',
  'amount',
  'paid',
  'outstanding',
  'issued',
  'due',
  'status',
  'sender',
] as const

/** Sort orders of the list; `group` lists open documents first, then settled ones by month. */
export const invoiceOrders = ['group', ...columnOrders] as const
export type InvoiceOrder = (typeof invoiceOrders)[number]

/** Columns of the table. */
export const listColumns = columnOrders
export type ListColumn = (typeof listColumns)[number]

export interface InvoiceSort {
  by: InvoiceOrder
  descending: boolean
}

/** Cursor of the next page: the last row of the previous one, including its sort value. */
export interface ListCursor {
  id: string
  value: string | null
}

/** The cursor after a row as it was listed. */
export const cursorAfter = (row: InvoiceSummary, by: InvoiceOrder = 'changed'): ListCursor => ({
  id: row.id,
  value: sortedValue(row, by),
})

function sortedValue(row: InvoiceSummary, by: InvoiceOrder): string | null {
  switch (by) {
    case 'group':
      return row.group
    case 'changed':
      return row.updatedAt
    case 'number':
      return row.invoice_number
    case 'customer':
      return row.customer
    case 'amount':
      return row.payable
    case 'paid':
      return row.outstanding === null ? null : row.paid
    case 'outstanding':
      return row.outstanding
    case 'issued':
      return row.issueDate
    case 'due':
      return row.dueDate
    case 'status':
      return row.status
    case 'sender':
      return row.sender
  }
}

/** Number of invoices by status; statuses without invoices are absent. */
export interface InvoiceCounts {
  total: number
  byStatus: Partial<Record<DocumentStatus, number>>
}

const balances = ['outstanding', 'paid'] as const
export type Balance = (typeof balances)[number]

/** maximum characters of a search */
export const maxSearchLength = 200

/** Maximum number of documents that one action makes, so that a list can show exactly those. */
const maxListedIds = 1000

export const periodKinds = [
  'all',
  'this-month',
  'last-month',
  'this-quarter',
  'this-year',
  'last-year',
  'range',
] as const

/** Period of issue dates; `range` is inclusive at both ends, and open at an end that is not a date. */
export const listPeriodSchema = z.union([
  z.strictObject({ kind: z.enum(periodKinds).exclude(['range']) }),
  z.strictObject({ kind: z.literal('range'), from: z.string().max(10), to: z.string().max(10) }),
])
export type ListPeriod = z.output<typeof listPeriodSchema>

const period = {
  search: z.string().max(maxSearchLength).optional(),
  /** first and last issue date, inclusive; invoices without an issue date never match */
  from: date.optional(),
  to: date.optional(),
  currency: z.string().max(10).optional(),
  /** one of the document's tax rates in the format of reports, such as `19` */
  taxRate: taxRateArgument.optional(),
  /** outstanding: something is owed; paid: the payments do not add up to zero */
  balance: z.enum(balances).optional(),
  /** first and last date, inclusive, of a payment of the document; for a deducted deposit, of the document's issue */
  paid: z.strictObject({ from: date, to: date }).optional(),
  /** range of due dates; without `to`, documents without a due date match too, because they are not overdue */
  due: z.strictObject({ from: date.optional(), to: date.optional() }).optional(),
  /** documents that name this customer */
  customerId: id.optional(),
  /** documents of this sender profile; empty for documents without one */
  sender: z.string().max(64).optional(),
  ids: z.array(id).max(maxListedIds).optional(),
}

const filter = {
  ...period,
  statuses: z.array(z.enum(documentStatuses)).max(documentStatuses.length).optional(),
}

const sort = z.strictObject({ by: z.enum(invoiceOrders), descending: z.boolean() }).optional()

/** The part of the table of operations that concerns the list of invoices. */
export const invoiceListOperations = {
  /** fewer rows than `limit` mean that there are no more; `cursorAfter` makes the cursor of the next page */
  listInvoices: operation<InvoiceSummary[]>()(
    z.strictObject({
      ...filter,
      /** newest change first by default */
      sort,
      after: z.strictObject({ id, value: z.string().max(20_000).nullable() }).optional(),
      limit: z.int().min(1).max(5000).optional(),
    }),
  ),
  /** row of one invoice, even if the list does not show it */
  invoiceSummary: operation<InvoiceSummary>()(idArgument),
  /** number of invoices by status that match the search and the period */
  countInvoices: operation<InvoiceCounts>()(z.strictObject(period)),
  /** ids of all matching invoices, in the order of the list */
  listInvoiceIds: operation<string[]>()(z.strictObject({ ...filter, sort })),
}
