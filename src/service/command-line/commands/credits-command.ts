import { type Command, Option } from 'commander'
import { requireAccount } from '../../accounts/accounts.ts'
import { byOperator } from '../../accounts/origins.ts'
import { oneMonth } from '../../store/ledger-periods.ts'
import { dataOption, readMonth, readName } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore } from '../io/with-store.ts'
import { addHelpCommand } from './help-command.ts'

/** Credits billed jobs. Credits, like the ledger, are append-only. */
export function addCreditsCommand(program: Command, output: Output): void {
  const credits = program.command('credits').description('credit billed jobs, and list credits')

  credits
    .command('add')
    .description('do not charge a billed job; once, and for good')
    .argument('<job>', 'its jobId')
    .addOption(
      new Option('--reason <text>', 'what the customer sees').argParser(readName).makeOptionMandatory(),
    )
    .addOption(dataOption())
    .action((job: string, flags: AddFlags) => add(output, job, flags))

  credits
    .command('list')
    .description('show the credits that were given in a month, oldest first')
    .addOption(
      new Option('--month <month>', 'of UTC, such as 2026-11').argParser(readMonth).makeOptionMandatory(),
    )
    .option('--account <id>', 'of this account only')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: ListFlags) => list(output, flags))

  addHelpCommand(credits)
}

interface AddFlags {
  reason: string
  data: string
}

interface ListFlags {
  month: string
  account?: string
  data: string
  json?: true
}

async function add({ stderr }: Output, job: string, { reason, data }: AddFlags): Promise<void> {
  await withExistingStore(data, store => store.addCredit(job, reason, byOperator(new Date())))
  stderr.write(`The job ${job} is credited.\n`)
}

async function list({ stdout }: Output, { month, account, data, json }: ListFlags): Promise<void> {
  const credits = await withExistingStore(data, async store => {
    if (account !== undefined) await requireAccount(store, account)
    return await store.readCredits(oneMonth(account, month))
  })
  if (json) return void stdout.write(`${JSON.stringify(credits)}\n`)
  for (const { created_at, account_id, job_id, reason } of credits)
    stdout.write(`${[created_at, account_id, job_id, reason].join('  ')}\n`)
}
