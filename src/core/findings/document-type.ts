import Big from 'big.js'
import { defaultCurrency } from '../defaults.ts'
import { documentTypeOf, fieldsNotPrinted } from '../document-type.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { settledTotalOf, type Totals } from '../invoice/totals.ts'
import type { Money } from '../money/sums.ts'
import { type Finding, type RuleContext, warning } from './finding.ts'

/** Findings about values that do not fit the kind of document; applies everywhere. */
export function documentTypeFindings(
  invoice: RenderableInvoice,
  { creditable = null, totals }: RuleContext,
): Finding[] {
  const type = documentTypeOf(invoice)
  const findings: Finding[] = []
  if (type === 'credit_note' && creditable !== null)
    findings.push(...creditFindings(invoice, totals, creditable))
  for (const field of fieldsNotPrinted[type]) {
    if (invoice[field] === undefined) continue
    const message = { code: 'field.not_printed', params: { field, type } } as const
    findings.push({ path: field, code: 'not_printed', severity: 'info', message })
  }
  return findings
}

/** Only a quote may have optional items; an invoice must state what is billed. */
export function optionalLineFindings(invoice: RenderableInvoice): Finding[] {
  const type = documentTypeOf(invoice)
  const index = type === 'quote' ? -1 : invoice.items.findIndex(({ kind }) => kind === 'optional')
  if (index === -1) return []
  const message = { code: 'item.optional_not_billed', params: { type } } as const
  return [warning(`items[${index}].kind`, 'optional_not_billed', message)]
}

function creditFindings(invoice: RenderableInvoice, totals: Totals, rest: Money): Finding[] {
  const { currency = defaultCurrency, cash_rounding: unit = 0 } = invoice
  if (currency !== rest.currency) {
    const params = { currency, original: rest.currency }
    return [warning('currency', 'other_currency', { code: 'credit.other_currency', params })]
  }
  const excess = new Big(settledTotalOf(totals)).minus(rest.amount)
  // The invoice is rounded after deducting its deposit and the credit note without it, so they may differ by less than
  // one unit.
  if (!excess.gt(0) || excess.lt(unit)) return []
  const params = { rest: rest.amount, currency }
  return [warning('items', 'above_rest', { code: 'credit.above_rest', params })]
}
