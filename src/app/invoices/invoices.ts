import { randomUUID } from 'node:crypto'
import type { InvoiceView, SavedRevision } from '#contract/invoices.ts'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import { blankSender, findSender, type Settings, senderFor } from '#contract/settings.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { duplicateOf } from '#core/draft/derived-drafts.ts'
import { type Draft, draftOfInvoice, draftSchema } from '#core/draft/draft.ts'
import { applyChange, type DraftChange } from '#core/draft/draft-change.ts'
import { fingerprintOfDraft, serializeDraft } from '#core/draft/draft-text.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { idOnDraft, noSender, withFields } from '#core/draft/sender.ts'
import { AppError } from '#core/errors/app-error.ts'
import { isEditable } from '#core/invoice/document-status.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import { parseJsonOrUndefined } from '#core/json/json.ts'
import type { Customer } from '#core/records/customer-fields.ts'
import { fieldsOfCustomer } from '#core/records/customer-of-invoice.ts'
import { findHead, findInvoice } from '../find-invoice.ts'
import type { Clock, Files } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'
import { invoiceViewOf, stateOf } from '../submission-view.ts'
import type { DeferredMaintenance } from './deferred-maintenance.ts'
import { createNewDrafts } from './new-drafts.ts'
import { createSavedDraft, immutable } from './saved-draft.ts'

export interface InvoiceDeps {
  store: Store
  clock: Clock
  files: Files
  settings: SettingsOperations
  maintenance: Pick<DeferredMaintenance, 'wake'>
}

/** Maximum length of the stored text in characters; bounds the time of a save. */
const maxDraftCharacters = 8_000_000

export function createInvoices({ store, clock, files, settings, maintenance }: InvoiceDeps) {
  const now = () => clock.now().toISOString()
  const saved = createSavedDraft(store)
  const newDrafts = createNewDrafts({ store, clock, settings })

  function create(
    draft: Draft,
    { sample = false, customerId, creditsId = null }: NewInvoice = {},
  ): InvoiceView {
    const id = randomUUID()
    store.invoices.create({
      id,
      draft,
      columns: columnsOf(draft),
      at: now(),
      sample,
      customerId: customerId ?? null,
      creditsId,
    })
    maintenance.wake()
    return openInvoice({ id })
  }

  function customerOf(id: string | undefined): Customer | undefined {
    const stored = id === undefined ? undefined : store.records.find('customers', id)
    return stored?.mergedInto === null ? stored.record : undefined
  }

  async function sample(): Promise<Draft> {
    const read = readInvoice(await files.sample())
    if (!read.ok) throw new AppError('file_unreadable', { issues: read.issues })
    return draftOfInvoice(read.invoice)
  }

  function openInvoice({ id }: { id: string }): InvoiceView {
    return invoiceViewOf(store, findInvoice(store, id), clock.now())
  }

  return {
    openInvoice,

    newDraft: () => newDrafts.blank('invoice'),

    async createInvoice({
      sample: isSample = false,
      customerId,
      type = 'invoice',
      sender,
    }: ParsedArgumentOf<'createInvoice'>): Promise<InvoiceView> {
      if (isSample) {
        const { issue_date, due_date } = newDrafts.blank('invoice')
        return create({ ...(await sample()), sender: noSender, issue_date, due_date }, { sample: true })
      }
      const customer = customerOf(customerId)
      const draft = newDrafts.blank(type, { sender, paymentDays: customer?.payment_days })
      return create(customer ? { ...draft, ...fieldsOfCustomer(customer) } : draft, { customerId })
    },

    openInvoiceFile({ text }: { text: string }): InvoiceView {
      return create(withOwnSender(draftInFile(text), settings.settings()))
    },

    duplicateInvoice({ id }: { id: string }): InvoiceView {
      const { written: draft, customerId, links } = findInvoice(store, id)
      const paymentDays = customerOf(customerId ?? undefined)?.payment_days
      const numbered = newDrafts.numberAndDatesOf(draft, documentTypeOf(draft), { paymentDays })
      const copy = duplicateOf(draft, numbered)
      return create(copy, { customerId: customerId ?? undefined, creditsId: links.creditsId })
    },

    saveInvoice(save: ParsedArgumentOf<'saveInvoice'>): SavedRevision {
      const { id, revision } = save
      const head = findHead(store, id)
      if (!isEditable(stateOf(head), head.attempt?.mode ?? null)) throw new AppError('not_editable')
      if (head.revision !== revision) throw new AppError('stale_revision')
      const before = saved.of(head)
      const draft = 'draft' in save ? save.draft : changed(before.draft, save)
      const after = { draft: immutable(draft), text: serializeDraft(draft) }
      if (after.text === before.text) return { revision, updatedAt: head.updatedAt }
      refuseTooLarge(after.text)
      const at = now()
      const since = saved.since(head, after)
      if (!store.invoices.save({ id, revision, draft, since, columns: columnsOf(draft), at }))
        throw new AppError('stale_revision')
      saved.keep({ id, revision: revision + 1, updatedAt: at }, after, since)
      maintenance.wake()
      return { revision: revision + 1, updatedAt: at }
    },
  }
}

interface NewInvoice {
  sample?: boolean
  customerId?: string | undefined
  creditsId?: string | null
}

/** Parses a saved draft or an invoice file. */
export function draftInFile(text: string): Draft {
  const draft = draftSchema.safeParse(parseJsonOrUndefined(text))
  if (draft.success) return draft.data
  if (text.trim() === '') throw new AppError('invalid_invoice', { message: { code: 'invoice.empty_file' } })
  const read = readInvoice(text)
  if (!read.ok)
    throw new AppError('invalid_invoice', { message: { code: 'invoice.other_file' }, issues: read.issues })
  return draftOfInvoice(read.invoice)
}

/**
 * Assigns the document of a file to a sender profile: the one that it names, or one whose seller has the same name. A
 * document without a seller gets the profile of new documents; any other one gets none.
 */
export function withOwnSender(draft: Draft, settings: Settings): Draft {
  const name = comparableNumber(draft.seller?.name ?? '')
  const own =
    (draft.sender !== undefined ? findSender(settings, draft.sender) : undefined) ??
    (name === ''
      ? senderFor(settings)
      : (settings.senders.find(({ seller }) => comparableNumber(seller.name ?? '') === name) ??
        blankSender(settings)))
  return withFields(draft, { sender: own ? idOnDraft(own.id) : noSender })
}

function refuseTooLarge(text: string): void {
  if (text.length > maxDraftCharacters)
    throw new AppError('invalid_argument', { message: { code: 'invoice.too_large' } })
}

/** @throws AppError stale_draft */
function changed(draft: Draft, { change, fingerprint }: { change: DraftChange; fingerprint: string }): Draft {
  const after = applyChange(draft, change)
  if (!after || fingerprintOfDraft(immutable(after)) !== fingerprint) throw new AppError('stale_draft')
  return after
}
