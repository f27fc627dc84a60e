import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { taxInCurrencyOf } from '#core/invoice/tax-currency.ts'
import type { Totals } from '#core/invoice/totals.ts'
import { isSummed } from '#core/line-kind.ts'
import { isZero } from '#core/money/decimal.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import type { BoundTotal } from './bound-invoice.ts'
import type { DocumentNumbers } from './document-numbers.ts'
import { fillLabel, type Labels } from './labels.ts'

const negated = (decimal: string) => (decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`)

/** Reason of a charge, or the general label. */
export const chargeText = (reason: string | undefined, labels: Labels): string =>
  withoutBidiControls(reason ?? '').trim() || labels.charge

/** Binds the sums in the order of their calculation; steps that change nothing are left out. */
export function bindTotals(
  invoice: RenderableInvoice,
  totals: Totals,
  labels: Labels,
  { money, moneyIn, percent, quantity }: DocumentNumbers,
  date: (iso: string) => string,
): BoundTotal[] {
  const row = (label: string, amount: string, path: string | null = null): BoundTotal => ({
    label,
    value: { text: money(amount), path },
    isPayable: false,
  })
  const steps: BoundTotal[] = []

  if (!isZero(totals.discount)) {
    const isRate = invoice.discount_percent !== undefined
    const rate = isRate ? ` ${percent(invoice.discount_percent ?? '0')}` : ''
    const path = isRate ? 'discount_percent' : 'discount_amount'
    steps.push(row(`${labels.discount}${rate}`, negated(totals.discount), path))
  }
  for (const [index, charge] of (invoice.charges ?? []).entries())
    steps.push(row(chargeText(charge.reason, labels), charge.amount, `charges[${index}].amount`))
  const taxLabel = invoice.prices_include_tax ? labels.tax_included : labels.tax_on
  for (const { rate, base, amount } of totals.taxes) {
    if (isZero(rate) && !hasZeroRate(invoice)) continue
    steps.push(row(fillLabel(taxLabel, { tax: labels.tax, rate: percent(rate), base: money(base) }), amount))
  }
  const foreign = taxInCurrencyOf(invoice, totals.tax_total)
  if (foreign?.amount !== undefined && foreign.rate !== undefined && !isZero(totals.tax_total)) {
    const { currency, rate, amount } = foreign
    const named = fillLabel(labels.tax_in_currency, { tax: labels.tax, currency })
    const quoted = `1 ${invoice.currency ?? defaultCurrency} = ${quantity(rate)} ${currency}`
    steps.push({
      label: `${named} (${quoted})`,
      value: { text: moneyIn(amount, currency), path: 'tax_exchange_rate' },
      isPayable: false,
    })
  }
  if (steps.length > 0) steps.unshift(row(labels.subtotal, totals.subtotal))

  const afterTotal: BoundTotal[] = []
  for (const { index, rate, base, tax, amount } of totals.deductions ?? []) {
    const { number = '', issue_date } = invoice.preceding_invoices?.[index] ?? {}
    const named = [withoutBidiControls(number).trim(), issue_date && date(issue_date)].filter(part => part)
    const label = fillLabel(labels.deducted_invoice, { number: named.join(labels.list_separator) }).trim()
    afterTotal.push(row(label, negated(amount), `preceding_invoices[${index}].deducted_amount`))
    if (isZero(tax)) continue
    const texts = { tax: labels.tax, rate: percent(rate), base: money(base) }
    afterTotal.push(row(fillLabel(labels.tax_included, texts), negated(tax)))
  }
  if (!isZero(totals.prepaid)) afterTotal.push(row(labels.prepaid, negated(totals.prepaid), 'prepaid_amount'))
  if (!isZero(totals.rounding)) afterTotal.push(row(labels.rounding, totals.rounding, 'cash_rounding'))
  if (afterTotal.length === 0) {
    const label = documentTypeOf(invoice) === 'credit_note' ? labels.amount_credited : labels.total
    return [...steps, { ...row(label, totals.total), isPayable: true }]
  }
  const payable = { ...row(labels.payable, totals.payable), isPayable: true }
  return [...steps, row(labels.total, totals.total), ...afterTotal, payable]
}

/** A line without a rate does not count as zero-rated. */
const hasZeroRate = ({ items, charges = [] }: RenderableInvoice): boolean =>
  [...items.filter(isSummed), ...charges].some(
    ({ tax_rate, tax_category }) =>
      tax_category !== undefined || (tax_rate !== undefined && Number(tax_rate) === 0),
  )
