import { defaultCurrency } from '../defaults.ts'
import { type DocumentType, documentTypeOf } from '../document-type.ts'
import { lineNetOf } from '../invoice/line-net.ts'
import type {
  RenderableInvoice,
  RenderableItem,
  RenderablePricedItem,
} from '../invoice/renderable-invoice.ts'
import type { Totals } from '../invoice/totals.ts'
import { isSummed, summedEntries } from '../line-kind.ts'
import type { Message } from '../messages/message.ts'
import { minorUnits } from '../money/currency.ts'
import { type Finding, type RuleContext, warning } from './finding.ts'

/** Percent; a larger value is probably a price typed as a discount, or has a digit too many. */
const maxDiscount = 75
/** Maximum plausible price quantity. */
const maxPriceQuantity = 100_000

/** Findings about implausible amounts; applies everywhere. */
export function amountFindings(
  invoice: RenderableInvoice,
  { totals }: Pick<RuleContext, 'totals'>,
): Finding[] {
  return [
    ...discountFindings(invoice, totals),
    ...chargeFindings(invoice, totals),
    ...payableFindings(invoice, totals),
  ]
}

/** Findings about quantities, prices, discounts and charges of each line; applies everywhere. */
export function lineFindings(invoice: RenderableInvoice): Finding[] {
  const digits = minorUnits(invoice.currency ?? defaultCurrency) ?? 2
  return summedEntries(invoice.items).flatMap(([index, item]) => {
    const found = lineFindingOf(item, digits)
    return found === undefined ? [] : warning(`items[${index}].${found.field}`, found.code, found.message)
  })
}

interface LineFinding {
  field: keyof RenderablePricedItem
  code: string
  message: Message
}

/** The first finding about a line, because further ones usually have the same cause. */
function lineFindingOf(item: RenderablePricedItem, digits: number): LineFinding | undefined {
  const [quantity, price] = [Number(item.quantity ?? 1), Number(item.unit_price ?? 1)]
  if (quantity === 0) return { field: 'quantity', code: 'zero_quantity', message: { code: 'quantity.zero' } }
  if (quantity < 0 && price < 0)
    return { field: 'unit_price', code: 'both_negative', message: { code: 'unit_price.both_negative' } }
  const per = Number(item.price_quantity ?? 1)
  if (per > maxPriceQuantity)
    return {
      field: 'price_quantity',
      code: 'unusual_price_quantity',
      message: { code: 'price_quantity.large' },
    }
  const discount = Number(item.discount_percent ?? 0)
  if (discount > maxDiscount)
    return { field: 'discount_percent', code: 'large_discount', message: largeDiscount(discount) }
  if (item.quantity === null || item.unit_price === null) return undefined
  const charge = Number(item.charge_amount ?? 0)
  const net = Number(lineNetOf(item, digits).amount) - charge
  // compared before rounding, because an amount below half a cent is rounded to 0
  if (charge > 0 && charge > Math.abs((quantity * price) / per))
    return {
      field: 'charge_amount',
      code: 'charge_above_lines',
      message: { code: 'charge_amount.above_line' },
    }
  if (charge === 0 && net === 0 && price !== 0)
    return { field: 'unit_price', code: 'rounds_to_zero', message: { code: 'item.rounds_to_zero' } }
  return undefined
}

const largeDiscount = (percent: number): Message => ({
  code: 'discount.large',
  params: { percent: String(Math.round(percent * 100) / 100) },
})

function discountFindings(
  { discount_amount, discount_percent, items }: RenderableInvoice,
  totals: Totals,
): Finding[] {
  const [discount, subtotal] = [Number(totals.discount), Number(totals.subtotal)]
  const field = discount_amount === undefined ? 'discount_percent' : 'discount_amount'
  if (discount * subtotal < 0)
    return field === 'discount_amount'
      ? [warning(field, 'raises_total', { code: 'discount.raises_total' })]
      : []
  if (isDiscountAboveSubtotal(totals))
    return [warning(field, 'above_subtotal', { code: 'discount.above_subtotal' })]
  const percent = subtotal === 0 ? 0 : (discount / subtotal) * 100
  // a total of 0 has its own finding
  if (percent > maxDiscount && (percent < 100 || Number(totals.total) > 0))
    return [warning(field, 'large_discount', largeDiscount(percent))]
  const together = discountWithLines(
    items.filter(isSummed),
    discount_percent === undefined ? percent : Number(discount_percent),
  )
  const params = { percent: String(together) }
  return together > maxDiscount
    ? [warning(field, 'large_discount', { code: 'discount.large_with_lines', params })]
    : subtractedLineFindings(items, totals)
}

/**
 * Checks lines with a negative price, which are discounts, together with the other discounts. A negative quantity is a
 * return and does not count.
 */
function subtractedLineFindings(items: RenderableItem[], totals: Totals): Finding[] {
  const summed = summedEntries(items)
  const [index] = summed.find(([, item]) => Number(item.quantity) > 0 && Number(item.unit_price) < 0) ?? []
  if (index === undefined) return []
  let [added, left] = [0, 0]
  for (const [at, { quantity, unit_price, price_quantity = 1 }] of summed) {
    const amount = (Number(quantity) * Number(unit_price)) / Number(price_quantity)
    if (Number(quantity) > 0) left += Number(totals.lines[at] ?? 0)
    if (amount > 0) added += amount
  }
  const [subtotal, discount] = [Number(totals.subtotal), Number(totals.discount)]
  const kept = subtotal === 0 ? left : left * (1 - discount / subtotal)
  const percent = added === 0 ? 0 : 100 * (1 - kept / added)
  // a total of 0 or less has its own finding
  if (percent <= maxDiscount || subtotal - discount <= 0) return []
  const params = { percent: String(Math.round(percent * 100) / 100) }
  return [warning(`items[${index}].unit_price`, 'large_discount', { code: 'discount.large_lines', params })]
}

