import type { InvoiceView } from '#contract/invoices.ts'
import type { ParsedArgumentOf, ResultOf } from '#contract/operations/desktop-api.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { AppError } from '#core/errors/app-error.ts'
import { findHead, findInvoice } from '../find-invoice.ts'
import { depositAfterDeletion } from '../findings/deposit-issue.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store, StoredHead } from '../ports/store.ts'
import { invoiceViewOf, stateOf } from '../submission-view.ts'

/** Deletes and restores invoices, except those that are being sent, and those that were or may have been billed. */
export function createDeletion({ store, clock }: { store: Store; clock: Pick<Clock, 'now'> }) {
  const now = () => clock.now().toISOString()

  const numberOf = (id: string) => columnsOf(findInvoice(store, id).draft).invoice_number

  /** false after the retention period, when only the number is left */
  const isKept = (id: string) => store.invoices.find(id) !== undefined

  return {
    deleteInvoice({ id, unsettled = false }: ParsedArgumentOf<'deleteInvoice'>): void {
      const error = deletionError(findHead(store, id))
      if (error) throw error
      const message = unsettled ? null : depositAfterDeletion(store, id)
      if (message) throw new AppError('deposit_unsettled', { message })
      store.invoices.setDeleted(id, now())
    },

    deleteInvoices({ ids }: ParsedArgumentOf<'deleteInvoices'>): ResultOf<'deleteInvoices'> {
      const deletable = new Set<string>()
      const skipped: ResultOf<'deleteInvoices'>['skipped'] = []
      for (const id of new Set(ids)) {
        const head = store.invoices.findHead(id)
        if (!head || head.deleted) continue
        const error = deletionError(head)
        if (error)
          skipped.push({ id, invoice_number: head.attempt?.invoice_number ?? '', reason: error.reason })
        else deletable.add(id)
      }
      const deleted = [...deletable].filter(id => {
        const reason = depositAfterDeletion(store, id, deletable)
        if (reason) skipped.push({ id, invoice_number: numberOf(id), reason })
        return reason === null
      })
      store.invoices.setAllDeleted(deleted, now())
      return { deleted, kept: skipped.length, skipped }
    },

    restoreInvoice({ id }: { id: string }): InvoiceView {
      if (!isKept(id)) throw new AppError('no_such_invoice')
      store.invoices.setDeleted(id, null)
      return invoiceViewOf(store, findInvoice(store, id), clock.now())
    },

    restoreInvoices({ ids }: ParsedArgumentOf<'restoreInvoices'>): void {
      store.invoices.setAllDeleted(ids.filter(isKept), null)
    },
  }
}

function deletionError(head: StoredHead): AppError | undefined {
  const state = stateOf(head)
  if (state === 'queued' || state === 'sending') return new AppError('already_submitting')
  if (head.attempt?.mode !== 'live') return undefined
  if (state === 'unknown')
    return new AppError('not_editable', { message: { code: 'submission.settle_first' } })
  return state === 'done'
    ? new AppError('not_editable', { message: { code: 'submission.issued_kept' } })
    : undefined
}
