import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { atWrittenPaths, isSent, type RequestFields, sentFields } from '../invoice/request-fields.ts'
import { totalsOf } from '../invoice/totals.ts'
import { plausibilityRules, rules } from './field-rules.ts'
import type { Finding, FindingContext } from './finding.ts'
import { unsentFindings } from './unsent-fields.ts'

/** All findings about an invoice. */
export const findingsOf = (invoice: RenderableInvoice, context: FindingContext): Finding[] =>
  rules.flatMap(rule => rule(invoice, { ...context, totals: totalsOf(invoice) }))

/** Findings that depend only on the invoice, and not on the date, the law or earlier invoices. */
export const plausibilityFindings = (invoice: RenderableInvoice): Finding[] =>
  plausibilityRules.flatMap(rule => rule(invoice, { totals: totalsOf(invoice) }))

/**
 * Findings about the sent part of an invoice and about the part that is left out. An empty field that is not sent has
 * no finding, because filling it would change nothing.
 */
export function findingsOfRequest(
  invoice: RenderableInvoice,
  requestFields: RequestFields,
  context: FindingContext,
): Finding[] {
  if (requestFields === 'full') return findingsOf(invoice, context)
  const sent = sentFields(invoice, requestFields)
  const findings = atWrittenPaths(findingsOf(sent, context), invoice, requestFields)
  return [
    ...findings.filter(({ path }) => isSent(topFieldOf(path), requestFields)),
    ...unsentFindings(invoice, sent),
  ]
}

const topFieldOf = (path: string) => path.split(/[.[]/)[0] as keyof RenderableInvoice
