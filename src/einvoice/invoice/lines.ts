import type Big from 'big.js'
import type { Invoice, LineItem } from '#core/invoice/invoice.ts'
import { Exact } from '#core/invoice/line-net.ts'
import type { Totals } from '#core/invoice/totals.ts'
import {
  type Decimal,
  divideRounded,
  isNegative,
  isZero,
  negateDecimal,
  toDecimal,
  trimDecimal,
} from '#core/money/decimal.ts'
import { exemptionCodesByCategory, type TaxCategory, taxCategoryOf } from '#core/tax-category.ts'
import { codeOfUnit } from '../codes/common-units.ts'
import type { Allowance, LineAllowance, TaxBreakdown } from '../model/amounts.ts'
import type { Line } from '../model/einvoice.ts'
import { amountText, exact, sumOf } from '../rules/arithmetic.ts'
import { omitEmpty } from './omit-empty.ts'

/** UNTDID 5189: discount */
export const discountCode = '95'
export const discountReason = 'Discount'
/** of a charge without a reason, which needs one (BR-38, BR-44) */
const chargeReason = 'Charge'
/** most in net prices of an invoice whose prices include tax */
const priceDecimals = 8

/** Lines and charges of one VAT category and rate, which have one breakdown. */
export interface TaxGroup {
  category: TaxCategory | undefined
  /** percent, without trailing zeros */
  rate: Decimal
  /** of the lines, and after them of the charges */
  indexes: number[]
  /** of the document */
  discount: Big
  /** net, after the discount */
  base: Big
  tax: Big
}

interface Amounts {
  groups: TaxGroup[]
  /** net of each line, and after them of each charge, with at least two decimals */
  nets: Decimal[]
}

type Taxed = LineItem | NonNullable<Invoice['charges']>[number]

/**
 * The amounts of an invoice without tax, by category and rate. They add up to the totals of the invoice: what rounding
 * leaves goes to the largest fractions.
 */
export function amountsOf(invoice: Invoice, totals: Totals): Amounts {
  const digits = totals.subtotal.split('.')[1]?.length ?? 0
  const isGross = invoice.prices_include_tax ?? false
  const { items, charges = [] } = invoice
  const taxed: Taxed[] = [...items, ...charges]
  const amounts = [
    ...totals.lines.map(line => line ?? zero),
    ...charges.map(({ amount }) => toDecimal(exact(amount).round(digits, 1))),
  ]
  const nets: Decimal[] = []
  const netOf = (indexes: readonly number[]) => sumOf(indexes.map(index => nets[index]))
  const taxOf = new Map(totals.taxes.map(tax => [toDecimal(new Exact(tax.rate)), tax]))
  const groups = [...Map.groupBy(taxed.keys(), index => rateOf(taxed[index]))].flatMap(
    ([rate, ofRate]): TaxGroup[] => {
      const total = taxOf.get(toDecimal(new Exact(rate)))
      const ownAmounts = ofRate.map(index => amounts[index] ?? zero)
      const ownTexts = isGross ? roundedNets(ownAmounts, rate, digits) : ownAmounts
      for (const [at, net] of ownTexts.entries()) nets[ofRate[at] ?? 0] = trimDecimal(net, 2)
      const byCategory = [...Map.groupBy(ofRate, index => taxCategoryOf(taxed[index] ?? {}))]
      const lineNets = byCategory.map(([, own]) => netOf(own.filter(index => index < items.length)))
      const chargeNets = byCategory.map(([, own]) => netOf(own.filter(index => index >= items.length)))
      const ownNets = lineNets.map((net, at) => net.plus(chargeNets[at] ?? 0))
      const sum = ownNets.reduce((all, net) => all.plus(net), new Exact(0))
      const base = total ? new Exact(total.base) : sum.minus(totals.discount)
      const discounts = inShares(sum.minus(base), lineNets, digits)
      const taxes = inShares(new Exact(total?.amount ?? 0), ownNets, digits)
      return byCategory.map(([category, indexes], at) => {
        const discount = discounts[at] ?? new Exact(0)
        const tax = taxes[at] ?? new Exact(0)
        return { category, rate, indexes, discount, base: (ownNets[at] ?? new Exact(0)).minus(discount), tax }
      })
    },
  )
  return { groups, nets }
}

