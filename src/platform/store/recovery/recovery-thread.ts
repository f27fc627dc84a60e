import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '#core/app-error.ts'
import type { ErrorCode } from '#core/errors.ts'
import type { Missing } from '../salvage/merge-salvaged.ts'
import type { RecoveryJob, RecoveryProgress } from './recovery.ts'

export type RecoveryMessage =
  | { kind: 'progress'; progress: RecoveryProgress }
  | { kind: 'done'; missing: Missing }
  | { kind: 'refused'; code: ErrorCode; message: string }

/** TypeScript from the source, JavaScript in the bundle; there all workers lie beside this file's chunk. */
const entry = new URL(`./recovery-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)

/**
 * As `recoverInto`, on a thread of its own: thousands of invoices take seconds, in which a window must answer.
 * @throws AppError store_unavailable, also when `signal` says to stop
 */
export async function recoverOnThread(
  job: RecoveryJob,
  onProgress: (progress: RecoveryProgress) => void,
  signal: AbortSignal,
): Promise<Missing> {
  const worker = new Worker(entry, { workerData: job })
  const { promise, resolve, reject } = Promise.withResolvers<Missing>()
  const stop = () => reject(new AppError('store_unavailable', { message: stopped }))
  worker.on('message', (message: RecoveryMessage) => {
    if (message.kind === 'progress') onProgress(message.progress)
    else if (message.kind === 'done') resolve(message.missing)
    else reject(new AppError(message.code, { message: message.message }))
  })
  worker.once('error', reject)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
    // nobody else may write the replacement before this thread has ended
    await worker.terminate()
  }
}

const stopped = 'The recovery was stopped. Your data are as they were.'
