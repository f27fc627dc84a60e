import { isEditable } from '#core/invoice-state.ts'
import type { Issue } from '#core/issue.ts'
import { draftIssues } from './derived.ts'
import { fieldKeyOf, isBlankItem } from './editor-doc.ts'
import type { OpenInvoice } from './open-invoice.ts'

export interface Message {
  /** the editor's own name of the field, see {@link fieldKeyOf} */
  field: string
  issue: Issue
}

const messageCache = new WeakMap<OpenInvoice, readonly Message[]>()

/**
 * What is wrong with an invoice and may be said by now: what the core finds, in fields that were left once or after
 * a submission was tried, and what the service refused, until the field is changed.
 */
export function messagesOf(invoice: OpenInvoice): readonly Message[] {
  const ready = messageCache.get(invoice)
  if (ready) return ready
  const messages = [...draftMessages(invoice), ...serviceMessages(invoice), ...sharedNumberMessages(invoice)]
  messageCache.set(invoice, messages)
  return messages
}

function draftMessages({ doc, state, submitAttempted, touched }: OpenInvoice): Message[] {
  // What can no longer be changed needs no advice.
  if (!isEditable(state)) return []
  if (!submitAttempted && touched.size === 0) return []
  return draftIssues(doc.draft)
    .map(issue => ({ field: fieldKeyOf(issue.path, doc.rowKeys), issue }))
    .filter(({ field }) => submitAttempted || (touched.has(field) && !isInBlankRow(field, doc)))
}

/** Fields that hold something that cannot be read: said as soon as an invoice is opened, because it is not in the sums. */
export function unreadableFields({ draft, rowKeys }: OpenInvoice['doc']): Set<string> {
  const unreadable = draftIssues(draft).filter(
    ({ severity, code }) => severity === 'error' && code !== 'missing',
  )
  return new Set(unreadable.map(issue => fieldKeyOf(issue.path, rowKeys)))
}

function serviceMessages({ serviceIssues, doc, editedSinceIssues }: OpenInvoice): Message[] {
  return serviceIssues
    .map(issue => ({ field: fieldKeyOf(issue.path, doc.rowKeys), issue }))
    .filter(({ field }) => !editedSinceIssues.has(field))
}

/** Said while it is written: at the submission it would be too late to choose another quietly. */
function sharedNumberMessages({ doc, state, numberLookup }: OpenInvoice): Message[] {
  if (!isEditable(state) || !numberLookup?.warning) return []
  const isOfThis = numberLookup.invoice_number === doc.draft.invoice_number.trim()
  return isOfThis ? [{ field: 'invoice_number', issue: numberLookup.warning }] : []
}

/** The number to use in place of one that another invoice has. */
export function suggestedNumber(invoice: OpenInvoice): string | undefined {
  const code = messageAt(invoice, 'invoice_number')?.code
  return code === 'number_taken' || code === 'number_shared' ? invoice.numberLookup?.free : undefined
}

/** Nobody needs to hear that a row they have not begun lacks a description. */
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
