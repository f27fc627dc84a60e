import { isEditable } from '#core/invoice-state.ts'
import type { Issue } from '#core/issue.ts'
import { issuesIn } from './derived.ts'
import { fieldKeyOf, isBlankItem } from './editor-doc.ts'
import type { OpenDocument } from './open-invoice.ts'

export interface Message {
  /** the editor's own name of the field, see {@link fieldKeyOf} */
  field: string
  issue: Issue
}

const known = new WeakMap<OpenDocument, readonly Message[]>()

/**
 * What is wrong with an invoice and may be said by now: what the core finds, in fields that were left once or after
 * a submission was tried, and what the service refused, until the field is changed.
 */
export function messagesOf(document: OpenDocument): readonly Message[] {
  const ready = known.get(document)
  if (ready) return ready
  const messages = [...ownMessages(document), ...refused(document), ...sharedNumber(document)]
  known.set(document, messages)
  return messages
}

function ownMessages({ doc, state, attempted, visited }: OpenDocument): Message[] {
  // What can no longer be changed needs no advice.
  if (!isEditable(state)) return []
  if (!attempted && visited.size === 0) return []
  return issuesIn(doc.draft)
    .map(issue => ({ field: fieldKeyOf(issue.path, doc.rowKeys), issue }))
    .filter(({ field }) => attempted || (visited.has(field) && !isInBlankRow(field, doc)))
}

/** Fields that hold something that cannot be read: said as soon as an invoice is opened, because it is not in the sums. */
export function unreadableFields({ draft, rowKeys }: OpenDocument['doc']): Set<string> {
  const unreadable = issuesIn(draft).filter(
    ({ severity, code }) => severity === 'error' && code !== 'missing',
  )
  return new Set(unreadable.map(issue => fieldKeyOf(issue.path, rowKeys)))
}

function refused({ refusals, doc, amended }: OpenDocument): Message[] {
  return refusals
    .map(issue => ({ field: fieldKeyOf(issue.path, doc.rowKeys), issue }))
    .filter(({ field }) => !amended.has(field))
}

/** Said while it is written: at the submission it would be too late to choose another quietly. */
function sharedNumber({ doc, state, numberLookUp }: OpenDocument): Message[] {
  if (!isEditable(state) || !numberLookUp?.warning) return []
  const isOfThis = numberLookUp.invoice_number === doc.draft.invoice_number.trim()
  return isOfThis ? [{ field: 'invoice_number', issue: numberLookUp.warning }] : []
}

/** The number to use in place of one that another invoice has. */
export function freeNumberOf(document: OpenDocument): string | undefined {
  const code = messageAt(document, 'invoice_number')?.code
  return code === 'number_taken' || code === 'number_shared' ? document.numberLookUp?.free : undefined
}

/** Nobody needs to hear that a row they have not begun lacks a description. */
function isInBlankRow(field: string, doc: OpenDocument['doc']): boolean {
  const item = doc.draft.items[doc.rowKeys.indexOf(field.split('.')[0] ?? '')]
  return item !== undefined && isBlankItem(item)
}

const knownErrors = new WeakMap<readonly Message[], readonly Message[]>()

export function errorsOf(document: OpenDocument): readonly Message[] {
  const messages = messagesOf(document)
  const errors = knownErrors.get(messages) ?? messages.filter(({ issue }) => issue.severity === 'error')
  knownErrors.set(messages, errors)
  return errors
}

export const messageAt = (document: OpenDocument, field: string): Issue | undefined => {
  const here = messagesOf(document).filter(message => message.field === field)
  return (here.find(({ issue }) => issue.severity === 'error') ?? here[0])?.issue
}
