import { type TypeValue, typeValues } from '#core/document-type.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { Exact } from '#core/invoice/line-net.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { limits } from '#core/limits.ts'
import { minorUnits } from '#core/money/currency.ts'
import { type Decimal, divideRounded, toDecimal } from '#core/money/decimal.ts'
import { taxCategories } from '#core/tax-category.ts'
import { unitOfCode } from '../codes/common-units.ts'
import type { Allowance, LineAllowance } from '../model/amounts.ts'
import type { EInvoice, Line } from '../model/einvoice.ts'
import type { Address, Buyer, Seller } from '../model/parties.ts'
import { typeCodes } from './einvoice-of-invoice.ts'
import { omitEmpty } from './omit-empty.ts'

/** The JSON of an invoice, to be validated. */
export interface ImportedFields extends Record<string, unknown> {
  items: Record<string, unknown>[]
}

/** The type by its code; every other document becomes an invoice. */
const typeOfCode = (code: string | undefined): TypeValue | undefined =>
  typeValues.find(type => code !== undefined && typeCodes[type] === code)

/** Fields of one line; XML may have line breaks and tabs anywhere. */
const oneLine = (text: string | undefined): string | undefined =>
  text?.replaceAll(/[\s\u2028\u2029]+/g, ' ').trim() || undefined

/** The same for every text of a record. */
const oneLiners = <Fields extends Record<string, unknown>>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? oneLine(value) : value]),
  ) as Fields

/** The fields of an invoice that an e-invoice states; `omittedTerms` lists terms without a field. */
export function fieldsOfEInvoice(document: EInvoice): ImportedFields {
  const { seller, buyer, delivery, payment, precedingInvoices, taxes = [], notes = [] } = document
  const { allowances = [], charges = [] } = document
  const type = typeOfCode(document.type)
  const digits = minorUnits(document.currency ?? '') ?? 2
  const hasCharges = charges.length <= limits.charges && charges.every(fitsCharge)
  const [account] = payment?.accounts ?? []
  const reasons = new Set(taxes.flatMap(({ exemptionReason }) => exemptionReason ?? []))
  return omitEmpty<ImportedFields>({
    template: 'minimal',
    type: type === 'invoice' ? undefined : type,
    invoice_number: oneLine(document.number),
    currency: document.currency,
    issue_date: document.issueDate,
    due_date: document.dueDate,
    preceding_invoice: omitEmpty({
      number: oneLine(precedingInvoices?.[0]?.number),
      issue_date: precedingInvoices?.[0]?.issueDate,
    }),
    delivery_date: delivery?.date,
    period: omitEmpty({ start: document.period?.start, end: document.period?.end }),
    delivery_address: omitEmpty(oneLiners({ name: delivery?.name, ...addressFieldsOf(delivery?.address) })),
    seller: omitEmpty(oneLiners({ ...sellerFieldsOf(seller), iban: account?.id, bic: account?.provider })),
    buyer: omitEmpty(oneLiners({ ...partyFieldsOf(buyer), reference: document.buyerReference })),
    charges: hasCharges ? charges.map(chargeOf) : undefined,
    tax_note: reasons.size > 0 ? [...reasons].join('\n') : undefined,
    exemption_code: taxes.find(({ category }) => category === 'E')?.exemptionCode,
    prepaid_amount: document.totals?.prepaid,
    purchase_order: oneLine(document.orderReference),
    payment_terms: document.paymentTerms,
    payment_means: payment?.means,
    notes: notes.length > 0 ? notes.flatMap(({ text }) => text ?? []).join('\n') : undefined,
    items: [
      ...(document.lines ?? []).map(line => itemOf(line, digits)),
      ...allowances.map(allowance => adjustmentOf(allowance, -1)),
      ...(hasCharges ? [] : charges.map(charge => adjustmentOf(charge, 1))),
    ],
  })
}

const addressFieldsOf = ({ line1, line2, line3, city, postcode, region, country }: Address = {}) => ({
  street: line1,
  street_2: [line2, line3].filter(line => line !== undefined).join(', ') || undefined,
  postcode,
  city,
  region,
  country,
})

const partyFieldsOf = ({
  name,
  vatId,
  identifiers,
  registration,
  electronicAddress,
  address,
}: Buyer = {}) => ({
  name,
  ...addressFieldsOf(address),
  tax_id: vatId ?? identifiers?.[0]?.id,
  registration_id: registration?.id,
  registration_scheme: registration?.scheme,
  electronic_address: omitEmpty({ scheme: electronicAddress?.scheme, id: oneLine(electronicAddress?.id) }),
})

const sellerFieldsOf = ({ taxNumber, contact, ...seller }: Seller = {}) => ({
  ...partyFieldsOf(seller),
  tax_id: seller.vatId,
  tax_number: taxNumber,
  contact_name: contact?.name,
  email: contact?.email,
  phone: contact?.phone,
})

/** Whether a field for charges can hold it. */
const fitsCharge = ({ amount, reason }: LineAllowance): boolean =>
  amount !== undefined && !amount.startsWith('-') && (reason?.length ?? 0) <= limits.chargeReasonLength

const chargeOf = ({ amount, reason, reasonCode, taxCategory, taxRate }: Allowance) =>
  omitEmpty({
    reason: oneLine(reason ?? reasonCode),
    amount,
    tax_rate: taxRate,
    tax_category: categoryOf(taxCategory),
  })

/**
 * A line; where its amount is not that of its price, discount and charge, the price is that of the whole quantity.
 * @param digits to which amounts are rounded
 */
