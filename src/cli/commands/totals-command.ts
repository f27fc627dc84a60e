import type { Command } from 'commander'
import { totalsOf } from '#core/invoice/totals.ts'
import { eachFile } from '../io/each-file.ts'
import { exitCodes } from '../io/exit-codes.ts'
import { readInvoiceFile } from '../io/read-file.ts'
import { print } from '../io/standard-streams.ts'

export function addTotalsCommand(program: Command): void {
  program
    .command('totals')
    .description('add up invoices: one JSON object a line, amounts as decimal strings')
    .argument('<file...>', 'invoices as JSON; - reads stdin')
    .action(totals)
}

async function totals(files: string[]): Promise<void> {
  process.exitCode = await eachFile(files, async file => {
    const invoice = await readInvoiceFile(file, { lines: 'rendered' })
    print(JSON.stringify({ file, ...totalsOf(invoice) }))
    return exitCodes.ok
  })
}
