import type Big from 'big.js'
import { memoizeByIdentity } from '../caches.ts'
import { defaultCurrency } from '../defaults.ts'
import { isPriced, isSummed } from '../line-kind.ts'
import { minorUnits } from '../money/currency.ts'
import { type Decimal, divideRounded, toDecimal } from '../money/decimal.ts'
import { unitsToDecimal } from '../money/minor-units.ts'
import { Exact, type LineNet, lineNetOf, sumOf } from './line-net.ts'
import { type Deduction, deductionsOf } from './preceding-invoices.ts'
import type { RenderableInvoice, RenderableItem, RenderablePricedItem } from './renderable-invoice.ts'

/** Amounts with the decimals of the currency; rates without trailing zeros. */
export interface Totals {
  /**
   * net of each line, gross if prices include tax; the sum for a subtotal; null for a heading or text, and if a number
   * is missing
   */
  lines: (Decimal | null)[]
  /** sum of the summed lines */
  subtotal: Decimal
  /** discount of the document, subtracted from the subtotal */
  discount: Decimal
  /** sum of the charges on the document, added to the subtotal */
  charges: Decimal
  /** by ascending rate; empty if no line has a rate */
  taxes: TaxTotal[]
  tax_total: Decimal
  total: Decimal
  prepaid: Decimal
  /** amounts that earlier invoices billed, subtracted from the total; absent without one */
  deductions?: Deduction[]
  /** difference from cash rounding */
  rounding: Decimal
  payable: Decimal
}

interface TaxTotal {
  rate: Decimal
  /** net after the document discount and charges */
  base: Decimal
  amount: Decimal
}

/** Sum of the lines of one tax rate, before or after discount and charges. */
interface RateGroup {
  rate: Big
  sum: Big
}

/** EN 16931 (BR-CO-10 to 17); docs/decisions/0006-invoice-arithmetic.md records the choices it leaves open. */
export const totalsOf = (invoice: RenderableInvoice): Totals => totalsOfInvoice(invoice, undefined)

const totalsOfInvoice = memoizeByIdentity((invoice: RenderableInvoice, _: undefined): Totals => {
  const digits = minorUnits(invoice.currency ?? defaultCurrency) ?? 2
  const round = (value: Big) => value.round(digits, 1)
  const amount = (value: Big) => toDecimal(value, digits)

  const summed = invoice.items.filter(isSummed)
  const lines = summed.map(item => lineNetOf(item, digits))
  // Integers, because adding thousands of Big values is slow.
  const decimalOf = (units: bigint) => new Exact(`${units}e-${digits}`)
  const subtotal = decimalOf(lines.reduce((sum, line) => sum + line.units, 0n))
  const discount = documentDiscount(invoice, subtotal, round)
  const charges = (invoice.charges ?? []).map(charge => ({
    rate: new Exact(charge.tax_rate ?? 0),
    sum: round(new Exact(charge.amount)),
  }))
  const chargeTotal = sumOf(charges.map(({ sum }) => sum))
  const groups = isTaxed(summed, invoice, lines)
    ? withCharges(spreadDiscount(groupByRate(lines, decimalOf), subtotal, discount, digits), charges)
    : []
  const taxes = groups.map(group => taxOf(group, invoice.prices_include_tax ?? false, digits))
  const taxTotal = sumOf(taxes.map(tax => tax.amount))

  const sum = subtotal.minus(discount).plus(chargeTotal)
  const total = invoice.prices_include_tax ? sum : sum.plus(taxTotal)
  const prepaid = round(new Exact(invoice.prepaid_amount ?? 0))
  const deductions = deductionsOf(invoice, digits)
  const due = total.minus(prepaid).minus(sumOf(deductions.map(each => new Exact(each.amount))))
  const payable = roundToCash(due, new Exact(invoice.cash_rounding ?? 0))

  return {
    lines:
      summed.length === invoice.items.length
        ? lines.map(line => line.amount)
        : lineAmounts(invoice.items, digits),
    subtotal: amount(subtotal),
    discount: amount(discount),
    charges: amount(chargeTotal),
    taxes: taxes.map(tax => ({
      rate: toDecimal(tax.rate),
      base: amount(tax.base),
      amount: amount(tax.amount),
    })),
    tax_total: amount(taxTotal),
    total: amount(total),
    prepaid: amount(prepaid),
    ...(deductions.length > 0 && { deductions }),
    rounding: amount(payable.minus(due)),
    payable: amount(payable),
  }
})

