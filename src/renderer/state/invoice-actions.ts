import type { InvoiceView } from '#contract/invoices.ts'
import { t, textOf } from '../i18n/translate.ts'
import { type App, saveForms } from './app.ts'
import { isPassing } from './host/change-history.ts'
import { needsWelcome } from './host/host-store.ts'
import { isFiltered, noFilter } from './host/list-filter.ts'
import { HostCallError, unwrap } from './host/unwrap-answer.ts'
import { queueKeysDuring } from './key-queue.ts'
import { deselected } from './view/selection.ts'
import { isFocusPending, type NotificationAction } from './view/view-store.ts'

/** Runs a command and shows errors of the host as a notice; other errors are bugs and propagate. */
export async function withErrorNotice(
  app: App,
  work: () => Promise<void>,
  /** repeats the work; offered if the error may be temporary */
  again?: NotificationAction,
): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (!(cause instanceof HostCallError)) throw cause
    app.view.notify(() => textOf(cause.error.message), isPassing(cause.error) ? again : undefined)
  }
}

/**
 * Like `withErrorNotice`, for a command that moves the focus after the host's answer: keys pressed meanwhile are
 * queued.
 */
export const movingFocus = (app: App, work: () => Promise<void>): Promise<void> =>
  queueKeysDuring(
    () => withErrorNotice(app, work),
    () => isFocusPending(app.view.store.getState()),
  )

/** Like `movingFocus`, for a command that shows an invoice or none: of concurrent ones the last wins. */
export const showing = (app: App, work: (isWanted: () => boolean) => Promise<void>): Promise<void> => {
  const isWanted = app.openInvoices.requestShow()
  return movingFocus(app, () => work(isWanted))
}

/**
 * Saves the invoice before an operation on the host's copy.
 * @returns false if that failed, after a notice
 */
export async function saveOrNotify(app: App, id: string): Promise<boolean> {
  if (await app.openInvoices.autosave.flush(id)) return true
  app.view.notify(() => t('save.first'))
  return false
}

const adoptInvoice = (app: App, invoice: InvoiceView) => {
  app.openInvoices.adopt(invoice)
  app.openInvoices.show(invoice.id)
  app.view.set({
    notice: null,
    warnings: [],
    cellToFocus: null,
    focusedRow: null,
    focusedField: null,
    partySheet: null,
    wantsCustomer: false,
  })
}

export const openInvoice = (app: App, id: string): Promise<void> =>
  showing(app, async isWanted => {
    if (!(await saveForms(app)) || !isWanted()) return
    if (app.openInvoices.find(id)) {
      app.openInvoices.show(id)
      app.view.set({ notice: null, warnings: [] })
      return
    }
    const invoice = await unwrap(app.api.openInvoice({ id }))
    if (isWanted()) adoptInvoice(app, invoice)
  })

/**
 * Opens an invoice if it still exists.
 * @returns whether it exists
 */
export async function showKnown(app: App, id: string): Promise<boolean> {
  const answer = await app.api.openInvoice({ id })
  if (answer.ok) adoptInvoice(app, answer.value)
  return answer.ok
}

/** Closes the list if it overlays the invoice in a narrow window. */
export const closeListOverlay = (app: App) => {
  if (app.view.store.getState().layout !== 'wide') app.view.set({ sidebar: false })
}

/** Opens an invoice from a list that may cover the editor. */
export const openInvoiceFromList = (app: App, id: string): Promise<void> => {
  closeListOverlay(app)
  return openInvoice(app, id)
}

/** Resets search and filters that would hide new documents; several of them are listed alone. */
export function showNewRows(app: App, made: readonly string[] = []): void {
  const { search, filter } = app.hostStore.store.getState()
  if (made.length > 1) app.hostStore.clearFilter({ ...noFilter, made })
  else if (search !== '' || isFiltered(filter)) app.hostStore.clearFilter()
}

