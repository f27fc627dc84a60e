import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What goes to the keychain's thread and what comes back. One job is under way at a time. */
export type KeychainJob =
  | { call: 'read' | 'remove'; account: string }
  | { call: 'save'; account: string; key: string }

export type KeychainReply = { value: string | null } | { failure: string }

/** TypeScript from the source, JavaScript in the bundle; the same folder in both. */
const entry = new URL(`./keychain-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

interface Task {
  job: KeychainJob
  isLate: boolean
  settle(reply: KeychainReply): void
}

export interface KeychainThread {
  /** answers within `limitMs`; a job that had no turn by then is dropped, one that has begun is left to end alone */
  run(job: KeychainJob, limitMs: number): Promise<KeychainReply | 'timeout'>
}

/** The thread that may block for as long as the password store likes. It starts with the first job. */
export function createKeychainThread(): KeychainThread {
  let worker: Worker | undefined
  let running: Task | undefined
  let waiting: Task[] = []

  // Node joins its threads before it ends, and would wait for one that sits in a system call.
  function endWithoutWaiting(): void {
    if (running?.isLate) process.kill(process.pid, 'SIGKILL')
  }

  function start(): Worker {
    process.off('exit', endWithoutWaiting).once('exit', endWithoutWaiting)
    const fresh = new Worker(entry)
    fresh.on('message', settle)
    fresh.on('error', error => {
      worker = undefined
      settle({ failure: error.message })
    })
    fresh.unref()
    return fresh
  }

  function settle(reply: KeychainReply): void {
    running?.settle(reply)
    running = undefined
    pump()
  }

  function pump(): void {
    if (running) return
    running = waiting.shift()
    if (!running) return
    worker ??= start()
    worker.postMessage(running.job)
  }

  return {
    run: (job, limitMs) =>
      new Promise(resolve => {
        const timer = setTimeout(() => {
          task.isLate = true
          waiting = waiting.filter(other => other !== task)
          resolve('timeout')
        }, limitMs)
        const task: Task = {
          job,
          isLate: false,
          settle(reply) {
            clearTimeout(timer)
            resolve(reply)
          },
        }
        waiting.push(task)
        pump()
      }),
  }
}
