import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Keychain } from '#app/ports/ports.ts'
import type { KeychainStatus } from '#contract/connections.ts'
import { AppError } from '#core/errors/app-error.ts'
import { createKeychainThread, type KeychainJob } from './keychain-thread.ts'

const names: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Keychain',
  win32: 'Credential Manager',
  linux: 'system keyring',
}

const available: KeychainStatus = { available: true, name: names[process.platform] ?? 'password store' }

/** The system's password store. Every call settles within `limitMs`, and none keeps the process running. */
export function createKeychain({
  limitMs = 3000,
  environment = process.env,
}: {
  limitMs?: number
  environment?: NodeJS.ProcessEnv
} = {}): Keychain {
  const thread = createKeychainThread(reportAnswer)
  const listeners = new Set<() => void>()
  /** Reported once until the next answer in time, because the listener starts another call. */
  let isReported = false
  /** Status after the latest call; a locked keyring is detected only if it contains a key. */
  let lastStatus: KeychainStatus | undefined

  async function run(job: KeychainJob): Promise<string | null> {
    if (hasNoSessionBus(environment)) throw recordFailure('missing')
    const reply = await thread.run(job, limitMs)
    if (reply === 'timeout') throw recordFailure('timeout')
    if ('failure' in reply) throw recordFailure(failureReason(reply.failure))
    lastStatus = available
    isReported = false
    return reply.value
  }

  function reportAnswer(): void {
    if (isReported) return
    isReported = true
    lastStatus = undefined
    for (const listener of listeners) listener()
  }

  function recordFailure(reason: KeychainFailure): AppError {
    const message = { code: `keychain.${reason}` } as const
    lastStatus = { available: false, reason, message }
    return new AppError('keychain_unavailable', { message })
  }

  return {
    async status() {
      if (!lastStatus) await run({ call: 'read', account: 'status' }).catch(() => null)
      return lastStatus ?? available
    },
    onLateAnswer: listener => void listeners.add(listener),
    read: account => run({ call: 'read', account }),
    save: async (account, key) => {
      await run({ call: 'save', account, key })
    },
    remove: async account => {
      await run({ call: 'remove', account })
    },
  }
}

/** Without a session bus there is no Secret Service, so no call is needed. */
function hasNoSessionBus(environment: NodeJS.ProcessEnv): boolean {
  if (process.platform !== 'linux') return false
  const { DBUS_SESSION_BUS_ADDRESS: address, XDG_RUNTIME_DIR: folder } = environment
  return !address && !(folder && existsSync(join(folder, 'bus')))
}

type KeychainFailure = Extract<KeychainStatus, { available: false }>['reason']

/** Maps error messages of the native module to cases that matter to the user. */
function failureReason(nativeMessage: string): KeychainFailure {
  if (/prompt was dismissed|\blocked\b/i.test(nativeMessage)) return 'locked'
  // A password store without a keyring: reading finds nothing, and saving fails.
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
