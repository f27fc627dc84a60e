import { isBlankItem } from '#core/draft/draft-fields.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import type { Issue } from '#core/errors/issue.ts'
import { draftIssues } from './derived.ts'
import { fieldKeyOf } from './editor-doc.ts'
import { historyOf, mayBeEdited, type OpenInvoice } from './open-invoice.ts'

export interface Message {
  /** editor key of the field, see {@link fieldKeyOf} */
  field: string
  issue: Issue
}

const messageCache = new WeakMap<OpenInvoice, readonly Message[]>()

/**
 * Visible messages of an invoice: errors of the core in touched fields or after a submission attempt, and issues of the
 * service until the field changes.
 */
export function messagesOf(invoice: OpenInvoice): readonly Message[] {
  const ready = messageCache.get(invoice)
  if (ready) return ready
  const messages = [...draftMessages(invoice), ...serviceMessages(invoice), ...sharedNumberMessages(invoice)]
  messageCache.set(invoice, messages)
  return messages
}

function draftMessages(invoice: OpenInvoice): Message[] {
  const { doc, submitAttempted, touched, relations } = invoice
  // a locked invoice needs no messages
  if (!mayBeEdited(invoice)) return []
  if (!submitAttempted && touched.size === 0) return []
  return draftIssues(doc.draft, { history: historyOf(invoice), requestFields: 'full', relations })
    .map(issue => ({ field: fieldKeyOf(issue.path, doc.rowKeys), issue }))
    .filter(({ field }) => submitAttempted || (touched.has(field) && !isInBlankRow(field, doc)))
}

/** Fields with unreadable values; shown when the invoice opens, because the totals omit them. */
export function unreadableFields({ draft, rowKeys }: OpenInvoice['doc']): Set<string> {
  const read = invoiceOfDraft(draft)
  const unreadable = read.ok ? [] : read.issues.filter(({ code }) => code !== 'missing')
  return new Set(unreadable.map(issue => fieldKeyOf(issue.path, rowKeys)))
}

function serviceMessages({ serviceIssues, doc, editedSinceIssues }: OpenInvoice): Message[] {
  return serviceIssues
    .map(issue => ({ field: fieldKeyOf(issue.path, doc.rowKeys), issue }))
    .filter(({ field }) => !editedSinceIssues.has(field))
}

/** Warns while typing about a number that another invoice uses. */
export function sharedNumberMessages(invoice: OpenInvoice): Message[] {
  const { doc, numberLookup } = invoice
  if (!mayBeEdited(invoice) || !numberLookup?.warning) return []
  const isOfThis = numberLookup.invoice_number === doc.draft.invoice_number.trim()
  return isOfThis ? [{ field: 'invoice_number', issue: numberLookup.warning }] : []
}

/** Unused number to replace a duplicate one. */
export function suggestedNumber(invoice: OpenInvoice): string | undefined {
  const code = messageAt(invoice, 'invoice_number')?.code
  return code === 'number_taken' || code === 'number_shared' ? invoice.numberLookup?.free : undefined
}

/** Blank rows show no missing-field errors. */
function isInBlankRow(field: string, doc: OpenInvoice['doc']): boolean {
  const item = doc.draft.items[doc.rowKeys.indexOf(field.split('.')[0] ?? '')]
  return item !== undefined && isBlankItem(item)
}

const errorCache = new WeakMap<readonly Message[], readonly Message[]>()

export function errorsOf(invoice: OpenInvoice): readonly Message[] {
  const messages = messagesOf(invoice)
  const errors = errorCache.get(messages) ?? messages.filter(({ issue }) => issue.severity === 'error')
  errorCache.set(messages, errors)
  return errors
}

export const messageAt = (invoice: OpenInvoice, field: string): Issue | undefined => {
  const here = messagesOf(invoice).filter(message => message.field === field)
  return (here.find(({ issue }) => issue.severity === 'error') ?? here[0])?.issue
}
