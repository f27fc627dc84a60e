import { AppError } from '#core/errors/app-error.ts'
import type { Store } from '../ports/store.ts'

/**
 * Prevents that an import replaces data with open submissions, whose outcomes could not be recorded.
 * @throws AppError already_submitting
 */
export function refuseWhileSubmitting(store: Store): void {
  if (store.attempts.open().length > 0)
    throw new AppError('already_submitting', {
      message: { code: 'data.submissions_open' },
    })
}
