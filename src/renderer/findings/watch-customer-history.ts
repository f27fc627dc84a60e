import { customerName } from '#core/draft/customer.ts'
import type { App } from '../state/app.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import { watchQuery } from '../state/watch-query.ts'

/**
 * Asks the host what the customer of the open invoice was billed before, when its name was typed or another customer is
 * chosen, so that amounts are compared in the page at each keystroke.
 */
export function watchCustomerHistory(app: App): () => void {
  const { openInvoices } = app

  const currentQuery = () => {
    const invoice = openInvoices.current()
    if (!invoice || !mayBeEdited(invoice)) return undefined
    return { id: invoice.id, customerId: invoice.customerId, customerName: customerName(invoice.doc.draft) }
  }

  // a live submission of another invoice, or a change of the customer's record
  const subscribe = (repeat: () => void) =>
    app.api.onEvent(({ type }) => {
      if (type === 'invoice-changed' || type === 'records-changed') repeat()
    })
  return watchQuery(openInvoices, {
    query: currentQuery,
    ask: async ({ id, customerName }) => {
      // the name in the draft may be longer than any name that was billed
      const answer = await app.api.customerHistory({ id, customerName: customerName.slice(0, 20_000) })
      if (answer.ok) openInvoices.setCustomerHistory(id, { ...answer.value, customerName })
    },
    subscribe,
  })
}
