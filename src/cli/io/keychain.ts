import type { Keychain } from '#app/ports/ports.ts'
import { AppError } from '#core/errors/app-error.ts'
import { createKeychain } from '#platform/keychain/keychain.ts'
import type { CommandContext } from './command-context.ts'

/** Keychain account of the command line; connections of the app have their own. */
export const account = 'cli'

/** @throws AppError `keychain_unavailable` with the reason; there is no fallback to a file */
export async function openKeychain(context: CommandContext): Promise<{ keychain: Keychain; name: string }> {
  const keychain = createKeychain({ environment: context.env })
  const status = await keychain.status()
  if (status.available) return { keychain, name: status.name }
  throw new AppError('keychain_unavailable', { message: { code: `cli.keychain_${status.reason}` } })
}
