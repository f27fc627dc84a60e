import { type Command, Option } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import type { KeyKind } from '#core/key.ts'
import { createKey } from '../accounts/keys.ts'
import { defaultAccount, type StoredKey } from '../store/store.ts'
import { addHelpCommand } from './help-command.ts'
import { dataOption, readName } from './options.ts'
import { withStore } from './with-store.ts'

/** Creates, lists and revokes keys, also while the service runs. */
export function addKeysCommand(program: Command): void {
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
    .action(create)

  keys
    .command('list')
    .description('show every key by its first and last characters')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action(list)

  keys
    .command('revoke')
    .description('refuse a key from now on')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .action(revoke)

  addHelpCommand(keys)
}

interface CreateFlags {
  mode: KeyKind
  name: string
  account: string
  data: string
  json?: true
}

async function create(flags: CreateFlags): Promise<void> {
  const { key, stored } = await withStore(flags.data, store =>
    createKey(store, { ...flags, now: new Date() }),
  )
  if (flags.json) return print(JSON.stringify({ key, ...shown(stored) }))
  print(key)
  process.stderr.write(
    `This is the ${stored.mode} key ${stored.id}, "${stored.name}". It is not shown again.\n`,
  )
}

async function list(flags: { data: string; json?: true }): Promise<void> {
  const keys = (await withStore(flags.data, store => store.listKeys())).map(shown)
  if (flags.json) return print(JSON.stringify(keys))
  if (keys.length === 0) process.stderr.write('There is no key yet.\n')
  for (const key of keys) {
    const state = key.revoked_at ? `revoked ${key.revoked_at}` : `last used ${key.last_used_at ?? 'never'}`
    print([key.id, `${key.prefix}…${key.last4}`, `created ${key.created_at}`, state, key.name].join('  '))
  }
}

async function revoke(id: string, flags: { data: string }): Promise<void> {
  const key = await withStore(flags.data, store => store.revokeKey(id, new Date().toISOString()))
  if (key === undefined)
    throw new AppError('not_found', { message: { code: 'service.no_key', params: { id } } })
  process.stderr.write(`The key ${key.id}, "${key.name}", is revoked.\n`)
}

const shown = (key: StoredKey) => ({ ...key, prefix: `svc_${key.mode}_` })

const print = (line: string) => void process.stdout.write(`${line}\n`)
