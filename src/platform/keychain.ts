import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Keychain } from '#app/ports.ts'
import type { KeychainStatus } from '#contract/desktop-api.ts'
import { AppError } from '#core/app-error.ts'
import type { KeychainJob, KeychainReply } from './keychain-job.ts'
import { type KeychainFailure, reasonOf, wordsOf } from './keychain-words.ts'

type Call = Pick<KeychainJob, 'account'> &
  (Omit<KeychainJob & { call: 'save' }, 'id' | 'account'> | { call: 'read' | 'remove' })

/** TypeScript from the source, JavaScript in the bundle; the same folder in both. */
const entry = new URL(`./keychain-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

const storeNames: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Keychain',
  win32: 'Credential Manager',
  linux: 'system keyring',
}

/** The password store of this computer. Every call answers within `limitMs`, and none keeps the program from ending. */
export function createKeychain({ limitMs = 3000 }: { limitMs?: number } = {}): Keychain {
  let worker: Worker | undefined
  let lastId = 0
  const waiting = new Map<number, (reply: KeychainReply) => void>()
  let stuck = 0

  function startWorker(): Worker {
    const fresh = new Worker(entry)
    fresh.on('message', (reply: KeychainReply) => waiting.get(reply.id)?.(reply))
    fresh.on('error', error => {
      worker = undefined
      for (const [id, settle] of waiting) settle({ id, failure: error.message })
    })
    fresh.unref()
    endWithoutWaiting()
    return fresh
  }

  /** Node joins its threads before it ends; one that sits in a system call would hold it for as long as that takes. */
  const endWithoutWaiting = () =>
    process.once('exit', () => {
      if (stuck > 0) process.kill(process.pid, 'SIGKILL')
    })

  function call(job: Call): Promise<string | null> {
    if (hasNoBus()) return Promise.reject(failure('missing'))
    worker ??= startWorker()
    const current = worker
    const id = ++lastId
    return new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        stuck += 1
        reject(failure('timeout'))
      }, limitMs)
      waiting.set(id, reply => {
        waiting.delete(id)
        clearTimeout(timer)
        if (isLate) stuck -= 1
        if ('value' in reply) resolve(reply.value)
        else reject(failure(reasonOf(reply.failure)))
      })
      current.postMessage({ ...job, id })
    })
  }

  return {
    async status() {
      try {
        await call({ call: 'read', account: 'billwright-status' })
        return { available: true, name: storeNames[process.platform] ?? 'password store' }
      } catch (error) {
        return statusOf(error)
      }
    },
    read: account => call({ call: 'read', account }),
    save: async (account, key) => {
      await call({ call: 'save', account, key })
    },
    remove: async account => {
      await call({ call: 'remove', account })
    },
  }
}

/** Known without asking: where no session bus is announced, there is no Secret Service. */
function hasNoBus(): boolean {
  if (process.platform !== 'linux') return false
  const { DBUS_SESSION_BUS_ADDRESS: address, XDG_RUNTIME_DIR: folder } = process.env
  return !address && !(folder && existsSync(join(folder, 'bus')))
}

const failure = (reason: KeychainFailure) =>
  new AppError('keychain_unavailable', { message: wordsOf[reason], cause: reason })

function statusOf(error: unknown): KeychainStatus {
  const reason = error instanceof AppError && isReason(error.cause) ? error.cause : 'failed'
  return { available: false, reason, message: wordsOf[reason] }
}

const isReason = (value: unknown): value is KeychainFailure =>
  typeof value === 'string' && Object.hasOwn(wordsOf, value)