/** Opens a new invoice and focuses the customer's name, or the first line if a customer is set. */
export const openNewInvoice = (app: App, invoice: InvoiceView) => {
  showNewRows(app)
  adoptInvoice(app, invoice)
  closeListOverlay(app)
  const doc = app.openInvoices.current()?.doc
  const rowKey = doc?.rowKeys[0]
  if (doc && !doc.draft.buyer?.name?.trim()) app.view.set({ wantsCustomer: true })
  else if (rowKey !== undefined) app.view.set({ cellToFocus: { rowKey, field: 'description' } })
  void app.hostStore.refreshInvoices()
}

export const newInvoice = (app: App, sample = false): Promise<void> =>
  showing(app, async () => {
    if (!(await saveForms(app))) return
    const host = app.hostStore.store.getState()
    const example = sample ? host.invoices.find(({ isSample }) => isSample) : undefined
    if (example) return openInvoice(app, example.id)
    const current = app.openInvoices.current()
    if (!sample && current && needsWelcome(host)) return showFirstQuestions(app, current.id)
    openNewInvoice(app, await unwrap(app.api.createInvoice(sample ? { sample } : {})))
  })

/** The example also asks the questions about the sender first; Escape returns to the example. */
function showFirstQuestions(app: App, invoice: string): void {
  const { place } = app.view.store.getState()
  app.view.set({ place: 'invoices', returnTo: { invoice, place } })
  app.openInvoices.show(null)
}

export const newInvoiceFrom = (app: App, sender: string): Promise<void> =>
  showing(app, async () => {
    if (!(await saveForms(app))) return
    openNewInvoice(app, await unwrap(app.api.createInvoice({ sender })))
  })

export const newInvoiceFor = (app: App, customerId: string): Promise<void> =>
  showing(app, async () => {
    if (!(await saveForms(app))) return
    openNewInvoice(app, await unwrap(app.api.createInvoice({ customerId })))
  })

export const duplicateInvoice = (app: App, id: string): Promise<void> =>
  showing(app, async () => {
    if (!(await saveForms(app)) || !(await saveOrNotify(app, id))) return
    openNewInvoice(app, await unwrap(app.api.duplicateInvoice({ id })))
  })

/**
 * Deletes without confirmation, unless that would leave a deposit of issued documents unsettled. The notification
 * restores it, and the host keeps it for thirty days.
 */
export const deleteInvoice = (app: App, id: string, unsettled = false): Promise<void> =>
  movingFocus(app, async () => {
    if (!(await saveOrNotify(app, id))) return
    const { invoices } = app.hostStore.store.getState()
    const index = invoices.findIndex(invoice => invoice.id === id)
    const number = invoices[index]?.invoice_number ?? ''
    const answer = await app.api.deleteInvoice({ id, unsettled })
    if (!answer.ok && answer.error.code === 'deposit_unsettled') {
      const reason = textOf(answer.error.message)
      app.view.set({ overlay: { kind: 'delete-with-deposit', id, reason } })
      return
    }
    await unwrap(Promise.resolve(answer))
    const wasShown = app.openInvoices.current()?.id === id
    const { selection } = app.view.store.getState()
    if (selection?.ids.has(id)) app.view.set({ selection: deselected(selection, new Set([id])) })
    app.openInvoices.close(id)
    await app.hostStore.refreshInvoices()
    const undo = { label: () => t('list.undo'), run: () => void restoreInvoice(app, id) }
    app.view.toast(() => t('list.deleted', { number }), undo, { deletedInvoiceId: id })
    const neighbour = invoices[index + 1] ?? invoices[index - 1]
    if (wasShown && neighbour) await openInvoice(app, neighbour.id)
  })

export const restoreInvoice = (app: App, id: string): Promise<void> =>
  showing(app, async () => {
    const invoice = await unwrap(app.api.restoreInvoice({ id }))
    app.view.dismissDeletedToast(id)
    await app.hostStore.refreshInvoices()
    adoptInvoice(app, invoice)
    app.view.announce(t('list.restored', { number: invoice.draft.invoice_number }))
  })

export function openAdjacentInvoice(app: App, by: 1 | -1): void {
  const { invoices } = app.hostStore.store.getState()
  const index = invoices.findIndex(invoice => invoice.id === app.openInvoices.store.getState().current)
  const next = invoices[index === -1 ? 0 : index + by]
  if (next) void openInvoice(app, next.id)
}
