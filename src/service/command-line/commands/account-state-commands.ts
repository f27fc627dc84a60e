import { type Command, Option } from 'commander'
import { byOperator } from '../../accounts/origins.ts'
import { type SuspendedLinks, suspendedLinks } from '../../store/store.ts'
import {
  type DataFlags,
  type DeletionFlags,
  dataOption,
  deletionOption,
  requireConfirmedDeletion,
} from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore } from '../io/with-store.ts'
import { findPlan } from './plans-command.ts'

/** Suspends and resumes accounts and sets their plans, also while the service runs. */
export function addAccountStateCommands(accounts: Command, output: Output): void {
  accounts
    .command('suspend')
    .description('refuse an account’s keys and sign-ins from now on, until it is resumed')
    .argument('<id>', 'the id that list shows')
    .addOption(
      new Option('--links <what>', 'whether links to its PDFs keep working')
        .choices([...suspendedLinks])
        .makeOptionMandatory(),
    )
    .addOption(dataOption())
    .action((id: string, flags: SuspendFlags) => suspend(output, id, flags))

  accounts
    .command('resume')
    .description('accept the keys and sign-ins of a suspended account again')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .action((id: string, flags: DataFlags) => resume(output, id, flags))

  accounts
    .command('plan')
    .description('give an account the limits of a plan from now on')
    .argument('<id>', 'the id that list shows')
    .argument('<plan>', 'the id that plans list shows')
    .addOption(deletionOption())
    .addOption(dataOption())
    .action((id: string, plan: string, flags: PlanFlags) => setPlan(output, { id, plan, ...flags }))
}

interface PlanFlags extends DataFlags, DeletionFlags {}

interface SuspendFlags extends DataFlags {
  links: SuspendedLinks
}

async function suspend({ stderr }: Output, id: string, { links, data }: SuspendFlags): Promise<void> {
  await withExistingStore(data, store => store.suspendAccount(id, links, byOperator(new Date())))
  const words = links === 'keep' ? 'Links to its PDFs keep working.' : 'Links to its PDFs do not work.'
  stderr.write(`The account ${id} is suspended. ${words}\n`)
}

async function resume({ stderr }: Output, id: string, { data }: DataFlags): Promise<void> {
  await withExistingStore(data, store => store.resumeAccount(id, byOperator(new Date())))
  stderr.write(`The account ${id} is not suspended any more.\n`)
}

async function setPlan(
  { stderr }: Output,
  { id, plan, ...flags }: PlanFlags & { id: string; plan: string },
): Promise<void> {
  await withExistingStore(flags.data, async store => {
    const present = await store.findPlanOf(id)
    const next = await findPlan(store, plan)
    if (present !== undefined) requireConfirmedDeletion(flags, { present, next })
    await store.setPlan(id, plan, byOperator(new Date()))
  })
  stderr.write(`The account ${id} has the plan ${plan}.\n`)
}
