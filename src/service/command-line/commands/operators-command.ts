import type { Command } from 'commander'
import { byOperator } from '../../accounts/origins.ts'
import { hashPassword, makePassword } from '../../accounts/password.ts'
import { noOperator } from '../../store/operators.ts'
import { type DataFlags, dataOption, readName } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore, withStore } from '../io/with-store.ts'
import { addHelpCommand } from './help-command.ts'

/** Operators sign in at /dashboard/operator; also while the service runs. */
export function addOperatorsCommand(program: Command, output: Output): void {
  const operators = program
    .command('operators')
    .description('add, list and remove operators, who manage accounts in the browser')

  operators
    .command('set-password')
    .description('add an operator, or give one another password, and print it; ends the sessions')
    .argument('<name>', 'who it is, in the audit log too', readName)
    .addOption(dataOption())
    .action((name: string, flags: DataFlags) => setPassword(output, name, flags))

  operators
    .command('list')
    .description('show every operator')
    .addOption(dataOption())
    .action((flags: DataFlags) => list(output, flags))

  operators
    .command('remove-codes')
    .description('let an operator who lost the device sign in without one-time codes; ends the sessions')
    .argument('<name>', 'the name that list shows')
    .addOption(dataOption())
    .action((name: string, { data }: DataFlags) =>
      withExistingStore(data, store =>
        store.operatorFactors.removeSecondFactor(name, byOperator(new Date())),
      ),
    )

  operators
    .command('remove')
    .description('remove an operator and end the sessions')
    .argument('<name>', 'the name that list shows')
    .addOption(dataOption())
    .action((name: string, flags: DataFlags) => remove(name, flags))

  addHelpCommand(operators)
}

async function setPassword({ stdout, stderr }: Output, name: string, { data }: DataFlags): Promise<void> {
  const password = makePassword()
  const hash = await hashPassword(password)
  const origin = byOperator(new Date())
  await withStore(data, store => store.setOperator({ name, hash, created_at: origin.at }, origin))
  stdout.write(`${password}\n`)
  stderr.write('The password is not shown again.\n')
}

async function list({ stdout }: Output, { data }: DataFlags): Promise<void> {
  const lines = await withExistingStore(data, async store =>
    Promise.all(
      (await store.listOperators()).map(async ({ name, created_at }) => {
        const factor = await store.operatorFactors.findSecondFactor(name)
        return `${name}  added ${created_at}${factor === undefined ? '' : '  one-time codes'}\n`
      }),
    ),
  )
  for (const line of lines) stdout.write(line)
}

async function remove(name: string, { data }: DataFlags): Promise<void> {
  if (await withExistingStore(data, store => store.removeOperator(name, byOperator(new Date())))) return
  throw noOperator(name)
}
