import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { Report, ReportRequest } from '#contract/operations/report-operations.ts'
import type { Clock, Files, ShellPorts } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import { reportAsCsv, reportAsJson } from './export-report.ts'
import { reportOf } from './report.ts'

interface Parts {
  store: Pick<Store, 'reports'>
  files: Files
  shell: ShellPorts
  clock: Pick<Clock, 'today'>
}

export const createReports = ({ store: { reports }, files, shell, clock }: Parts) => ({
  report: (request: ReportRequest): Report => reportOf(reports, request, clock.today()),

  async exportReport({ report, format }: ParsedArgumentOf<'exportReport'>): Promise<{ path: string } | null> {
    const path = await shell.chooseSavePath(`Billwright ${report.from} ${report.to}.${format}`)
    if (path === null) return null
    const write = format === 'csv' ? reportAsCsv : reportAsJson
    await files.write(path, write(reports, report, clock.today()))
    return { path }
  },
})
