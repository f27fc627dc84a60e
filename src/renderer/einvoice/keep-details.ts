import type { Draft } from '#core/draft/draft.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import type { XmlFormat } from '#core/einvoice-formats.ts'
import type { Issue } from '#core/errors/issue.ts'
import { buyerChangesToKeep, changesToKeep, customerOfDraft } from '#core/records/customer-of-invoice.ts'
import { formatList } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { hasCustomerNamed } from '../record-actions/invoice-customer.ts'
import { toArgument, undoRecordChange } from '../record-actions/record-actions.ts'
import type { App } from '../state/app.ts'
import { stepsOf } from '../state/document/editor-doc.ts'
import { fieldErrorText } from '../state/host/unwrap-answer.ts'
import { detailsOf } from './checklist.ts'

interface Keeping {
  id: string
  /** the invoice before details were filled in */
  before: Draft
  format: XmlFormat
  isExported: boolean
  /** whether the buyer's details are kept in its customer, creating one if necessary */
  forCustomer: boolean
  /** findings when the dialog closed: a wrong value is not kept */
  issues: readonly Issue[]
}

interface Kept {
  /** name of the record that keeps the details */
  name: string
  undo: () => void
}

/**
 * Keeps filled-in details for the next invoice: those of the buyer in the customer record, those of the seller in the
 * settings.
 */
export async function keepDetails(app: App, keeping: Keeping): Promise<void> {
  const dataState = app.hostStore.store.getState().data?.state
  if (dataState === 'newer' || dataState === 'read_only') return
  const draft = app.openInvoices.find(keeping.id)?.doc.draft
  if (!draft) return
  const after = withoutWrong(draft, keeping)
  const kept = [
    keeping.forCustomer ? await keepForCustomer(app, keeping, after) : undefined,
    await keepForBusiness(app, keeping, after),
  ].filter(each => each !== undefined)
  if (kept.length === 0) return
  app.view.toast(() => t('einvoice.kept', { where: formatList(kept.map(({ name }) => name)) }), {
    label: () => t('list.undo'),
    run: () => {
      for (const { undo } of kept) undo()
    },
  })
}

/** The invoice with the wrong values of its parties replaced by the previous ones. */
function withoutWrong(draft: Draft, { before, issues }: Keeping): Draft {
  const parties = { buyer: { ...draft.buyer }, seller: { ...draft.seller } }
  for (const { path, owner, state } of detailsOf(draft, issues)) {
    if (state !== 'wrong' || (owner !== 'buyer' && owner !== 'seller')) continue
    const name = stepsOf(path)[1] ?? ''
    Reflect.set(parties[owner], name, Reflect.get(before[owner] ?? {}, name))
  }
  return { ...draft, ...parties }
}

async function keepForCustomer(app: App, keeping: Keeping, after: Draft): Promise<Kept | undefined> {
  const { before, format, isExported } = keeping
  const customerId = app.openInvoices.find(keeping.id)?.customerId ?? null
  const row = customerId === null ? undefined : app.hostStore.store.getState().customers[customerId]
  if (customerId !== null && !row) return undefined
  const changes = buyerChangesToKeep(row?.record ?? {}, before.buyer, after.buyer)
  const hasChanges = Object.keys(changes).length > 0
  if (!isExported && !hasChanges) return undefined
  const usual = row?.record.e_invoice_format
  // Factur-X is set in the PDF options; another format may be wanted just once in addition
  const isNewFormat = usual !== format && usual !== 'factur-x'
  if (!hasChanges && !isNewFormat) return undefined
  const record = row ? row.record : customerOfDraft(after)
  if (!record || (!row && (await hasCustomerNamed(app, record.name)))) return undefined
  const changed = toArgument({ ...record, ...changes, ...(isNewFormat && { e_invoice_format: format }) })
  const answer = await app.api.saveCustomer(
    row ? { id: row.id, revision: row.revision, record: changed } : { record: changed },
  )
  if (!answer.ok) {
    app.view.notify(() => fieldErrorText(answer.error))
    return undefined
  }
  const { saved, changeId } = answer.value
  app.hostStore.rememberCustomer(saved)
  app.records.record({ changeId, title: t('customer.updated', { name: saved.record.name }) })
  return { name: saved.record.name, undo: () => void undoRecordChange(app, changeId) }
}

async function keepForBusiness(
  app: App,
  { before, format, isExported }: Keeping,
  after: Draft,
): Promise<Kept | undefined> {
  const { settings } = app.hostStore.store.getState()
  if (!settings) return undefined
  const sender = settings.senders.find(({ id }) => id === senderIdOf(after))
  const changes = sender ? changesToKeep(sender.seller, before.seller ?? {}, after.seller ?? {}) : {}
  const hasChanges = Object.keys(changes).length > 0
  const answer =
    hasChanges || (isExported && settings.eInvoiceFormat !== format)
      ? await app.hostStore.saveSettings({
          ...(isExported && { eInvoiceFormat: format }),
          ...(sender && hasChanges && { sender: sender.id, seller: { ...sender.seller, ...changes } }),
        })
      : undefined
  if (answer?.ok === false) app.view.notify(() => fieldErrorText(answer.error))
  if (!sender || !hasChanges || !answer?.ok) return undefined
  const { id, seller } = sender
  const undo = () => void app.hostStore.saveSettings({ sender: id, seller })
  return { name: t('einvoice.kept.business'), undo }
}
