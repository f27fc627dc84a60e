import { AppError } from '#core/errors/app-error.ts'
import type { Store } from '../ports.ts'

/**
 * What another file takes the place of can no longer be told what became of its submissions.
 * @throws AppError already_submitting
 */
export function refuseWhileSubmitting(store: Store): void {
  if (store.attempts.open().length > 0)
    throw new AppError('already_submitting', {
      message: { code: 'data.submissions_open' },
    })
}
