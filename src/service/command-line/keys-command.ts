import { type Command, Option } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import type { KeyKind } from '#core/key.ts'
import { createKey } from '../accounts/keys.ts'
import { defaultAccount, type StoredKey } from '../store/store.ts'
import { addHelpCommand } from './help-command.ts'
import { dataOption, readName } from './options.ts'
import type { Output } from './output.ts'
import { withStore } from './with-store.ts'

/** Creates, lists and revokes keys, also while the service runs. */
export function addKeysCommand(program: Command, output: Output): void {
  const keys = program.command('keys').description('create, list and revoke API keys')

  keys
    .command('create')
    .description('make a key; it is shown this once')
    .addOption(
      new Option('--mode <mode>', 'live is billed, test is free and marked')
        .choices(['live', 'test'])
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--name <name>', 'what you will know it by').argParser(readName).makeOptionMandatory(),
    )
    .option('--account <id>', 'whose key it is', defaultAccount)
    .addOption(dataOption())
    .option('--json', 'print an object with the key and all that is kept of it')
    .action((flags: CreateFlags) => create(output, flags))

  keys
    .command('list')
    .description('show every key by its first and last characters')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: ListFlags) => list(output, flags))

  keys
    .command('revoke')
    .description('refuse a key from now on')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .action((id: string, flags: RevokeFlags) => revoke(output, id, flags))

  addHelpCommand(keys)
}

interface CreateFlags {
  mode: KeyKind
  name: string
  account: string
  data: string
  json?: true
}

interface ListFlags {
  data: string
  json?: true
}

interface RevokeFlags {
  data: string
}

async function create(output: Output, flags: CreateFlags): Promise<void> {
  const { key, stored } = await withStore(flags.data, store =>
    createKey(store, { ...flags, now: new Date() }),
  )
  if (flags.json) return print(output, JSON.stringify({ key, ...shown(stored) }))
  print(output, key)
  output.stderr.write(
    `This is the ${stored.mode} key ${stored.id}, "${stored.name}". It is not shown again.\n`,
  )
}

async function list(output: Output, flags: ListFlags): Promise<void> {
  const keys = (await withStore(flags.data, store => store.listKeys())).map(shown)
  if (flags.json) return print(output, JSON.stringify(keys))
  if (keys.length === 0) output.stderr.write('There is no key yet.\n')
  for (const key of keys) {
    const state = key.revoked_at ? `revoked ${key.revoked_at}` : `last used ${key.last_used_at ?? 'never'}`
    print(
      output,
      [key.id, `${key.prefix}…${key.last4}`, `created ${key.created_at}`, state, key.name].join('  '),
    )
  }
}

async function revoke(output: Output, id: string, flags: RevokeFlags): Promise<void> {
  const key = await withStore(flags.data, store => store.revokeKey(id, new Date().toISOString()))
  if (key === undefined)
    throw new AppError('not_found', { message: { code: 'service.no_key', params: { id } } })
  output.stderr.write(`The key ${key.id}, "${key.name}", is revoked.\n`)
}

const shown = (key: StoredKey) => ({ ...key, prefix: `svc_${key.mode}_` })

const print = ({ stdout }: Output, line: string) => void stdout.write(`${line}\n`)
