import type Big from 'big.js'
import { defaultCurrency } from '#core/defaults.ts'
import { isFrench } from '#core/identifiers/siren.ts'
import type { SummedInvoice, SummedItem } from '#core/invoice/invoice.ts'
import { standardSchemeOf } from '#core/invoice/item-scheme.ts'
import { Exact } from '#core/invoice/line-net.ts'
import type { Totals } from '#core/invoice/totals.ts'
import { minorUnits } from '#core/money/currency.ts'
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
import { lineTexts, termsBy } from './direct-terms.ts'
import type { ItemContext } from './line-texts.ts'
import { identifier, omitEmpty } from './omit-empty.ts'
import { addressCountry } from './party-numbers.ts'

/** UNTDID 5189: discount */
export const discountCode = '95'
export const discountReason = 'Discount'
/** default for a charge without a reason, because one is required (BR-38, BR-44) */
const chargeReason = 'Charge'
/** reason of an allowance or charge that rounds the net of a line to whole currency units */
export const roundingReason = 'Rounding'
/** maximum decimals of computed prices, and of all prices of a French seller (BR-FR-DEC-03) */
const priceDecimals = 6
/** below the two cents of PEPPOL-EN16931-R040 and R120, because amounts are rounded once more */
const tolerance = '0.015'

/** Lines and charges of one VAT category and rate, which share a breakdown. */
export interface TaxGroup {
  category: TaxCategory | undefined
  /** percent, without trailing zeros */
  rate: Decimal
  /** indexes of the lines, followed by those of the charges */
  indexes: number[]
  /** share of the document discount */
  discount: Big
  /** net, after the discount */
  base: Big
  tax: Big
}

interface Amounts {
  groups: TaxGroup[]
  /** net of each line, then of each charge, with at least two decimals */
  nets: Decimal[]
}

type Taxed = SummedItem | NonNullable<SummedInvoice['charges']>[number]

/**
 * Computes net amounts by category and rate. They add up to the totals of the invoice; remainders go to the
 * largest fractions.
 */
