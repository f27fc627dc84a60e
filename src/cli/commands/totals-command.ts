import type { Command } from 'commander'
import { totalsOf } from '#core/invoice/totals.ts'
import { eachFile } from '../input/each-file.ts'
import { readInvoiceFile } from '../input/read-invoice-file.ts'
import { exitCodes } from '../output/exit-codes.ts'
import { print } from '../output/standard-streams.ts'

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
