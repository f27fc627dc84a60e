import type { InvoiceRecord } from '#contract/desktop-api.ts'
import { t, textOf } from '../i18n/translate.ts'
import type { App } from './app.ts'
import { HostCallError, unwrap } from './host/unwrap-answer.ts'

/** Runs a command and shows errors of the host as a notice; other errors are bugs and propagate. */
export async function withErrorNotice(app: App, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (!(cause instanceof HostCallError)) throw cause
    app.view.notify(textOf(cause.error.message))
  }
}

/** Saves the invoice before an operation on the host's copy; notifies and returns false if that fails. */
export async function saveOrNotify(app: App, id: string): Promise<boolean> {
  if (await app.openInvoices.autosave.flush(id)) return true
  app.view.notify(t('save.first'))
  return false
}

const openRecord = (app: App, record: InvoiceRecord) => {
  app.openInvoices.adopt(record)
  app.openInvoices.show(record.id)
  app.view.set({ notice: null, warnings: [], cellToFocus: null, focusedRow: null, focusedField: null })
}

export const openInvoice = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    if (app.openInvoices.find(id)) {
      app.openInvoices.show(id)
      app.view.set({ notice: null, warnings: [] })
      return
    }
    openRecord(app, await unwrap(app.api.openInvoice({ id })))
  })

/** Closes the list if it overlays the invoice in a narrow window. */
export const closeListOverlay = (app: App) => {
  if (app.view.store.getState().layout !== 'wide') app.view.set({ sidebar: false })
}

/** Opens a new invoice and focuses the description of its first line. */
export const openNewRecord = (app: App, record: InvoiceRecord) => {
  openRecord(app, record)
  closeListOverlay(app)
  const rowKey = app.openInvoices.current()?.doc.rowKeys[0]
  if (rowKey !== undefined) app.view.set({ cellToFocus: { rowKey, field: 'description' } })
  void app.hostStore.refreshInvoices()
}

export const newInvoice = (app: App, sample = false): Promise<void> =>
  withErrorNotice(app, async () => {
    if (app.hostStore.store.getState().search !== '') app.hostStore.setSearch('')
    openNewRecord(app, await unwrap(app.api.createInvoice(sample ? { sample } : {})))
  })

export const duplicateInvoice = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    if (!(await saveOrNotify(app, id))) return
    openNewRecord(app, await unwrap(app.api.duplicateInvoice({ id })))
  })

/** Deletes without confirmation; the toast restores it, and the host keeps it for thirty days. */
export const deleteInvoice = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    if (!(await saveOrNotify(app, id))) return
    const { invoices } = app.hostStore.store.getState()
    const index = invoices.findIndex(invoice => invoice.id === id)
    const number = invoices[index]?.invoice_number || t('list.no-number')
    await unwrap(app.api.deleteInvoice({ id }))
    const wasShown = app.openInvoices.current()?.id === id
    app.openInvoices.close(id)
    await app.hostStore.refreshInvoices()
    const undo = { label: t('list.undo'), run: () => void restoreInvoice(app, id) }
    app.view.toast(t('list.deleted', { number }), undo, { deletedInvoiceId: id })
    const neighbour = invoices[index + 1] ?? invoices[index - 1]
    if (wasShown && neighbour) await openInvoice(app, neighbour.id)
    restoreListFocus(neighbour?.id)
  })

/** Restores the focus to a neighbouring row if the focused element is gone. */
const restoreListFocus = (id: string | undefined) =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const row = document.querySelector<HTMLElement>(`[data-invoice="${id}"]`)
    ;(row ?? document.getElementById('search-invoices'))?.focus()
  })

export const restoreInvoice = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    const record = await unwrap(app.api.restoreInvoice({ id }))
    app.view.dismissDeletedToast(id)
    await app.hostStore.refreshInvoices()
    openRecord(app, record)
    app.view.announce(t('list.restored', { number: record.draft.invoice_number }))
    restoreListFocus(id)
  })

export function openAdjacentInvoice(app: App, by: 1 | -1): void {
  const { invoices } = app.hostStore.store.getState()
  const index = invoices.findIndex(invoice => invoice.id === app.openInvoices.store.getState().current)
  const next = invoices[index === -1 ? 0 : index + by]
  if (next) void openInvoice(app, next.id)
}
