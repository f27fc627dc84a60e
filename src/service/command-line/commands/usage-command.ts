import { type Command, Option } from 'commander'
import { requireAccount } from '../../accounts/accounts.ts'
import { type UsageRow, usageReport, usageReportAsCsv } from '../../accounts/usage-report.ts'
import { oneMonth } from '../../store/ledger-periods.ts'
import { type DataFlags, dataOption, type JsonFlags, readMonth } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore } from '../io/with-store.ts'

export function addUsageCommand(program: Command, output: Output): void {
  program
    .command('usage')
    .description('show what was billed and credited in a month, by account, key and template')
    .addOption(
      new Option('--month <month>', 'of UTC, such as 2026-11').argParser(readMonth).makeOptionMandatory(),
    )
    .option('--account <id>', 'of this account only')
    .addOption(dataOption())
    .addOption(new Option('--csv', 'print CSV').conflicts('json'))
    .option('--json', 'print an array')
    .action((flags: UsageFlags) => showUsage(output, flags))
}

interface UsageFlags {
  month: string
  account?: string
  data: string
  csv?: true
  json?: true
}

async function showUsage({ stdout }: Output, { month, account, data, csv, json }: UsageFlags): Promise<void> {
  const { rows } = await withExistingStore(data, async store => {
    if (account !== undefined) await requireAccount(store, account)
    return await usageReport(store, oneMonth(account, month))
  })
  if (json) stdout.write(`${JSON.stringify(rows)}\n`)
  else if (csv) stdout.write(new TextEncoder().encode(usageReportAsCsv(rows)))
  else for (const row of rows) stdout.write(`${usageLine(row)}\n`)
}

const usageLine = ({ account_id, account_name, key_id, template, billed, credited }: UsageRow): string =>
  [account_id, key_id, template, `billed ${billed}`, `credited ${credited}`, account_name].join('  ')

export function addLedgerCommand(program: Command, output: Output): void {
  program
    .command('ledger')
    .description('show every billed generation, oldest first')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: DataFlags & JsonFlags) => showLedger(output, flags))
}

async function showLedger({ stdout }: Output, { data, json }: DataFlags & JsonFlags): Promise<void> {
  const rows = await withExistingStore(data, store => store.listLedger())
  if (json) stdout.write(`${JSON.stringify(rows)}\n`)
  else for (const row of rows) stdout.write(`${Object.values(row).join('  ')}\n`)
}
