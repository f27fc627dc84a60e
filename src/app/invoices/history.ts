import type { DeletedInvoice, InvoiceVersion } from '#contract/stored-data.ts'
import type { Draft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Clock, Store } from '../ports.ts'
import { findInvoice } from '../submission/submission-view.ts'

/** How long a deleted invoice is offered; then what never left this computer goes for good. */
const offeredMs = 30 * 24 * 60 * 60 * 1000
export const offeredSince = (clock: Pick<Clock, 'now'>): string =>
  new Date(clock.now().getTime() - offeredMs).toISOString()

/** Autosave makes a version each second; of what was written without a pause the last one is offered. */
const pauseMs = 5 * 60 * 1000
const mostVersions = 50

/** What was: invoices that were deleted, and earlier versions of those that are there. */
export function createHistory({ store, clock }: { store: Store; clock: Clock }) {
  function draftOf({ id, revision }: { id: string; revision: number }): Draft {
    const draft = store.invoices.revision(id, revision)
    if (!draft) throw new AppError('no_such_invoice', { message: { code: 'invoice.version_gone' } })
    return draft
  }

  return {
    deletedInvoices(): DeletedInvoice[] {
      return store.invoices.deletedSince(offeredSince(clock)).map(deleted => ({
        ...deleted,
        keptUntil: new Date(Date.parse(deleted.deletedAt) + offeredMs).toISOString(),
      }))
    },

    invoiceVersions({ id }: { id: string }): InvoiceVersion[] {
      const current = findInvoice(store, id)
      const earlier = store.invoices.revisions(id).filter(({ revision }) => revision < current.revision)
      return lastOfEachSitting(earlier, current.updatedAt)
        .slice(0, mostVersions)
        .map(({ revision, savedAt }) => {
          const draft = draftOf({ id, revision })
          const { customer, payable, currency } = columnsOf(draft)
          return { revision, savedAt, customer, payable, currency, lines: draft.items.length }
        })
    },

    /** with `findInvoice`, so that a deleted one is not opened behind the back of its list */
    readVersion(version: { id: string; revision: number }): Draft {
      findInvoice(store, version.id)
      return draftOf(version)
    },
  }
}

/** `saved`: newest first. */
function lastOfEachSitting<Saved extends { savedAt: string }>(saved: Saved[], until: string): Saved[] {
  let next = Date.parse(until)
  return saved.filter(({ savedAt }) => {
    const at = Date.parse(savedAt)
    const isLast = next - at >= pauseMs
    if (isLast) next = at
    return isLast
  })
}
