import type { ReportRequest } from '#contract/operations/report-operations.ts'
import { type ReportRow, reportEntries, reportRow } from '#core/report/report-rows.ts'
import { csvFile } from '../csv-file.ts'
import type { ReportStore } from '../ports/reports.ts'
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

/** One row for each document, or payment, and tax rate, by date. */
function rowsOf(store: ReportStore, { from, to, basis }: ReportRequest): ReportRow[] {
  const rows = [...store.documents({ from, to }, basis)].flatMap(document =>
    reportEntries(document, basis, { from, to }).map(entry => reportRow(document, entry)),
  )
  return rows.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

export const reportAsCsv = (store: ReportStore, request: ReportRequest): Uint8Array =>
  csvFile([columns, ...rowsOf(store, request).map(row => columns.map(column => row[column] ?? ''))])

/** The sums, and the rows that they are the sums of. */
export const reportAsJson = (store: ReportStore, request: ReportRequest, today: string): Uint8Array =>
  new TextEncoder().encode(
    `${JSON.stringify({ ...reportOf(store, request, today), rows: rowsOf(store, request) }, null, 2)}\n`,
  )
