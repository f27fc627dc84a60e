import type { DeletedInvoice, InvoiceVersion } from '#contract/invoices.ts'
import type { Draft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { AppError } from '#core/errors/app-error.ts'
import { findInvoice } from '../find-invoice.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'

/** Retention of deleted invoices; afterwards unsent ones are erased. */
const retentionMs = 30 * 24 * 60 * 60 * 1000
export const retentionStart = (clock: Pick<Clock, 'now'>): string =>
  new Date(clock.now().getTime() - retentionMs).toISOString()

/** Autosave stores a revision per second; only the last one before a pause of this length is listed. */
const pauseMs = 5 * 60 * 1000
const maxVersions = 50

/** Deleted invoices and earlier versions. */
export function createHistory({ store, clock }: { store: Store; clock: Clock }) {
  function draftOf({ id, revision }: { id: string; revision: number }): Draft {
    const draft = store.invoices.revision(id, revision)
    if (!draft) throw new AppError('no_such_invoice', { message: { code: 'invoice.version_gone' } })
    return draft
  }

  return {
    deletedInvoices(): DeletedInvoice[] {
      return store.invoices.deletedSince(retentionStart(clock)).map(deleted => ({
        ...deleted,
        keptUntil: new Date(Date.parse(deleted.deletedAt) + retentionMs).toISOString(),
      }))
    },

    invoiceVersions({ id }: { id: string }): InvoiceVersion[] {
      const current = findInvoice(store, id)
      const earlier = store.invoices.revisions(id).filter(({ revision }) => revision < current.revision)
      return lastOfEachSession(earlier, current.updatedAt)
        .slice(0, maxVersions)
        .map(({ revision, savedAt }) => {
          const draft = draftOf({ id, revision })
          const { customer, payable, currency } = columnsOf(draft)
          return { revision, savedAt, customer, payable, currency, lines: draft.items.length }
        })
    },

    /** Reads a version; `findInvoice` rejects deleted invoices. */
    readVersion(version: { id: string; revision: number }): Draft {
      findInvoice(store, version.id)
      return draftOf(version)
    },
  }
}

/** @param saved newest first */
function lastOfEachSession<Saved extends { savedAt: string }>(saved: Saved[], until: string): Saved[] {
  let next = Date.parse(until)
  return saved.filter(({ savedAt }) => {
    const at = Date.parse(savedAt)
    const isLast = next - at >= pauseMs
    if (isLast) next = at
    return isLast
  })
}
