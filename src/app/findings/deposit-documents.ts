import type { DocumentType } from '#core/document-type.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { Exact } from '#core/invoice/line-net.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { sumIn } from '#core/money/sums.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'

/** Documents that share one deposit: an invoice and its corrections, a quote and its invoices. */

export interface DepositDocument {
  id: string
  type: DocumentType
  number: string
  currency: string
  amount: Decimal
}

/** A deposit document with its stored invoice. */
export interface StoredDepositDocument extends DepositDocument {
  stored: StoredInvoice
}

const maxCompared = 1000

export const paramsOf = (
  { amount, currency }: DepositDocument,
  documents: readonly Pick<DepositDocument, 'number'>[],
) => ({
  amount,
  currency,
  numbers: documents.map(({ number }) => number),
})

/** Whether documents together deduct more than the deposit that they share, or use several currencies. */
export const isAbove = (
  documents: readonly DepositDocument[],
  { currency, amount }: DepositDocument,
): boolean =>
  documents.some(document => document.currency !== currency) || sumIn(currency, documents).gt(amount)

/**
 * Invoices that come from the root and still deduct its deposit, because no credit note moves it to a correction.
 * @param without documents that are about to be deleted
 */
export function invoicesWithDeposit(
  store: Store,
  root: StoredDepositDocument,
  without: ReadonlySet<string> = new Set(),
): StoredDepositDocument[] {
  /** by the number of the invoice that they correct */
  let corrections: Map<string, StoredInvoice[]> | undefined
  const found = new Map([[root.id, root]])
  // The loop also visits documents that are added to the map during the iteration.
  for (const document of found.values())
    for (const next of madeOf(document)) if (!found.has(next.id)) found.set(next.id, next)
  return [...found.values()].filter(
    ({ id, type, stored }) =>
      type === 'invoice' &&
      !stored.deleted &&
      !without.has(id) &&
      movingCreditNotes(store, id).every(note => without.has(note.id)),
  )

  function madeOf({ id, type, number, stored }: StoredDepositDocument): StoredDepositDocument[] {
    const linked = store.invoices
      .linkedTo(id, 'createdFrom')
      .flatMap(made => storedDepositDocumentOf(store.invoices.find(made.id)) ?? [])
    // A document that was not billed has no number that a correction could name.
    if (type === 'quote' || stored.attempt?.mode !== 'live') return linked
    corrections ??= Map.groupBy(
      store.invoices.withDeposit(maxCompared).flatMap(({ id }) => store.invoices.find(id) ?? []),
      ({ draft }) => comparableNumber(draft.preceding_invoice?.number ?? ''),
    )
    const naming = corrections.get(comparableNumber(number)) ?? []
    return [...linked, ...naming.flatMap(made => storedDepositDocumentOf(made) ?? [])]
  }
}

export const movingCreditNotes = (store: Store, id: string): DepositDocument[] =>
  store.invoices
    .linkedTo(id, 'creditsId')
    .filter(({ type }) => type === 'credit_note')
    .flatMap(note => depositDocumentOf(note.id, note) ?? [])

export function rootOf(
  store: Store,
  document: StoredDepositDocument,
  seen: ReadonlySet<string> = new Set(),
): StoredDepositDocument {
  const source = seen.has(document.id) ? null : sourceOf(store, document.stored)
  return source ? rootOf(store, source, new Set([...seen, document.id])) : document
}

/** The document whose deposit an invoice takes over: the invoice that it corrects, or its quote. */
export function sourceOf(store: Store, { id, draft, links }: StoredInvoice): StoredDepositDocument | null {
  const number = draft.preceding_invoice?.number ?? ''
  const owner = number === '' ? undefined : store.attempts.numberOwner(number)
  return (
    [owner?.invoiceId, links.createdFrom]
      .flatMap(source =>
        source == null || source === id ? [] : (storedDepositDocumentOf(store.invoices.find(source)) ?? []),
      )
      .find(({ type }) => type !== 'credit_note') ?? null
  )
}

export function storedDepositDocumentOf(stored: StoredInvoice | undefined): StoredDepositDocument | null {
  const columns = stored && columnsOf(stored.draft)
  const deposit =
    columns && depositDocumentOf(stored.id, { ...columns, prepaid: columns.sums?.prepaid ?? null })
  return deposit ? { ...deposit, stored } : null
}

/** @returns `null` if the document deducts no deposit */
export function depositDocumentOf(
  id: string,
  document: { type: DocumentType; invoice_number: string; currency: string; prepaid: Decimal | null },
): DepositDocument | null {
  const { type, invoice_number: number, currency, prepaid: amount } = document
  return amount !== null && new Exact(amount).gt(0) ? { id, type, number, currency, amount } : null
}
