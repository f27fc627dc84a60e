import { type Command, InvalidArgumentError, Option } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { terminalCell } from '#core/text/terminal-text.ts'
import { byOperator } from '../../accounts/origins.ts'
import { addUser, resetPassword } from '../../accounts/users.ts'
import { defaultAccount } from '../../store/store.ts'
import { type Role, roles, type User } from '../../store/users.ts'
import { type DataFlags, dataOption, type JsonFlags, readEmail } from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { listOfAccounts, withExistingStore, withStore } from '../io/with-store.ts'
import { addHelpCommand } from './help-command.ts'

/** Users sign in to the dashboard of an account; also while the service runs. */
export function addUsersCommand(program: Command, output: Output): void {
  const users = program
    .command('users')
    .description('create, list, show and remove users, who sign in to the dashboard of an account')

  users
    .command('create')
    .description('add a user to an account and print the password')
    .argument('<email>', 'the address to sign in with', readEmail)
    .option('--account <id>', 'whose dashboard it is', defaultAccount)
    .addOption(new Option('--role <role>', 'what the user may do').choices([...roles]).makeOptionMandatory())
    .addOption(dataOption())
    .option('--json', 'print an object')
    .action((email: string, flags: CreateFlags) => create(output, email, flags))

  users
    .command('list')
    .description('show the users of every account, or of one')
    .option('--account <id>', 'only this account')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: ListFlags) => list(output, flags))

  users
    .command('show')
    .description('show a user')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .option('--json', 'print an object')
    .action((id: string, flags: DataFlags & JsonFlags) => show(output, id, flags))

  users
    .command('role')
    .description('change what a user may do from now on; ends the sessions of the user')
    .argument('<id>', 'the id that list shows')
    .argument('<role>', roles.join(', '), readRole)
    .addOption(dataOption())
    .action((id: string, role: Role, { data }: DataFlags) =>
      withExistingStore(data, store => store.setRole(id, role, byOperator(new Date()))),
    )

  users
    .command('set-email')
    .description('give a user another address to sign in with; ends the sessions of the user')
    .argument('<id>', 'the id that list shows')
    .argument('<email>', 'the new address', readEmail)
    .addOption(dataOption())
    .action((id: string, email: string, { data }: DataFlags) =>
      withExistingStore(data, store => store.setEmail(id, email, byOperator(new Date()))),
    )

  users
    .command('remove')
    .description('remove a user and end the sessions; never the last owner of an account')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .action((id: string, { data }: DataFlags) =>
      withExistingStore(data, store => store.removeUser(id, byOperator(new Date()))),
    )

  users
    .command('reset-password')
    .description('give a user another password and print it; ends the sessions of the user')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .action((id: string, flags: DataFlags) => reset(output, id, flags))

  users
    .command('remove-codes')
    .description(
      'let a user who lost the device sign in without one-time codes; ends the sessions of the user',
    )
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .action((id: string, { data }: DataFlags) =>
      withExistingStore(data, store => store.removeSecondFactor(id, byOperator(new Date()))),
    )

  addHelpCommand(users)
}

interface CreateFlags extends DataFlags, JsonFlags {
  account: string
  role: Role
}

interface ListFlags extends DataFlags, JsonFlags {
  account?: string
}

function readRole(text: string): Role {
  const role = roles.find(each => each === text)
  if (role === undefined) throw new InvalidArgumentError(`Allowed are ${roles.join(', ')}.`)
  return role
}

const shownOnce = 'The password is not shown again.\n'

async function create({ stdout, stderr }: Output, email: string, flags: CreateFlags): Promise<void> {
  const { account: account_id, role, data, json } = flags
  const origin = byOperator(new Date())
  const { user, password } = await withStore(data, store =>
    addUser(store, { account_id, email, role, origin }),
  )
  stdout.write(json ? `${JSON.stringify({ ...user, password })}\n` : `${user.id}\n${password}\n`)
  stderr.write(shownOnce)
}

async function list({ stdout }: Output, { account, data, json }: ListFlags): Promise<void> {
  const users = await withExistingStore(data, store =>
    listOfAccounts(store, account, async id => [
      ...(await store.listUsers(id)),
      ...(await store.listInvitedUsers(id)),
    ]),
  )
  if (json) stdout.write(`${JSON.stringify(users)}\n`)
  else for (const user of users) stdout.write(`${userLine(user)}\n`)
}

async function show({ stdout }: Output, id: string, { data, json }: DataFlags & JsonFlags): Promise<void> {
  const user = await withExistingStore(data, store => store.findUser(id))
  if (user === undefined)
    throw new AppError('not_found', { message: { code: 'service.no_user', params: { id } } })
  stdout.write(`${json ? JSON.stringify(user) : userLine(user)}\n`)
}

async function reset({ stdout, stderr }: Output, id: string, { data }: DataFlags): Promise<void> {
  const password = await withExistingStore(data, store => resetPassword(store, id, byOperator(new Date())))
  stdout.write(`${password}\n`)
  stderr.write(shownOnce)
}

const userLine = ({ id, account_id, role, created_at, email }: User): string =>
  terminalCell(
    [id, account_id, role, `created ${created_at}`, email ?? 'signs in with the account'].join('  '),
  )
