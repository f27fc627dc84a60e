import { maxEInvoiceBytes, type OpenedEInvoice } from '#contract/einvoices.ts'
import { pickFile, toBase64 } from '../data/files.ts'
import { deleteCreated } from '../documents/document-actions.ts'
import { t, textOf } from '../i18n/translate.ts'
import { type App, saveForms } from '../state/app.ts'
import { HostCallError, unwrap } from '../state/host/unwrap-answer.ts'
import { movingFocus, openNewInvoice } from '../state/invoice-actions.ts'
import { offerImportUndo } from '../state/offer-import-undo.ts'

export async function chooseEInvoice(app: App): Promise<void> {
  const file = await pickFile('.xml,.pdf,application/xml,text/xml,application/pdf')
  if (file) showEInvoice(app, file)
}

export const showEInvoice = (app: App, file: File): void =>
  app.view.set({ overlay: { kind: 'received-e-invoice', file } })

/** Result of a call, or the reason of its failure, which the dialog shows itself because it covers notices. */
export type Tried<Value> = { ok: true; value: Value } | { ok: false; problem: string }

async function tried<Value>(work: () => Promise<Value>): Promise<Tried<Value>> {
  try {
    return { ok: true, value: await work() }
  } catch (cause) {
    if (!(cause instanceof HostCallError)) throw cause
    return { ok: false, problem: textOf(cause.error.message) }
  }
}

/** Sends a file to the host, which reads and checks it. */
export async function readEInvoice(app: App, file: File): Promise<Tried<OpenedEInvoice>> {
  if (file.size > maxEInvoiceBytes)
    return {
      ok: false,
      problem: textOf({ code: 'einvoice.too_large', params: { max: maxEInvoiceBytes } }),
    }
  const bytes = await toBase64(file)
  return await tried(() => unwrap(app.api.openEInvoice({ bytes })))
}

export const renderEInvoice = (app: App, id: string): Promise<Tried<{ bytes: Uint8Array }>> =>
  tried(() => unwrap(app.api.eInvoicePages({ id })))

/**
 * Saves an attachment.
 * @returns `null` if cancelled
 */
export const saveAttachment = (
  app: App,
  id: string,
  index: number,
): Promise<Tried<{ path: string } | null>> =>
  tried(() => unwrap(app.api.saveEInvoiceAttachment({ id, index })))

/** Creates a draft and opens it; the notification offers undo. */
export const makeDraft = (app: App, { id, omittedCount }: OpenedEInvoice, name: string): Promise<void> =>
  movingFocus(app, async () => {
    const source = app.openInvoices.current()?.id
    if (!(await saveForms(app))) return
    const invoice = await unwrap(app.api.draftOfEInvoice({ id })).finally(() =>
      app.view.set({ overlay: null }),
    )
    openNewInvoice(app, invoice)
    const number = invoice.draft.invoice_number
    const text =
      omittedCount === 0
        ? t('received.used', { number, name })
        : t('received.used.without', { number, name, count: omittedCount })
    offerImportUndo(app, text, () => void deleteCreated(app, [invoice.id], source))
  })
