import type { Command } from 'commander'
import { checkKey } from '#core/key.ts'
import { addHelpCommand } from '#service/command-line/help-command.ts'
import { checked, readKeyFromStdin } from '../io/key-source.ts'
import { account, openKeychain } from '../io/keychain.ts'
import { askHidden, isInteractive } from '../io/prompt.ts'
import { print, printMessage, textOf } from '../io/standard-streams.ts'

export function addKeysCommand(program: Command): void {
  const keys = program
    .command('keys')
    .description("keep the API key for submit in this computer's password store")

  keys
    .command('set')
    .description('ask for the key without showing it, or read it from stdin; never an argument')
    .action(setKey)

  keys
    .command('status')
    .description('show the kind and the last four characters of the key')
    .option('--json', 'print {kind, last4, store}, or null')
    .action(showStatus)

  keys.command('remove').description('forget the key').action(removeKey)
  addHelpCommand(keys)
}

async function setKey(): Promise<void> {
  const { keychain, name: store } = await openKeychain()
  const typed = isInteractive() ? await askHidden('API key (not shown): ') : await readKeyFromStdin()
  const { key, kind } = checked(typed)
  await keychain.save(account, key)
  printMessage(
    `Kept in ${store}: ${kind === 'live' ? 'a live key. Submissions are billed.' : 'a test key. It is free.'}`,
  )
}

async function showStatus({ json }: { json?: true }): Promise<void> {
  const { keychain, name: store } = await openKeychain()
  const key = await keychain.read(account)
  const found = key === null ? undefined : checkKey(key)
  if (!found?.ok) {
    if (json) print('null')
    else
      printMessage(
        key === null ? `No key in ${store}.` : `What is kept in ${store} is not a key. Set it again.`,
      )
    return
  }
  const { kind, last4 } = found
  print(json ? JSON.stringify({ kind, last4, store }) : `svc_${kind}_····${last4} in ${store}`)
}

async function removeKey(): Promise<void> {
  const { keychain, name: store } = await openKeychain()
  await keychain.remove(account)
  printMessage(textOf({ code: 'cli.key_removed', params: { store } }))
}
