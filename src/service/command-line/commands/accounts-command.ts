import { type Command, Option } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { createAccount, requireAccount } from '../../accounts/accounts.ts'
import { byOperator } from '../../accounts/origins.ts'
import { hashPassword, makePassword } from '../../accounts/password.ts'
import { makeSignUp, openAccountPath, signsIn } from '../../accounts/sign-up.ts'
import { defaultPlan } from '../../store/plans.ts'
import { type Account, defaultAccount } from '../../store/store.ts'
import {
  type DataFlags,
  dataOption,
  type JsonFlags,
  readBaseUrl,
  readEmail,
  readName,
} from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore, withStore } from '../io/with-store.ts'
import { addAccountRemovalCommands } from './account-removal-commands.ts'
import { addAccountStateCommands } from './account-state-commands.ts'
import { addHelpCommand } from './help-command.ts'
import { keyLine } from './keys-command.ts'

/** An account owns keys, jobs, PDFs and ledger entries. */
export function addAccountsCommand(program: Command, output: Output): void {
  const accounts = program
    .command('accounts')
    .description(
      'create, invite, list, show, suspend, export and delete accounts, which own keys, and set their passwords',
    )

  accounts
    .command('create')
    .description('make an account; then keys create --account <id>')
    .addOption(new Option('--name <name>', 'customer name').argParser(readName).makeOptionMandatory())
    .addOption(dataOption())
    .option('--json', 'print an object')
    .action((flags: CreateFlags) => create(output, flags))

  accounts
    .command('list')
    .description('show every account')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: DataFlags & JsonFlags) => list(output, flags))

  accounts
    .command('show')
    .description('show an account, the bytes of its stored PDFs, and its keys')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .option('--json', 'print an object')
    .action((id: string, flags: DataFlags & JsonFlags) => show(output, id, flags))

  accounts
    .command('invite')
    .description('make a link, valid for seven days, with which somebody opens an account, and print it')
    .argument('<email>', 'the address of the owner, who is not mailed', readEmail)
    .addOption(
      new Option('--base-url <url>', 'of the service, whose --sign-up is not closed')
        .env('BILLWRIGHT_SERVICE_BASE_URL')
        .argParser(readBaseUrl)
        .makeOptionMandatory(),
    )
    .option('--plan <id>', 'the plan of the account', defaultPlan)
    .addOption(dataOption())
    .action((email: string, flags: InviteFlags) => invite(output, email, flags))

  addAccountStateCommands(accounts, output)
  addAccountRemovalCommands(accounts, output)

  accounts
    .command('set-password')
    .description(
      'give the owner without an e-mail address, who signs in with the id of the account, another password and print it; adds such an owner if there is none; ends the sessions of that user',
    )
    .option('--account <id>', 'whose password it is', defaultAccount)
    .addOption(dataOption())
    .action((flags: PasswordFlags) => setPassword(output, flags))

  addHelpCommand(accounts)
}

interface CreateFlags extends DataFlags, JsonFlags {
  name: string
}

interface InviteFlags {
  baseUrl: string
  plan: string
  data: string
}

interface PasswordFlags {
  account: string
  data: string
}

async function create({ stdout }: Output, { name, data, json }: CreateFlags): Promise<void> {
  const origin = byOperator(new Date())
  const account = await withStore(data, store => createAccount(store, name, origin))
  stdout.write(`${json ? JSON.stringify(account) : account.id}\n`)
}

async function invite(
  { stdout, stderr }: Output,
  email: string,
  { baseUrl, plan, data }: InviteFlags,
): Promise<void> {
  const now = new Date()
  const token = await withStore(data, async store => {
    if (!(await store.listPlans()).some(({ id }) => id === plan))
      throw new AppError('not_found', { message: { code: 'service.no_plan', params: { id: plan } } })
    if (await signsIn(store, email)) throw new AppError('email_taken')
    return makeSignUp(store, { email, now, by: { origin: byOperator(now), plan } })
  })
  if (token === undefined) throw new AppError('too_many_invitations')
  stdout.write(`${baseUrl}/dashboard${openAccountPath(token)}\n`)
  stderr.write('The link is not shown again. Whoever has it opens the account.\n')
}

/** Generates the password, because command-line arguments are visible in the process list. */
async function setPassword({ stdout, stderr }: Output, { account, data }: PasswordFlags): Promise<void> {
  const password = makePassword()
  const hash = await hashPassword(password)
  await withStore(data, store => store.setPassword(account, hash, byOperator(new Date())))
  stdout.write(`${password}\n`)
  stderr.write(`This is the password of the account ${account}. It is not shown again.\n`)
}

async function list({ stdout }: Output, { data, json }: DataFlags & JsonFlags): Promise<void> {
  const accounts = await withExistingStore(data, store => store.listAccounts())
  if (json) stdout.write(`${JSON.stringify(accounts)}\n`)
  else for (const account of accounts) stdout.write(`${accountLine(account)}\n`)
}

async function show({ stdout }: Output, id: string, { data, json }: DataFlags & JsonFlags): Promise<void> {
  const { account, stored, keys } = await withExistingStore(data, async store => ({
    account: await requireAccount(store, id),
    stored: await store.storedBytes(id),
    keys: await store.listKeysOf(id),
  }))
  if (json) return void stdout.write(`${JSON.stringify({ ...account, stored_bytes: stored, keys })}\n`)
  const storedLine = `stored bytes  live ${stored.live}  test ${stored.test}  templates ${stored.templates}`
  for (const line of [accountLine(account), storedLine, ...keys.map(keyLine)]) stdout.write(`${line}\n`)
}

function accountLine(account: Account): string {
  const { id, name, created_at, suspended_at, suspended_links, deleted_at, plan_id } = account
  const state =
    deleted_at !== null
      ? [`deleted ${deleted_at}`]
      : suspended_at === null
        ? []
        : [`suspended ${suspended_at}${suspended_links === 'stop' ? ' with its links' : ''}`]
  const plan = plan_id === defaultPlan ? [] : [`plan ${plan_id}`]
  return [id, `created ${created_at}`, ...plan, ...state, name].join('  ').trimEnd()
}
