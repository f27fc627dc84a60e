import { randomUUID } from 'node:crypto'
import type { InvoiceRecord, InvoiceSummary, ParsedArgumentOf, SavedRevision } from '#contract/desktop-api.ts'
import { type Draft, draftOfInvoice, draftSchema, emptyDraft, emptyItem } from '#core/draft/draft.ts'
import { applyChange, type DraftChange } from '#core/draft/draft-change.ts'
import { fingerprintOfDraft, serializeDraft } from '#core/draft/draft-text.ts'
import { columnsOf, searchable } from '#core/draft/invoice-columns.ts'
import { AppError } from '#core/errors/app-error.ts'
import { numberPatternOn, proposeNumber } from '#core/invoice/invoice-number.ts'
import { isEditable } from '#core/invoice/invoice-state.ts'
import { readInvoice } from '#core/invoice/read-invoice.ts'
import type { Customer } from '#core/records/customer-fields.ts'
import { fieldsOfCustomer } from '#core/records/customer-of-invoice.ts'
import { addDays } from '#core/text/calendar-date.ts'
import type { Clock, Files, Store } from '../ports.ts'
import type { SettingsOperations } from '../settings.ts'
import { findHead, findInvoice, recordOf, stateOf } from '../submission/submission-view.ts'
import type { DeferredMaintenance } from './deferred-maintenance.ts'
import { createSavedDraft, frozen } from './saved-draft.ts'

export interface InvoiceParts {
  store: Store
  clock: Clock
  files: Files
  settings: SettingsOperations
  maintenance: Pick<DeferredMaintenance, 'wake'>
}

/** Above what a window shows. */
const maxRows = 200

/** Characters of the stored text; bounds the time of a save. */
const maxDraftCharacters = 8_000_000

export function createInvoices({ store, clock, files, settings, maintenance }: InvoiceParts) {
  const now = () => clock.now().toISOString()
  const saved = createSavedDraft(store)

  function create(draft: Draft, { sample = false, customerId }: NewInvoice = {}): InvoiceRecord {
    const id = randomUUID()
    store.invoices.create({
      id,
      draft,
      columns: columnsOf(draft),
      at: now(),
      sample,
      customerId: customerId ?? null,
    })
    maintenance.wake()
    return openInvoice({ id })
  }

  function numberAndDates(paymentDays?: number): Pick<Draft, 'invoice_number' | 'issue_date' | 'due_date'> {
    const { numberPattern, dueDays } = settings.settings()
    const today = clock.today()
    const taken = store.invoices.numbersFor(numberPatternOn(numberPattern, today))
    return {
      invoice_number: proposeNumber(numberPattern, today, taken),
      issue_date: today,
      due_date: addDays(today, paymentDays ?? dueDays),
    }
  }

  /** Sender and logo of the settings; where none is set, those of the newest invoice. */
  function sender(): Pick<Draft, 'seller' | 'logo'> {
    const { seller, logo } = settings.settings()
    const newest = store.invoices.newest()
    return withoutEmpty({
      seller: Object.keys(seller).length > 0 ? seller : newest?.seller,
      logo: logo === '' ? newest?.logo : logo,
    })
  }

  /** The remaining defaults of the settings; an empty one leaves the field out. */
  function defaults(): Partial<Draft> {
    const {
      currency,
      template,
      accentColor,
      typeface,
      paper,
      locale,
      taxRate,
      paymentTerms,
      taxNote,
      notes,
    } = settings.settings()
    const firstLine = { ...emptyItem(), ...withoutEmpty({ tax_rate: taxRate }) }
    return {
      template,
      currency,
      items: [firstLine],
      ...withoutEmpty({
        accent_color: accentColor,
        typeface,
        paper,
        locale,
        payment_terms: paymentTerms,
        tax_note: taxNote,
        notes,
      }),
    }
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

  function openInvoice({ id }: { id: string }): InvoiceRecord {
    return recordOf(store, findInvoice(store, id), clock.now())
  }

  return {
    openInvoice,

    listInvoices: ({
      search = '',
      after,
      limit = maxRows,
    }: ParsedArgumentOf<'listInvoices'>): InvoiceSummary[] =>
      store.invoices.list({ search: searchable(search).replaceAll('\n', ' ').trim(), after, limit }),

    async createInvoice({
      sample: isSample = false,
      customerId,
    }: ParsedArgumentOf<'createInvoice'>): Promise<InvoiceRecord> {
      if (isSample) {
        const { issue_date, due_date } = numberAndDates()
        return create({ ...(await sample()), issue_date, due_date }, { sample: true })
      }
      const customer = customerOf(customerId)
      const draft = emptyDraft({ ...defaults(), ...sender(), ...numberAndDates(customer?.payment_days) })
      return create(customer ? { ...draft, ...fieldsOfCustomer(customer) } : draft, { customerId })
    },

    openInvoiceFile({ text }: { text: string }): InvoiceRecord {
      return create(draftInFile(text))
    },

    duplicateInvoice({ id }: { id: string }): InvoiceRecord {
      const { draft, customerId } = findInvoice(store, id)
      const { delivery_date: _past, ...lasting } = draft
      const paymentDays = customerOf(customerId ?? undefined)?.payment_days
      return create({ ...lasting, ...numberAndDates(paymentDays) }, { customerId: customerId ?? undefined })
    },

    saveInvoice(save: ParsedArgumentOf<'saveInvoice'>): SavedRevision {
      const { id, revision } = save
      const head = findHead(store, id)
      if (!isEditable(stateOf(head))) throw new AppError('not_editable')
      if (head.revision !== revision) throw new AppError('stale_revision')
      const before = saved.of(head)
      const draft = 'draft' in save ? save.draft : changed(before.draft, save)
      const after = { draft: frozen(draft), text: serializeDraft(draft) }
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

    deleteInvoice({ id }: { id: string }): void {
      const { state } = openInvoice({ id })
      if (state === 'queued' || state === 'sending') throw new AppError('already_submitting')
      if (state === 'unknown')
        throw new AppError('not_editable', { message: { code: 'submission.settle_first' } })
      store.invoices.setDeleted(id, now())
    },

    restoreInvoice({ id }: { id: string }): InvoiceRecord {
      if (!store.invoices.find(id)) throw new AppError('no_such_invoice')
      store.invoices.setDeleted(id, null)
      return openInvoice({ id })
    },
  }
}

/** Fields without a value are left out of a draft. */
const withoutEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], '' | undefined>
  }

interface NewInvoice {
  sample?: boolean
  customerId?: string | undefined
}

/** Parses a saved draft or an invoice file. */
function draftInFile(text: string): Draft {
  const draft = draftSchema.safeParse(parseJsonOrUndefined(text))
  if (draft.success) return draft.data
  if (text.trim() === '') throw new AppError('invalid_invoice', { message: { code: 'invoice.empty_file' } })
  const read = readInvoice(text)
  if (!read.ok)
    throw new AppError('invalid_invoice', { message: { code: 'invoice.other_file' }, issues: read.issues })
  return draftOfInvoice(read.invoice)
}

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refuseTooLarge(text: string): void {
  if (text.length > maxDraftCharacters)
    throw new AppError('invalid_argument', { message: { code: 'invoice.too_large' } })
}

/** @throws AppError stale_draft */
function changed(draft: Draft, { change, fingerprint }: { change: DraftChange; fingerprint: string }): Draft {
  const after = applyChange(draft, change)
  if (!after || fingerprintOfDraft(frozen(after)) !== fingerprint) throw new AppError('stale_draft')
  return after
}
