import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { InvoiceRecord, InvoiceSummary, SavedRevision } from '#contract/desktop-api.ts'
import { AppError } from '#core/app-error.ts'
import { type Draft, draftOfInvoice, draftSchema, emptyDraft } from '#core/draft.ts'
import { proposeNumber } from '#core/invoice-number.ts'
import { isEditable } from '#core/invoice-state.ts'
import { readInvoice } from '#core/read-invoice.ts'
import { columnsOf } from './invoice-columns.ts'
import type { Clock, Files, Store } from './ports.ts'
import type { SettingsDesk } from './settings.ts'
import { findInvoice, recordOf } from './submission-view.ts'

export interface InvoiceParts {
  store: Store
  clock: Clock
  files: Files
  settings: SettingsDesk
}

/** Characters of the stored text; far above any invoice, far below what would make saving slow. */
const largestDraft = 8_000_000

export function createInvoices({ store, clock, files, settings }: InvoiceParts) {
  const now = () => clock.now().toISOString()

  function create(draft: Draft, sample = false): InvoiceRecord {
    const id = randomUUID()
    store.invoices.create({ id, draft, columns: columnsOf(draft), at: now(), sample })
    return openInvoice({ id })
  }

  /** What is new in every invoice: its number and its dates. */
  function dated(): Pick<Draft, 'invoice_number' | 'issue_date' | 'due_date'> {
    const { numberPattern, dueDays } = settings.settings()
    const today = clock.today()
    return {
      invoice_number: proposeNumber(numberPattern, today, store.invoices.numbers()),
      issue_date: today,
      due_date: daysAfter(today, dueDays),
    }
  }

  /** Nobody types the own address twice: without settings, the last invoice says who writes. */
  function writer(): Pick<Draft, 'seller' | 'logo'> {
    const { seller } = settings.settings()
    const last = store.invoices.newest()
    const logo = last?.logo === undefined ? {} : { logo: last.logo }
    if (Object.keys(seller).length > 0) return { seller, ...logo }
    return last?.seller ? { seller: last.seller, ...logo } : logo
  }

  /** How invoices of this business look, where the template is not to decide. */
  function look(): Pick<Draft, 'accent_color' | 'typeface' | 'paper'> {
    const { accentColor, typeface, paper } = settings.settings()
    return {
      ...(accentColor !== '' && { accent_color: accentColor }),
      ...(typeface !== '' && { typeface }),
      ...(paper !== '' && { paper }),
    }
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

    listInvoices: ({ search = '' }: { search?: string | undefined }): InvoiceSummary[] =>
      store.invoices.list(search.trim().toLowerCase()),

    async createInvoice({
      sample: isSample = false,
    }: {
      sample?: boolean | undefined
    }): Promise<InvoiceRecord> {
      if (isSample) return create({ ...(await sample()), ...dated() }, true)
      const { currency, template } = settings.settings()
      return create(emptyDraft({ template, currency, ...look(), ...writer(), ...dated() }))
    },

    openInvoiceFile({ text }: { text: string }): InvoiceRecord {
      return create(draftInFile(text))
    },

    duplicateInvoice({ id }: { id: string }): InvoiceRecord {
      const { draft } = findInvoice(store, id)
      const { delivery_date: _past, ...lasting } = draft
      return create({ ...lasting, ...dated() })
    },

    saveInvoice(change: { id: string; revision: number; draft: Draft }): SavedRevision {
      const { id, revision, draft } = change
      const current = openInvoice({ id })
      if (!isEditable(current.state)) throw new AppError('not_editable')
      if (current.revision !== revision) throw new AppError('stale_revision')
      if (isDeepStrictEqual(current.draft, withoutUndefined(draft)))
        return { revision, updatedAt: current.updatedAt }
      refuseHuge(draft)
      const at = now()
      if (!store.invoices.save({ id, revision, draft, columns: columnsOf(draft), at }))
        throw new AppError('stale_revision')
      return { revision: revision + 1, updatedAt: at }
    },

    deleteInvoice({ id }: { id: string }): void {
      const { state } = openInvoice({ id })
      if (state === 'queued' || state === 'sending') throw new AppError('already_submitting')
      if (state === 'unknown')
        throw new AppError('not_editable', { message: 'Settle first whether this invoice was created.' })
      store.invoices.setDeleted(id, now())
    },

    restoreInvoice({ id }: { id: string }): InvoiceRecord {
      if (!store.invoices.find(id)) throw new AppError('no_such_invoice')
      store.invoices.setDeleted(id, null)
      return openInvoice({ id })
    },
  }
}

/** A draft that was saved elsewhere, as it was; or an invoice as others write it. */
function draftInFile(text: string): Draft {
  const draft = draftSchema.safeParse(jsonOrNothing(text))
  if (draft.success) return draft.data
  const read = readInvoice(text)
  if (!read.ok)
    throw new AppError('invalid_invoice', { message: 'This file is no invoice.', issues: read.issues })
  return draftOfInvoice(read.invoice)
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refuseHuge(draft: Draft): void {
  if (JSON.stringify(draft).length > largestDraft)
    throw new AppError('invalid_argument', { message: 'This invoice is too large to keep.' })
}

/** As it will be read back: JSON has no undefined. */
const withoutUndefined = (draft: Draft): unknown => JSON.parse(JSON.stringify(draft))

function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
