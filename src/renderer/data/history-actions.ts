import type { DeletedInvoice, InvoiceVersion } from '#contract/stored-data.ts'
import { say } from '../i18n/translate.ts'
import { attempt, restoreInvoice } from '../invoice-list/list-actions.ts'
import type { Page } from '../state/app.ts'
import { replaceDraft } from '../state/document/editor-doc.ts'
import { hostValue } from '../state/host/unwrap-answer.ts'

export const showDeleted = (page: Page): Promise<void> =>
  attempt(page, async () => {
    const invoices: DeletedInvoice[] = await hostValue(page.api.deletedInvoices())
    page.view.set({ overlay: { kind: 'deleted', invoices } })
  })

export const showVersions = (page: Page, id: string): Promise<void> =>
  attempt(page, async () => {
    await page.documents.autosave.flush(id)
    const versions: InvoiceVersion[] = await hostValue(page.api.invoiceVersions({ id }))
    page.view.set({ overlay: { kind: 'versions', id, versions } })
  })

export async function bringBack(page: Page, id: string): Promise<void> {
  page.view.set({ overlay: null })
  await restoreInvoice(page, id)
}

/** One step, so that undo takes it back; what is on the screen now stays among the versions. */
export const takeVersion = (page: Page, id: string, revision: number): Promise<void> =>
  attempt(page, async () => {
    page.view.set({ overlay: null })
    const draft = await hostValue(page.api.readVersion({ id, revision }))
    if (page.documents.current()?.id !== id) return
    const recipe = replaceDraft(draft)
    if (page.documents.edit({ label: 'edit.version', burst: null, recipe }))
      page.view.announce(say('versions.used'))
  })
