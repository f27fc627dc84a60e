import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '#core/errors/app-error.ts'
import { withStoreErrors } from '../sqlite/store-errors.ts'
import { buildReplacement, type RecoveryJob } from './recovery.ts'
import type { RecoveryMessage } from './recovery-thread.ts'

const post = (message: RecoveryMessage) => parentPort?.postMessage(message)

/** Minimum time between two progress messages. */
const progressIntervalMs = 50
let postedAt = Number.NEGATIVE_INFINITY

try {
  const missing = withStoreErrors(() =>
    buildReplacement(workerData as RecoveryJob, progress => {
      const now = performance.now()
      if (now - postedAt < progressIntervalMs) return
      postedAt = now
      post({ kind: 'progress', progress })
    }),
  )
  post({ kind: 'done', missing })
} catch (error) {
  if (!(error instanceof AppError)) throw error
  // Structured cloning loses the class of an error, so its code and details are sent.
  post({ kind: 'refused', code: error.code, details: error.details })
}
