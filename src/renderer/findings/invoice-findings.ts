import type { Issue } from '#core/errors/issue.ts'
import type { RequestFields } from '#core/invoice/request-fields.ts'
import { draftIssues } from '../state/document/derived.ts'
import { sharedNumberMessages } from '../state/document/field-messages.ts'
import { historyOf, type OpenInvoice } from '../state/document/open-invoice.ts'

const order = { error: 0, warning: 1, info: 2 } as const

/**
 * Everything to look at before an invoice is submitted: errors, findings, the number of another invoice, and what the
 * preview could not draw. Errors first.
 */
export function invoiceFindings(
  invoice: OpenInvoice,
  requestFields: RequestFields,
  previewWarnings: readonly Issue[],
): Issue[] {
  const issues = [
    ...sharedNumberMessages(invoice).map(({ issue }) => issue),
    ...draftIssues(invoice.doc.draft, {
      history: historyOf(invoice),
      requestFields,
      creditable: invoice.relations?.creditable ?? null,
    }),
    ...previewWarnings,
  ]
  return distinctIssues(issues).sort((one, other) => order[one.severity] - order[other.severity])
}

/** Keeps the first of several issues with the same path, code and message. */
export function distinctIssues(issues: readonly Issue[]): Issue[] {
  const keyOf = ({ path, code, message }: Issue) => `${path} ${code} ${message.code}`
  const byPlace = new Map(issues.toReversed().map(issue => [keyOf(issue), issue]))
  return [...byPlace.values()].reverse()
}

/** Hints are listed, but not counted. */
export const countFindings = (issues: readonly Issue[]): number =>
  issues.filter(({ severity }) => severity !== 'info').length
