import { fieldAt } from '#core/fields/find-field.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { limits } from '#core/limits.ts'
import { minorUnits } from '#core/money/currency.ts'
import { type Decimal, divideRounded, toDecimal } from '#core/money/decimal.ts'
import { unitOfCode } from '../codes/common-units.ts'
import type { Allowance, LineAllowance, TaxBreakdown } from '../model/amounts.ts'
import type { EInvoice, Line } from '../model/einvoice.ts'
import { exact, sumOf } from '../rules/arithmetic.ts'
import { fieldsBy, lineTexts } from './direct-terms.ts'
import { discountCode, discountReason, roundingReason } from './lines.ts'
import {
  Choice,
  type ChoiceTree,
  entriesOf,
  isAccepted,
  oneLine,
  partsOf,
  severalLines,
  type Term,
  take,
} from './taken-terms.ts'

type Big = InstanceType<typeof Exact>

/** Sources of the items, in order of preference; the totals if the lines cannot be held, else none. */
export const itemSources = ['lines', 'totals', 'none'] as const

export interface ImportedLines {
  items: ChoiceTree[]
  charges: ChoiceTree[]
}

/** Lines, and allowances and charges of the document. */
export function importedLines(document: Term<EInvoice>, source: (typeof itemSources)[number]): ImportedLines {
  const { allowances, charges, taxes, currency } = partsOf(document)
  if (source === 'none') return { items: [emptyItem()], charges: [] }
  const taxOf = taxesFrom(entriesOf(taxes))
  const ofDocument = entriesOf(charges)
  const isList = ofDocument.length <= limits.charges && ofDocument.every(fitsCharge)
  const others = [
    ...entriesOf(allowances).flatMap(each => adjustmentOf(each, -1, taxOf)),
    ...(isList ? [] : ofDocument.flatMap(each => adjustmentOf(each, 1, taxOf))),
  ]
  const room = limits.renderedItems - others.length - balancingLines
  const lines = source === 'lines' ? statedLines(document).slice(0, Math.max(0, room)) : []
  const digits = minorUnits(currency.value ?? '') ?? 2
  return {
    items: [
      ...(lines.length > 0
        ? lines.flatMap((line, index) => [
            // notes become lines if the item limit leaves room
            ...(index < room - lines.length ? textAbove(line) : []),
            itemOf(line, index, digits, taxOf),
          ])
        : itemsOfTotals(document, Math.max(1, room))),
      ...others.slice(0, limits.renderedItems - balancingLines - 1),
    ],
    charges: isList ? ofDocument.map(charge => chargeOf(charge, taxOf)) : [],
  }
}

/** Lines reserved for the difference to the amount due. */
const balancingLines = 1

const one = '1' as Decimal

const emptyItem = (): ChoiceTree => ({
  description: take('–'),
  quantity: take('1'),
  unit_price: take('0'),
})

/**
 * Returns the lines that are added up. Factur-X EXTENDED marks subtotals as GROUP and remarks as INFORMATION;
 * without such marks, the sum of the lines shows whether parents or their sublines count.
 */
function statedLines(document: Term<EInvoice>): Term<Line>[] {
  const { lines, totals } = partsOf(document)
  const withAmount = entriesOf(lines).filter(
    ({ value }) => (value?.net ?? value?.netPrice ?? value?.quantity) !== undefined,
  )
  const counted = withAmount.filter(({ value }) => !notCounted.includes(value?.kind?.toUpperCase() ?? ''))
  const parents = new Set(counted.map(({ value }) => value?.parent))
  const candidates = [
    counted,
    counted.filter(({ value }) => value?.id === undefined || !parents.has(value.id)),
    counted.filter(({ value }) => value?.parent === undefined),
    withAmount,
  ]
  const { lines: sum } = totals.value ?? {}
  const isSum = (candidate: Term<Line>[]) =>
    sum !== undefined && candidate.length > 0 && sumOf(candidate.map(({ value }) => value?.net)).eq(sum)
  return candidates.find(isSum) ?? counted
}

const notCounted = ['GROUP', 'INFORMATION']

