import type { Keychain } from '#app/ports.ts'
import type { KeychainStatus } from '#contract/desktop-api.ts'
import { AppError } from '#core/errors/app-error.ts'
import { createKeychain } from '#platform/keychain/keychain.ts'

/** The keychain's account for the command line; the app's connections have their own. */
export const account = 'cli'

type Reason = Extract<KeychainStatus, { available: false }>['reason']

// The desktop app can keep a key until it quits; a command that ends at once cannot, so its words differ.
const words: Record<Reason, string> = {
  missing: 'No password store was found on this computer.',
  empty: 'The keyring of this computer was removed or never set up.',
  locked: 'The keyring of this computer is locked. Unlock it and try again.',
  failed: 'The password store of this computer refused.',
  timeout: 'The password store does not answer. It may be waiting for you to unlock it.',
}

/** @throws AppError `keychain_unavailable` with the reason: nothing is ever kept in a file instead */
export async function openKeychain(): Promise<{ keychain: Keychain; name: string }> {
  const keychain = createKeychain()
  const status = await keychain.status()
  if (status.available) return { keychain, name: status.name }
  throw new AppError('keychain_unavailable', { message: words[status.reason] })
}
