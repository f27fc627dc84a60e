import type { Command } from 'commander'
import { dataOption } from './options.ts'
import { withStore } from './with-store.ts'

export function addLedgerCommand(program: Command): void {
  program
    .command('ledger')
    .description('show every billed generation, oldest first')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action(showLedger)
}

async function showLedger({ data, json }: { data: string; json?: true }): Promise<void> {
  const rows = await withStore(data, store => store.listLedger())
  if (json) process.stdout.write(`${JSON.stringify(rows)}\n`)
  else for (const row of rows) process.stdout.write(`${Object.values(row).join('  ')}\n`)
}