/** Whether an entry of `charges` can hold the charge. */
const fitsCharge = ({ value }: Term<LineAllowance>): boolean =>
  value?.amount !== undefined &&
  !value.amount.startsWith('-') &&
  (oneLine(value.reason)?.length ?? 0) <= limits.chargeReasonLength

type Taxed = Pick<Allowance, 'taxCategory' | 'taxRate'>
type TaxOf = (own: Term<Taxed>) => ChoiceTree

/**
 * Returns the tax of a line. Missing values are taken from the breakdown if only one matches, because lines
 * of the profile BASIC state no tax.
 */
function taxesFrom(taxes: Term<TaxBreakdown>[]): TaxOf {
  const rateKey = (rate: Decimal | undefined) => exact(rate).toFixed()
  const byCategory = Map.groupBy(taxes, ({ value }) => value?.category)
  const byRate = Map.groupBy(taxes, ({ value }) => rateKey(value?.rate))
  const onlyOne = (found: Term<TaxBreakdown>[] | undefined): Term<TaxBreakdown> =>
    (found?.length === 1 ? found[0] : undefined) ?? { path: '', value: undefined }
  return own => {
    const { taxCategory, taxRate } = partsOf(own)
    const isUnstated = taxCategory.value === undefined && taxRate.value === undefined
    const ofCategory = partsOf(onlyOne(isUnstated ? taxes : byCategory.get(taxCategory.value))).rate
    const ofRate = partsOf(onlyOne(isUnstated ? taxes : byRate.get(rateKey(taxRate.value)))).category
    // outside the scope of VAT a line has no rate
    const isZero = ofCategory.value === undefined || exact(ofCategory.value).eq(0)
    const rate = taxRate.value !== undefined || (isZero && !isUnstated) ? taxRate : ofCategory
    const category = taxCategory.value === undefined ? ofRate : taxCategory
    return { tax_rate: take(rate.value, rate), tax_category: take(category.value, category) }
  }
}

/** Returns the reason as text, else as code. */
function reasonOf(own: Term<LineAllowance>): { text: string | undefined; terms: Term<unknown>[] } {
  const { reason, reasonCode } = partsOf(own)
  const text = oneLine(reason.value)
  const isSame = text === discountReason && reasonCode.value === discountCode
  if (text === undefined) return { text: oneLine(reasonCode.value), terms: [reasonCode] }
  return { text, terms: isSame ? [reason, reasonCode] : [reason] }
}

function chargeOf(charge: Term<Allowance>, taxOf: TaxOf): ChoiceTree {
  const { amount } = partsOf(charge)
  const { text, terms } = reasonOf(charge)
  return { reason: take(text, ...terms), amount: take(amount.value, amount), ...taxOf(charge) }
}

/**
 * Converts an allowance to a line, because a document discount has no tax rate; also a charge that `charges`
 * cannot hold.
 */
function adjustmentOf(own: Term<Allowance>, sign: 1 | -1, taxOf: TaxOf): ChoiceTree[] {
  const { amount } = partsOf(own)
  if (amount.value === undefined) return []
  const { text, terms } = reasonOf(own)
  return [
    {
      description: take(text, ...terms).or(cut(text), sign === 1 ? 'Charge' : 'Allowance'),
      quantity: take('1'),
      unit_price: take(toDecimal(exact(amount.value).times(sign)), amount),
      ...taxOf(own),
    },
  ]
}

const cut = (text: string | undefined) => text?.slice(0, limits.descriptionLength).toWellFormed()

const namedText = ({ name, description }: { name: Term<string>; description: Term<string> }) =>
  severalLines([name.value, description.value].filter(each => each).join('\n'))

/**
 * Converts the note of a line to a text line above it. Without name and description, the note becomes the
 * description.
 */
function textAbove(line: Term<Line>): ChoiceTree[] {
  const { name, description, note } = partsOf(line)
  const text = take(severalLines(note.value), note)
  const isOwn = namedText({ name, description }) !== undefined && isAccepted(itemFields.description, text)
  return isOwn ? [{ kind: take('text'), description: text }] : []
}

/**
 * Converts a line. If price, discount and charge do not give its amount, the amount becomes the price of the
 * whole quantity.
 */
