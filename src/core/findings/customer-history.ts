import Big from 'big.js'
import { defaultCurrency } from '../defaults.ts'
import { documentTypeOf } from '../document-type.ts'
import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { type Decimal, toDecimal } from '../money/decimal.ts'
import { type CustomerHistory, type Finding, type RuleContext, warning } from './finding.ts'

/** How many of the latest invoices of a customer are compared: two years of monthly ones. */
export const comparedInvoices = 24

/** Fewer invoices show no habit. */
const minAmounts = 3
const minCurrencies = 2

/**
 * An amount is far above the usual ones if it exceeds both. A wrong decimal mark or a digit too many multiplies by at
 * least ten; a larger order than ever is rarely three times the usual one and half as much again as the largest.
 */
const timesMedian = 3
const timesLargest = 1.5

/** Differences from earlier live invoices of the same customer; applies once there are enough of them, not to quotes. */
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
  const usual = usualAmountOf(history, currency)
  const isFarAbove =
    usual !== undefined &&
    new Big(totals.payable).gt(new Big(usual.median).times(timesMedian)) &&
    new Big(totals.payable).gt(new Big(usual.largest).times(timesLargest))
  if (isFarAbove) {
    const params = { amount: totals.payable, usual: usual.median, currency, count: usual.count }
    findings.push(warning('items', 'unusual_amount', { code: 'amount.unusual', params }))
  }
  return findings
}

/** The currency of the record, else the one that all compared invoices have. */
function usualCurrencyOf({ currency, invoices }: CustomerHistory): string | undefined {
  if (currency !== null) return currency
  const [first, ...others] = invoices.slice(0, comparedInvoices)
  const isHabit =
    others.length >= minCurrencies - 1 && others.every(other => other.currency === first?.currency)
  return isHabit ? first?.currency : undefined
}

interface UsualAmount {
  median: Decimal
  largest: Decimal
  count: number
}

/** Refunds and empty invoices are left out. */
function usualAmountOf({ invoices }: CustomerHistory, currency: string): UsualAmount | undefined {
  const amounts = invoices
    .slice(0, comparedInvoices)
    .filter(({ currency: other, payable }) => other === currency && Number(payable) > 0)
    .map(({ payable }) => payable)
    .sort((one, other) => new Big(one).cmp(other))
  // of an even number the higher middle one
  const median = amounts[Math.floor(amounts.length / 2)]
  const largest = amounts.at(-1)
  if (amounts.length < minAmounts || median === undefined || largest === undefined) return undefined
  return { median, largest: toDecimal(new Big(largest)), count: amounts.length }
}
