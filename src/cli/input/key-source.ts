import { AppError } from '#core/errors/app-error.ts'
import { checkKey, type KeyKind } from '#core/key.ts'
import { account, openKeychain } from './keychain.ts'
import { readFile } from './read-file.ts'

export const keyVariable = 'BILLWRIGHT_API_KEY'
const longestKeyFile = 4096

export interface Key {
  key: string
  kind: KeyKind
}

/**
 * From stdin when asked to, else from the environment, else from the keychain; never from the arguments, which
 * every user of the computer can read.
 */
export async function findKey({ fromStdin }: { fromStdin: boolean }): Promise<Key> {
  if (fromStdin) return checked(await readKeyFromStdin())
  const given = process.env[keyVariable]
  // No program that this one might start has any use for it.
  delete process.env[keyVariable]
  if (given !== undefined && given !== '') return checked(given)
  return checked(await readKeptKey())
}

async function readKeptKey(): Promise<string> {
  try {
    const { keychain } = await openKeychain()
    const kept = await keychain.read(account)
    if (kept !== null) return kept
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const params = { problem: error.reason, variable: keyVariable }
    throw new AppError('no_key', { message: { code: 'cli.no_key_because', params }, cause: error })
  }
  throw new AppError('no_key', { message: { code: 'cli.no_key', params: { variable: keyVariable } } })
}

/** The first line: what `echo` and `pass` add at the end is not the key's. */
export async function readKeyFromStdin(): Promise<string> {
  return (await readFile('-', longestKeyFile)).replace(/\r?\n$/, '')
}

/** @throws AppError `bad_key`, with the reason and without the key */
export function checked(key: string): Key {
  const found = checkKey(key)
  if (found.ok) return { key, kind: found.kind }
  throw new AppError('bad_key', { message: found.message })
}