function itemOf(line: Term<Line>, index: number, digits: number, taxOf: TaxOf): ChoiceTree {
  const { id, kind, name, description, note, quantity, net, standardItemId } = partsOf(line)
  const { value: count, unit } = partsOf(quantity)
  const standard = partsOf(standardItemId)
  const price = priceOf(line, digits)
  const value = exact(count.value ?? one)
  const text = namedText({ name, description })
  const named = [
    ...(id.value === String(index + 1) ? [id] : []),
    ...(kind.value?.toUpperCase() === 'DETAIL' ? [kind] : []),
  ]
  return {
    description: new Choice([
      ...take(text, name, description, ...named).options,
      ...take(cut(text), ...named).options,
      ...take(cut(severalLines(note.value)), note, ...named).options,
      ...take('–', ...named).options,
    ]),
    quantity: price === undefined && value.eq(0) ? take('1') : take(count.value, count).or('1'),
    ...(price ?? priceOfAll(value, net)),
    unit: take(unitOfCode(unit.value)),
    unit_code: take(unit.value, unit),
    ...taxOf(line),
    ...fieldsBy(lineTexts)(partsOf(line), term => take(oneLine(term.value), term)),
    standard_item_id: take(oneLine(standard.id.value), standard.id),
    standard_item_scheme: take(standard.scheme.value, standard.scheme),
  }
}

/** Returns the amount as price of the whole quantity; it may be negative. */
function priceOfAll(quantity: Big, net: Term<Decimal>): ChoiceTree {
  const amount = exact(net.value)
  if (quantity.eq(0)) return { unit_price: take(toDecimal(amount), net) }
  const price = take(toDecimal(quantity.lt(0) ? amount.times(-1) : amount), net)
  return quantity.abs().eq(1)
    ? { unit_price: price }
    : { unit_price: price, price_quantity: take(toDecimal(quantity.abs())) }
}

/**
 * Returns price, discount and charge of a line; `undefined` if they do not give its amount or no field can
 * hold them.
 */
function priceOf(line: Term<Line>, digits: number): ChoiceTree | undefined {
  const { quantity, netPrice, grossPrice, priceDiscount, priceQuantity, net, allowances, charges } =
    partsOf(line)
  const [discount, otherDiscount] = entriesOf(allowances).filter(each => !isRounding(each))
  const [charge, otherCharge] = entriesOf(charges).filter(each => !isRounding(each))
  const ofAllowances = entriesOf(allowances).filter(isRounding)
  const ofCharges = entriesOf(charges).filter(isRounding)
  if (otherDiscount ?? otherCharge ?? (charge && !fitsCharge(charge))) return undefined
  const per = partsOf(priceQuantity)
  const { percent, amount, base } = partsOf(discount ?? { path: '', value: undefined })
  const { unit } = partsOf(quantity)
  if (!holds('price_quantity', per.value.value) || !holds('discount_percent', percent.value)) return undefined
  const priced = exact(quantity.value?.value ?? one).times(netPrice.value ?? 0)
  const divisor = exact(per.value.value ?? one)
  const discounted = priced.times(new Exact(100).minus(percent.value ?? 0))
  const expected = divideRounded(discounted, divisor.times(100), digits).plus(charge?.value?.amount ?? 0)
  if (net.value !== undefined && !expected.eq(net.value)) return undefined

  const rounded = sumOf(ofCharges.map(amountOf)).minus(sumOf(ofAllowances.map(amountOf)))
  const parts = divideRounded(priced, divisor, 2)
    .minus(exact(amount.value))
    .plus(exact(charge?.value?.amount))
  const isRoundedTo = net.value !== undefined && parts.plus(rounded).eq(net.value)
  const isGross = grossPrice.value !== undefined && netPrice.value !== undefined
  const isUndiscounted = isGross && exact(grossPrice.value).eq(netPrice.value ?? 0)
  const discountAmount = divideRounded(priced.times(percent.value ?? 0), divisor.times(100), 2)
  const sameAmount = amount.value !== undefined && discountAmount.eq(amount.value)
  const sameBase = base.value !== undefined && divideRounded(priced, divisor, 2).eq(base.value)
  const reason = discount && reasonOf(discount)
  const charged = charge && partsOf(charge)
  const chargeReason = charge && reasonOf(charge)
  return {
    unit_price: take(
      netPrice.value,
      netPrice,
      net,
      ...(isRoundedTo ? [...ofAllowances, ...ofCharges].map(partsOf) : []).flatMap(rounding => [
        rounding.amount,
        rounding.reason,
      ]),
      ...(isUndiscounted ? [grossPrice] : []),
      ...(priceDiscount.value !== undefined && exact(priceDiscount.value).eq(0) ? [priceDiscount] : []),
    ).or('0'),
    price_quantity: take(per.value.value, per.value, ...(per.unit.value === unit.value ? [per.unit] : [])),
    discount_percent: take(
      percent.value,
      percent,
      ...(sameAmount ? [amount] : []),
      ...(sameBase ? [base] : []),
      ...(reason?.text === discountReason ? reason.terms : []),
    ),
    charge_amount: take(charged?.amount.value, ...(charged ? [charged.amount] : [])),
    charge_reason: take(chargeReason?.text, ...(chargeReason?.terms ?? [])),
  }
}

