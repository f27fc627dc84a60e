import { flushSync } from 'react-dom'
import {
  type BatchCandidate,
  type BatchItem,
  type BatchReview,
  type BatchView,
  maxBatchSize,
} from '#contract/submission-operations.ts'
import type { DocumentType } from '#core/document-type.ts'
import { openConnect } from '../connections/connect-actions.ts'
import { shortcutLabel } from '../controls/shortcut.ts'
import { countedKinds } from '../documents/type-names.ts'
import { compareNumbers, isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { focusPath } from '../state/focus-field.ts'
import { activeConnection, needsAccount } from '../state/host/active-connection.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { closeListOverlay, movingFocus, openInvoice, withErrorNotice } from '../state/invoice-actions.ts'
import { shownSelection, showPlace } from '../state/places.ts'
import { awaitHostWork, withProgressToast } from '../state/progress-toast.ts'
import { emptySelection } from '../state/view/selection.ts'

export const isReady = ({ blockedBy, problems }: BatchCandidate): boolean =>
  blockedBy === null && problems.length === 0

export const isPending = ({ state }: BatchView['items'][number]): boolean =>
  state === 'queued' || state === 'sending'

/** Number and kind of the documents of a batch, as a text. */
export const kindsOf = (documents: readonly { type: DocumentType }[]) =>
  countedKinds(documents.map(({ type }) => type))

/** Focuses the rendered list or table. */
const focusRows = () =>
  document.querySelector<HTMLElement>('[data-region="list"] [data-invoice][tabindex="0"]')?.focus()

/** Reviews the selected invoices, or starts selecting if none are selected where the user sees them. */
export function submitSelected(app: App, ids: Iterable<string> = shownSelection(app)): void {
  const selected = [...ids]
  if (selected.length > 0) void reviewSelection(app, selected)
  else void startSelecting(app)
}

async function startSelecting(app: App): Promise<void> {
  await showRowsToSelect(app)
  app.view.announce(t('selection.choose', { key: shortcutLabel('CmdOrCtrl', isMac) }))
}

/** Rows are selected in the docked list, or on the page of all invoices. */
export async function showRowsToSelect(app: App): Promise<void> {
  const { current } = app.openInvoices.store.getState()
  const isDocked = current !== null && app.view.store.getState().layout === 'wide'
  if (!isDocked) await showPlace(app, 'invoices')
  const { selection } = app.view.store.getState()
  flushSync(() => app.view.set({ sidebar: true, selection: selection ?? emptySelection(current) }))
  focusRows()
}

/** Queued items blocked by a rejected key, or by a key that was removed or replaced. */
const blockedByKey = (code: 'key_refused' | 'key_changed') => (item: BatchItem) =>
  item.state === 'queued' && item.problem?.code === code
export const isBlockedByRejectedKey = blockedByKey('key_refused')
export const isBlockedByChangedKey = blockedByKey('key_changed')

/** Saves everything, then asks the host to review the saved revisions. */
const reviewSelection = (app: App, ids: string[]): Promise<void> =>
  movingFocus(app, async () => {
    const { connections } = app.hostStore.store.getState()
    const connection = activeConnection(connections)
    if (!connection) return
    if (needsAccount(connections)) {
      openConnect(app, connection.practice ? undefined : connection.id)
      return
    }
    if (ids.length > maxBatchSize)
      return app.view.notify(() => t('selection.too-many', { count: maxBatchSize }))
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(() => t('submit.not-saved'))
    let isCancelled = false
    const cancel = () => {
      isCancelled = true
    }
    const review = await withProgressToast(
      app,
      { work: 'invoices', text: () => t('batch.reviewing', { count: ids.length }), cancel },
      unwrap(app.api.reviewBatch({ ids, connectionId: connection.id })),
    )
    if (isCancelled) return
    const candidates = review.candidates.toSorted((one, other) =>
      compareNumbers(one.invoice_number, other.invoice_number),
    )
    app.view.set({
      notice: null,
      settings: null,
      overlay: { kind: 'batch-review', review: { ...review, candidates } },
    })
  })

/** Confirms each revision, and for live invoices the displayed values, so that the host can compare them. */
export const confirmBatch = (app: App, { connectionId, mode, candidates }: BatchReview): Promise<void> =>
  withErrorNotice(app, () =>
    app.view.runExclusive('batch', async () => {
      app.view.set({ overlay: null })
      const ready = candidates.filter(isReady)
      const invoices = ready.map(({ id, revision, invoice_number, payable, currency }) => ({
        id,
        revision,
        ...(mode === 'live' ? { confirmed: { invoice_number, payable: payable ?? '', currency } } : {}),
      }))
      const batch = await awaitHostWork(
        app,
        'template',
        () => t('submit.template'),
        app.api.submitBatch({ connectionId, invoices }),
      )
      if (!batch) return
      app.hostStore.setBatch(batch.value)
      app.view.set({ selection: null, overlay: { kind: 'batch' } })
      closeListOverlay(app)
    }),
  )

/** Opens an invoice from the review with all its errors shown. */
export async function fixCandidate(app: App, id: string): Promise<void> {
  app.view.set({ overlay: null })
  await openInvoice(app, id)
  closeListOverlay(app)
  app.openInvoices.markSubmitAttempted(id)
  app.view.set({ focusSummary: true })
}

/** Opens an invoice from the review at the field of a finding. */
export async function openFinding(app: App, id: string, path: string): Promise<void> {
  await openItem(app, id)
  focusPath(app, path)
}

export async function openItem(app: App, id: string): Promise<void> {
  app.view.set({ overlay: null })
  await openInvoice(app, id)
  closeListOverlay(app)
}

export const cancelRemaining = (app: App): Promise<void> =>
  withErrorNotice(app, async () => {
    app.hostStore.setBatch(await unwrap(app.api.cancelBatch()))
  })

/**
 * Withdraws the submissions queued with a removed key and reviews them again, together with those whose key was
 * rejected.
 */
export async function reviewAgain(app: App, { items }: BatchView): Promise<void> {
  const isRetryable = ({ state, problem }: BatchItem) =>
    state === 'queued' || (state === 'refused' && problem?.code === 'key_refused')
  const ids = items.filter(isRetryable).map(({ invoiceId }) => invoiceId)
  await cancelRemaining(app)
  app.view.set({ overlay: null, selection: { ids: new Set(ids), anchor: ids[0] ?? null } })
  await reviewSelection(app, ids)
}

export const closeBatch = (app: App): Promise<void> =>
  withErrorNotice(app, async () => {
    await unwrap(app.api.closeBatch())
    // another overlay may have opened meanwhile
    if (app.view.store.getState().overlay?.kind === 'batch') app.view.set({ overlay: null })
    app.hostStore.setBatch(null)
  })

/** Result of a finished batch. */
export function batchResultText({ items }: BatchView): string {
  const ended = items.filter(({ state }) => state === 'done').length
  return ended === items.length
    ? t('batch.finished', kindsOf(items))
    : t('batch.finished.some', { ended, count: items.length })
}
