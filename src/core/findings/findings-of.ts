import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { atWrittenPaths, isSent, type RequestFields, sentFields } from '../invoice/request-fields.ts'
import { totalsOf } from '../invoice/totals.ts'
import { plausibilityRules, rules } from './field-rules.ts'
import type { Finding, FindingContext } from './finding.ts'
import { unsentFindings } from './unsent-fields.ts'

/** Everything about an invoice that was probably not meant. */
export const findingsOf = (invoice: RenderableInvoice, context: FindingContext): Finding[] =>
  rules.flatMap(rule => rule(invoice, { ...context, totals: totalsOf(invoice) }))

/** Values that are allowed and probably not meant, without the day, the law or earlier invoices. */
export const plausibilityFindings = (invoice: RenderableInvoice): Finding[] =>
  plausibilityRules.flatMap(rule => rule(invoice, { totals: totalsOf(invoice) }))

/**
 * The findings of what a connection sends, and of what it leaves out. An empty field that is not sent has none, because
 * filling it in would change nothing.
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
