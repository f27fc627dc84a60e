import type Big from 'big.js'
import type { Invoice, LineItem } from '#core/invoice/invoice.ts'
import { Exact } from '#core/invoice/line-net.ts'
import type { Totals } from '#core/invoice/totals.ts'
import { type Decimal, toDecimal } from '#core/money/decimal.ts'
import { exemptionCodesByCategory, type TaxCategory, taxCategoryOf } from '#core/tax-category.ts'
import { codeOfUnit } from '../codes/common-units.ts'
import type { Allowance, LineAllowance, TaxBreakdown } from '../model/amounts.ts'
import type { Line } from '../model/einvoice.ts'
import { amountText } from '../rules/arithmetic.ts'
import { given } from './given.ts'

/** UNTDID 5189: discount */
const discountCode = '95'
/** in net prices of an invoice whose prices include tax */
const priceDecimals = 8

/** Lines of one VAT category and rate, which have one breakdown. */
export interface TaxGroup {
  category: TaxCategory | undefined
  /** percent, without trailing zeros */
  rate: Decimal
  indexes: number[]
  /** of the lines, without tax */
  net: Big
  /** of the document */
  discount: Big
  /** after the discount */
  base: Big
  tax: Big
}

interface Amounts {
  groups: TaxGroup[]
  /** net of each line */
  nets: Big[]
}

/**
 * The amounts of an invoice without tax, by category and rate. They add up to the totals of the invoice: what rounding
 * leaves goes to the largest fractions.
 */
export function amountsOf(invoice: Invoice, totals: Totals): Amounts {
  const digits = totals.subtotal.split('.')[1]?.length ?? 0
  const isGross = invoice.prices_include_tax ?? false
  const lines = totals.lines.map(line => new Exact(line ?? 0))
  const nets: Big[] = []
  const groups = [...Map.groupBy(invoice.items.keys(), index => rateOf(invoice.items[index]))].flatMap(
    ([rate, ofRate]): TaxGroup[] => {
      const total = totals.taxes.find(tax => new Exact(tax.rate).eq(rate))
      const factor = isGross ? new Exact(100).div(new Exact(rate).plus(100)) : new Exact(1)
      const exactNets = ofRate.map(index => (lines[index] ?? new Exact(0)).times(factor))
      const sum = exactNets.reduce((all, net) => all.plus(net), new Exact(0)).round(digits, 1)
      const roundedNets = isGross ? inShares(sum, exactNets, digits) : exactNets
      for (const [at, net] of roundedNets.entries()) nets[ofRate[at] ?? 0] = net
      const base = total ? new Exact(total.base) : sum.minus(totals.discount)
      const byCategory = [...Map.groupBy(ofRate, index => categoryOf(invoice.items[index]))]
      const netsOf = byCategory.map(([, own]) =>
        own.reduce((all, index) => all.plus(nets[index] ?? 0), new Exact(0)),
      )
      const discounts = inShares(sum.minus(base), netsOf, digits)
      const taxes = inShares(new Exact(total?.amount ?? 0), netsOf, digits)
      return byCategory.map(([category, indexes], at) => {
        const net = netsOf[at] ?? new Exact(0)
        const discount = discounts[at] ?? new Exact(0)
        return {
          category,
          rate,
          indexes,
          net,
          discount,
          base: net.minus(discount),
          tax: taxes[at] ?? new Exact(0),
        }
      })
    },
  )
  return { groups, nets }
}

const rateOf = (item: LineItem | undefined): Decimal => toDecimal(new Exact(item?.tax_rate ?? 0))
const categoryOf = (item: LineItem | undefined) => taxCategoryOf(item ?? {})

/** Divides an amount in proportion to weights, by the method of the largest remainder. */
function inShares(amount: Big, weights: readonly Big[], digits: number): Big[] {
  if (weights.length === 1) return [amount]
  const unit = new Exact(10).pow(-digits)
  const sum = weights.reduce((all, weight) => all.plus(weight), new Exact(0))
  const exactShares = weights.map(weight => (sum.eq(0) ? new Exact(0) : amount.times(weight).div(sum)))
  const shares = exactShares.map(share => share.round(digits, 0))
  const rest = amount.minus(shares.reduce((all, share) => all.plus(share), new Exact(0)))
  const byRemainder = exactShares
    .map((share, index) => ({ index, remainder: share.minus(shares[index] ?? 0).abs() }))
    .sort((a, b) => b.remainder.cmp(a.remainder))
  const step = rest.lt(0) ? unit.times(-1) : unit
  const steps = Number(rest.div(unit).abs().toFixed(0))
  for (let at = 0; at < steps; at += 1) {
    const index = byRemainder[at % byRemainder.length]?.index ?? 0
    shares[index] = (shares[index] ?? new Exact(0)).plus(step)
  }
  return shares
}

