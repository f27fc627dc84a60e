import type { InvoiceOrder, InvoiceSort, ListPeriod } from '#contract/invoice-list.ts'
import type { ArgumentOf } from '#contract/operations/desktop-api.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import { addDays, dateOf, isCalendarDate } from '#core/text/calendar-date.ts'

export type ListQuery = ArgumentOf<'listInvoiceIds'>

export type Period = ListPeriod

export interface ListFilter {
  /** empty for every status */
  readonly statuses: readonly DocumentStatus[]
  /** period of the issue date */
  readonly period: Period
  /** id of a sender profile; `null` for every one */
  readonly sender: string | null
  /** filter of an overview figure, in addition to status and issue date */
  readonly figure: ReportCellFilter | null
  /** exactly these documents, created by one action */
  readonly made: readonly string[] | null
}

export type ReportCellFilter = Pick<
  ListQuery,
  'currency' | 'taxRate' | 'balance' | 'paid' | 'due' | 'customerId'
>

export const noFilter: ListFilter = {
  statuses: [],
  period: { kind: 'all' },
  sender: null,
  figure: null,
  made: null,
}
export const groupOrder: InvoiceSort = { by: 'group', descending: true }
export const newestFirst: InvoiceSort = { by: 'issued', descending: true }

export const isSameOrder = (one: InvoiceSort, other: InvoiceSort): boolean =>
  one.by === other.by && one.descending === other.descending

export const isFiltered = ({ statuses, period, sender, figure, made }: ListFilter): boolean =>
  statuses.length > 0 || period.kind !== 'all' || sender !== null || figure !== null || made !== null

/** First and last day of a period. */
export function periodRange(period: Period, today: string): { from?: string; to?: string } {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const quarterStart = month - ((month - 1) % 3)
  switch (period.kind) {
    case 'all':
      return {}
    case 'this-month':
      return months(year, month, 1)
    case 'last-month':
      return months(year, month - 1, 1)
    case 'this-quarter':
      return months(year, quarterStart, 3)
    case 'this-year':
      return months(year, 1, 12)
    case 'last-year':
      return months(year - 1, 1, 12)
    case 'range':
      return {
        ...(isCalendarDate(period.from) ? { from: period.from } : {}),
        ...(isCalendarDate(period.to) ? { to: period.to } : {}),
      }
  }
}

/** A number of months from the first day of a month; month 0 is December of the previous year. */
function months(year: number, month: number, count: number): { from?: string; to?: string } {
  const firstOf = (index: number) =>
    dateOf(year + Math.floor((index - 1) / 12), ((((index - 1) % 12) + 12) % 12) + 1, 1)
  const from = firstOf(month)
  const next = firstOf(month + count)
  const to = next === undefined ? undefined : addDays(next, -1)
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

export function toQuery(
  search: string,
  { statuses, period, sender, figure, made }: ListFilter,
  today: string,
): ListQuery {
  return {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(statuses.length === 0 ? {} : { statuses: [...statuses] }),
    ...periodRange(period, today),
    ...(sender === null ? {} : { sender }),
    ...figure,
    ...(made === null ? {} : { ids: [...made] }),
  }
}

const ascendingFirst: ReadonlySet<InvoiceOrder> = new Set(['customer', 'due', 'status', 'sender'])

/** A newly chosen column is sorted in the direction that puts the most useful rows first. */
export const sortedBy = (by: InvoiceOrder, { by: current, descending }: InvoiceSort): InvoiceSort => ({
  by,
  descending: by === current ? !descending : !ascendingFirst.has(by),
})