/** A subtotal sums the lines after the previous heading or subtotal. */
function lineAmounts(items: RenderableItem[], digits: number): (Decimal | null)[] {
  let units = 0n
  return items.map(item => {
    if (isPriced(item)) {
      const net = lineNetOf(item, digits)
      if (isSummed(item)) units += net.units
      return net.amount
    }
    if (item.kind === 'text') return null
    const sum = unitsToDecimal(units, digits)
    units = 0n
    return item.kind === 'subtotal' ? sum : null
  })
}

/** Amount that deposit and payments settle together: the total with cash rounding, less the deductions. */
export const settledTotalOf = ({ prepaid, payable }: Pick<Totals, 'prepaid' | 'payable'>): Decimal =>
  toDecimal(new Exact(payable).plus(prepaid), payable.split('.')[1]?.length ?? 0)

type Round = (value: Big) => Big

function documentDiscount(invoice: RenderableInvoice, subtotal: Big, round: Round): Big {
  if (invoice.discount_percent !== undefined)
    return round(subtotal.times(invoice.discount_percent).times('0.01'))
  return round(new Exact(invoice.discount_amount ?? 0))
}

/** If any line or charge has a rate, those without one are taxed at 0. */
const isTaxed = (
  items: RenderablePricedItem[],
  { charges = [] }: RenderableInvoice,
  lines: LineNet[],
): boolean =>
  items.some((item, index) => item.tax_rate !== undefined && lines[index]?.amount != null) ||
  charges.some(charge => charge.tax_rate !== undefined)

/** Groups lines by rate; 19 and 19.00 are the same rate. */
function groupByRate(lines: LineNet[], decimalOf: (units: bigint) => Big): RateGroup[] {
  const sums = new Map<string, bigint>()
  for (const { amount, rate, units } of lines) {
    if (amount !== null) sums.set(rate, (sums.get(rate) ?? 0n) + units)
  }
  return [...sums]
    .map(([rate, units]) => ({ rate: new Exact(rate), sum: decimalOf(units) }))
    .sort((a, b) => a.rate.cmp(b.rate))
}

/** Distributes the discount in proportion to the groups; the largest group gets the rounding remainder. */
function spreadDiscount(groups: RateGroup[], subtotal: Big, discount: Big, digits: number): RateGroup[] {
  const shares = groups.map(group =>
    subtotal.eq(0) ? new Exact(0) : divideRounded(group.sum.times(discount), subtotal, digits),
  )
  const remainder = discount.minus(sumOf(shares))
  const largest = groups.reduce(
    (best, group, index) => (group.sum.abs().gt(groups[best]?.sum.abs() ?? 0) ? index : best),
    0,
  )
  return groups.map((group, index) => {
    const share = (shares[index] ?? new Exact(0)).plus(index === largest ? remainder : 0)
    return { rate: group.rate, sum: group.sum.minus(share) }
  })
}

function withCharges(groups: RateGroup[], charges: RateGroup[]): RateGroup[] {
  const byRate = Map.groupBy([...groups, ...charges], ({ rate }) => rate.toFixed())
  return [...byRate]
    .map(([rate, same]) => ({ rate: new Exact(rate), sum: sumOf(same.map(({ sum }) => sum)) }))
    .sort((a, b) => a.rate.cmp(b.rate))
}

/** If prices include tax, the net is computed from the gross and the tax is the difference. */
function taxOf({ rate, sum }: RateGroup, isGross: boolean, digits: number) {
  if (!isGross) return { rate, base: sum, amount: sum.times(rate).times('0.01').round(digits, 1) }
  const base = divideRounded(sum.times(100), rate.plus(100), digits)
  return { rate, base, amount: sum.minus(base) }
}

function roundToCash(due: Big, unit: Big): Big {
  return unit.eq(0) ? due : divideRounded(due, unit, 0).times(unit)
}
