import { documentTypeOf } from '#core/document-type.ts'
import { customerName } from '#core/draft/draft.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import { xmlFormatOf } from '#core/einvoice-formats.ts'
import { textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { embeddedEInvoiceOf, mayBeEdited } from '../state/document/open-invoice.ts'
import { watchQuery } from '../state/watch-query.ts'

/** Asks the host whether another invoice uses the number, debounced after edits and again when the list changes. */
export function watchInvoiceNumber(app: App): () => void {
  const { openInvoices, hostStore } = app
  let announced: string | null = null

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
      sender: senderIdOf(invoice.doc.draft),
    }
  }

  const subscribe = (repeat: () => void) =>
    hostStore.store.subscribe((state, before) => {
      if (state.invoices !== before.invoices) repeat()
    })
  return watchQuery(openInvoices, {
    query: currentQuery,
    ask: async query => {
      // saved first, so that the previous number no longer counts
      await openInvoices.autosave.flush(query.id)
      const answer = await app.api.lookUpNumber(query)
      // the answer is outdated if the number was changed meanwhile
      if (!answer.ok || JSON.stringify(currentQuery()) !== JSON.stringify(query)) return
      openInvoices.setNumberLookup(query.id, { ...answer.value, invoice_number: query.invoice_number })
      const { warning } = answer.value
      const announcement = warning && JSON.stringify([query.id, warning.message])
      if (warning && announcement !== announced) app.view.announce(textOf(warning.message))
      announced = announcement
    },
    subscribe,
  })
}

/**
 * Asks the host for the billing history of the open invoice's customer when the name was typed or another customer is
 * chosen; the page then compares amounts at each keystroke.
 */
export function watchCustomerHistory(app: App): () => void {
  const { openInvoices } = app

  const currentQuery = () => {
    const invoice = openInvoices.current()
    if (!invoice || !mayBeEdited(invoice)) return undefined
    return { id: invoice.id, customerId: invoice.customerId, customerName: customerName(invoice.doc.draft) }
  }

  // a live submission of another invoice, or a changed customer record
  const subscribe = (repeat: () => void) =>
    app.api.onEvent(({ type }) => {
      if (type === 'invoice-changed' || type === 'records-changed') repeat()
    })
  return watchQuery(openInvoices, {
    query: currentQuery,
    ask: async ({ id, customerName }) => {
      // the name in the draft may be longer than billed names can be
      const answer = await app.api.customerHistory({ id, customerName: customerName.slice(0, 20_000) })
      if (answer.ok) openInvoices.setCustomerHistory(id, { ...answer.value, customerName })
    },
    subscribe,
  })
}

/**
 * Asks the host which e-invoice rules the PDF of the open invoice breaks, after each saved revision once typing pauses.
 * Skips invoices without an e-invoice.
 */
export function watchEmbeddedEInvoice(app: App): () => void {
  const { openInvoices } = app

  const currentQuery = () => {
    const invoice = openInvoices.current()
    if (!invoice || !mayBeEdited(invoice) || invoice.save.state !== 'saved') return undefined
    const format = embeddedEInvoiceOf(invoice)
    return format && { id: invoice.id, revision: invoice.revision, format }
  }

  return watchQuery(openInvoices, {
    query: currentQuery,
    ask: async ({ id, revision, format }) => {
      const draft = openInvoices.current()?.doc.draft
      // the errors of an invalid draft are listed already
      if (!draft || !invoiceOfDraft(draft).ok) return
      const answer = await app.api.checkEInvoice({ id, format })
      // otherwise the answer is outdated and the next revision triggers another request
      if (answer.ok && openInvoices.find(id)?.revision === revision)
        openInvoices.setEInvoiceFindings(id, answer.value)
    },
  })
}

/** Asks the host what the e-invoice lacks in the format that the customer receives, after each saved revision. */
export function watchReceivedFormat(app: App): () => void {
  const { openInvoices, hostStore } = app

  const currentQuery = () => {
    const invoice = openInvoices.current()
    if (!invoice || !mayBeEdited(invoice) || invoice.save.state !== 'saved') return undefined
    const { e_invoice_format } = hostStore.store.getState().customers[invoice.customerId ?? '']?.record ?? {}
    const format = xmlFormatOf(e_invoice_format)
    return format && { id: invoice.id, revision: invoice.revision, format }
  }

  return watchQuery(openInvoices, {
    query: currentQuery,
    ask: async ({ id, revision, format }) => {
      const answer = await app.api.checkEInvoice({ id, format })
      if (answer.ok && openInvoices.find(id)?.revision === revision)
        openInvoices.setReceivedCheck(id, { format, issues: answer.value })
    },
    subscribe: repeat =>
      hostStore.store.subscribe(({ customers }, before) => {
        if (customers !== before.customers) repeat()
      }),
  })
}
