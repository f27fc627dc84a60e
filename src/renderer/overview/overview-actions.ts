import type { Balance } from '#contract/invoice-list.ts'
import type { Report, ReportRequest } from '#contract/reports.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import type { ReportBasis } from '#core/report/report-rows.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import {
  type ListFilter,
  type Period,
  periodRange,
  type ReportCellFilter,
} from '../state/host/list-filter.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { showPlace } from '../state/places.ts'

export const figures = ['net', 'gross', 'paid', 'outstanding', 'overdue'] as const
export type FigureName = (typeof figures)[number]

export interface Figure extends ReportCellFilter {
  name: FigureName
  currency: string
  taxRate?: string
}

const issued: readonly DocumentStatus[] = ['issued', 'partly_paid', 'paid', 'overdue', 'credited']

/** List filter of each figure, besides currency and period. */
const filters = {
  net: { statuses: issued },
  gross: { statuses: issued },
  paid: { statuses: issued, balance: 'paid' },
  outstanding: { statuses: issued, balance: 'outstanding' },
  overdue: { statuses: ['overdue'] },
} as const satisfies Record<FigureName, { statuses: readonly DocumentStatus[]; balance?: Balance }>

/** Figures of documents issued in the period, also where payments are counted. */
const byIssueDate: ReadonlySet<FigureName> = new Set(['outstanding', 'overdue'])

/** `null` while a range is incomplete. */
export function requestOf(
  period: Period,
  basis: ReportBasis,
  today = localDateOf(new Date()),
): ReportRequest | null {
  const { from, to } = periodRange(period, today)
  if (from === undefined || to === undefined || from > to) return null
  return { from, to, basis, by: 'month' }
}

export const readReport = (app: App, request: ReportRequest): Promise<Report> =>
  unwrap(app.api.report(request))

/** Selects the invoices that a figure of a report, or of one of its months, consists of. */
export function filterOf(
  { name, ...figure }: Figure,
  { basis, from, to }: Pick<Report, 'basis' | 'from' | 'to'>,
  period: Period = { kind: 'range', from, to },
): ListFilter {
  if (basis === 'paid' && !byIssueDate.has(name))
    return {
      statuses: issued,
      period: { kind: 'all' },
      figure: { ...figure, paid: { from, to } },
      made: null,
    }
  const { statuses, ...balance } = filters[name]
  return { statuses, period, figure: { ...figure, ...balance }, made: null }
}

/** Shows the invoices of a filter. */
export async function showInvoices(app: App, filter: ListFilter): Promise<void> {
  app.view.set({ overlay: null, settings: null })
  app.hostStore.setFilter(filter)
  await showPlace(app, 'invoices')
}

export const exportReport = (app: App, report: ReportRequest, format: 'csv' | 'json'): Promise<void> =>
  withErrorNotice(app, async () => {
    const saved = await unwrap(app.api.exportReport({ report, format }))
    if (saved) app.view.toast(t('overview.exported', { path: saved.path }))
  })
