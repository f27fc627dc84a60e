import type { MissingPdf } from '#contract/delivery-operations.ts'
import { formatList } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'

/** Opens an e-mail draft with the PDF; the notification offers a link in case no program showed it. */
export const emailInvoice = (app: App, id: string, as: 'file' | 'link' = 'file'): Promise<void> =>
  withErrorNotice(app, async () => {
    const { opened, to } = await unwrap(app.api.emailInvoice({ id, as }))
    if (opened === 'link') return void app.view.toast(t('receipt.emailed.link'))
    const text = to === '' ? 'receipt.emailed.no-address' : 'receipt.emailed'
    const retry = { label: t('receipt.emailed.nothing'), run: () => void emailInvoice(app, id, 'link') }
    app.view.toast(t(text), retry)
  })

const maxNamed = 5

/** Copies the delivered PDFs of these invoices into a folder. */
export const savePdfs = (app: App, ids: string[]): Promise<void> =>
  withErrorNotice(app, async () => {
    const saved = await unwrap(app.api.savePdfs({ ids }))
    if (!saved) return
    app.view.toast(t('pdfs.saved', { count: saved.saved, folder: saved.folder }))
    notifyMissing(app, 'pdfs.missing', saved.missing)
  })

/** Names the first invoices whose PDF was left out. */
export function notifyMissing(
  app: App,
  text: 'pdfs.missing' | 'data.exported.missing',
  missing: readonly MissingPdf[],
): void {
  if (missing.length === 0) return
  const named = missing.slice(0, maxNamed).map(({ invoice_number }) => invoice_number)
  const numbers = formatList(missing.length > maxNamed ? [...named, '…'] : named)
  app.view.notify(t(text, { count: missing.length, numbers }))
}

export const choosePdfFolder = (app: App, to: 'chosen' | 'data'): Promise<void> =>
  withErrorNotice(app, async () => {
    if (await unwrap(app.api.choosePdfFolder({ to }))) await app.hostStore.readSettings()
  })

export const copyLink = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    await unwrap(app.api.copyLink({ id }))
    app.view.toast(t('receipt.copied'))
  })

export const openDelivery = (app: App, id: string, what: 'pdf' | 'folder' | 'link'): Promise<void> =>
  withErrorNotice(app, () => unwrap(app.api.openDelivery({ id, what })))

export const downloadAgain = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    const { delivery } = await unwrap(app.api.retryDownload({ id }))
    if (delivery?.state === 'kept') app.view.toast(t('receipt.fetched'))
  })
