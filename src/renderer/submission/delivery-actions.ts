import type { MissingPdf } from '#contract/delivery.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { formatList } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { HostCallError, unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'

/** Opens an e-mail draft with the PDF; the notification offers a link instead, in case no program opened. */
export const emailInvoice = (app: App, id: string, as: 'file' | 'link' = 'file'): Promise<void> =>
  withErrorNotice(app, async () => {
    const { opened, to } = await unwrap(app.api.emailInvoice({ id, as }))
    if (opened === 'link') return void app.view.toast(() => t('receipt.emailed.link'))
    const text = to === '' ? 'receipt.emailed.no-address' : 'receipt.emailed'
    const retry = { label: () => t('receipt.emailed.nothing'), run: () => void emailInvoice(app, id, 'link') }
    app.view.toast(() => t(text), retry)
  })

/** Marks a document as e-mailed or not; the notification offers undo. */
export const markEmailed = (app: App, id: string, emailedAt: string | null): Promise<void> =>
  withErrorNotice(app, async () => {
    const before = await unwrap(app.api.setEmailed({ id, emailedAt }))
    const draft = app.openInvoices.find(id)?.doc.draft
    const params = { kind: documentTypeOf(draft ?? {}), number: draft?.invoice_number ?? '' }
    app.view.toast(() => t(emailedAt === null ? 'header.email.undone' : 'header.email.marked', params), {
      label: () => t('list.undo'),
      run: () =>
        void withErrorNotice(app, async () => {
          await unwrap(app.api.setEmailed({ id, emailedAt: before.emailedAt }))
        }),
    })
  })

const maxNamed = 5

/** Texts of the dialog; `null` if not needed. */
export interface SavedPdfsTexts {
  saved: string | null
  problem: string | null
}

/** Copies the delivered PDFs of these invoices to a folder. */
export async function savePdfs(app: App, ids: string[]): Promise<SavedPdfsTexts> {
  try {
    const saved = await unwrap(app.api.savePdfs({ ids }))
    if (!saved) return { saved: null, problem: null }
    return {
      saved: t('pdfs.saved', { count: saved.saved, folder: saved.folder }),
      problem: missingText('pdfs.missing', saved.missing),
    }
  } catch (cause) {
    if (!(cause instanceof HostCallError)) throw cause
    return { saved: null, problem: textOf(cause.error.message) }
  }
}

/** Like `savePdfs`, with notifications. */
export async function savePdfsAndNotify(app: App, ids: string[]): Promise<void> {
  app.view.set({ notice: null })
  const { saved, problem } = await savePdfs(app, ids)
  if (saved !== null) app.view.toast(saved)
  if (problem !== null) app.view.notify(problem)
}

/** The first of these invoice numbers, as a list. */
export function firstNumbers(invoices: readonly { invoice_number: string }[]): string {
  const named = invoices.slice(0, maxNamed).map(({ invoice_number }) => invoice_number)
  return formatList(invoices.length > maxNamed ? [...named, '…'] : named)
}

/** Lists the first invoices without a PDF; `null` if there are none. */
export function missingText(
  text: 'pdfs.missing' | 'data.exported.missing',
  missing: readonly MissingPdf[],
): string | null {
  if (missing.length === 0) return null
  return t(text, { count: missing.length, numbers: firstNumbers(missing) })
}

export const choosePdfFolder = (app: App, to: 'chosen' | 'data'): Promise<void> =>
  withErrorNotice(app, async () => {
    if (await unwrap(app.api.choosePdfFolder({ to }))) await app.hostStore.readSettings()
  })

export const copyLink = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    await unwrap(app.api.copyLink({ id }))
    app.view.toast(() => t('receipt.copied'))
  })

export const openDelivery = (app: App, id: string, what: 'pdf' | 'folder' | 'link'): Promise<void> =>
  withErrorNotice(app, () => unwrap(app.api.openDelivery({ id, what })))

export const downloadAgain = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    const { delivery } = await unwrap(app.api.retryDownload({ id }))
    if (delivery?.state === 'kept') app.view.toast(() => t('receipt.fetched'))
    // announced, because the text on the page may be unchanged
    else if (delivery?.state === 'failed') app.view.alert(textOf(delivery.message))
  })
