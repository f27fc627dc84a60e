import { documentTypeOf } from '#core/document-type.ts'
import { textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import { watchQuery } from '../state/watch-query.ts'

/**
 * Debounces edits of the invoice number and asks the host whether another invoice uses it; asks again when
 * the list changes.
 */
export function watchInvoiceNumber(app: App): () => void {
  const { openInvoices, hostStore } = app
  let announced = ''

  const currentQuery = () => {
    const invoice = openInvoices.current()
    if (!invoice || !mayBeEdited(invoice)) return undefined
    const { invoice_number, issue_date } = invoice.doc.draft
    const type = documentTypeOf(invoice.doc.draft)
    return {
      id: invoice.id,
      invoice_number: invoice_number.trim().slice(0, 200),
      issueDate: (issue_date ?? '').slice(0, 40),
      ...(type !== 'invoice' && { type }),
    }
  }

  const subscribe = (repeat: () => void) =>
    hostStore.store.subscribe((state, before) => {
      if (state.invoices !== before.invoices) repeat()
    })
  return watchQuery(openInvoices, {
    query: currentQuery,
    ask: async query => {
      // saved first, so that its previous number no longer counts
      await openInvoices.autosave.flush(query.id)
      const answer = await app.api.lookUpNumber(query)
      // the answer is outdated if the number changed meanwhile
      if (!answer.ok || JSON.stringify(currentQuery()) !== JSON.stringify(query)) return
      openInvoices.setNumberLookup(query.id, { ...answer.value, invoice_number: query.invoice_number })
      const announcement = answer.value.warning ? `${query.id} ${textOf(answer.value.warning.message)}` : ''
      if (answer.value.warning && announcement !== announced)
        app.view.announce(textOf(answer.value.warning.message))
      announced = announcement
    },
    subscribe,
  })
}
