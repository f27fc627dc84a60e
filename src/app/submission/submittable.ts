import { AppError } from '#core/errors/app-error.ts'
import { isSubmittable } from '#core/invoice/invoice-state.ts'
import { findInvoice } from '../find-invoice.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'
import { stateOf } from './outbox/submission-view.ts'

/**
 * Finds an invoice that may be submitted in this revision.
 * @throws AppError not_editable, already_submitting, stale_revision
 */
export function submittable(store: Store, { id, revision }: { id: string; revision: number }): StoredInvoice {
  const invoice = findInvoice(store, id)
  const state = stateOf(invoice)
  if (!isSubmittable(state, invoice.attempt?.mode ?? null))
    throw new AppError(state === 'done' ? 'not_editable' : 'already_submitting')
  if (invoice.revision !== revision) throw new AppError('stale_revision')
  return invoice
}
