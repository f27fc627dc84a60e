import type { DeletedInvoice, InvoiceVersion } from '#contract/invoices.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { replaceDraft } from '../state/document/editor-doc.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { movingFocus, restoreInvoice } from '../state/invoice-actions.ts'

export const showDeleted = (app: App): Promise<void> =>
  movingFocus(app, async () => {
    const invoices: DeletedInvoice[] = await unwrap(app.api.deletedInvoices())
    app.view.set({ overlay: { kind: 'deleted', invoices } })
  })

export const showVersions = (app: App, id: string): Promise<void> =>
  movingFocus(app, async () => {
    await app.openInvoices.autosave.flush(id)
    const versions: InvoiceVersion[] = await unwrap(app.api.invoiceVersions({ id }))
    app.view.set({ overlay: { kind: 'versions', id, versions } })
  })

export async function restoreDeleted(app: App, id: string): Promise<void> {
  app.view.set({ overlay: null })
  await restoreInvoice(app, id)
}

/** Restores a version as one undo step; the current content stays among the versions. */
export const restoreVersion = (app: App, id: string, revision: number): Promise<void> =>
  movingFocus(app, async () => {
    app.view.set({ overlay: null })
    const draft = await unwrap(app.api.readVersion({ id, revision }))
    if (app.openInvoices.current()?.id !== id) return
    const recipe = replaceDraft(draft)
    if (app.openInvoices.edit({ label: 'version', coalesceKey: null, recipe }))
      app.view.announce(t('versions.used'))
  })
