import type { CreatedDocuments } from '#contract/invoices.ts'
import type { Answer } from '#contract/operation.ts'
import type { DocumentType } from '#core/document-type.ts'
import { formatUnits } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import {
  movingFocus,
  openInvoice,
  openNewInvoice,
  saveOrNotify,
  withErrorNotice,
} from '../state/invoice-actions.ts'
import type { Derivation } from '../state/view/overlay.ts'

const needsConfirmation: readonly string[] = ['already_credited', 'already_invoiced']

const created = {
  creditInvoice: 'documents.credited',
  correctInvoice: 'documents.corrected',
  invoiceFromQuote: 'documents.converted',
  finalInvoice: 'documents.final',
} as const satisfies Record<Derivation, string>

export const newDocument = (app: App, type: DocumentType): Promise<void> =>
  movingFocus(app, async () => {
    openNewInvoice(app, await unwrap(app.api.createInvoice({ type })))
  })

/** Derives documents and opens the first one; asks first if some exist already. */
export const deriveDocument = (app: App, derivation: Derivation, id: string, repeat = false): Promise<void> =>
  movingFocus(app, async () => {
    if (!(await saveOrNotify(app, id))) return
    const answer: Answer<CreatedDocuments> = await app.api[derivation]({ id, repeat })
    if (!answer.ok && needsConfirmation.includes(answer.error.code)) {
      const reason = textOf(answer.error.message)
      app.view.set({ overlay: { kind: 'repeat-derivation', derivation, id, reason } })
      return
    }
    const { documents } = await unwrap(Promise.resolve(answer))
    const [first] = documents
    if (!first) return
    openNewInvoice(app, first)
    const ids = documents.map(document => document.id)
    const numbers = formatUnits(documents.map(({ draft }) => draft.invoice_number))
    const undo = { label: () => t('list.undo'), run: () => void deleteCreated(app, ids, id) }
    app.view.toast(() => t(created[derivation], { numbers }), undo)
  })

/**
 * Undo of drafts that were created in one step.
 * @param source id of the document shown afterwards; `undefined` for none
 */
export const deleteCreated = (app: App, ids: string[], source: string | undefined): Promise<void> =>
  withErrorNotice(app, async () => {
    for (const id of ids) if (!(await saveOrNotify(app, id))) return
    await unwrap(app.api.deleteDrafts({ ids }))
    for (const id of ids) app.openInvoices.close(id)
    await app.hostStore.refreshInvoices()
    if (source !== undefined) await openInvoice(app, source)
    app.view.announce(t('documents.undone'))
  })

export const acceptQuote = (app: App, id: string, accepted: boolean): Promise<void> =>
  withErrorNotice(app, async () => {
    // the host reads the saved revision, in which the type may be outdated
    if (!(await saveOrNotify(app, id))) return
    await unwrap(app.api.acceptQuote({ id, accepted }))
    const undo = { label: () => t('list.undo'), run: () => void acceptQuote(app, id, !accepted) }
    app.view.toast(() => t(accepted ? 'documents.accepted' : 'documents.not-accepted'), undo)
  })

/** Reads the documents related to the open one, again when another one opens or the list changes. */
export function watchRelations({ api, openInvoices, hostStore }: App): () => void {
  let shown: string | null = null

  const read = async (id: string) => {
    const answer = await api.documentRelations({ id })
    if (answer.ok) openInvoices.setRelations(id, answer.value)
  }
  const stopInvoices = openInvoices.store.subscribe(({ current }) => {
    if (current === shown) return
    shown = current
    if (current !== null) void read(current)
  })
  const stopList = hostStore.store.subscribe((state, before) => {
    if (state.invoices !== before.invoices && shown !== null) void read(shown)
  })
  return () => {
    stopInvoices()
    stopList()
  }
}
