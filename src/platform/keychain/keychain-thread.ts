import { Worker } from 'node:worker_threads'
import { siblingModule } from '#node/sibling-module.ts'

/** Messages of the keychain thread, which processes one job at a time. */
export type KeychainJob =
  | { call: 'read' | 'remove'; account: string }
  | { call: 'save'; account: string; key: string }

export type KeychainReply = { value: string | null } | { failure: string }

const workerUrl = new URL(siblingModule('keychain-worker', import.meta.url))

interface Task {
  job: KeychainJob
  isTimedOut: boolean
  settle(reply: KeychainReply): void
}

export interface KeychainThread {
  /**
   * Resolves within `limitMs`. A job that is still queued then is dropped; a running one continues, and its result is
   * ignored.
   */
  run(job: KeychainJob, limitMs: number): Promise<KeychainReply | 'timeout'>
}

/**
 * Runs keychain calls in a worker thread, because they block. The thread starts with the first job.
 * @param onLate called when a job ends after its limit
 */
export function createKeychainThread(onLate: () => void = () => undefined): KeychainThread {
  let worker: Worker | undefined
  let running: Task | undefined
  let waiting: Task[] = []

  // When exiting, Node joins its threads and would wait for one that is blocked in a system call.
  function killIfBlocked(): void {
    if (running?.isTimedOut) process.kill(process.pid, 'SIGKILL')
  }

  function start(): Worker {
    process.off('exit', killIfBlocked).once('exit', killIfBlocked)
    const fresh = new Worker(workerUrl)
    fresh.on('message', settle)
    fresh.on('error', error => {
      worker = undefined
      settle({ failure: error.message })
    })
    fresh.unref()
    return fresh
  }

  function settle(reply: KeychainReply): void {
    const isLate = running?.isTimedOut
    running?.settle(reply)
    running = undefined
    if (isLate) onLate()
    processQueue()
  }

  function processQueue(): void {
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
          task.isTimedOut = true
          waiting = waiting.filter(other => other !== task)
          resolve('timeout')
        }, limitMs)
        const task: Task = {
          job,
          isTimedOut: false,
          settle(reply) {
            clearTimeout(timer)
            resolve(reply)
          },
        }
        waiting.push(task)
        processQueue()
      }),
  }
}
