import type { Command } from 'commander'
import { totalsOf } from '#core/invoice/totals.ts'
import { eachFile } from './each-file.ts'
import { exitCodes } from './exit-codes.ts'
import { print } from './output.ts'
import { readInvoiceFile } from './read-invoice-file.ts'

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