function itemOf(line: Line, digits: number): Record<string, unknown> {
  const { quantity, netPrice, priceQuantity, net, taxCategory, taxRate } = line
  const { percent, charge } = adjustmentsOf(line)
  const value = new Exact(quantity?.value ?? 1)
  const per = new Exact(priceQuantity?.value ?? 1)
  const full = per.eq(0) ? new Exact(0) : value.times(netPrice ?? 0)
  const discounted = full.times(new Exact(100).minus(percent ?? 0))
  const expected = divideRounded(discounted, per.eq(0) ? '1' : per.times(100), digits).plus(
    charge?.amount ?? 0,
  )
  const isStated = net === undefined || expected.eq(net)
  return omitEmpty({
    description: [line.name, line.description].filter(text => text).join('\n'),
    quantity: toDecimal(value.eq(0) && !isStated ? new Exact(1) : value),
    ...(isStated
      ? {
          unit_price: netPrice ?? '0',
          price_quantity: priceQuantity?.value,
          discount_percent: percent,
          charge_amount: charge?.amount,
          charge_reason: oneLine(charge?.reason ?? charge?.reasonCode),
        }
      : priceOfAll(value, new Exact(net ?? 0))),
    unit: unitOfCode(quantity?.unit),
    unit_code: quantity?.unit,
    tax_rate: taxRate,
    tax_category: categoryOf(taxCategory),
  })
}

type Big = InstanceType<typeof Exact>

/** The price of the whole quantity, which may be negative. */
function priceOfAll(quantity: Big, net: Big): Record<string, string> {
  if (quantity.eq(0)) return { unit_price: toDecimal(net) }
  const price = quantity.lt(0) ? net.times(-1) : net
  return quantity.abs().eq(1)
    ? { unit_price: toDecimal(price) }
    : { unit_price: toDecimal(price), price_quantity: toDecimal(quantity.abs()) }
}

/** The discount of a line in percent and its charge, if it has at most one of each. */
function adjustmentsOf({ allowances = [], charges = [] }: Line): {
  percent?: Decimal | undefined
  charge?: LineAllowance | undefined
} {
  const [discount, charge] = [allowances[0], charges[0]]
  if (allowances.length > 1 || charges.length > 1 || (charge && !fitsCharge(charge))) return {}
  return { percent: discount?.percent, charge }
}

/**
 * An allowance of the document as a line of its own, because a discount of ours has no tax rate; so too a charge that no
 * field can hold.
 */
function adjustmentOf(
  { amount = '0' as never, reason, reasonCode, taxCategory, taxRate }: Allowance & LineAllowance,
  sign: 1 | -1,
): Record<string, unknown> {
  return omitEmpty({
    description: reason ?? reasonCode ?? (sign === 1 ? 'Charge' : 'Allowance'),
    quantity: '1',
    unit_price: toDecimal(new Exact(amount).times(sign)),
    tax_rate: taxRate,
    tax_category: categoryOf(taxCategory),
  })
}

const categoryOf = (code: string | undefined) => taxCategories.find(category => category === code)

/** Terms that a field takes over, by path of the semantic model. */
const taken: readonly RegExp[] = [
  /^(specification|process|number|issueDate|type|currency|dueDate|buyerReference|orderReference|paymentTerms)$/,
  /^notes\[\d+\]\.text$/,
  /^precedingInvoices\[0\]\./,
  /^seller\.(name|vatId|taxNumber|registration|electronicAddress|address|contact)\b/,
  /^buyer\.(name|vatId|identifiers\[0\]\.id|registration|electronicAddress|address)\b/,
  /^delivery\.(name|date|address)\b/,
  /^period\./,
  /^payment\.(means$|remittance$|accounts\[0\]\.(id|name|provider))/,
  /^(allowances|charges)\[\d+\]\./,
  // computed from the lines
  /^totals\.(?!taxInTaxCurrency)/,
  /^taxes\[\d+\]\./,
  /^lines\[\d+\]\.(id|name|description|net|netPrice|taxCategory|taxRate|grossPrice|priceDiscount)$/,
  /^lines\[\d+\]\.(quantity|priceQuantity|allowances|charges)\b/,
]

/** Values that no field of an invoice takes over, as path and text. */
export function omittedTerms(document: EInvoice): { path: string; text: string }[] {
  const omitted: { path: string; text: string }[] = []
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [index, each] of value.entries()) visit(each, `${path}[${index}]`)
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) visit(each, path === '' ? name : `${path}.${name}`)
    else if (value !== undefined && !taken.some(pattern => pattern.test(path)))
      omitted.push({ path, text: String(value).slice(0, 200) })
  }
  visit(document, '')
  for (const [index, { taxCategory }] of (document.lines ?? []).entries())
    if (taxCategory !== undefined && categoryOf(taxCategory) === undefined)
      omitted.push({ path: `lines[${index}].taxCategory`, text: taxCategory })
  const { type } = document
  if (type !== undefined && typeOfCode(type) === undefined) omitted.push({ path: 'type', text: type })
  return omitted
}

export interface TotalDifference {
  /** business term, such as `BT-115` */
  term: string
  stated: string
  /** of the invoice that was made of it */
  computed: string
}

/** Totals that the e-invoice states otherwise than the invoice that was made of it. */
export function differencesOf({ totals = {} }: EInvoice, invoice: Invoice): TotalDifference[] {
  const own = totalsOf(invoice)
  const pairs = [
    ['BT-110', totals.tax, own.tax_total],
    ['BT-112', totals.withTax, own.total],
    ['BT-115', totals.payable, own.payable],
  ] as const
  return pairs.flatMap(([term, stated, computed]) =>
    stated === undefined || new Exact(stated).eq(computed) ? [] : [{ term, stated, computed }],
  )
}
