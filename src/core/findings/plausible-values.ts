import { type DocumentType, documentTypeOf } from '../document-type.ts'
import { isMistypedIban } from '../invoice/iban.ts'
import { isNameTooLongForPaymentCode, maxNameLength } from '../invoice/payment-code.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { countryCodes } from '../text/country-codes.ts'
import { type Finding, type RuleContext, warning } from './finding.ts'

/** Values that are allowed and probably not meant; applies everywhere. */
export function plausibilityFindings(
  invoice: RenderableInvoice,
  { totals }: Pick<RuleContext, 'totals'>,
): Finding[] {
  const findings: Finding[] = []
  const number = invoice.invoice_number
  if (number !== number.trim())
    findings.push(warning('invoice_number', 'space_around', { code: 'invoice_number.space_around' }))

  for (const [index, item] of invoice.items.entries()) {
    if (item.quantity !== null && Number(item.quantity) === 0)
      findings.push(warning(`items[${index}].quantity`, 'zero_quantity', { code: 'quantity.zero' }))
  }

  const iban = invoice.seller?.iban
  if (iban !== undefined && isMistypedIban(iban))
    findings.push(warning('seller.iban', 'mistyped_iban', { code: 'iban.mistyped' }))

  if (isNameTooLongForPaymentCode(invoice, totals.payable)) {
    const message = {
      code: 'seller.name_too_long_for_payment_code',
      params: { limit: maxNameLength },
    } as const
    const path = invoice.seller?.account_holder?.trim() ? 'seller.account_holder' : 'seller.name'
    findings.push({ path, code: 'no_payment_code', severity: 'info', message })
  }

  for (const [path, country] of countriesOf(invoice)) {
    if (country !== undefined && country !== kosovo && !countryCodes.has(country))
      findings.push(warning(path, 'unknown_country', { code: 'country.unknown', params: { code: country } }))
  }

  const { issue_date: issued, due_date: due } = invoice
  const isInvoice = documentTypeOf(invoice) === 'invoice'
  if (isInvoice && issued !== undefined && due !== undefined && due < issued)
    findings.push(warning('due_date', 'due_before_issue', { code: 'due_date.before_issue' }))

  if (Number(totals.prepaid) < 0)
    findings.push(warning('prepaid_amount', 'negative_prepayment', { code: 'prepaid.negative' }))

  const isReversed = Number(totals.discount) * Number(totals.subtotal) < 0
  if (isReversed && invoice.discount_amount !== undefined)
    findings.push(warning('discount_amount', 'raises_total', { code: 'discount.raises_total' }))
  const isAboveSubtotal = !isReversed && Math.abs(Number(totals.discount)) > Math.abs(Number(totals.subtotal))
  if (isAboveSubtotal)
    findings.push(warning('discount_amount', 'above_subtotal', { code: 'discount.above_subtotal' }))

  // The total before the deposit, because an invoice may be paid in advance. The discount has a finding of its own.
  const isComplete = totals.lines.length > 0 && totals.lines.every(line => line !== null)
  if (isComplete && !isAboveSubtotal && Number(totals.total) <= 0) {
    const code = Number(totals.total) === 0 ? 'total.zero' : negativeTotal[documentTypeOf(invoice)]
    findings.push(warning('items', 'total_not_positive', { code }))
  }
  return findings
}

/** In use, although ISO 3166-1 has no code for it. */
const kosovo = 'XK'

const countriesOf = ({ seller, buyer, delivery_address }: RenderableInvoice) =>
  [
    ['seller.country', seller?.country],
    ['buyer.country', buyer?.country],
    ['delivery_address.country', delivery_address?.country],
  ] as const

const negativeTotal = {
  invoice: 'total.negative',
  credit_note: 'total.negative_credit_note',
  quote: 'total.negative_quote',
} as const satisfies Record<DocumentType, string>
