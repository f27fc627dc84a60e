import { AppError } from '#core/errors/app-error.ts'
import { isSubmittable } from '#core/invoice/invoice-state.ts'
import type { KeyKind } from '#core/key.ts'
import type { Store, StoredInvoice } from '../ports.ts'
import { findInvoice, stateOf } from './submission-view.ts'

/**
 * Finds an invoice that may be submitted in this revision with a key of this mode.
 * @throws AppError not_editable, already_submitting, stale_revision
 */
export function submittable(
  store: Store,
  { id, revision }: { id: string; revision: number },
  mode: KeyKind,
): StoredInvoice {
  const invoice = findInvoice(store, id)
  const state = stateOf(invoice)
  if (!isSubmittable(state, invoice.attempt?.mode ?? null, mode))
    throw new AppError(state === 'done' ? 'not_editable' : 'already_submitting')
  if (invoice.revision !== revision) throw new AppError('stale_revision')
  return invoice
}
