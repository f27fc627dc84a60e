import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * TypeScript when run from source, JavaScript in the bundle, where all workers are beside this file's chunk.
 */
const workerUrl = new URL(`./integrity-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

/** Runs `passesIntegrityCheck` in a worker thread. */
export const passesIntegrityCheckOnThread = (path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl, { workerData: path })
    worker.once('message', (passesIntegrityCheck: boolean) => resolve(passesIntegrityCheck))
    worker.once('error', reject)
  })
