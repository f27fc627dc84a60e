import { type Command, Option } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import type { Mode } from '#core/text/key.ts'
import { createKey, rotateKey, scopeRange } from '../../accounts/keys.ts'
import { byOperator } from '../../accounts/origins.ts'
import { readWholeAudit } from '../../store/audit-store.ts'
import { defaultAccount, type KeyScope, type Store, type StoredKey } from '../../store/store.ts'
import {
  type DataFlags,
  dataOption,
  type JsonFlags,
  readDuration,
  readKeyAddresses,
  readLifetime,
  readName,
  readScopes,
} from '../io/options.ts'
import type { Output } from '../io/output.ts'
import { withExistingStore, withStore } from '../io/with-store.ts'
import { auditLine } from './audit-command.ts'
import { addHelpCommand } from './help-command.ts'

/** Creates, lists, shows, rotates and revokes keys, also while the service runs. */
export function addKeysCommand(program: Command, output: Output): void {
  const keys = program.command('keys').description('create, list, show, rotate and revoke API keys')

  keys
    .command('create')
    .description('make a key; it is shown this once')
    .addOption(
      new Option('--mode <mode>', 'live is billed, test is free and marked')
        .choices(['live', 'test'])
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--name <name>', 'for example the program that uses it')
        .argParser(readName)
        .makeOptionMandatory(),
    )
    .option('--account <id>', 'whose key it is', defaultAccount)
    .addOption(
      new Option('--expires <duration>', 'refuse it after this time, such as 90d').argParser(readLifetime),
    )
    .addOption(
      new Option(
        '--scopes <list>',
        'generate, read, templates, or several with commas (default: generate,read)',
      ).argParser(readScopes),
    )
    .addOption(
      new Option('--addresses <list>', 'only from these addresses and ranges').argParser(readKeyAddresses),
    )
    .option('--replace', 'refuse every other key of the account with this name and mode from now on')
    .addOption(dataOption())
    .option('--json', 'print an object with the key and all that is kept of it')
    .action((flags: CreateFlags) => create(output, flags))

  keys
    .command('list')
    .description('show every key by its first and last characters')
    .addOption(dataOption())
    .option('--json', 'print an array')
    .action((flags: DataFlags & JsonFlags) => list(output, flags))

  keys
    .command('show')
    .description('show a key and its entries of the audit log')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .option('--json', 'print an object')
    .action((id: string, flags: DataFlags & JsonFlags) => show(output, id, flags))

  keys
    .command('revoke')
    .description('refuse a key from now on')
    .argument('<id>', 'the id that list shows')
    .addOption(dataOption())
    .action((id: string, flags: DataFlags) => revoke(output, id, flags))

  keys
    .command('rotate')
    .description('make a key with the same name and limits in place of another one; it is shown this once')
    .argument('<id>', 'the id that list shows')
    .addOption(
      new Option('--overlap <duration>', 'how long the other one stays valid')
        .argParser(readDuration)
        .default(readDuration('7d'), '7d'),
    )
    .addOption(dataOption())
    .option('--json', 'print an object with the key and all that is kept of it')
    .action((id: string, flags: RotateFlags) => rotate(output, id, flags))

  addHelpCommand(keys)
}

interface CreateFlags {
  mode: Mode
  name: string
  account: string
  /** milliseconds */
  expires?: number
  scopes?: KeyScope[]
  addresses?: string[]
  replace?: true
  data: string
  json?: true
}

interface RotateFlags {
  /** milliseconds */
  overlap: number
  data: string
  json?: true
}

async function create(output: Output, flags: CreateFlags): Promise<void> {
  const { mode, name, account, expires, scopes, addresses } = flags
  const now = new Date()
  const made = await withStore(flags.data, async store => {
    const { key, stored } = await createKey(store, {
      ...{ mode, name, account, origin: byOperator(now) },
      ...(expires !== undefined && { expires_at: new Date(now.getTime() + expires).toISOString() }),
      ...(scopes !== undefined && { scopes }),
      ...(addresses !== undefined && { addresses }),
    })
    if (flags.replace) await revokeOthers(store, stored)
    return { key, stored }
  })
  printNew(output, flags, made)
}

async function revokeOthers(store: Store, stored: StoredKey): Promise<void> {
  const isReplaced = ({ id, account_id, mode, name, revoked_at }: StoredKey) =>
    id !== stored.id &&
    account_id === stored.account_id &&
    mode === stored.mode &&
    name === stored.name &&
    revoked_at === null
  for (const { id } of (await store.listKeys()).filter(isReplaced))
    await store.revokeKey(id, byOperator(new Date()))
}

async function rotate(output: Output, id: string, flags: RotateFlags): Promise<void> {
  const made = await withExistingStore(flags.data, async store => {
    const old = await findKey(store, id)
    return await rotateKey(store, { old, overlapMs: flags.overlap, origin: byOperator(new Date()) })
  })
  printNew(output, flags, made)
}

async function show(output: Output, id: string, flags: DataFlags & JsonFlags): Promise<void> {
  const { key, audit } = await withExistingStore(flags.data, async store => ({
    key: await findKey(store, id),
    audit: await readWholeAudit(store, { account_id: undefined, key_id: id }),
  }))
  if (flags.json) return print(output, JSON.stringify({ ...shown(key), audit }))
  print(output, keyLine(key))
  for (const entry of audit) print(output, auditLine(entry))
}

async function findKey(store: Store, id: string): Promise<StoredKey> {
  const key = (await store.listKeys()).find(each => each.id === id)
  if (key === undefined) throw noKey(id)
  return key
}

const noKey = (id: string) =>
  new AppError('not_found', { message: { code: 'service.no_key', params: { id } } })

function printNew(
  output: Output,
  flags: { json?: true },
  { key, stored }: { key: string; stored: StoredKey },
): void {
  print(output, flags.json ? JSON.stringify({ key, ...shown(stored) }) : key)
  if (flags.json) return
  output.stderr.write(
    `This is the ${stored.mode} key ${stored.id}, "${stored.name}". It is not shown again.\n`,
  )
}

async function list(output: Output, flags: DataFlags & JsonFlags): Promise<void> {
  const keys = await withExistingStore(flags.data, store => store.listKeys())
  if (flags.json) return print(output, JSON.stringify(keys.map(shown)))
  if (keys.length === 0) output.stderr.write('There is no key yet.\n')
  for (const key of keys) print(output, keyLine(key))
}

export function keyLine(key: StoredKey): string {
  const used = key.revoked_at ? `revoked ${key.revoked_at}` : `last used ${key.last_used_at ?? 'never'}`
  const limits = [
    ...(key.expires_at ? [`expires ${key.expires_at}`] : []),
    ...{ less: [`only ${key.scopes.join(', ')}`], usual: [], more: ['also templates'] }[scopeRange(key)],
    ...(key.addresses.length > 0 ? [`from ${key.addresses.join(', ')}`] : []),
  ]
  const masked = `${shown(key).prefix}…${key.last4}`
  return [key.id, masked, `created ${key.created_at}`, used, ...limits, key.name].join('  ')
}

async function revoke(output: Output, id: string, flags: DataFlags): Promise<void> {
  const key = await withExistingStore(flags.data, store => store.revokeKey(id, byOperator(new Date())))
  if (key === undefined) throw noKey(id)
  output.stderr.write(`The key ${key.id}, "${key.name}", is revoked.\n`)
}

const shown = (key: StoredKey) => ({ ...key, prefix: `svc_${key.mode}_` })

const print = ({ stdout }: Output, line: string) => void stdout.write(`${line}\n`)
