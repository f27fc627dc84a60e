import type { Command } from 'commander'
import { checkKey } from '#core/text/key.ts'
import { addHelpCommand } from '#service/command-line/commands/help-command.ts'
import type { CommandContext } from '../io/command-context.ts'
import { account, checked, openKeychain, readKeyFromStdin } from '../io/key-source.ts'
import { askHidden } from '../io/prompt.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'

interface StatusFlags {
  json?: true
}

export function addKeysCommand(program: Command, context: CommandContext): void {
  const keys = program
    .command('keys')
    .description('keep the API key for submit in this computer’s password store')

  keys
    .command('set')
    .description('ask for the key without showing it, or read it from stdin; never an argument')
    .action(() => setKey(context))

  keys
    .command('status')
    .description('show the kind and the last four characters of the key')
    .option('--json', 'print {kind, last4, store}, or null')
    .action((flags: StatusFlags) => showStatus(context, flags))

  keys
    .command('remove')
    .description('forget the key')
    .action(() => removeKey(context))
  addHelpCommand(keys)
}

async function setKey(context: CommandContext): Promise<void> {
  const { keychain, name: store } = await openKeychain(context)
  const typed = context.isInteractive
    ? await askHidden(context, 'API key (not shown): ')
    : await readKeyFromStdin(context)
  const { key, kind } = checked(typed)
  await keychain.save(account, key)
  printMessage(context, textOf({ code: 'cli.key_kept', params: { store, kind } }))
}

async function showStatus(context: CommandContext, { json }: StatusFlags): Promise<void> {
  const { keychain, name: store } = await openKeychain(context)
  const key = await keychain.read(account)
  const found = key === null ? undefined : checkKey(key)
  if (!found?.ok) {
    if (json) print(context, 'null')
    else
      printMessage(
        context,
        textOf({ code: key === null ? 'cli.no_stored_key' : 'cli.not_a_stored_key', params: { store } }),
      )
    return
  }
  const { kind, last4 } = found
  print(context, json ? JSON.stringify({ kind, last4, store }) : `svc_${kind}_····${last4} in ${store}`)
}

async function removeKey(context: CommandContext): Promise<void> {
  const { keychain, name: store } = await openKeychain(context)
  await keychain.remove(account)
  printMessage(context, textOf({ code: 'cli.key_removed', params: { store } }))
}
