import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { Entry as KeytarEntry } from 'keytar'
import type { KeychainJob, KeychainReply } from './keychain-thread.ts'

/**
 * Calls the system's password store in its own thread, because a call blocks while the user is asked for a
 * password.
 */
const service = 'billwright'

/** Loads the native module at the first call, so that a missing module fails the call and not the start. */
function entryOf(account: string): KeytarEntry {
  const { Entry } = createRequire(import.meta.url)('keytar') as typeof import('keytar')
  // Without this the module falls back to the kernel keyring, which is cleared at reboot.
  return new Entry(service, account, { linux: { store: 'secret-service' } })
}

function run(job: KeychainJob): string | null {
  const entry = entryOf(job.account)
  if (job.call === 'read') return entry.getPassword()
  if (job.call === 'save') entry.setPassword(job.key)
  else entry.deletePassword()
  return null
}

function replyTo(job: KeychainJob): KeychainReply {
  try {
    return { value: run(job) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' }
  }
}

parentPort?.on('message', (job: KeychainJob) => parentPort?.postMessage(replyTo(job)))
