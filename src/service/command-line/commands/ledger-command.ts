import type { Command } from 'commander'
import { dataOption } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore } from '../io/with-store.ts'

export function addLedgerCommand(program: Command, output: Output): void {
  program
    .command('ledger')
    .description('show every billed generation, oldest first')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: LedgerFlags) => showLedger(output, flags))
}

interface LedgerFlags {
  data: string
  json?: true
}

async function showLedger({ stdout }: Output, { data, json }: LedgerFlags): Promise<void> {
  const rows = await withExistingStore(data, store => store.listLedger())
  if (json) stdout.write(`${JSON.stringify(rows)}\n`)
  else for (const row of rows) stdout.write(`${Object.values(row).join('  ')}\n`)
}
