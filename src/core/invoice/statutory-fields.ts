import type { Issue } from '../errors/issue.ts'
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
  const missing = (path: string, message: string) =>
    issues.push({ path, code: 'probably_required', severity: 'warning', message })

  if (isBlank(seller.name)) missing('seller.name', 'Enter who the invoice is from.')
  if (isBlank(buyer.name)) missing('buyer.name', 'Enter who the invoice is to.')
  if (isBlank(invoice.issue_date)) missing('issue_date', 'Enter the issue date.')
  if (!isUnderVat) return issues

  if (isEmpty(seller.address)) missing('seller.address', 'Enter your full address: VAT law asks for it.')
  if (isEmpty(buyer.address))
    missing('buyer.address', "Enter the customer's full address: VAT law asks for it.")
  const isReversed = isReverseCharge(invoice, isEuropean)
  if (isBlank(seller.tax_id) && (chargesTax || isReversed))
    missing('seller.tax_id', 'Enter your VAT number: VAT law asks for it.')
  if (isBlank(invoice.delivery_date) && chargesTax && !isBlank(invoice.issue_date)) {
    const message = 'Enter the date of delivery or service, if it is not the issue date.'
    issues.push({ path: 'delivery_date', code: 'delivery_date_unknown', severity: 'info', message })
  }
  if (isReversed) {
    if (isBlank(invoice.tax_note))
      missing(
        'tax_note',
        'Write why no VAT is charged, such as "Reverse charge" for a business in another EU country.',
      )
    if (isBlank(buyer.tax_id))
      missing(
        'buyer.tax_id',
        "Enter the customer's VAT number: without VAT it is required for an EU business.",
      )
  } else if (!chargesTax && isBlank(invoice.tax_note)) {
    missing('tax_note', 'Write why no VAT is charged, such as the exemption that applies.')
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
