import type { DocumentType } from '#core/document-type.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { Exact } from '#core/invoice/line-net.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { sumIn } from '#core/money/sums.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'

/** Documents that share one deposit: an invoice and its corrections, a quote and its invoices. */

export interface Bearer {
  id: string
  type: DocumentType
  number: string
  currency: string
  amount: Decimal
}

/** A bearer with its stored document. */
export interface Member extends Bearer {
  stored: StoredInvoice
}

const maxCompared = 1000

export const paramsOf = ({ amount, currency }: Bearer, documents: readonly Pick<Bearer, 'number'>[]) => ({
  amount,
  currency,
  numbers: documents.map(({ number }) => number),
})

/** Whether documents together deduct more than the deposit that they share, or use several currencies. */
export const isAbove = (bearers: readonly Bearer[], { currency, amount }: Bearer): boolean =>
  bearers.some(bearer => bearer.currency !== currency) || sumIn(currency, bearers).gt(amount)

/**
 * Invoices that come from the root and still deduct its deposit, because no credit note moves it to a correction.
 * @param without documents that are about to be deleted
 */
export function holdersOf(store: Store, root: Member, without: ReadonlySet<string> = new Set()): Member[] {
  /** by the number of the invoice that they correct */
  let corrections: Map<string, StoredInvoice[]> | undefined
  const members = new Map([[root.id, root]])
  // The loop also visits members that are added to the map during the iteration.
  for (const member of members.values())
    for (const next of madeOf(member)) if (!members.has(next.id)) members.set(next.id, next)
  return [...members.values()].filter(
    ({ id, type, stored }) =>
      type === 'invoice' &&
      !stored.deleted &&
      !without.has(id) &&
      movingCreditNotes(store, id).every(note => without.has(note.id)),
  )

  function madeOf({ id, type, number, stored }: Member): Member[] {
    const linked = store.invoices
      .linkedTo(id, 'createdFrom')
      .flatMap(made => memberOf(store.invoices.find(made.id)) ?? [])
    // A document that was not billed has no number that a correction could name.
    if (type === 'quote' || stored.attempt?.mode !== 'live') return linked
    corrections ??= Map.groupBy(
      store.invoices.withDeposit(maxCompared).flatMap(({ id }) => store.invoices.find(id) ?? []),
      ({ draft }) => comparableNumber(draft.preceding_invoice?.number ?? ''),
    )
    const naming = corrections.get(comparableNumber(number)) ?? []
    return [...linked, ...naming.flatMap(made => memberOf(made) ?? [])]
  }
}

export const movingCreditNotes = (store: Store, id: string): Bearer[] =>
  store.invoices
    .linkedTo(id, 'creditsId')
    .filter(({ type }) => type === 'credit_note')
    .flatMap(note => bearerOf(note.id, note) ?? [])

export function rootOf(store: Store, member: Member, seen: ReadonlySet<string> = new Set()): Member {
  const source = seen.has(member.id) ? null : sourceOf(store, member.stored)
  return source ? rootOf(store, source, new Set([...seen, member.id])) : member
}

/** The document whose deposit an invoice takes over: the invoice that it corrects, or its quote. */
export function sourceOf(store: Store, { id, draft, links }: StoredInvoice): Member | null {
  const number = draft.preceding_invoice?.number ?? ''
  const owner = number === '' ? undefined : store.attempts.numberOwner(number)
  return (
    [owner?.invoiceId, links.createdFrom]
      .flatMap(source =>
        source == null || source === id ? [] : (memberOf(store.invoices.find(source)) ?? []),
      )
      .find(({ type }) => type !== 'credit_note') ?? null
  )
}

export function memberOf(stored: StoredInvoice | undefined): Member | null {
  const columns = stored && columnsOf(stored.draft)
  const bearer = columns && bearerOf(stored.id, { ...columns, prepaid: columns.sums?.prepaid ?? null })
  return bearer ? { ...bearer, stored } : null
}

/** @returns `null` if the document deducts no deposit */
export function bearerOf(
  id: string,
  document: { type: DocumentType; invoice_number: string; currency: string; prepaid: Decimal | null },
): Bearer | null {
  const { type, invoice_number: number, currency, prepaid: amount } = document
  return amount !== null && new Exact(amount).gt(0) ? { id, type, number, currency, amount } : null
}
