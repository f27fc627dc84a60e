import { type DocumentType, documentTypeOf } from '#core/document-type.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import type { Message } from '#core/messages/message.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { sumIn } from '#core/money/sums.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'

/** A document that deducts a deposit. */
interface Bearer {
  id: string
  type: DocumentType
  number: string
  currency: string
  amount: Decimal
}

/** A bearer that others were made of, or that was made of another. */
interface Member extends Bearer {
  stored: StoredInvoice
}

const maxCompared = 1000

/**
 * Warns where a deposit is deducted by two documents, returned and deducted, or left to none: an invoice and its
 * corrections, and the invoices of a quote, have one deposit. A credit note that deducts it moves it to the correction.
 * docs/decisions/0063-life-of-a-deposit.md
 */
export function depositIssue(store: Store, { id, sent }: { id: string; sent: Invoice }): Issue | null {
  const stored = store.invoices.find(id)
  if (!stored) return null
  const own = bearerOf(id, { ...columnsOf(stored.draft), prepaid: totalsOf(sent).prepaid })
  const type = documentTypeOf(sent)
  if (type === 'credit_note') return creditNoteIssue(store, stored, own)
  return type === 'invoice' ? invoiceIssue(store, stored, own) : null
}

function invoiceIssue(store: Store, stored: StoredInvoice, own: Bearer | null): Issue | null {
  const source = sourceOf(store, stored)
  if (!source) return null
  const root = rootOf(store, source)
  const others = holdersOf(store, root).filter(({ id }) => id !== stored.id)
  if (own) {
    const isTwice = others.length > 0 && isAbove([...others, own], root)
    return isTwice ? issueOf({ code: 'deposit.deducted_twice', params: paramsOf(own, others) }) : null
  }
  if (others.length > 0) return null
  return issueOf({ code: 'deposit.not_deducted', params: paramsOf(root, [source]) })
}

function creditNoteIssue(store: Store, { id, links }: StoredInvoice, own: Bearer | null): Issue | null {
  const credited = links.creditsId === null ? null : memberOf(store.invoices.find(links.creditsId))
  if (credited?.type !== 'invoice') return null
  const root = rootOf(store, credited)
  const moving = movingCreditNotes(store, credited.id).filter(note => note.id !== id)
  const others = holdersOf(store, root).filter(holder => holder.id !== credited.id)
  if (!own) {
    const isTwice = moving.length === 0 && others.length > 0 && isAbove([...others, credited], root)
    const params = paramsOf(credited, others)
    return isTwice ? issueOf({ code: 'deposit.returned_and_deducted', params }) : null
  }
  if (moving.length > 0 && isAbove([...moving, own], credited))
    return issueOf({ code: 'deposit.moved_twice', params: paramsOf(own, moving) })
  if (others.length > 0) return null
  return issueOf({ code: 'deposit.not_returned', params: paramsOf(own, [credited]) })
}

const paramsOf = ({ amount, currency }: Bearer, documents: readonly Bearer[]) => ({
  amount,
  currency,
  numbers: documents.map(({ number }) => number),
})

const issueOf = (message: Message): Issue => ({
  path: 'prepaid_amount',
  code: 'deposit',
  severity: 'warning',
  message,
})

/** Whether documents deduct more than the deposit that they may share; also if it cannot be added up. */
const isAbove = (bearers: readonly Bearer[], { currency, amount }: Bearer): boolean =>
  bearers.some(bearer => bearer.currency !== currency) || sumIn(currency, bearers).gt(amount)

/** Invoices of the root, and their corrections, that still have the deposit: no credit note moves it. */
function holdersOf(store: Store, root: Member): Member[] {
  /** by the number of the invoice that they correct */
  let corrections: Map<string, StoredInvoice[]> | undefined
  const members = new Map([[root.id, root]])
  // A map yields what is added while it is read.
  for (const member of members.values())
    for (const next of madeOf(member)) if (!members.has(next.id)) members.set(next.id, next)
  return [...members.values()].filter(
    ({ id, type, stored }) =>
      type === 'invoice' && !stored.deleted && movingCreditNotes(store, id).length === 0,
  )

  function madeOf({ id, type, number, stored }: Member): Member[] {
    if (type === 'quote')
      return store.invoices
        .linkedTo(id, 'createdFrom')
        .flatMap(made => memberOf(store.invoices.find(made.id)) ?? [])
    // What was not billed has no number that a correction could name.
    if (stored.attempt?.mode !== 'live') return []
    corrections ??= Map.groupBy(
      store.invoices.withDeposit(maxCompared).flatMap(({ id }) => store.invoices.find(id) ?? []),
      ({ draft }) => comparableNumber(draft.preceding_invoice?.number ?? ''),
    )
    return (corrections.get(comparableNumber(number)) ?? []).flatMap(made => memberOf(made) ?? [])
  }
}

const movingCreditNotes = (store: Store, id: string): Bearer[] =>
  store.invoices
    .linkedTo(id, 'creditsId')
    .filter(({ type }) => type === 'credit_note')
    .flatMap(note => bearerOf(note.id, note) ?? [])

function rootOf(store: Store, member: Member, seen: ReadonlySet<string> = new Set()): Member {
  const source = seen.has(member.id) ? null : sourceOf(store, member.stored)
  return source ? rootOf(store, source, new Set([...seen, member.id])) : member
}

/** The document whose deposit an invoice takes over: the invoice that it corrects, or its quote. */
function sourceOf(store: Store, { id, draft, links }: StoredInvoice): Member | null {
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

function memberOf(stored: StoredInvoice | undefined): Member | null {
  const columns = stored && columnsOf(stored.draft)
  const bearer = columns && bearerOf(stored.id, { ...columns, prepaid: columns.sums?.prepaid ?? null })
  return bearer ? { ...bearer, stored } : null
}

/** `null`: it deducts no deposit. */
function bearerOf(
  id: string,
  document: { type: DocumentType; invoice_number: string; currency: string; prepaid: Decimal | null },
): Bearer | null {
  const { type, invoice_number: number, currency, prepaid: amount } = document
  return amount !== null && new Exact(amount).gt(0) ? { id, type, number, currency, amount } : null
}
