import type { KeychainStatus } from '#contract/desktop-api.ts'

export type KeychainFailure = Extract<KeychainStatus, { available: false }>['reason']

export const wordsOf: Record<KeychainFailure, string> = {
  missing: 'No password store was found on this computer. The key can be kept until you quit.',
  empty: 'The keyring of this computer was removed or never set up. The key can be kept until you quit.',
  locked: 'Your keyring is locked. Unlock it and try again, or keep the key until you quit.',
  failed: 'The password store of this computer refused. The key can be kept until you quit.',
  timeout: 'The password store does not answer. It may be waiting for you to unlock it.',
}

/** What the native module says is for developers; these are the cases that a person can tell apart. */
export function reasonOf(nativeMessage: string): KeychainFailure {
  if (/prompt was dismissed|\blocked\b/i.test(nativeMessage)) return 'locked'
  // a password store without any keyring in it: reading finds nothing, and saving has no place
  if (/no result found/i.test(nativeMessage)) return 'empty'
  if (/did not receive a reply|timed? ?out/i.test(nativeMessage)) return 'timeout'
  if (
    /ServiceUnknown|not provided by any|autolaunch|Failed to connect|Cannot find module|NoStorageAccess/i.test(
      nativeMessage,
    )
  )
    return 'missing'
  return 'failed'
}
