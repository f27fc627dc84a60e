import { flushSync } from 'react-dom'
import { onDemand } from '../controls/on-demand.ts'
import type { App } from '../state/app.ts'
import { movingFocus, openInvoice, saveOrNotify } from '../state/invoice-actions.ts'
import { checkFor, usualFormat } from './export-actions.ts'

/** Opens the dialog for an invoice after saving and checking it, because the host reads the saved revision. */
export const openEInvoiceExport = (app: App, id: string): Promise<void> =>
  movingFocus(app, async () => {
    if (!(await saveOrNotify(app, id))) return
    const invoice = app.openInvoices.find(id)
    if (!invoice) return
    const { customerId } = invoice
    if (customerId !== null && !app.hostStore.store.getState().customers[customerId])
      await app.hostStore.loadCustomer(customerId)
    const checked = await checkFor(app, invoice, usualFormat(app, invoice))
    // before the dialog is shown, so that it receives the next key
    await checklistDialog.load()
    flushSync(() => app.view.set({ overlay: { kind: 'export-e-invoice', ids: [id], checked } }))
  })

/** Opens the dialog for several selected invoices; a single one opens in its checklist, where details are filled in. */
export async function exportSelected(app: App, ids: readonly string[]): Promise<void> {
  const [id] = ids
  if (ids.length !== 1 || id === undefined)
    return await movingFocus(app, async () => {
      await exportDialog.load()
      flushSync(() => app.view.set({ overlay: { kind: 'export-e-invoice', ids } }))
    })
  await openInvoice(app, id)
  if (app.openInvoices.current()?.id === id) await openEInvoiceExport(app, id)
}

/** Dialogs of e-invoices, loaded on demand because most users never open them. */
export const checklistDialog = onDemand(async () => (await import('./checklist-dialog.tsx')).ChecklistDialog)
export const exportDialog = onDemand(async () => (await import('./export-dialog.tsx')).ExportDialog)
export const receivedDialog = onDemand(async () => (await import('./received-dialog.tsx')).ReceivedDialog)
