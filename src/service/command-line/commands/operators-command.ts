import type { Command } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { byOperator } from '../../accounts/origins.ts'
import { hashPassword, makePassword } from '../../accounts/password.ts'
import { dataOption, readName } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withStore } from '../io/with-store.ts'
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
    .command('remove')
    .description('remove an operator and end the sessions')
    .argument('<name>', 'the name that list shows')
    .addOption(dataOption())
    .action((name: string, flags: DataFlags) => remove(name, flags))

  addHelpCommand(operators)
}

interface DataFlags {
  data: string
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
  const operators = await withStore(data, store => store.listOperators())
  for (const { name, created_at } of operators) stdout.write(`${name}  added ${created_at}\n`)
}

async function remove(name: string, { data }: DataFlags): Promise<void> {
  if (await withStore(data, store => store.removeOperator(name, byOperator(new Date())))) return
  throw new AppError('not_found', { message: { code: 'service.no_operator', params: { name } } })
}
