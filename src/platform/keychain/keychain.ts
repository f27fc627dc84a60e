import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Keychain } from '#app/ports.ts'
import type { KeychainStatus } from '#contract/desktop-api.ts'
import { AppError } from '#core/app-error.ts'
import { createKeychainThread, type KeychainJob } from './keychain-thread.ts'

const names: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Keychain',
  win32: 'Credential Manager',
  linux: 'system keyring',
}

const available: KeychainStatus = { available: true, name: names[process.platform] ?? 'password store' }

/** The password store of this computer. Every call answers within `limitMs`, and none keeps the program from ending. */
export function createKeychain({ limitMs = 3000 }: { limitMs?: number } = {}): Keychain {
  const thread = createKeychainThread()
  /** what the latest call met: a locked keyring shows only when something is in it */
  let met: KeychainStatus | undefined

  async function run(job: KeychainJob): Promise<string | null> {
    if (hasNoBus()) throw refused('missing')
    const reply = await thread.run(job, limitMs)
    if (reply === 'timeout') throw refused('timeout')
    if ('failure' in reply) throw refused(reasonOf(reply.failure))
    met = available
    return reply.value
  }

  function refused(reason: KeychainFailure): AppError {
    met = { available: false, reason, message: wordsOf[reason] }
    return new AppError('keychain_unavailable', { message: met.message })
  }

  return {
    async status() {
      if (!met) await run({ call: 'read', account: 'status' }).catch(() => null)
      return met ?? available
    },
    read: account => run({ call: 'read', account }),
    save: async (account, key) => {
      await run({ call: 'save', account, key })
    },
    remove: async account => {
      await run({ call: 'remove', account })
    },
  }
}

/** Known without asking: where no session bus is announced, there is no Secret Service. */
function hasNoBus(): boolean {
  if (process.platform !== 'linux') return false
  const { DBUS_SESSION_BUS_ADDRESS: address, XDG_RUNTIME_DIR: folder } = process.env
  return !address && !(folder && existsSync(join(folder, 'bus')))
}

type KeychainFailure = Extract<KeychainStatus, { available: false }>['reason']

export const wordsOf: Record<KeychainFailure, string> = {
  missing: 'No password store was found on this computer. The key can be kept until you quit.',
  empty: 'The keyring of this computer was removed or never set up. The key can be kept until you quit.',
  locked: 'Your keyring is locked. Unlock it and try again, or keep the key until you quit.',
  failed: 'The password store of this computer refused. The key can be kept until you quit.',
  timeout: 'The password store does not answer. It may be waiting for you to unlock it.',
}

/** What the native module says is for developers; these are the cases that a person can tell apart. */
function reasonOf(nativeMessage: string): KeychainFailure {
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
