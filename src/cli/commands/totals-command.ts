import type { Command } from 'commander'
import { totalsOf } from '#core/invoice/totals.ts'
import type { CommandContext } from '../io/command-context.ts'
import { eachFile, exitCodes } from '../io/exit-codes.ts'
import { readInvoiceFile } from '../io/read-file.ts'
import { print } from '../io/standard-streams.ts'

export function addTotalsCommand(program: Command, context: CommandContext): void {
  program
    .command('totals')
    .description('add up invoices: one JSON object a line, amounts as decimal strings')
    .argument('<file...>', 'invoices as JSON; - reads stdin')
    .action((files: string[]) => totals(context, files))
}

async function totals(context: CommandContext, files: string[]): Promise<void> {
  context.exitCode = await eachFile(context, files, async file => {
    const invoice = await readInvoiceFile(context, file, { lines: 'rendered' })
    print(context, JSON.stringify({ file, ...totalsOf(invoice) }))
    return exitCodes.ok
  })
}
