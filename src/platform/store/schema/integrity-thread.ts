import { Worker } from 'node:worker_threads'
import { siblingModule } from '#core/sibling-module.ts'

const workerUrl = new URL(siblingModule('integrity-worker', import.meta.url))

/** Runs `passesIntegrityCheck` in a worker thread. */
export const passesIntegrityCheckOnThread = (path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl, { workerData: path })
    worker.once('message', (passesIntegrityCheck: boolean) => resolve(passesIntegrityCheck))
    worker.once('error', reject)
  })
