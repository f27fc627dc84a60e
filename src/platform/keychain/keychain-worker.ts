import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { Entry as KeytarEntry } from 'keytar'
import type { KeychainJob, KeychainReply } from './keychain-thread.ts'

/**
 * The calls into the system's password store, which may block for as long as a person looks at a prompt: on a
 * thread of their own, so that neither the window nor the thread pool of files and names waits for them.
 */
const service = 'billwright'

/** Loaded at the first call: a missing native module is then an answer and not a program that does not start. */
function entryOf(account: string): KeytarEntry {
  const { Entry } = createRequire(import.meta.url)('keytar') as typeof import('keytar')
  // without the pin it falls back to the kernel's keyring, which forgets everything at reboot
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
