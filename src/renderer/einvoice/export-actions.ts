import { likelyFormatIn, type XmlFormat, xmlFormatOf } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import { t } from '../i18n/translate.ts'
import { openMarkIssued } from '../mark-issued/open-mark-issued.ts'
import type { App } from '../state/app.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import type { CheckedEInvoice } from '../state/view/overlay.ts'
import { firstNumbers } from '../submission/delivery-actions.ts'
import { detailPathsOf } from './checklist.ts'
import { fillDerived } from './derived-details.ts'

/** Default format: that of the customer, of the last export, or the usual one of the customer's country. */
export function usualFormat(app: App, { customerId, doc }: OpenInvoice): XmlFormat {
  const { settings, customers } = app.hostStore.store.getState()
  const usual = customers[customerId ?? '']?.record.e_invoice_format
  const ofCustomer = xmlFormatOf(usual)
  return ofCustomer ?? (settings?.eInvoiceFormat || likelyFormatIn(countryOf(doc.draft.buyer) ?? ''))
}

/** Rules of a format that the saved invoice breaks. */
export const checkSaved = (app: App, id: string, format: XmlFormat): Promise<Issue[]> =>
  unwrap(app.api.checkEInvoice({ id, format }))

/** Checks the saved invoice in a format, fills in details that can be derived, and checks it again. */
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

/** Undo and redo while the checklist is open do not reach changes made before, which are not visible. */
export function moveInChecklist(app: App, { steps }: CheckedEInvoice, way: 'undo' | 'redo'): void {
  const undoable = (app.openInvoices.current()?.history.past.length ?? 0) - steps
  if (way === 'redo') app.openInvoices.redo()
  else if (undoable > 0) app.openInvoices.undo()
}

interface ExportOptions {
  ids: readonly string[]
  format: XmlFormat
  /** each invoice uses the format that its customer receives; `format` is for the others */
  byCustomer?: boolean
  /** asks afterwards whether the exported invoices count as issued */
  marks?: boolean
}

/**
 * Saves the XML of the invoices and closes the dialog, unless the file dialog was cancelled.
 * @param onSaved called before the dialog closes
 */
export async function exportEInvoices(
  app: App,
  { ids, format, byCustomer = false, marks = false }: ExportOptions,
  onSaved: () => void = () => {},
): Promise<void> {
  let exportedIds: readonly string[] = []
  await withErrorNotice(app, async () => {
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(() => t('save.first'))
    const exported = await unwrap(app.api.exportEInvoices({ ids: [...ids], format, byCustomer }))
    if (!exported) return
    const { saved, path, refused } = exported
    if (saved > 0) {
      app.view.toast(() => t('einvoice.exported', { count: saved, path }))
      onSaved()
    }
    app.view.set({ overlay: null })
    const isRefused = new Set(refused.map(({ id }) => id))
    exportedIds = ids.filter(id => !isRefused.has(id))
    if (refused.length > 0) {
      const numbers = firstNumbers(refused)
      const name = byCustomer ? t('einvoice.export.their-formats') : t(`einvoice.name.${format}`)
      app.view.notify(() => t('einvoice.refused', { count: refused.length, format: name, numbers }))
    }
  })
  if (marks) await openMarkIssued(app, exportedIds, 'e_invoice')
}
