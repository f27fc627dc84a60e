import type { Keychain } from '#app/ports/ports.ts'
import { AppError } from '#core/errors/app-error.ts'
import { checkKey, type Mode } from '#core/text/key.ts'
import { createKeychain } from '#platform/keychain/keychain.ts'
import type { CommandContext } from './command-context.ts'
import { readFile } from './read-file.ts'

/** Keychain account of the command line; connections of the app have their own. */
export const account = 'cli'

/** @throws AppError `keychain_unavailable` with the reason; there is no fallback to a file */
export async function openKeychain(context: CommandContext): Promise<{ keychain: Keychain; name: string }> {
  const keychain = createKeychain({ environment: context.env })
  const status = await keychain.status()
  if (status.available) return { keychain, name: status.name }
  throw new AppError('keychain_unavailable', { message: { code: `cli.keychain_${status.reason}` } })
}

export const keyVariable = 'BILLWRIGHT_API_KEY'
const maxKeyFileBytes = 4096

export interface Key {
  key: string
  kind: Mode
}

/**
 * Reads the key from stdin if requested, else from the environment, else from the keychain; never from arguments, which
 * every user of the computer can read.
 */
export async function findKey(context: CommandContext, { fromStdin }: { fromStdin: boolean }): Promise<Key> {
  if (fromStdin) return checked(await readKeyFromStdin(context))
  const { env } = context
  const given = env[keyVariable]
  // Child processes must not inherit the key.
  delete env[keyVariable]
  if (given !== undefined && given !== '') return checked(given)
  return checked(await readKeptKey(context))
}

async function readKeptKey(context: CommandContext): Promise<string> {
  try {
    const { keychain } = await openKeychain(context)
    const kept = await keychain.read(account)
    if (kept !== null) return kept
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const params = { problem: error.reason, variable: keyVariable }
    throw new AppError('no_key', { message: { code: 'cli.no_key_because', params }, cause: error })
  }
  throw new AppError('no_key', { message: { code: 'cli.no_key', params: { variable: keyVariable } } })
}

/** Removes the line break that `echo` and `pass` add. */
export async function readKeyFromStdin(context: CommandContext): Promise<string> {
  return (await readFile(context, '-', maxKeyFileBytes)).replace(/\r?\n$/, '')
}

/** @throws AppError `bad_key` with the reason, without the key */
export function checked(key: string): Key {
  const found = checkKey(key)
  if (found.ok) return { key, kind: found.kind }
  throw new AppError('bad_key', { message: found.message })
}
