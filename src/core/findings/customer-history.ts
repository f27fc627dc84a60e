import Big from 'big.js'
import { defaultCurrency } from '../defaults.ts'
import { documentTypeOf } from '../document-type.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { type Decimal, toDecimal } from '../money/decimal.ts'
import { type CustomerHistory, type Finding, type RuleContext, warning } from './finding.ts'

/** Number of a customer's latest invoices that are compared: two years of monthly ones. */
export const comparedInvoices = 24

/** With fewer invoices, amounts are not compared. */
const minAmounts = 3
const minCurrencies = 2
/** Minimum number of invoices, of the customer or of all customers, for comparing whether prices include tax. */
const [minOfCustomer, minOfAll] = [2, 3]

/**
 * An amount is unusual if it exceeds both factors. A wrong decimal mark or an extra digit multiplies by at least ten; a
 * customer's largest order is rarely three times the usual one and 1.5 times the largest.
 */
const timesMedian = 3
const timesLargest = 1.5
/**
 * For customers with too few invoices: factor above the largest recent amount of any customer. Customers differ by less
 * than a misread group separator, which multiplies by a thousand.
 */
const timesLargestOfAll = 1000

/**
 * Findings about differences from earlier live invoices: of the same customer if there are enough, otherwise of all
 * customers. Not for quotes.
 */
export function customerHistoryFindings(
  invoice: RenderableInvoice,
  { history, totals }: RuleContext,
): Finding[] {
  if (history === null || documentTypeOf(invoice) === 'quote') return []
  const currency = invoice.currency ?? defaultCurrency
  const findings: Finding[] = []
  const usualCurrency = usualCurrencyOf(history)
  if (usualCurrency !== undefined && usualCurrency !== currency) {
    const params = { currency, usual: usualCurrency }
    findings.push(warning('currency', 'unusual_currency', { code: 'currency.unusual', params }))
  }
  const includesTax = invoice.prices_include_tax ?? false
  const isUsuallyIncluded = taxInclusionOf(history)
  if (isUsuallyIncluded === !includesTax && Number(totals.tax_total) !== 0) {
    const code = includesTax ? 'prices_include_tax.unusual' : 'prices_include_tax.unusually_off'
    findings.push(warning('prices_include_tax', 'unusual_tax_inclusion', { code }))
  }
  const usual = usualAmountOf(history, currency)
  const isFarAbove =
    usual !== undefined &&
    new Big(totals.payable).gt(new Big(usual.median).times(timesMedian)) &&
    new Big(totals.payable).gt(new Big(usual.largest).times(timesLargest))
  if (isFarAbove) {
    const params = { amount: totals.payable, usual: usual.median, currency, count: usual.count }
    findings.push(warning('items', 'unusual_amount', { code: 'amount.unusual', params }))
  }
  const largest = usual === undefined ? positiveAmounts(history.latest, currency).at(-1) : undefined
  if (largest !== undefined && new Big(totals.payable).gte(new Big(largest).times(timesLargestOfAll))) {
    const params = { amount: totals.payable, largest, currency }
    findings.push(warning('items', 'unusual_amount', { code: 'amount.above_all', params }))
  }
  return findings
}

/** Positive amounts in this currency, lowest first; refunds and empty invoices are left out. */
const positiveAmounts = (invoices: CustomerHistory['invoices'] = [], currency: string): Decimal[] =>
  invoices
    .slice(0, comparedInvoices)
    .filter(({ currency: other, payable }) => other === currency && Number(payable) > 0)
    .map(({ payable }) => payable)
    .sort((one, other) => new Big(one).cmp(other))

/** The currency of the customer's record, otherwise the one that all compared invoices have. */
function usualCurrencyOf({ currency, invoices }: CustomerHistory): string | undefined {
  if (currency !== null) return currency
  const [first, ...others] = invoices.slice(0, comparedInvoices)
  const isHabit =
    others.length >= minCurrencies - 1 && others.every(other => other.currency === first?.currency)
  return isHabit ? first?.currency : undefined
}

/**
 * Whether prices include tax in all compared invoices of the customer, or of all customers if the customer has too few.
 */
function taxInclusionOf({ invoices, latest = [] }: CustomerHistory): boolean | undefined {
  const [compared, min] = invoices.length >= minOfCustomer ? [invoices, minOfCustomer] : [latest, minOfAll]
  const [first, ...others] = compared.slice(0, comparedInvoices)
  const isHabit = others.length >= min - 1 && others.every(other => other.includesTax === first?.includesTax)
  return isHabit ? first?.includesTax : undefined
}

interface UsualAmount {
  median: Decimal
  largest: Decimal
  count: number
}

function usualAmountOf({ invoices }: CustomerHistory, currency: string): UsualAmount | undefined {
  const amounts = positiveAmounts(invoices, currency)
  // for an even number, the higher of the two middle amounts
  const median = amounts[Math.floor(amounts.length / 2)]
  const largest = amounts.at(-1)
  if (amounts.length < minAmounts || median === undefined || largest === undefined) return undefined
  return { median, largest: toDecimal(new Big(largest)), count: amounts.length }
}
