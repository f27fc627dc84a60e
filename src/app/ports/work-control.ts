import { AppError } from '#core/errors/app-error.ts'

/** Progress of long work, and its end by the user. */
export interface WorkControl {
  signal: AbortSignal
  /** any number of calls; the page hears of whole percents */
  onProgress(progress: { done: number; total: number }): void
}

/** @throws AppError work_cancelled */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError('work_cancelled')
}
