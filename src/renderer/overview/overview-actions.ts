import type { Balance } from '#contract/invoice-list.ts'
import type { CustomerSums, Report, ReportRequest } from '#contract/reports.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import { periodOf } from '#core/report/period.ts'
import { dateOf, localDateOf } from '#core/text/calendar-date.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import {
  type ListFilter,
  noFilter,
  type Period,
  periodRange,
  type ReportCellFilter,
} from '../state/host/list-filter.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { showPlace } from '../state/places.ts'

type FigureName = 'net' | 'gross' | 'overdue'

interface Figure extends ReportCellFilter {
  name: FigureName
  currency: string
  taxRate?: string
}

const issued: readonly DocumentStatus[] = ['issued', 'partly_paid', 'paid', 'overdue', 'credited']

/** List filter of each figure, in addition to currency and period. */
const filters = {
  net: { statuses: issued },
  gross: { statuses: issued },
  overdue: { statuses: ['overdue'] },
} as const satisfies Record<FigureName, { statuses: readonly DocumentStatus[]; balance?: Balance }>

/** Figures of documents issued in the period, even if the report counts payments. */
const byIssueDate: ReadonlySet<FigureName> = new Set(['overdue'])

export const spans = ['month', 'quarter', '12-months', 'year', 'range'] as const
export type Span = (typeof spans)[number]

/** First and last day of a span; `null` while a range is incomplete. */
export function spanRange(
  span: Span,
  range: Extract<Period, { kind: 'range' }>,
  today = localDateOf(new Date()),
): { from: string; to: string } | null {
  if (span === '12-months') {
    const { to } = periodOf(today, 'month')
    const [year = 0, month = 1] = today.split('-').map(Number)
    const from = dateOf(month === 12 ? year : year - 1, month === 12 ? 1 : month + 1, 1)
    return from === undefined ? null : { from, to }
  }
  if (span !== 'range') return periodOf(today, span)
  const { from, to } = periodRange(range, today)
  return from === undefined || to === undefined || from > to ? null : { from, to }
}

/** Filter for invoices with an outstanding amount, or for those due within some days. */
export const owedFilter = (currency: string, due?: ReportCellFilter['due']): ListFilter => ({
  ...noFilter,
  statuses: issued,
  figure: { currency, balance: 'outstanding', ...(due && { due }) },
})

/** Shows the documents of a customer in a period; a buyer without a customer record is searched by name. */
export async function showCustomer(
  app: App,
  { customerId, name, currency }: CustomerSums,
  period: { from: string; to: string } | null,
): Promise<void> {
  const filter: ListFilter = {
    ...noFilter,
    statuses: issued,
    period: period ? { kind: 'range', ...period } : noFilter.period,
    figure: { currency, ...(customerId !== null && { customerId }) },
  }
  app.hostStore.showView(customerId === null ? name : '', ofShownSender(app, filter))
  await showPlace(app, 'invoices')
}

export const readReport = (app: App, request: ReportRequest): Promise<Report> =>
  unwrap(app.api.report(request))

/** Filter for the invoices behind a figure of a report, or of one of its months. */
export function filterOf(
  { name, ...figure }: Figure,
  { basis, from, to }: Pick<Report, 'basis' | 'from' | 'to'>,
  period: Period = { kind: 'range', from, to },
): ListFilter {
  if (basis === 'paid' && !byIssueDate.has(name))
    return { ...noFilter, statuses: issued, figure: { ...figure, paid: { from, to } } }
  const { statuses, ...balance } = filters[name]
  return { ...noFilter, statuses, period, figure: { ...figure, ...balance } }
}

/** Restricts a filter to the sender that the overview counts. */
const ofShownSender = (app: App, filter: ListFilter): ListFilter => ({
  ...filter,
  sender: app.view.store.getState().overviewSender,
})

/** Lists the invoices of a filter. */
export async function showInvoices(app: App, filter: ListFilter): Promise<void> {
  app.view.set({ overlay: null, settings: null })
  app.hostStore.setFilter(ofShownSender(app, filter))
  await showPlace(app, 'invoices')
}

export const exportReport = (app: App, report: ReportRequest, format: 'csv' | 'json'): Promise<void> =>
  withErrorNotice(app, async () => {
    const saved = await unwrap(app.api.exportReport({ report, format }))
    if (saved) app.view.toast(() => t('overview.exported', { path: saved.path }))
  })
