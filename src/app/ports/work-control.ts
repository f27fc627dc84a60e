import { AppError } from '#core/errors/app-error.ts'

/** Progress reports and cancellation of long work. */
export interface WorkControl {
  signal: AbortSignal
  /** may be called often; the page is notified of whole percents */
  onProgress(progress: { done: number; total: number }): void
}

/** @throws AppError work_cancelled */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError('work_cancelled')
}
