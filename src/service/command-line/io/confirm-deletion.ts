import { Option } from 'commander'
import { AppError } from '#core/errors/app-error.ts'
import { mayDelete } from '../../retention/retention-rule.ts'

export interface DeletionFlags {
  deleteOlder?: true
}

/** For commands that may shorten the time for which live PDFs are kept. */
export const deletionOption = (): Option =>
  new Option('--delete-older', 'confirm that live PDFs are deleted which were to be kept longer')

/** @throws AppError confirmation_required */
export function requireConfirmedDeletion(
  { deleteOlder }: DeletionFlags,
  plans: Parameters<typeof mayDelete>[0],
): void {
  if (deleteOlder || !mayDelete(plans)) return
  const days = plans.next.live_kept_days
  throw new AppError('confirmation_required', {
    message: { code: 'service.deletes_older', params: { days } },
  })
}