/** BG-25. A negative price becomes a negative quantity (BR-27). */
export function linesOf(invoice: Invoice, { groups, nets }: Amounts): Line[] {
  const groupOf = new Map(groups.flatMap(group => group.indexes.map(index => [index, group] as const)))
  return invoice.items.map((item, index) => {
    const group = groupOf.get(index)
    const [name = '', ...details] = item.description.split('\n')
    const unit = item.unit_code ?? codeOfUnit(item.unit)
    const isNegative = item.unit_price.startsWith('-')
    const quantity = isNegative ? new Exact(item.quantity).times(-1) : new Exact(item.quantity)
    const price = netPrice(item, invoice.prices_include_tax ?? false).abs()
    const net = nets[index] ?? new Exact(0)
    return given<Line>({
      id: String(index + 1),
      name: name.trim(),
      description: details.join('\n').trim() || undefined,
      quantity: { value: toDecimal(quantity), unit },
      net: amountText(net),
      ...(item.discount_percent !== undefined &&
        discountOf(item.discount_percent, fullAmount(quantity, price, item), net)),
      netPrice: toDecimal(price),
      priceQuantity: item.price_quantity === undefined ? undefined : { value: item.price_quantity, unit },
      taxCategory: group?.category,
      taxRate: rateText(group),
    })
  })
}

function netPrice({ unit_price, tax_rate }: LineItem, isGross: boolean): Big {
  const price = new Exact(unit_price)
  return isGross
    ? price
        .times(100)
        .div(new Exact(tax_rate ?? 0).plus(100))
        .round(priceDecimals, 1)
    : price
}

/** BT-152 and its siblings; outside the scope of VAT there is no rate. */
const rateText = (group: TaxGroup | undefined): Decimal | undefined =>
  group === undefined || group.category === 'O' ? undefined : group.rate

/** Quantity × price, rounded to cents. */
const fullAmount = (quantity: Big, price: Big, { price_quantity }: LineItem): Big =>
  quantity
    .times(price)
    .div(price_quantity ?? 1)
    .round(2, 1)

/** The discount of a line: what quantity and price are more than its net amount, or less for a return. */
function discountOf(percent: Decimal, full: Big, net: Big): Pick<Line, 'allowances' | 'charges'> {
  const amount = full.minus(net)
  if (amount.eq(0)) return {}
  const discount = { amount: amountText(amount.abs()), reason: 'Discount' } satisfies LineAllowance
  return amount.lt(0)
    ? { charges: [discount] }
    : { allowances: [{ ...discount, base: amountText(full), percent, reasonCode: discountCode }] }
}

/** BG-20, or BG-21 where the discount is negative, as that of a negative sum. */
export function discountsOf(groups: readonly TaxGroup[]): { allowances: Allowance[]; charges: Allowance[] } {
  const of = (sign: 1 | -1) =>
    groups
      .filter(({ discount }) => discount.times(sign).gt(0))
      .map(group =>
        given<Allowance>({
          amount: amountText(group.discount.abs()),
          reason: 'Discount',
          reasonCode: sign === 1 ? discountCode : undefined,
          taxCategory: group.category,
          taxRate: rateText(group),
        }),
      )
  return { allowances: of(1), charges: of(-1) }
}

/** BG-23 */
export function taxesOf({ tax_note, exemption_code }: Invoice, groups: readonly TaxGroup[]): TaxBreakdown[] {
  return groups.map(group => {
    const { category } = group
    const isTaxed = category === undefined || category === 'S' || category === 'Z'
    const code = category === 'E' ? exemption_code : category && exemptionCodesByCategory[category]
    return given<TaxBreakdown>({
      base: amountText(group.base),
      amount: amountText(group.tax),
      category,
      rate: rateText(group),
      exemptionReason: isTaxed ? undefined : tax_note?.replaceAll('\n', ' '),
      exemptionCode: isTaxed ? undefined : code,
    })
  })
}
