import { type Command, Option } from 'commander'
import { reportOf } from '#app/invoices/report.ts'
import { reportAsCsv, reportAsJson } from '#app/invoices/reports.ts'
import { type Report, type ReportRequest, reportSchema } from '#contract/reports.ts'
import { AppError } from '#core/errors/app-error.ts'
import { periodLengths } from '#core/report/period.ts'
import { reportBases } from '#core/report/report-rows.ts'
import type { CurrencySums } from '#core/report/report-sums.ts'
import { systemClock } from '#platform/host/system-clock.ts'
import { namedSender } from '../io/arguments.ts'
import type { CommandContext } from '../io/command-context.ts'
import { print, printRow, textOf } from '../io/standard-streams.ts'
import { withReadableStore } from '../io/with-store.ts'

type ReportOptions = ReportRequest & { json?: true; csv?: true }

/** `report`: issued, paid and outstanding amounts of a period. */
export function addReportCommand(program: Command, context: CommandContext): void {
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
    .option('--sender <name>', 'only the documents of this sender')
    .option('--json', 'as JSON, with the rows')
    .addOption(
      new Option('--csv', 'only the rows, one per invoice or payment and tax rate').conflicts('json'),
    )
    .action(({ json, csv, ...options }: ReportOptions) => {
      const request = reportSchema.safeParse(options)
      if (!request.success)
        throw new AppError('invalid_argument', { message: { code: 'cli.period_invalid' } })
      return withReadableStore(context, async store => {
        const { reports } = store
        const { sender, ...scope } = request.data
        const asked = { ...scope, ...(sender !== undefined && { sender: namedSender(store, sender) }) }
        if (csv) return print(context, reportAsCsv(reports, asked))
        const today = systemClock.today()
        if (json) print(context, reportAsJson(reports, asked, today))
        else printReport(context, reportOf(reports, asked, today))
      })
    })
}

function printReport(context: CommandContext, { from, to, parts, currencies }: Report): void {
  for (const part of parts) printSums(context, periodText(part), part.currencies)
  printSums(context, periodText({ from, to }), currencies)
}

const periodText = ({ from, to }: { from: string; to: string }) =>
  textOf({ code: 'cli.table.period', params: { from, to } })

/** One line for each currency. */
function printSums(context: CommandContext, period: string, currencies: readonly CurrencySums[]): void {
  if (currencies.length === 0) printRow(context, [period, textOf({ code: 'cli.table.nothing_issued' })])
  for (const { currency, net, rates, gross, paid, outstanding, overdue } of currencies) {
    const taxes = rates.flatMap(({ rate, tax }) =>
      rate === null ? [] : [textOf({ code: 'cli.table.tax', params: { rate, amount: tax } })],
    )
    const figures = [
      sumText('net', net),
      ...taxes,
      sumText('gross', gross),
      sumText('paid', paid),
      sumText('outstanding', outstanding),
      sumText('overdue', overdue),
    ]
    printRow(context, [period, currency, ...figures])
  }
}

const sumText = (sum: 'net' | 'gross' | 'paid' | 'outstanding' | 'overdue', amount: string) =>
  textOf({ code: 'cli.table.sum', params: { sum, amount } })
