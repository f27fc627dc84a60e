import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import type { App } from '../state/app.ts'
import { embeddedEInvoiceOf, mayBeEdited } from '../state/document/open-invoice.ts'
import { watchQuery } from '../state/watch-query.ts'

/**
 * Asks the host which rules the e-invoice in the PDF of the open invoice breaks, each time a revision was saved and
 * typing pauses. An invoice without one is never asked about.
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
      // otherwise the answer is outdated, and the next revision is asked about
      if (answer.ok && openInvoices.find(id)?.revision === revision)
        openInvoices.setEInvoiceFindings(id, answer.value)
    },
  })
}
