import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '#core/app-error.ts'
import { inStoreWords } from '../sqlite/store-errors.ts'
import { type RecoveryJob, recoverInto } from './recovery.ts'
import type { RecoveryMessage } from './recovery-thread.ts'

const tell = (message: RecoveryMessage) => parentPort?.postMessage(message)

/** A person sees a bar move this often. */
const betweenMs = 50
let told = Number.NEGATIVE_INFINITY

try {
  const missing = inStoreWords(() =>
    recoverInto(workerData as RecoveryJob, progress => {
      const now = performance.now()
      if (now - told < betweenMs) return
      told = now
      tell({ kind: 'progress', progress })
    }),
  )
  tell({ kind: 'done', missing })
} catch (error) {
  if (!(error instanceof AppError)) throw error
  // an error of a class of ours would arrive as one of no class
  tell({ kind: 'refused', code: error.code, message: error.message })
}
