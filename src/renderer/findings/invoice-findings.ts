import { groupedByText, type Issue } from '#core/errors/issue.ts'
import { isSent, type RequestFields } from '#core/invoice/request-fields.ts'
import { draftIssues } from '../state/document/derived.ts'
import { sharedNumberMessages } from '../state/document/field-messages.ts'
import { embeddedEInvoiceOf, historyOf, type OpenInvoice } from '../state/document/open-invoice.ts'

const order = { error: 0, warning: 1, info: 2 } as const

/**
 * All findings to review before a submission, errors first: errors, findings, a number used by another invoice, content
 * that the preview could not draw, and e-invoice rules that the PDF breaks.
 */
export function invoiceFindings(
  invoice: OpenInvoice,
  requestFields: RequestFields,
  previewWarnings: readonly Issue[],
): Issue[] {
  const ofDraft = draftIssues(invoice.doc.draft, {
    history: historyOf(invoice),
    requestFields,
    relations: invoice.relations,
  })
  const issues = [
    ...sharedNumberMessages(invoice).map(({ issue }) => issue),
    ...ofDraft,
    ...previewWarnings,
    ...(ofDraft.some(({ severity }) => severity === 'error') ? [] : eInvoiceFindings(invoice, requestFields)),
  ]
  return distinctIssues(issues).sort((one, other) => order[one.severity] - order[other.severity])
}

const eInvoiceFindings = (invoice: OpenInvoice, requestFields: RequestFields): readonly Issue[] =>
  embeddedEInvoiceOf(invoice) && isSent('e_invoice', requestFields) ? invoice.eInvoiceFindings : []

/**
 * Keeps the first of several issues with the same path, code and message, and the most severe of those with the same
 * text but different codes.
 */
export function distinctIssues(issues: readonly Issue[]): Issue[] {
  const keyOf = ({ path, code, message }: Issue) => `${path} ${code} ${message.code}`
  const byPlace = new Map(issues.toReversed().map(issue => [keyOf(issue), issue]))
  return groupedByText([...byPlace.values()].reverse()).flatMap(same => same.slice(0, 1))
}

/** Hints are listed but not counted. */
export const countFindings = (issues: readonly Issue[]): number =>
  issues.filter(({ severity }) => severity !== 'info').length
