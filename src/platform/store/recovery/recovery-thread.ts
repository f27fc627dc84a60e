import { Worker } from 'node:worker_threads'
import { AppError, type ErrorDetails } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/error-table.ts'
import { siblingModule } from '#node/sibling-module.ts'
import type { MissingData } from '../salvage/merge-salvaged.ts'
import type { RecoveryJob, RecoveryProgress } from './recovery.ts'

export type RecoveryMessage =
  | { kind: 'progress'; progress: RecoveryProgress }
  | { kind: 'done'; missing: MissingData }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails }

const workerUrl = new URL(siblingModule('recovery-worker', import.meta.url))

/**
 * Runs `buildReplacement` in a worker thread, because thousands of invoices take seconds and the window must stay
 * responsive.
 * @throws AppError store_unavailable, also if `signal` is aborted
 */
export async function recoverOnThread(
  job: RecoveryJob,
  onProgress: (progress: RecoveryProgress) => void,
  signal: AbortSignal,
): Promise<MissingData> {
  const worker = new Worker(workerUrl, { workerData: job })
  const { promise, resolve, reject } = Promise.withResolvers<MissingData>()
  const stop = () =>
    reject(new AppError('store_unavailable', { message: { code: 'store.recovery_stopped' } }))
  worker.on('message', (message: RecoveryMessage) => {
    if (message.kind === 'progress') onProgress(message.progress)
    else if (message.kind === 'done') resolve(message.missing)
    else reject(new AppError(message.code, message.details))
  })
  worker.once('error', reject)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
    // Waits for the end of the thread before anything else writes the replacement.
    await worker.terminate()
  }
}
