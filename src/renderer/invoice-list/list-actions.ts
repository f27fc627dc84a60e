import type { InvoiceRecord } from '#contract/desktop-api.ts'
import { say } from '../i18n/translate.ts'
import type { Page } from '../state/app.ts'
import { CallFailure, hostValue } from '../state/host/unwrap-answer.ts'

/** Runs a command; what the host refuses is said in a banner, everything else is a bug and stays one. */
export async function attempt(page: Page, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    if (!(cause instanceof CallFailure)) throw cause
    page.view.notify(cause.error.message)
  }
}

/** What works on the host's copy of an invoice must find there what is on this screen, or not begin. */
export async function isStored(page: Page, id: string): Promise<boolean> {
  if (await page.documents.autosave.flush(id)) return true
  page.view.notify(say('save.first'))
  return false
}

const show = (page: Page, record: InvoiceRecord) => {
  page.documents.adopt(record)
  page.documents.show(record.id)
  page.view.set({ notice: null, warnings: [], wantedCell: null, focusedRow: null, focusedField: null })
}

export const openInvoice = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    if (page.documents.find(id)) {
      page.documents.show(id)
      page.view.set({ notice: null, warnings: [] })
      return
    }
    show(page, await hostValue(page.api.openInvoice({ id })))
  })

/** In a narrow window the list lies over the invoice, and gives way to it. */
export const leaveList = (page: Page) => {
  if (page.view.store.getState().layout !== 'wide') page.view.set({ sidebar: false })
}

/** The focus goes to the first thing there is to say: what was done or sold. */
export const showNew = (page: Page, record: InvoiceRecord) => {
  show(page, record)
  leaveList(page)
  const rowKey = page.documents.current()?.doc.rowKeys[0]
  if (rowKey !== undefined) page.view.set({ wantedCell: { rowKey, field: 'description' } })
  void page.desk.refreshInvoices()
}

export const newInvoice = (page: Page, sample = false): Promise<void> =>
  attempt(page, async () => {
    if (page.desk.store.getState().search !== '') page.desk.setSearch('')
    showNew(page, await hostValue(page.api.createInvoice(sample ? { sample } : {})))
  })

export const duplicateInvoice = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    if (!(await isStored(page, id))) return
    showNew(page, await hostValue(page.api.duplicateInvoice({ id })))
  })

/** No question asked: the toast brings it back, and so does the host for thirty days. */
export const deleteInvoice = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    if (!(await isStored(page, id))) return
    const { invoices } = page.desk.store.getState()
    const index = invoices.findIndex(invoice => invoice.id === id)
    const number = invoices[index]?.invoice_number || say('list.no-number')
    await hostValue(page.api.deleteInvoice({ id }))
    const wasShown = page.documents.current()?.id === id
    page.documents.close(id)
    await page.desk.refreshInvoices()
    const undo = { label: say('list.undo'), run: () => void restoreInvoice(page, id) }
    page.view.toast(say('list.deleted', { number }), undo, { deleted: id })
    const neighbour = invoices[index + 1] ?? invoices[index - 1]
    if (wasShown && neighbour) await openInvoice(page, neighbour.id)
    keepFocusInList(neighbour?.id)
  })

/** What had the focus may be gone with the invoice; then the work goes on beside where it was. */
const keepFocusInList = (id: string | undefined) =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const row = document.querySelector<HTMLElement>(`[data-invoice="${id}"]`)
    ;(row ?? document.getElementById('search-invoices'))?.focus()
  })

export const restoreInvoice = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    const record = await hostValue(page.api.restoreInvoice({ id }))
    page.view.dismissDeleted(id)
    await page.desk.refreshInvoices()
    show(page, record)
    page.view.announce(say('list.restored', { number: record.draft.invoice_number }))
    keepFocusInList(id)
  })

export function stepInvoice(page: Page, by: 1 | -1): void {
  const { invoices } = page.desk.store.getState()
  const index = invoices.findIndex(invoice => invoice.id === page.documents.store.getState().current)
  const next = invoices[index === -1 ? 0 : index + by]
  if (next) void openInvoice(page, next.id)
}
