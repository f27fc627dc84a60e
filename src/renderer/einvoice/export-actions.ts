import { isEmbeddedFormat, type XmlFormat } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { t } from '../i18n/translate.ts'
import { toArgument } from '../record-actions/record-actions.ts'
import type { App } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { movingFocus, withErrorNotice } from '../state/invoice-actions.ts'
import { firstNumbers } from '../submission/delivery-actions.ts'

/** Opens the dialog for an invoice, once what was typed is saved: the host reads the saved revision. */
export const openEInvoiceExport = (app: App, id: string): Promise<void> =>
  movingFocus(app, async () => {
    await app.openInvoices.autosave.flush(id)
    app.view.set({ overlay: { kind: 'export-e-invoice', ids: [id] } })
  })

/** Passes on the broken rules of an invoice in a format. */
export const checkEInvoice = (
  app: App,
  { id, format }: { id: string; format: XmlFormat },
  onChecked: (issues: Issue[]) => void,
): Promise<void> =>
  withErrorNotice(app, async () => onChecked(await unwrap(app.api.checkEInvoice({ id, format }))))

/** Saves the XML of the invoices and remembers the format for the customer of a single one. */
export const exportEInvoices = (app: App, ids: readonly string[], format: XmlFormat): Promise<void> =>
  withErrorNotice(app, async () => {
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(t('save.first'))
    const exported = await unwrap(app.api.exportEInvoices({ ids: [...ids], format }))
    if (!exported) return
    app.view.set({ overlay: null })
    const { saved, path, refused } = exported
    if (saved > 0) app.view.toast(t('einvoice.exported', { count: saved, path }))
    if (refused.length > 0) {
      const numbers = firstNumbers(refused)
      app.view.notify(t('einvoice.refused', { count: refused.length, numbers }))
    }
    if (ids.length === 1 && saved === 1) await rememberFormat(app, ids[0] ?? '', format)
  })

async function rememberFormat(app: App, id: string, format: XmlFormat): Promise<void> {
  const customerId = app.openInvoices.find(id)?.customerId
  const customer = customerId ? app.hostStore.store.getState().customers[customerId] : undefined
  const usual = customer?.record.e_invoice_format
  // Factur-X is asked for in the PDF, besides which another file may be wanted once
  if (!customer || usual === format || isEmbeddedFormat(usual)) return
  const { id: customerKey, revision, record } = customer
  const saved = await app.api.saveCustomer({
    id: customerKey,
    revision,
    record: toArgument({ ...record, e_invoice_format: format }),
  })
  if (saved.ok) app.hostStore.rememberCustomer(saved.value.saved)
}
