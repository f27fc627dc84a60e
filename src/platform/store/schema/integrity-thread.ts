import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** TypeScript from the source, JavaScript in the bundle; there all workers lie beside this file's chunk. */
const entry = new URL(`./integrity-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

/** As `isSound`, on a thread of its own. */
export const isSoundOnThread = (path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: path })
    worker.once('message', (isSound: boolean) => resolve(isSound))
    worker.once('error', reject)
  })
