import type { InvoiceView } from '#contract/invoices.ts'
import type { IssueMeans } from '#contract/issued-by.ts'
import { type MarkCandidate, undoMarkMs } from '#contract/mark-issued.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { isReady } from '../batch/batch-actions.ts'
import { countedKinds } from '../documents/type-names.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { closeListOverlay, withErrorNotice } from '../state/invoice-actions.ts'
import { mayBeSubmitted } from '../submission/submit-actions.ts'

/** Quotes are excluded, because they are not issued. */
export const mayBeMarked = (invoice: OpenInvoice): boolean =>
  mayBeSubmitted(invoice) && documentTypeOf(invoice.doc.draft) !== 'quote'

export interface IssueCircumstances {
  means: IssueMeans
  reason: string
  issuedOn: string
  /** digests of the files that were sent, by document id */
  files: Readonly<Record<string, string | null>>
}

/** Marks exactly the displayed revisions, numbers and amounts. */
export const confirmMark = (
  app: App,
  candidates: readonly MarkCandidate[],
  how: IssueCircumstances,
): Promise<void> =>
  withErrorNotice(app, () =>
    app.view.runExclusive('mark-issued', async () => {
      const { files, ...given } = how
      const documents = candidates
        .filter(isReady)
        .map(({ id, revision, invoice_number, payable, currency }) => ({
          id,
          revision,
          confirmed: { invoice_number, payable: payable ?? '', currency },
          fileSha256: files[id] ?? null,
        }))
      app.view.set({ overlay: null })
      const marked = await unwrap(app.api.markIssued({ documents, ...given }))
      for (const view of marked.documents) adoptIfOpen(app, view)
      const isShown = marked.documents.some(({ id }) => id === app.openInvoices.current()?.id)
      app.view.set({ selection: null, ...(isShown && { focusResult: true }) })
      closeListOverlay(app)
      offerUndo(app, marked.documents)
    }),
  )

/** Notification with undo, also for Ctrl+Z, for as long as the host can undo the mark. */
function offerUndo(app: App, documents: readonly InvoiceView[]): void {
  const ids = documents.map(({ id }) => id)
  const until = Date.now() + undoMarkMs
  const [first] = documents
  const text = t('mark.done', { ...kindsOf(documents), number: first?.draft.invoice_number ?? '' })
  const undo = { label: () => t('list.undo'), run: () => void undoMark(app, ids) }
  const mark = { ids, toast: app.view.toast(text, undo, { until }) }
  app.view.set({ undoableMark: mark })
  setTimeout(() => {
    if (app.view.store.getState().undoableMark === mark) app.view.set({ undoableMark: null })
  }, undoMarkMs)
}

const kindsOf = (documents: readonly InvoiceView[]) =>
  countedKinds(documents.map(({ draft }) => documentTypeOf(draft)))

export const undoMark = (app: App, ids: readonly string[]): Promise<void> =>
  withErrorNotice(app, () =>
    app.view.runExclusive('undo-mark', async () => {
      const { documents } = await unwrap(app.api.undoMarkIssued({ ids: [...ids] }))
      const { undoableMark } = app.view.store.getState()
      // a later mark has a notification of its own
      if (undoableMark?.ids === ids) {
        app.view.dismissToast(undoableMark.toast)
        app.view.set({ undoableMark: null })
      }
      for (const view of documents) adoptIfOpen(app, view)
      app.view.announce(t('mark.undone', kindsOf(documents)))
    }),
  )

/** a document that is not open is read when it is opened */
function adoptIfOpen(app: App, view: InvoiceView): void {
  if (app.openInvoices.find(view.id)) app.openInvoices.adopt(view)
}
