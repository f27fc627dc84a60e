import type { Issue } from '#core/errors/issue.ts'
import { plausibilityFindings } from '#core/findings/plausible-values.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { type InvoiceAsXml, invoiceAsXml } from '#einvoice/invoice/invoice-findings.ts'

/** What happens to an invoice with values that are allowed and probably not meant, by the operator's choice. */
export const plausibilityModes = ['off', 'warning', 'error'] as const
export type PlausibilityMode = (typeof plausibilityModes)[number]

/** What refuses a readable invoice besides an unknown template, and its warnings; except for what only rendering shows. */
export function checkInvoice(
  invoice: Invoice,
  plausibility: PlausibilityMode,
): { issues: Issue[]; xml: string | undefined } {
  const written: InvoiceAsXml | undefined =
    invoice.e_invoice === undefined ? undefined : invoiceAsXml(invoice, invoice.e_invoice)
  const issues = [...(written?.findings ?? []), ...implausibleValues(invoice, plausibility)]
  return { issues, xml: written?.ok ? written.xml : undefined }
}

function implausibleValues(invoice: Invoice, mode: PlausibilityMode): Issue[] {
  if (mode === 'off') return []
  return plausibilityFindings(invoice, { totals: totalsOf(invoice) })
    .filter(({ severity }) => severity === 'warning')
    .map(finding => ({ ...finding, severity: mode }))
}

export const ofSeverity = (issues: readonly Issue[], severity: Issue['severity']): Issue[] =>
  issues.filter(issue => issue.severity === severity)
