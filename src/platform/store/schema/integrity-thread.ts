import { Worker } from 'node:worker_threads'
import { siblingModule } from '#node/sibling-module.ts'

const workerUrl = new URL(siblingModule('integrity-worker', import.meta.url))

export interface IntegrityCheck {
  /** `undefined` if stopped */
  result: Promise<boolean | undefined>
  /** Resolves when the file is closed. */
  stop(): Promise<void>
}

/**
 * Checks a file in a worker thread.
 * @param isOpen this process has the file open and may write it meanwhile
 */
export function checkOnThread(path: string, isOpen: boolean): IntegrityCheck {
  const worker = new Worker(workerUrl, { workerData: { path, isOpen } })
  const result = new Promise<boolean | undefined>((resolve, reject) => {
    worker.once('message', (isIntact: boolean) => resolve(isIntact))
    worker.once('error', reject)
    worker.once('exit', () => resolve(undefined))
  })
  // The check of another file is awaited; that of the open file must not keep the process running.
  if (isOpen) worker.unref()
  return {
    result,
    async stop() {
      await worker.terminate()
    },
  }
}

/** Runs `passesIntegrityCheck` in a worker thread. */
export const passesIntegrityCheckOnThread = async (path: string): Promise<boolean> => {
  const isIntact = await checkOnThread(path, false).result
  if (isIntact === undefined) throw new Error('the integrity check ended without a result')
  return isIntact
}
