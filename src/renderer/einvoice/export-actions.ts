import { flushSync } from 'react-dom'
import { likelyFormatIn, type XmlFormat, xmlFormats } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { movingFocus, openInvoice, saveOrNotify, withErrorNotice } from '../state/invoice-actions.ts'
import type { CheckedEInvoice } from '../state/view/overlay.ts'
import { firstNumbers } from '../submission/delivery-actions.ts'
import { detailPathsOf } from './checklist.ts'
import { fillDerived } from './derived-details.ts'
import { checklistDialog, exportDialog } from './dialogs-on-demand.ts'

/** Opens the dialog for an invoice, once what was typed is saved and checked: the host reads the saved revision. */
export const openEInvoiceExport = (app: App, id: string): Promise<void> =>
  movingFocus(app, async () => {
    if (!(await saveOrNotify(app, id))) return
    const invoice = app.openInvoices.find(id)
    if (!invoice) return
    const { customerId } = invoice
    if (customerId !== null && !app.hostStore.store.getState().customers[customerId])
      await app.hostStore.loadCustomer(customerId)
    const checked = await checkFor(app, invoice, usualFormat(app, invoice))
    // before the dialog is shown, so that the next key goes to it
    await checklistDialog.load()
    flushSync(() => app.view.set({ overlay: { kind: 'export-e-invoice', ids: [id], checked } }))
  })

/** The format of the customer, else that of the last export, else the one that is usual in the country of the customer. */
export function usualFormat(app: App, { customerId, doc }: OpenInvoice): XmlFormat {
  const { settings, customers } = app.hostStore.store.getState()
  const usual = customers[customerId ?? '']?.record.e_invoice_format
  const ofCustomer = xmlFormats.find(name => name === usual)
  return ofCustomer ?? (settings?.eInvoiceFormat || likelyFormatIn(countryOf(doc.draft.buyer) ?? ''))
}

/** The broken rules of an invoice in a format, as it is saved. */
export const checkSaved = (app: App, id: string, format: XmlFormat): Promise<Issue[]> =>
  unwrap(app.api.checkEInvoice({ id, format }))

/** Checks the saved invoice in a format, fills in what follows from other data, and checks it again. */
export async function checkFor(app: App, invoice: OpenInvoice, format: XmlFormat): Promise<CheckedEInvoice> {
  const { id } = invoice
  const known = { before: invoice.doc.draft, steps: invoice.history.past.length }
  const first = await checkSaved(app, id, format)
  const seen = detailPathsOf(first)
  const filled = fillDerived(app, { id, format, issues: first })
  if (Object.keys(filled).length === 0) return { format, issues: first, seen, filled, ...known }
  await app.openInvoices.autosave.flush(id)
  return { format, issues: await checkSaved(app, id, format), seen, filled, ...known }
}

/** Undo and redo while the checklist is open: changes before it are out of sight. */
export function moveInChecklist(app: App, { steps }: CheckedEInvoice, way: 'undo' | 'redo'): void {
  const undoable = (app.openInvoices.current()?.history.past.length ?? 0) - steps
  if (way === 'redo') app.openInvoices.redo()
  else if (undoable > 0) app.openInvoices.undo()
}

/** Opens the dialog for selected invoices; a single one is opened, because its details are filled in there. */
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

/**
 * Saves the XML of the invoices and closes the dialog, unless no place was chosen.
 * @param onSaved called before the dialog closes
 */
export async function exportEInvoices(
  app: App,
  ids: readonly string[],
  format: XmlFormat,
  onSaved: () => void = () => {},
): Promise<void> {
  await withErrorNotice(app, async () => {
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(t('save.first'))
    const exported = await unwrap(app.api.exportEInvoices({ ids: [...ids], format }))
    if (!exported) return
    const { saved, path, refused } = exported
    if (saved > 0) {
      app.view.toast(t('einvoice.exported', { count: saved, path }))
      onSaved()
    }
    app.view.set({ overlay: null })
    if (refused.length > 0) {
      const numbers = firstNumbers(refused)
      const name = t(`einvoice.name.${format}`)
      app.view.notify(t('einvoice.refused', { count: refused.length, format: name, numbers }))
    }
  })
}
