import { AppError } from '#core/app-error.ts'
import { isEditable } from '#core/invoice-state.ts'
import type { Store, StoredInvoice } from '../ports.ts'
import { findInvoice, stateOf } from './submission-view.ts'

/**
 * A draft, a refused invoice, or one that only a test key made: nothing else may go out.
 * @throws AppError not_editable, already_submitting, stale_revision
 */
export function submittable(store: Store, { id, revision }: { id: string; revision: number }): StoredInvoice {
  const invoice = findInvoice(store, id)
  const state = stateOf(invoice)
  const wasTest = state === 'done' && invoice.attempt?.mode === 'test'
  if (!isEditable(state) && !wasTest)
    throw new AppError(state === 'done' ? 'not_editable' : 'already_submitting')
  if (invoice.revision !== revision) throw new AppError('stale_revision')
  return invoice
}
