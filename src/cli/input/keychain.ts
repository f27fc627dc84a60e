import type { Keychain } from '#app/ports.ts'
import { AppError } from '#core/errors/app-error.ts'
import { createKeychain } from '#platform/keychain/keychain.ts'

/** The keychain's account for the command line; the app's connections have their own. */
export const account = 'cli'

/** @throws AppError `keychain_unavailable` with the reason: nothing is ever kept in a file instead */
export async function openKeychain(): Promise<{ keychain: Keychain; name: string }> {
  const keychain = createKeychain()
  const status = await keychain.status()
  if (status.available) return { keychain, name: status.name }
  throw new AppError('keychain_unavailable', { message: { code: `cli.keychain_${status.reason}` } })
}
