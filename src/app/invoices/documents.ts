import { randomUUID } from 'node:crypto'
import type { CreatedDocuments, DocumentRelations, LinkedDocument } from '#contract/invoices.ts'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import { type DocumentType, documentTypeOf } from '#core/document-type.ts'
import {
  cancellationOf,
  correctionOf,
  creditNoteOf,
  finalInvoiceOf,
  invoiceOfQuote,
} from '#core/draft/derived-drafts.ts'
import type { Draft } from '#core/draft/draft.ts'
import { hasWrittenItem } from '#core/draft/draft-fields.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { AppError } from '#core/errors/app-error.ts'
import { isEditable } from '#core/invoice/document-status.ts'
import type { Events } from '../events.ts'
import { findHead, findInvoice } from '../find-invoice.ts'
import { creditableBy, creditableOf, creditedOf } from '../findings/creditable.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store, StoredHead, StoredInvoice } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'
import { invoiceViewOf, stateOf } from '../submission-view.ts'
import type { DeferredMaintenance } from './deferred-maintenance.ts'
import { isIssuedDeposit, openDeposits } from './deposit-invoices.ts'
import { createNewDrafts } from './new-drafts.ts'

export interface DocumentDeps {
  store: Store
  clock: Clock
  settings: SettingsOperations
  events: Pick<Events, 'invoiceChanged'>
  maintenance: Pick<DeferredMaintenance, 'wake'>
}

interface DerivedDraft {
  draft: Draft
  creditsId?: string
  createdFrom?: string
}

const sourcesOfHead = ({ links }: Pick<StoredHead, 'links'>): string[] =>
  [links.creditsId, links.createdFrom].filter(id => id !== null)

/** Documents that are not deleted and whose status depends on this one: the credited invoice, the quote. */
export const sourcesOf = (store: Store, id: string): string[] => {
  const head = store.invoices.findHead(id)
  const sources = head ? sourcesOfHead(head) : []
  return sources.filter(source => store.invoices.findHead(source)?.deleted === false)
}