const zero = '0' as Decimal

const rateOf = (taxed: Taxed | undefined): Decimal => trimDecimal(taxed?.tax_rate ?? zero)

/** Amounts without the tax that they include, which add up to their rounded sum. */
function roundedNets(amounts: readonly Decimal[], rate: Decimal, digits: number): Decimal[] {
  const sum = withoutTax(sumOf(amounts), rate, digits)
  return inShares(sum, amounts.map(exact), digits).map(net => toDecimal(net))
}

/** Removes the tax that an amount includes; rounded. */
const withoutTax = (amount: Big, rate: Decimal, digits: number): Big =>
  divideRounded(amount.times(100), exact(rate).plus(100), digits)

/** Divides an amount in proportion to weights, by the method of the largest remainder. */
function inShares(amount: Big, weights: readonly Big[], digits: number): Big[] {
  if (weights.length === 1) return [amount]
  const unit = new Exact(10).pow(-digits)
  const sum = weights.reduce((all, weight) => all.plus(weight), new Exact(0))
  const shares = weights.map(weight =>
    sum.eq(0) ? new Exact(0) : divideTruncated(amount.times(weight), sum, digits),
  )
  const rest = amount.minus(shares.reduce((all, share) => all.plus(share), new Exact(0)))
  const byRemainder = weights
    .map((weight, index) => ({
      index,
      remainder: amount
        .times(weight)
        .minus(sum.times(shares[index] ?? 0))
        .abs(),
    }))
    .sort((a, b) => b.remainder.cmp(a.remainder))
  const step = rest.lt(0) ? unit.times(-1) : unit
  const steps = Number(
    rest
      .times(10 ** digits)
      .abs()
      .toFixed(0),
  )
  for (let at = 0; at < steps; at += 1) {
    const index = byRemainder[at % byRemainder.length]?.index ?? 0
    shares[index] = (shares[index] ?? new Exact(0)).plus(step)
  }
  return shares
}

function divideTruncated(dividend: Big, divisor: Big, digits: number): Big {
  const rounded = divideRounded(dividend, divisor, digits)
  if (rounded.times(divisor).abs().lte(dividend.abs())) return rounded
  const unit = new Exact(10).pow(-digits)
  return rounded.lt(0) ? rounded.plus(unit) : rounded.minus(unit)
}

/** BG-25. A negative price becomes a negative quantity (BR-27). */
export function linesOf(invoice: Invoice, { groups, nets }: Amounts, decimals = priceDecimals): Line[] {
  const isGross = invoice.prices_include_tax ?? false
  const groupAt = groupsByIndex(groups)
  return invoice.items.map((item, index) => {
    const group = groupAt[index]
    const [name = '', ...details] = item.description.split('\n')
    const unit = item.unit_code ?? codeOfUnit(item.unit)
    const isReturned = isNegative(item.unit_price)
    const quantity = trimDecimal(isReturned ? negateDecimal(item.quantity) : item.quantity)
    const signedPrice = netPrice(item, isGross, decimals)
    const price = isReturned ? negateDecimal(signedPrice) : signedPrice
    const net = nets[index] ?? zero
    return omitEmpty<Line>({
      id: String(index + 1),
      name: name.trim(),
      description: details.join('\n').trim() || undefined,
      quantity: { value: quantity, unit },
      net,
      ...adjustmentsOf(item, { quantity, price, net }, isGross),
      netPrice: price,
      priceQuantity: item.price_quantity === undefined ? undefined : { value: item.price_quantity, unit },
      taxCategory: group?.category,
      taxRate: rateText(group),
    })
  })
}