/**
 * Discounts of lines and document together, as unrounded percentage of the undiscounted lines; 0 unless both exist.
 * Amounts of subtracted lines count as positive, so that a refund is no discount.
 */
function discountWithLines(items: RenderablePricedItem[], documentPercent: number): number {
  if (documentPercent <= 0 || items.every(item => item.discount_percent === undefined)) return 0
  let [full, discounted] = [0, 0]
  for (const { quantity, unit_price, price_quantity = 1, discount_percent = 0 } of items) {
    const amount = Math.abs((Number(quantity) * Number(unit_price)) / Number(price_quantity))
    full += amount
    discounted += amount * (1 - Number(discount_percent) / 100)
  }
  if (discounted === full) return 0
  return Number((100 - (discounted / full) * (100 - documentPercent)).toFixed(2))
}

const isDiscountAboveSubtotal = ({ discount, subtotal }: Totals): boolean =>
  Number(discount) * Number(subtotal) >= 0 && Math.abs(Number(discount)) > Math.abs(Number(subtotal))

function chargeFindings({ charges = [] }: RenderableInvoice, { subtotal }: Totals): Finding[] {
  const largest = Math.abs(Number(subtotal))
  return charges.flatMap(({ amount }, index) =>
    Number(amount) > largest
      ? warning(`charges[${index}].amount`, 'charge_above_lines', { code: 'charge.above_lines' })
      : [],
  )
}

/** Findings about total, deposit, cash rounding and payable amount. */
function payableFindings(invoice: RenderableInvoice, totals: Totals): Finding[] {
  const findings: Finding[] = []
  const [total, prepaid, payable] = [Number(totals.total), Number(totals.prepaid), Number(totals.payable)]
  const deducted = (totals.deductions ?? []).reduce((sum, each) => sum + Number(each.amount), 0)
  for (const { index, rate, tax } of totals.deductions ?? [])
    if (!totals.taxes.some(own => Number(own.rate) === Number(rate)) && Number(tax) > 0)
      findings.push(
        warning(`preceding_invoices[${index}].tax_rate`, 'other_rate', {
          code: 'preceding_invoice.other_rate',
        }),
      )
  if (prepaid < 0)
    findings.push(warning('prepaid_amount', 'negative_prepayment', { code: 'prepaid.negative' }))

  const { cash_rounding: unit, currency = defaultCurrency } = invoice
  if (unit !== undefined && Number(unit) > largestCashUnit(currency)) {
    const params = { unit, currency }
    findings.push(warning('cash_rounding', 'unusual_rounding', { code: 'cash_rounding.large', params }))
  }

  const summed = summedEntries(invoice.items)
  const isComplete = summed.length > 0 && summed.every(([index]) => totals.lines[index] !== null)
  // An excessive discount has its own finding.
  if (!isComplete || isDiscountAboveSubtotal(totals)) return findings
  if (total <= 0) {
    const code = total === 0 ? 'total.zero' : negativeTotal[documentTypeOf(invoice)]
    findings.push(warning('items', 'total_not_positive', { code }))
  } else if (deducted + Math.max(prepaid, 0) > total && deducted > 0) {
    const [first] = totals.deductions ?? []
    const path = `preceding_invoices[${first?.index ?? 0}].deducted_amount`
    findings.push(warning(path, 'nothing_payable', { code: 'payable.above_deducted' }))
  } else if (prepaid > total) {
    findings.push(warning('prepaid_amount', 'nothing_payable', { code: 'payable.negative' }))
  } else if (prepaid + deducted < total && payable <= 0) {
    findings.push(warning('cash_rounding', 'nothing_payable', { code: 'payable.rounded_to_zero' }))
  }
  return findings
}

const negativeTotal = {
  invoice: 'total.negative',
  credit_note: 'total.negative_credit_note',
  quote: 'total.negative_quote',
} as const satisfies Record<DocumentType, string>

/**
 * The largest cash rounding unit of currencies where it is more than five hundredths: the smallest coin or note in use.
 */
const cashUnits: Readonly<Record<string, number>> = {
  ARS: 100,
  BRL: 0.1,
  CLP: 10,
  COP: 100,
  CRC: 5,
  CZK: 1,
  DKK: 0.5,
  HKD: 0.1,
  HUF: 5,
  IDR: 1000,
  ILS: 0.1,
  INR: 1,
  KRW: 10,
  MXN: 0.5,
  NGN: 50,
  NOK: 1,
  NZD: 0.1,
  PHP: 1,
  PKR: 1,
  RSD: 1,
  RUB: 1,
  SEK: 1,
  THB: 1,
  TRY: 1,
  TWD: 1,
  UAH: 0.5,
  VND: 1000,
  XAF: 5,
  XOF: 5,
  ZAR: 0.1,
}

const largestCashUnit = (currency: string): number =>
  cashUnits[currency] ?? [1, 1, 0.05, 0.05, 0.05][minorUnits(currency) ?? 2] ?? 0.05