/** Makes credit notes and corrections of issued invoices, final invoices of deposits, and invoices of quotes. */
export function createDocuments({ store, clock, settings, events, maintenance }: DocumentDeps) {
  const now = () => clock.now().toISOString()
  const newDrafts = createNewDrafts({ store, clock, settings })

  /** Creates all drafts in one commit, so that a correction is complete or absent. */
  function createAll(source: StoredInvoice, derived: readonly DerivedDraft[]): CreatedDocuments {
    const created = derived.map(({ draft, ...links }) => ({
      id: randomUUID(),
      draft,
      columns: columnsOf(draft),
      at: now(),
      sample: false,
      customerId: source.customerId,
      ...links,
    }))
    store.invoices.createAll(created)
    maintenance.wake()
    events.invoiceChanged(source.id)
    return { documents: created.map(({ id }) => invoiceViewOf(store, findInvoice(store, id), clock.now())) }
  }

  function numbered(type: DocumentType, source: StoredInvoice, taken: readonly string[] = []) {
    const { customerId } = source
    const customer = customerId === null ? undefined : store.records.find('customers', customerId)
    return newDrafts.numberAndDatesOf(source.draft, type, {
      paymentDays: customer?.record.payment_days,
      taken,
    })
  }

  /** @throws AppError not_creditable, already_credited */
  function creditable({ id, repeat = false }: ParsedArgumentOf<'creditInvoice'>): StoredInvoice {
    const invoice = findInvoice(store, id)
    const isIssued = stateOf(invoice) === 'done' && invoice.attempt?.mode === 'live'
    const total = creditableOf(invoice.draft)
    if (!isIssued || documentTypeOf(invoice.draft) !== 'invoice' || Number(total) <= 0)
      throw new AppError('not_creditable')
    const credits = store.invoices.linkedTo(id, 'creditsId').filter(({ type }) => type === 'credit_note')
    if (credits.length > 0 && !repeat) {
      const { currency } = columnsOf(invoice.draft)
      const params = {
        numbers: credits.map(({ invoice_number }) => invoice_number),
        credited: creditedOf(invoice.draft, credits),
        total,
        currency,
      }
      throw new AppError('already_credited', { message: { code: 'credit.exists', params } })
    }
    return invoice
  }

  /** @throws AppError no_quote, also for a quote without lines */
  function writtenQuote(id: string): StoredInvoice {
    const quote = findInvoice(store, id)
    if (documentTypeOf(quote.draft) !== 'quote') throw new AppError('no_quote')
    if (!hasWrittenItem(quote.draft)) throw new AppError('no_quote', { message: { code: 'quote.no_lines' } })
    return quote
  }

  const creditNote = (invoice: StoredInvoice, of: typeof creditNoteOf): DerivedDraft => ({
    draft: of(invoice.draft, numbered('credit_note', invoice)),
    creditsId: invoice.id,
  })

  /** `null` for a deleted document. */
  function linked(id: string | null): LinkedDocument | null {
    const stored = id === null ? undefined : store.invoices.find(id)
    if (!stored || stored.deleted) return null
    const { type, invoice_number, currency, payable } = columnsOf(stored.draft)
    return { id: stored.id, type, invoice_number, currency, payable }
  }

  return {
    documentRelations({ id }: { id: string }): DocumentRelations {
      const { links } = findHead(store, id)
      return {
        credits: linked(links.creditsId),
        creditable: creditableBy(store, id)?.amount ?? null,
        createdFrom: linked(links.createdFrom),
        creditNotes: store.invoices.linkedTo(id, 'creditsId').filter(({ type }) => type === 'credit_note'),
        invoices: store.invoices.linkedTo(id, 'createdFrom'),
        acceptedAt: links.acceptedAt,
      }
    },

    creditInvoice(argument: ParsedArgumentOf<'creditInvoice'>): CreatedDocuments {
      const invoice = creditable(argument)
      return createAll(invoice, [creditNote(invoice, creditNoteOf)])
    },

    correctInvoice(argument: ParsedArgumentOf<'correctInvoice'>): CreatedDocuments {
      const invoice = creditable(argument)
      const credit = creditNote(invoice, cancellationOf)
      const replacement = numbered('invoice', invoice, [credit.draft.invoice_number])
      const draft = correctionOf(invoice.written, replacement)
      return createAll(invoice, [{ draft, createdFrom: invoice.id }, credit])
    },

    invoiceFromQuote({ id, repeat = false }: ParsedArgumentOf<'invoiceFromQuote'>): CreatedDocuments {
      const quote = writtenQuote(id)
      const made = store.invoices.linkedTo(id, 'createdFrom')
      if (made.length > 0 && !repeat) {
        const params = { numbers: made.map(({ invoice_number }) => invoice_number) }
        throw new AppError('already_invoiced', { message: { code: 'quote.invoiced', params } })
      }
      const draft = invoiceOfQuote(quote.draft, numbered('invoice', quote), made.length === 0)
      return createAll(quote, [{ draft, createdFrom: id }])
    },

    finalInvoice({ id, repeat = false }: ParsedArgumentOf<'finalInvoice'>): CreatedDocuments {
      const deposit = findInvoice(store, id)
      if (!isIssuedDeposit(deposit)) throw new AppError('no_deposit_invoice')
      const { entries, deductedBy } = openDeposits(store, deposit)
      if (entries.length === 0)
        throw new AppError('no_deposit_invoice', { message: { code: 'deposit.credited' } })
      if (deductedBy.length > 0 && !repeat) {
        const params = { numbers: deductedBy }
        throw new AppError('already_invoiced', { message: { code: 'deposit.deducted', params } })
      }
      const { createdFrom } = deposit.links
      const source = createdFrom === null ? undefined : store.invoices.find(createdFrom)
      const quote = source && documentTypeOf(source.draft) === 'quote' ? source : undefined
      const draft = finalInvoiceOf(deposit.draft, {
        ...numbered('invoice', deposit),
        quote: quote?.draft,
        deductions: entries,
      })
      return createAll(deposit, [{ draft, ...(quote && { createdFrom: quote.id }) }])
    },

    deleteDrafts({ ids }: { ids: string[] }): void {
      const heads = ids.map(id => findHead(store, id))
      if (!heads.every(head => isEditable(stateOf(head), head.attempt?.mode ?? null)))
        throw new AppError('not_editable')
      store.invoices.setAllDeleted(ids, now())
      for (const id of new Set(heads.flatMap(sourcesOfHead))) events.invoiceChanged(id)
    },

    acceptQuote({ id, accepted }: ParsedArgumentOf<'acceptQuote'>): void {
      if (accepted) writtenQuote(id)
      store.invoices.setAccepted(id, accepted ? now() : null)
      events.invoiceChanged(id)
    },
  }
}