function groupsByIndex(groups: readonly TaxGroup[]): TaxGroup[] {
  const groupAt: TaxGroup[] = []
  for (const group of groups) for (const index of group.indexes) groupAt[index] = group
  return groupAt
}

const netPrice = ({ unit_price, tax_rate = zero }: LineItem, isGross: boolean, decimals: number): Decimal =>
  isGross ? toDecimal(withoutTax(exact(unit_price), tax_rate, decimals)) : trimDecimal(unit_price)

/** BT-152 and its siblings; outside the scope of VAT there is no rate. */
const rateText = (group: TaxGroup | undefined): Decimal | undefined =>
  group === undefined || group.category === 'O' ? undefined : group.rate

/** Quantity × price, rounded to cents. */
const fullAmount = (quantity: Decimal, price: Decimal, { price_quantity }: LineItem): Big =>
  divideRounded(exact(quantity).times(price), price_quantity ?? '1', 2)

/** BG-27 and BG-28: the charge, and the discount: quantity × price plus the charge minus the net amount. */
function adjustmentsOf(
  item: LineItem,
  { quantity, price, net }: Record<'quantity' | 'price' | 'net', Decimal>,
  isGross: boolean,
): Pick<Line, 'allowances' | 'charges'> {
  const { discount_percent: percent, charge_amount = zero, charge_reason, tax_rate = zero } = item
  if (percent === undefined && isZero(charge_amount)) return {}
  const charge = isGross ? withoutTax(exact(charge_amount), tax_rate, 2) : exact(charge_amount).round(2, 1)
  const charges: LineAllowance[] = charge.eq(0)
    ? []
    : [{ amount: amountText(charge), reason: charge_reason ?? chargeReason }]
  if (percent === undefined) return omitEmpty({ charges })
  const full = fullAmount(quantity, price, item)
  const discount = full.plus(charge).minus(net)
  const shared = { amount: amountText(discount.abs()), reason: discountReason }
  if (discount.eq(0)) return omitEmpty({ charges })
  return discount.lt(0)
    ? { charges: [...charges, shared] }
    : omitEmpty({
        allowances: [{ ...shared, base: amountText(full), percent, reasonCode: discountCode }],
        charges,
      })
}

/** BG-20 of the discount, or BG-21 where that is negative, as of a negative sum; after BG-21 of the charges. */
export function allowancesOf(
  { items, charges = [] }: Invoice,
  { groups, nets }: Amounts,
): { allowances: Allowance[]; charges: Allowance[] } {
  const groupAt = groupsByIndex(groups)
  const stated = charges.map(({ reason }, index) => {
    const group = groupAt[items.length + index]
    return omitEmpty<Allowance>({
      amount: nets[items.length + index] ?? zero,
      reason: reason ?? chargeReason,
      taxCategory: group?.category,
      taxRate: rateText(group),
    })
  })
  const discounts = (sign: 1 | -1) =>
    groups
      .filter(({ discount }) => discount.times(sign).gt(0))
      .map(group =>
        omitEmpty<Allowance>({
          amount: amountText(group.discount.abs()),
          reason: discountReason,
          reasonCode: sign === 1 ? discountCode : undefined,
          taxCategory: group.category,
          taxRate: rateText(group),
        }),
      )
  return { allowances: discounts(1), charges: [...stated, ...discounts(-1)] }
}

/** BG-23 */
export function taxesOf({ tax_note, exemption_code }: Invoice, groups: readonly TaxGroup[]): TaxBreakdown[] {
  return groups.map(group => {
    const { category } = group
    const isTaxed = category === undefined || category === 'S' || category === 'Z'
    const code = category === 'E' ? exemption_code : category && exemptionCodesByCategory[category]
    return omitEmpty<TaxBreakdown>({
      base: amountText(group.base),
      amount: amountText(group.tax),
      category,
      rate: rateText(group),
      exemptionReason: isTaxed ? undefined : tax_note?.replaceAll('\n', ' '),
      exemptionCode: isTaxed ? undefined : code,
    })
  })
}
