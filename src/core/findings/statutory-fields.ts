import { defaultCurrency } from '../defaults.ts'
import { documentTypeOf, needsPrecedingInvoice, typeValueOf } from '../document-type.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { isSummed } from '../line-kind.ts'
import type { Message } from '../messages/message.ts'
import { addressLinesOf } from '../text/address-lines.ts'
import { type Finding, isBlank, type RuleContext, warning } from './finding.ts'
import { countryOf, isEuMember, isReverseChargeNote, regimeOf, type VatRegime } from './vat-regimes.ts'

/**
 * Warns about missing fields that the VAT law of the seller's country probably requires. Names and the issue date are
 * checked everywhere, all others only if `vatRegimes` has a rule.
 */
export function statutoryFindings(invoice: RenderableInvoice, context: RuleContext): Finding[] {
  const { seller = {}, buyer = {} } = invoice
  const country = countryOf(seller)
  const regime = regimeOf(country)
  const chargesTax = [...invoice.items.filter(isSummed), ...(invoice.charges ?? [])].some(
    ({ tax_rate }) => Number(tax_rate ?? 0) > 0,
  )
  const findings: Finding[] = []
  const missing = (path: string, message: Message) =>
    findings.push(warning(path, 'probably_required', message))

  const type = documentTypeOf(invoice)
  if (isBlank(seller.name)) missing('seller.name', { code: 'seller.name_missing', params: { type } })
  if (isBlank(buyer.name)) missing('buyer.name', { code: 'buyer.name_missing', params: { type } })
  if (isBlank(invoice.issue_date)) missing('issue_date', { code: 'issue_date.missing' })
  // Article 219 of directive 2006/112/EC; usual elsewhere, too.
  if (needsPrecedingInvoice(invoice) && isBlank(invoice.preceding_invoice?.number))
    missing('preceding_invoice.number', { code: 'preceding_invoice.number_missing' })
  // A quote is no tax document.
  if (regime === undefined || type === 'quote') return findings

  const isForeign = countryOf(buyer) !== undefined && countryOf(buyer) !== country
  if (regime.addresses === 'always' || (regime.addresses === 'if_taxed' && chargesTax)) {
    if (addressLinesOf(seller).length === 0) missing('seller.address', { code: 'seller.address_missing' })
    if (addressLinesOf(buyer).length === 0 && (isForeign || !isSimplified(regime, invoice, context)))
      missing('buyer.address', { code: 'buyer.address_missing' })
  }

  const isReversed = isReverseCharge(invoice, chargesTax)
  const hasTaxId =
    !isBlank(seller.tax_id) ||
    !isBlank(seller.tax_number) ||
    !isBlank(invoice.tax_representative?.tax_id) ||
    (regime.acceptsRegistrationId && !isBlank(seller.registration_id))
  if (!hasTaxId && (chargesTax || isReversed)) missing('seller.tax_id', { code: 'seller.tax_id_missing' })
  if (!isEuMember(country)) return findings

  // A deposit invoice is written before the delivery.
  const isDelivered = type === 'invoice' && typeValueOf(invoice) !== 'deposit'
  if (isDelivered && isBlank(invoice.delivery_date) && chargesTax && !isBlank(invoice.issue_date)) {
    const message = { code: 'delivery_date.unknown' } as const
    findings.push({ path: 'delivery_date', code: 'delivery_date_unknown', severity: 'info', message })
  }
  if (isReversed) {
    if (isBlank(invoice.tax_note)) missing('tax_note', { code: 'tax_note.reverse_charge' })
    if (isBlank(buyer.tax_id)) missing('buyer.tax_id', { code: 'buyer.tax_id_missing' })
  } else if (!chargesTax && isBlank(invoice.tax_note)) {
    missing('tax_note', { code: 'tax_note.exemption' })
  }
  return findings
}

/**
 * A business in another member state owes the tax itself. A tax note with another reason, such as the small business
 * exemption, means that no tax is due at all.
 */
function isReverseCharge({ seller, buyer, tax_note: note }: RenderableInvoice, chargesTax: boolean): boolean {
  const [from, to] = [countryOf(seller), countryOf(buyer)]
  const isWithinEu = from !== to && isEuMember(from) && isEuMember(to)
  return isWithinEu && !chargesTax && (note === undefined || isBlank(note) || isReverseChargeNote(note))
}

/** A simplified invoice over a small amount needs no customer address. */
function isSimplified(
  { simplified }: VatRegime,
  { currency = defaultCurrency }: RenderableInvoice,
  { totals }: RuleContext,
): boolean {
  return currency === simplified?.currency && Number(totals.total) <= simplified.total
}
