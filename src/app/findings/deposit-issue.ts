import { documentTypeOf } from '#core/document-type.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import type { Message } from '#core/messages/message.ts'
import type { Store, StoredHead, StoredInvoice } from '../ports/store.ts'
import { stateOf } from '../submission-view.ts'
import {
  type DepositDocument,
  depositDocumentOf,
  invoicesWithDeposit,
  isAbove,
  movingCreditNotes,
  paramsOf,
  rootOf,
  type StoredDepositDocument,
  sourceOf,
  storedDepositDocumentOf,
} from './deposit-documents.ts'

/**
 * Warns if a deposit is deducted twice, both returned and deducted, or deducted by no document. An invoice and its
 * corrections share one deposit, as do the invoices of a quote. A credit note that deducts a deposit moves it to the
 * correction. docs/decisions/0063-life-of-a-deposit.md
 */
export function depositIssue(store: Store, { id, sent }: { id: string; sent: Invoice }): Issue | null {
  const stored = store.invoices.find(id)
  if (!stored) return null
  const own = depositDocumentOf(id, { ...columnsOf(stored.draft), prepaid: totalsOf(sent).prepaid })
  const type = documentTypeOf(sent)
  if (type === 'credit_note') return creditNoteIssue(store, stored, own)
  return type === 'invoice' ? invoiceIssue(store, stored, own) : null
}

function invoiceIssue(store: Store, stored: StoredInvoice, own: DepositDocument | null): Issue | null {
  const source = sourceOf(store, stored)
  if (!source) return null
  const root = rootOf(store, source)
  const others = invoicesWithDeposit(store, root).filter(({ id }) => id !== stored.id)
  if (own) {
    const isTwice = others.length > 0 && isAbove([...others, own], root)
    return isTwice ? issueOf({ code: 'deposit.deducted_twice', params: paramsOf(own, others) }) : null
  }
  if (others.length > 0) return null
  return issueOf({ code: 'deposit.not_deducted', params: paramsOf(root, [source]) })
}

function creditNoteIssue(
  store: Store,
  { id, links }: StoredInvoice,
  own: DepositDocument | null,
): Issue | null {
  const credited =
    links.creditsId === null ? null : storedDepositDocumentOf(store.invoices.find(links.creditsId))
  if (credited?.type !== 'invoice') return null
  const root = rootOf(store, credited)
  const moving = movingCreditNotes(store, credited.id).filter(note => note.id !== id)
  const others = invoicesWithDeposit(store, root).filter(invoice => invoice.id !== credited.id)
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

/**
 * The problem that deleting a document leaves with a deposit that it shares with issued documents; `null` if there is
 * none. Drafts are not considered, because their submission asks again.
 * @param deleted all documents that are deleted in the same step
 */
export function depositAfterDeletion(
  store: Store,
  id: string,
  deleted: ReadonlySet<string> = new Set([id]),
): Message | null {
  const stored = store.invoices.find(id)
  const own = stored && storedDepositDocumentOf(stored)
  if (!own) return null
  const isCreditNote = own.type === 'credit_note'
  const { creditsId } = stored.links
  const source = isCreditNote
    ? storedDepositDocumentOf(store.invoices.find(creditsId ?? ''))
    : sourceOf(store, stored)
  if (!source) return null
  const root = rootOf(store, source)
  const invoices = invoicesWithDeposit(store, root, deleted)
  if (isCreditNote) {
    const issued = invoices.filter(invoice => isIssued(invoice.stored))
    const isTwice = issued.length > 1 && isAbove(issued, root)
    return isTwice ? { code: 'deposit.twice_after_deletion', params: paramsOf(root, issued) } : null
  }
  const issued = [...movingCreditNotes(store, source.id), ...invoicesOf(store, source)].filter(each =>
    isIssued(store.invoices.findHead(each.id)),
  )
  const isLeft = invoices.length === 0 && issued.length > 0
  return isLeft ? { code: 'deposit.left_by_deletion', params: paramsOf(root, issued) } : null
}

const invoicesOf = (store: Store, { id, type }: StoredDepositDocument) =>
  type === 'quote'
    ? store.invoices.linkedTo(id, 'createdFrom').map(made => ({ ...made, number: made.invoice_number }))
    : []

const isIssued = (head: StoredHead | undefined): boolean =>
  head?.attempt?.mode === 'live' && stateOf(head) === 'done'

const issueOf = (message: Message): Issue => ({
  path: 'prepaid_amount',
  code: 'deposit',
  severity: 'warning',
  message,
})
