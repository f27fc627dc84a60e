import { documentTypeOf } from '../document-type.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { daysBetween } from '../text/calendar-date.ts'
import { type Finding, isBlank, type RuleContext, warning } from './finding.ts'

/** Invoices for the next month are written ahead. */
const maxDaysAhead = 31
/** A quarter, after which a sale is usually in a filed tax return. A mistyped year or month exceeds it. */
const maxDaysAgo = 92

/** Whether and when to pay, and an issue date far away; applies everywhere. */
export function paymentDateFindings(invoice: RenderableInvoice, { today, totals }: RuleContext): Finding[] {
  const { issue_date: issued, due_date: due, payment_terms: terms } = invoice
  const findings: Finding[] = []
  const isInvoice = documentTypeOf(invoice) === 'invoice'
  // Nothing is due of an invoice that was paid in advance.
  if (isInvoice && due === undefined && isBlank(terms) && Number(totals.payable) > 0)
    findings.push(warning('due_date', 'no_payment_date', { code: 'due_date.missing' }))

  const days = issued === undefined ? 0 : daysBetween(today, issued)
  if (days > maxDaysAhead)
    findings.push(warning('issue_date', 'date_far_away', { code: 'issue_date.far_ahead', params: { days } }))
  if (-days > maxDaysAgo)
    findings.push(
      warning('issue_date', 'date_far_away', { code: 'issue_date.long_ago', params: { days: -days } }),
    )
  return findings
}
