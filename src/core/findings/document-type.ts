import Big from 'big.js'
import { defaultCurrency } from '../defaults.ts'
import { documentTypeOf, fieldsNotPrinted } from '../document-type.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { type Finding, type RuleContext, warning } from './finding.ts'

/** Values that do not fit the kind of the document; applies everywhere. */
export function documentTypeFindings(
  invoice: RenderableInvoice,
  { creditable = null, totals }: RuleContext,
): Finding[] {
  const type = documentTypeOf(invoice)
  const findings: Finding[] = []
  if (type === 'credit_note' && creditable !== null && new Big(totals.payable).gt(creditable)) {
    const params = { rest: creditable, currency: invoice.currency ?? defaultCurrency }
    findings.push(warning('items', 'above_rest', { code: 'credit.above_rest', params }))
  }
  for (const field of fieldsNotPrinted[type]) {
    if (invoice[field] === undefined) continue
    const message = { code: 'field.not_printed', params: { field, type } } as const
    findings.push({ path: field, code: 'not_printed', severity: 'info', message })
  }
  return findings
}