/** Whether the allowance or charge is the rounding that `lines.ts` writes. */
const isRounding = ({ value }: Term<LineAllowance>): boolean =>
  value?.reason === roundingReason && value.percent === undefined && value.base === undefined

const amountOf = ({ value }: Term<LineAllowance>): Decimal | undefined => value?.amount

/** Whether a field of a line can hold the value; true without a value. */
const holds = (field: string, value: string | undefined): boolean =>
  value === undefined || fieldAt(['items', field])?.schema.safeParse(value).success === true

/** Returns a line per rate, for a document without lines (profiles MINIMUM and BASIC WL). */
function itemsOfTotals(document: Term<EInvoice>, room: number): ChoiceTree[] {
  const { taxes, totals, allowances, charges } = partsOf(document)
  const breakdowns = entriesOf(taxes)
    .filter(({ value }) => value?.base !== undefined)
    .slice(0, room)
  const kindOf = (own: { category?: string | undefined; rate?: Decimal | undefined }) =>
    breakdowns.length === 1 ? '' : `${own.category} ${exact(own.rate).toFixed()}`
  const byKind = (list: readonly Allowance[] = []) =>
    new Map(
      [...Map.groupBy(list, each => kindOf({ category: each.taxCategory, rate: each.taxRate }))].map(
        ([kind, own]) => [kind, sumOf(own.map(({ amount }) => amount))],
      ),
    )
  const [allowed, charged] = [byKind(allowances.value), byKind(charges.value)]
  if (breakdowns.length > 0)
    return breakdowns.map(breakdown => {
      const { base, category, rate } = partsOf(breakdown)
      const kind = kindOf(breakdown.value ?? {})
      const net = exact(base.value)
        .plus(allowed.get(kind) ?? 0)
        .minus(charged.get(kind) ?? 0)
      return {
        ...totalItem(net),
        tax_rate: take(rate.value, rate),
        tax_category: take(category.value, category),
      }
    })
  const sum = (list: readonly Allowance[] = []) => sumOf(list.map(({ amount }) => amount))
  const { withoutTax, withTax, tax, payable } = totals.value ?? {}
  const total = exact(withTax ?? payable).minus(tax ?? 0)
  const net = withoutTax === undefined ? total : exact(withoutTax)
  const ofLines = net.plus(sum(allowances.value)).minus(sum(charges.value))
  return [{ ...totalItem(ofLines), tax_rate: take(rateOf(net, tax)) }]
}

const totalItem = (net: Big): ChoiceTree => ({
  description: take('Total without VAT'),
  quantity: take('1'),
  unit_price: take(toDecimal(net)),
})

/** The rate with the fewest decimals that gives the tax; `undefined` if there is none. */
function rateOf(net: Big, tax: Decimal | undefined): Decimal | undefined {
  if (tax === undefined || net.eq(0)) return undefined
  const exactRate = exact(tax).times(100).div(net)
  const rate = [0, 1, 2]
    .map(digits => exactRate.round(digits, 1))
    .find(each => net.times(each).div(100).round(2, 1).eq(tax))
  return rate && toDecimal(rate)
}
