import { customerName } from '#core/draft/customer.ts'
import type { App } from '../state/app.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'

/** Longer than the interval between two keystrokes. */
const debounceMs = 350

/**
 * Asks the host what the customer of the open invoice was billed before, when its name was typed or another customer is
 * chosen, so that amounts are compared in the page at each keystroke.
 */
export function watchCustomerHistory(app: App): () => void {
  const { openInvoices } = app
  let lastQuery = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const currentQuery = () => {
    const invoice = openInvoices.current()
    if (!invoice || !mayBeEdited(invoice)) return undefined
    return { id: invoice.id, customerId: invoice.customerId, customerName: customerName(invoice.doc.draft) }
  }

  const ask = async () => {
    const query = currentQuery()
    if (!query) return
    const { id, customerName } = query
    // the name in the draft may be longer than any name that was billed
    const answer = await app.api.customerHistory({ id, customerName: customerName.slice(0, 20_000) })
    if (answer.ok) openInvoices.setCustomerHistory(id, { ...answer.value, customerName })
  }

  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), debounceMs)
  }

  const stopDocuments = openInvoices.store.subscribe(() => {
    const query = JSON.stringify(currentQuery() ?? null)
    if (query === lastQuery) return
    lastQuery = query
    schedule()
  })
  // a live submission of another invoice, or a change of the customer's record
  const stopEvents = app.api.onEvent(({ type }) => {
    if (type === 'invoice-changed' || type === 'records-changed') schedule()
  })
  return () => {
    clearTimeout(timer)
    stopDocuments()
    stopEvents()
  }
}
