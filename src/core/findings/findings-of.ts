import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { isSent, type RequestFields, sentFields } from '../invoice/request-fields.ts'
import { totalsOf } from '../invoice/totals.ts'
import { addressPartFindings } from './address-parts.ts'
import { customerHistoryFindings } from './customer-history.ts'
import { documentTypeFindings } from './document-type.ts'
import type { Finding, FindingContext, RuleContext } from './finding.ts'
import { paymentDateFindings } from './payment-dates.ts'
import { placeholderFindings } from './placeholders.ts'
import { plausibilityFindings } from './plausible-values.ts'
import { statutoryFindings } from './statutory-fields.ts'
import { taxRateFindings } from './tax-rates.ts'
import { unsentFindings } from './unsent-fields.ts'

/** Each rule says when it applies; the order is the order of the findings. */
const rules: readonly ((invoice: RenderableInvoice, context: RuleContext) => Finding[])[] = [
  plausibilityFindings,
  placeholderFindings,
  paymentDateFindings,
  documentTypeFindings,
  statutoryFindings,
  addressPartFindings,
  taxRateFindings,
  customerHistoryFindings,
]

/** Everything about an invoice that was probably not meant. */
export function findingsOf(invoice: RenderableInvoice, context: FindingContext): Finding[] {
  const ruleContext = { ...context, totals: totalsOf(invoice) }
  return rules.flatMap(rule => rule(invoice, ruleContext))
}

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
  const findings = findingsOf(sent, context)
  return [
    ...findings.filter(({ path }) => isSent(topFieldOf(path), requestFields)),
    ...unsentFindings(invoice, sent),
  ]
}

const topFieldOf = (path: string) => path.split(/[.[]/)[0] as keyof RenderableInvoice
