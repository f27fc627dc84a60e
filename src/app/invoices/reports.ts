import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { CustomerReport, CustomerSums, Report, ReportRequest } from '#contract/reports.ts'
import { type Receivables, receivablesOf } from '#core/report/receivables.ts'
import { type ReportRow, reportEntries, reportRow } from '#core/report/report-rows.ts'
import { csvFile } from '#core/text/csv.ts'
import type { Clock, Files, ShellPorts } from '../ports/ports.ts'
import type { ReportStore } from '../ports/reports.ts'
import type { Store } from '../ports/store.ts'
import { customerReport, topCustomers } from './customer-sums.ts'
import { reportOf } from './report.ts'

/** Columns of the CSV file, which docs/reports.md describes. */
const columns = [
  'date',
  'type',
  'invoice_number',
  'customer',
  'currency',
  'rate',
  'net',
  'tax',
  'gross',
] as const satisfies readonly (keyof ReportRow)[]

/** Rows sorted by date, one for each document or payment and tax rate. */
function rowsOf(store: ReportStore, { from, to, basis, sender }: ReportRequest): ReportRow[] {
  const rows = [...store.documents({ from, to, sender }, basis)].flatMap(document =>
    reportEntries(document, basis, { from, to }).map(entry => reportRow(document, entry)),
  )
  return rows.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

export const reportAsCsv = (store: ReportStore, request: ReportRequest): Uint8Array =>
  csvFile([columns, ...rowsOf(store, request).map(row => columns.map(column => row[column] ?? ''))])

/** The sums together with their rows. */
export const reportAsJson = (store: ReportStore, request: ReportRequest, today: string): Uint8Array =>
  new TextEncoder().encode(
    `${JSON.stringify({ ...reportOf(store, request, today), rows: rowsOf(store, request) }, null, 2)}\n`,
  )

interface Deps {
  store: Pick<Store, 'reports'>
  files: Files
  shell: ShellPorts
  clock: Pick<Clock, 'today'>
}

export const createReports = ({ store: { reports }, files, shell, clock }: Deps) => ({
  report: (request: ReportRequest): Report => reportOf(reports, request, clock.today()),

  receivables: ({ sender }: ParsedArgumentOf<'receivables'>): Receivables =>
    receivablesOf(reports.openItems(sender), clock.today()),

  topCustomers: ({ limit, ...scope }: ParsedArgumentOf<'topCustomers'>): CustomerSums[] =>
    topCustomers(reports.buyers(scope, limit), limit),

  customerReport: ({ customerId, from, to }: ParsedArgumentOf<'customerReport'>): CustomerReport[] =>
    customerReport(reports.ofCustomer(customerId, { from, to }), { from, to }),

  async exportReport({ report, format }: ParsedArgumentOf<'exportReport'>): Promise<{ path: string } | null> {
    const path = await shell.chooseSavePath(`Billwright ${report.from} ${report.to}.${format}`)
    if (path === null) return null
    const write = format === 'csv' ? reportAsCsv : reportAsJson
    await files.write(path, write(reports, report, clock.today()))
    return { path }
  },
})
