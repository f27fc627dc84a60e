import type { Issue } from '../errors/issue.ts'
import type { PlainMessageCode } from '../messages/message.ts'
import type { Invoice, LineItem } from './invoice.ts'

/** EU member states (ISO 3166), and XI for goods from Northern Ireland. */
const euMembers = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)
/** Prefixes of VAT identification numbers that differ from the country code. */
const vatPrefixes: Record<string, string> = { GR: 'EL' }

/**
 * Warns about fields that the VAT law of the seller's country probably requires: article 226 of directive 2006/112/EC,
 * and VAT Notice 700 section 16.3 for the United Kingdom. Elsewhere only names and the issue date are checked.
 */
export function statutoryWarnings(invoice: Invoice): Issue[] {
  const { seller = {}, buyer = {} } = invoice
  const isEuropean = euMembers.has(seller.country ?? '')
  const isUnderVat = isEuropean || seller.country === 'GB'
  const rates = invoice.items.map(item => Number(item.tax_rate ?? 0))
  const chargesTax = rates.some(rate => rate > 0)
  const issues: Issue[] = []
  const missing = (path: string, message: PlainMessageCode) =>
    issues.push({ path, code: 'probably_required', severity: 'warning', message: { code: message } })

  if (isBlank(seller.name)) missing('seller.name', 'seller.name_missing')
  if (isBlank(buyer.name)) missing('buyer.name', 'buyer.name_missing')
  if (isBlank(invoice.issue_date)) missing('issue_date', 'issue_date.missing')
  if (!isUnderVat) return issues

  if (isEmpty(seller.address)) missing('seller.address', 'seller.address_missing')
  if (isEmpty(buyer.address)) missing('buyer.address', 'buyer.address_missing')
  const isReversed = isReverseCharge(invoice, isEuropean)
  if (isBlank(seller.tax_id) && (chargesTax || isReversed)) missing('seller.tax_id', 'seller.tax_id_missing')
  if (isBlank(invoice.delivery_date) && chargesTax && !isBlank(invoice.issue_date)) {
    const message = { code: 'delivery_date.unknown' } as const
    issues.push({ path: 'delivery_date', code: 'delivery_date_unknown', severity: 'info', message })
  }
  if (isReversed) {
    if (isBlank(invoice.tax_note)) missing('tax_note', 'tax_note.reverse_charge')
    if (isBlank(buyer.tax_id)) missing('buyer.tax_id', 'buyer.tax_id_missing')
  } else if (!chargesTax && isBlank(invoice.tax_note)) {
    missing('tax_note', 'tax_note.exemption')
  }
  return issues
}

/** A business in another member state, recognised by its VAT number, owes the tax itself. */
function isReverseCharge(invoice: Invoice, isEuropean: boolean): boolean {
  const from = invoice.seller?.country
  const to = invoice.buyer?.country ?? countryOfTaxId(invoice.buyer?.tax_id)
  const isUntaxed = (item: LineItem) => Number(item.tax_rate ?? 0) === 0
  return isEuropean && to !== undefined && to !== from && euMembers.has(to) && invoice.items.every(isUntaxed)
}

function countryOfTaxId(taxId: string | undefined): string | undefined {
  const prefix = taxId?.trim().slice(0, 2).toUpperCase()
  return [...euMembers].find(country => (vatPrefixes[country] ?? country) === prefix)
}

const isBlank = (text: string | undefined) => text === undefined || text.trim() === ''
const isEmpty = (lines: string[] | undefined) => lines === undefined || lines.every(isBlank)
