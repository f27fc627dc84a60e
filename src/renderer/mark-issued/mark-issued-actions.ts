import { flushSync } from 'react-dom'
import type { InvoiceView } from '#contract/invoices.ts'
import type { IssueMeans } from '#contract/issued-by.ts'
import { type MarkCandidate, undoMarkMs } from '#contract/mark-issued.ts'
import { maxBatchSize } from '#contract/submission-operations.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { isReady } from '../batch/batch-actions.ts'
import { countedKinds } from '../documents/type-names.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { closeListOverlay, movingFocus, withErrorNotice } from '../state/invoice-actions.ts'
import { mayBeSubmitted } from '../submission/submit-actions.ts'
import { markIssuedDialog } from './dialog-on-demand.ts'

/** A quote is an offer, which is not issued. */
export const mayBeMarked = (invoice: OpenInvoice): boolean =>
  mayBeSubmitted(invoice) && documentTypeOf(invoice.doc.draft) !== 'quote'

/**
 * Saves everything, asks the host to review the saved revisions, and opens the dialog.
 * @param means chosen at first
 */
export const openMarkIssued = (
  app: App,
  ids: readonly string[],
  means: IssueMeans | null = null,
): Promise<void> =>
  movingFocus(app, async () => {
    if (ids.length === 0) return
    if (ids.length > maxBatchSize) return app.view.notify(t('selection.too-many', { count: maxBatchSize }))
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(t('save.first'))
    const [review] = await Promise.all([
      unwrap(app.api.reviewMarkIssued({ ids: [...ids] })),
      markIssuedDialog.load(),
    ])
    flushSync(() =>
      app.view.set({ notice: null, settings: null, overlay: { kind: 'mark-issued', review, means } }),
    )
  })

/** The selected documents, or the shown one. */
export function markIssued(app: App): void {
  const { current } = app.openInvoices.store.getState()
  const selected = [...(app.view.store.getState().selection?.ids ?? [])]
  void openMarkIssued(app, selected.length > 0 ? selected : current === null ? [] : [current])
}

export interface HowItLeft {
  means: IssueMeans
  reason: string
  issuedOn: string
  /** digest of the file that left, by id of its document */
  files: Readonly<Record<string, string | null>>
}

/** Marks exactly the revisions, numbers and amounts that the dialog shows. */
export const confirmMark = (app: App, candidates: readonly MarkCandidate[], how: HowItLeft): Promise<void> =>
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

/** A notice with Undo, which Ctrl+Z presses too, for as long as the host undoes a mark. */
function offerUndo(app: App, documents: readonly InvoiceView[]): void {
  const ids = documents.map(({ id }) => id)
  const until = Date.now() + undoMarkMs
  const [first] = documents
  const text = t('mark.done', { ...kindsOf(documents), number: first?.draft.invoice_number ?? '' })
  const undo = { label: t('list.undo'), run: () => void undoMark(app, ids) }
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
      if (undoableMark) app.view.dismissToast(undoableMark.toast)
      app.view.set({ undoableMark: null })
      for (const view of documents) adoptIfOpen(app, view)
      app.view.announce(t('mark.undone', kindsOf(documents)))
    }),
  )

/** A document that is not open is read when it is opened. */
function adoptIfOpen(app: App, view: InvoiceView): void {
  if (app.openInvoices.find(view.id)) app.openInvoices.adopt(view)
}