export function amountsOf(invoice: SummedInvoice, totals: Totals): Amounts {
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

/** Removes included tax from amounts; the results add up to their rounded sum. */
function roundedNets(amounts: readonly Decimal[], rate: Decimal, digits: number): Decimal[] {
  const sum = withoutTax(sumOf(amounts), rate, digits)
  return inShares(sum, amounts.map(exact), digits).map(net => toDecimal(net))
}

/** Removes included tax from an amount and rounds it. */
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

const statedTexts = termsBy(lineTexts)

/** BG-25. A negative price becomes a negative quantity (BR-27). */
export function linesOf(
  invoice: SummedInvoice,
  { groups, nets }: Amounts,
  contexts: readonly ItemContext[],
): Line[] {
  const isGross = invoice.prices_include_tax ?? false
  const isOfFrance = isFrench(addressCountry(invoice.seller))
  // whether the net of a line is always quantity × price, rounded to cents or finer
  const isExact = !isGross && (minorUnits(invoice.currency ?? defaultCurrency) ?? 2) >= 2
  const groupAt = groupsByIndex(groups)
  return invoice.items.map((item, index) => {
    const group = groupAt[index]
    const [name = '', ...details] = item.description.split('\n')
    const unit = item.unit_code ?? codeOfUnit(item.unit)
    const isReturned = isNegative(item.unit_price)
    const quantity = trimDecimal(isReturned ? negateDecimal(item.quantity) : item.quantity)
    const signed = isGross ? priceWithoutTax(item) : isOfFrance ? shortPrice(item) : priceOf(item)
    const price = isReturned ? negateDecimal(signed.price) : signed.price
    const net = nets[index] ?? zero
    const isPlain = isExact && item.discount_percent === undefined && isZero(item.charge_amount ?? zero)
    return omitEmpty<Line>({
      ...contexts[index],
      ...statedTexts(item),
      standardItemId: identifier(item.standard_item_id, standardSchemeOf(item)),
      name: name.trim(),
      description: details.join('\n').trim() || undefined,
      quantity: { value: quantity, unit },
      net,
      ...(isPlain ? {} : adjustmentsOf(item, { full: amountOf(quantity, price, signed.per), net }, isGross)),
      netPrice: price,
      priceQuantity: signed.per === undefined ? undefined : { value: signed.per, unit },
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

/** A price and its base quantity, 1 if absent. */
interface Price {
  price: Decimal
  per?: Decimal | undefined
}

const priceOf = ({ unit_price, price_quantity }: SummedItem): Price => ({
  price: trimDecimal(unit_price),
  per: price_quantity,
})

/** Returns the price for a larger base quantity if the price of one unit has too many decimals. */
function shortPrice(item: SummedItem): Price {
  const { price, per } = priceOf(item)
  const surplus = (price.split('.')[1]?.length ?? 0) - priceDecimals
  return surplus > 0 ? forMoreUnits(exact(price), per, surplus, price => toDecimal(price)) : { price, per }
}

/**
 * Removes included tax. Large quantities get a larger base quantity, because they would multiply the rounding
 * error.
 */
function priceWithoutTax({ unit_price, price_quantity, quantity, tax_rate = zero }: SummedItem): Price {
  const units = divideRounded(exact(quantity).abs(), price_quantity ?? '1', 0)
  const powers = Math.max(0, units.toFixed().length - digitsWithoutScale)
  return forMoreUnits(exact(unit_price), price_quantity, powers, price =>
    toDecimal(withoutTax(price, tax_rate, priceDecimals)),
  )
}

/** digits of a quantity up to which a price with six decimals is precise enough */
const digitsWithoutScale = 3

function forMoreUnits(
  price: Big,
  per: Decimal | undefined,
  powers: number,
  read: (price: Big) => Decimal,
): Price {
  if (powers === 0) return { price: read(price), per }
  const factor = new Exact(10).pow(powers)
  return { price: read(price.times(factor)), per: toDecimal(exact(per ?? one).times(factor)) }
}

const one = '1' as Decimal

/** BT-152 and its siblings; there is no rate outside the scope of VAT. */
const rateText = (group: TaxGroup | undefined): Decimal | undefined =>
  group === undefined || group.category === 'O' ? undefined : group.rate

/** Quantity × price, rounded to cents. */
const amountOf = (quantity: Decimal, price: Decimal, per: Decimal = one): Big =>
  divideRounded(exact(quantity).times(price), per, 2)

/**
 * BG-27 and BG-28: charge, discount, and rounding to currency units. The full amount with all of them is the
 * net amount. Rounding by cents is included in the discount.
 */
function adjustmentsOf(
  { discount_percent: percent, charge_amount = zero, charge_reason, tax_rate = zero }: SummedItem,
  { full, net }: { full: Big; net: Decimal },
  isGross: boolean,
): Pick<Line, 'allowances' | 'charges'> {
  const charge = isGross ? withoutTax(exact(charge_amount), tax_rate, 2) : exact(charge_amount).round(2, 1)
  const missing = full.plus(charge).minus(net)
  const exactDiscount = full.times(percent ?? 0).times('0.01')
  const isNear = missing.minus(exactDiscount).abs().lte(tolerance)
  const discount = percent === undefined ? new Exact(0) : isNear ? missing : exactDiscount.round(2, 1)
  const rounding = isNear ? new Exact(0) : missing.minus(discount)
  const charges: LineAllowance[] = []
  const allowances: LineAllowance[] = []
  if (charge.gt(0)) charges.push({ amount: amountText(charge), reason: charge_reason ?? chargeReason })
  const shared = { amount: amountText(discount.abs()), reason: discountReason }
  if (percent !== undefined && discount.gt(0))
    allowances.push({ ...shared, base: amountText(full), percent, reasonCode: discountCode })
  if (discount.lt(0)) charges.push(shared)
  if (!rounding.eq(0))
    (rounding.gt(0) ? allowances : charges).push({
      amount: amountText(rounding.abs()),
      reason: roundingReason,
    })
  return omitEmpty({ allowances, charges })
}

/**
 * BG-20: document discounts. BG-21: charges, then discounts that are negative because their sum is negative.
 */
export function allowancesOf(
  { items, charges = [] }: SummedInvoice,
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

/**
 * BG-23. Outside the scope of VAT the rate is optional; it is 0 because Germany requires one (BR-DE-14,
 * DE-R-014).
 */
export function taxesOf(
  { tax_note, exemption_code }: SummedInvoice,
  groups: readonly TaxGroup[],
): TaxBreakdown[] {
  return groups.map(group => {
    const { category } = group
    const isTaxed = category === undefined || category === 'S' || category === 'Z'
    const code = category === 'E' ? exemption_code : category && exemptionCodesByCategory[category]
    return omitEmpty<TaxBreakdown>({
      base: amountText(group.base),
      amount: amountText(group.tax),
      category,
      rate: group.rate,
      exemptionReason: isTaxed ? undefined : tax_note?.replaceAll('\n', ' '),
      exemptionCode: isTaxed ? undefined : code,
    })
  })
}
