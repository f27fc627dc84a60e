import { type Command, Option } from 'commander'
import { reportAsCsv, reportAsJson } from '#app/reports/export-report.ts'
import { reportOf } from '#app/reports/report.ts'
import { type Report, type ReportRequest, reportSchema } from '#contract/report-operations.ts'
import { AppError } from '#core/errors/app-error.ts'
import { periodLengths } from '#core/report/period.ts'
import { reportBases } from '#core/report/report-rows.ts'
import type { CurrencySums } from '#core/report/report-sums.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { print } from '../io/standard-streams.ts'
import { withReadableStore } from '../io/with-store.ts'

type ReportOptions = ReportRequest & { json?: true; csv?: true }

/** `report`: what was issued, paid and is owed in a period. */
export function addReportCommand(program: Command): void {
  program
    .command('report')
    .description('sum up the issued invoices of a period, per currency; the app must not be running')
    .requiredOption('--from <date>', 'first day, such as 2026-01-01')
    .requiredOption('--to <date>', 'last day')
    .addOption(new Option('--by <length>', 'with the sums of each').choices(periodLengths))
    .addOption(
      new Option('--basis <basis>', 'by issue date, or by the dates of the payments')
        .choices(reportBases)
        .default('issued'),
    )
    .option('--json', 'as JSON, with the rows')
    .addOption(
      new Option('--csv', 'only the rows, one per invoice or payment and tax rate').conflicts('json'),
    )
    .action(({ json, csv, ...options }: ReportOptions) => {
      const request = reportSchema.safeParse(options)
      if (!request.success)
        throw new AppError('invalid_argument', { message: { code: 'cli.period_invalid' } })
      return withReadableStore(async ({ reports }) => {
        if (csv) return print(reportAsCsv(reports, request.data))
        const today = systemClock.today()
        if (json) print(reportAsJson(reports, request.data, today))
        else printReport(reportOf(reports, request.data, today))
      })
    })
}

function printReport({ from, to, parts, currencies }: Report): void {
  for (const part of parts) printSums(`${part.from} to ${part.to}`, part.currencies)
  printSums(`${from} to ${to}`, currencies)
}

/** One line for each currency. */
function printSums(period: string, currencies: readonly CurrencySums[]): void {
  if (currencies.length === 0) print(`${period}\tnothing issued`)
  for (const { currency, net, rates, gross, paid, outstanding, overdue } of currencies) {
    const taxes = rates.flatMap(({ rate, tax }) => (rate === null ? [] : [`tax ${rate}% ${tax}`]))
    const figures = [`net ${net}`, ...taxes, `gross ${gross}`, `paid ${paid}`, `outstanding ${outstanding}`]
    print([period, currency, ...figures, `overdue ${overdue}`].join('\t'))
  }
}
