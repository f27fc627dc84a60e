import type { Message } from '#core/messages/message.ts'
import { type Decimal, isNegative, isZero, negateDecimal, trimDecimal } from '#core/money/decimal.ts'
import type { TaxBreakdown } from '../model/amounts.ts'
import type { EInvoice } from '../model/einvoice.ts'
import { amountText, cents, exact, isWithin, roundsToZero, sumOf } from './arithmetic.ts'
import { isAbsent, type Rule, type RuleContext, type Violation } from './rule.ts'

/** Requirements of EN 16931 for a VAT category, from which the rules BR-S-* to BR-AG-* are created. */
interface Category {
  code: string
  /** prefix of the rule ids, such as `BR-IC` */
  prefix: string
  sellerNeeds: 'vat id or tax number' | 'vat id' | 'no vat id'
  buyerNeeds: 'vat id' | 'vat id or registration' | 'no vat id' | null
  rate: 'positive' | 'not negative' | 'zero' | 'absent'
  /** whether the Schematron of CII rejects a rate of 0, which the standard allows */
  isZeroRefusedByCii?: true
  exemption: 'required' | 'forbidden'
  /** tolerance of the taxable amount in the Schematron of each syntax */
  tolerance: { ubl: number; cii: number }
}

const exactInUbl = { ubl: 0, cii: 1 }

const zeroRated = { rate: 'zero', exemption: 'required', tolerance: exactInUbl } as const

const localTax = {
  sellerNeeds: 'vat id or tax number',
  buyerNeeds: null,
  rate: 'not negative',
  exemption: 'forbidden',
  tolerance: { ubl: 1, cii: 1 },
} as const

const categories: readonly Category[] = [
  {
    ...{ code: 'S', prefix: 'BR-S', sellerNeeds: 'vat id or tax number', buyerNeeds: null },
    ...{ rate: 'positive', exemption: 'forbidden', tolerance: { ubl: 1, cii: 0 } },
  },
  {
    ...{ code: 'Z', prefix: 'BR-Z', sellerNeeds: 'vat id or tax number', buyerNeeds: null },
    ...{ rate: 'zero', exemption: 'forbidden', tolerance: exactInUbl },
  },
  { code: 'E', prefix: 'BR-E', sellerNeeds: 'vat id or tax number', buyerNeeds: null, ...zeroRated },
  {
    ...{ code: 'AE', prefix: 'BR-AE', sellerNeeds: 'vat id or tax number' },
    ...{ buyerNeeds: 'vat id or registration', ...zeroRated },
  },
  { code: 'K', prefix: 'BR-IC', sellerNeeds: 'vat id', buyerNeeds: 'vat id', ...zeroRated },
  { code: 'G', prefix: 'BR-G', sellerNeeds: 'vat id', buyerNeeds: null, ...zeroRated },
  {
    ...{ code: 'O', prefix: 'BR-O', sellerNeeds: 'no vat id', buyerNeeds: 'no vat id' },
    ...{ rate: 'absent', exemption: 'required', tolerance: { ubl: 0, cii: 0 } },
  },
  // IGIC of the Canary Islands, IPSI of Ceuta and Melilla
  { code: 'L', prefix: 'BR-AF', isZeroRefusedByCii: true, ...localTax },
  { code: 'M', prefix: 'BR-AG', ...localTax },
]

const zero = '0' as Decimal

/** Lines, allowances and charges, each with the numbers of its rules and terms. */
const kinds = [
  { list: 'lines', identified: '02', rated: '05', category: 'BT-151', rate: 'BT-152' },
  { list: 'allowances', identified: '03', rated: '06', category: 'BT-95', rate: 'BT-96' },
  { list: 'charges', identified: '04', rated: '07', category: 'BT-102', rate: 'BT-103' },
] as const

interface Taxed {
  path: string
  taxRate: Decimal | undefined
  /** added to the taxable amount */
  amount: Decimal | undefined
}

type ListName = (typeof kinds)[number]['list']

/** Entries of a list whose VAT category is `wanted`. */
function taxedOf(
  invoice: EInvoice,
  list: ListName,
  wanted: (category: string | undefined) => boolean,
): Taxed[] {
  const taxed: Taxed[] = []
  invoice[list]?.forEach((each, index) => {
    if (!wanted(each.taxCategory)) return
    const amount = 'amount' in each ? each.amount : 'net' in each ? each.net : undefined
    taxed.push({ path: `${list}[${index}]`, taxRate: each.taxRate, amount })
  })
  return taxed
}

const hasTaxed = (invoice: EInvoice, list: ListName, code: string): boolean =>
  invoice[list]?.some(({ taxCategory }) => taxCategory === code) ?? false

/** The rules of a category, evaluated only for documents that use it. */
function rulesOf(category: Category): Rule[] {
  const appliesTo = (invoice: EInvoice) => usesCategory(invoice, category.code)
  return violationRules(category).map(own => ({ ...own, appliesTo }))
}

const violationRules = (category: Category): Rule[] => [
  rule(category, '01', 'BG-23', (invoice, context) => breakdownViolations(category, invoice, context)),
  ...kinds.flatMap(kind => [
    rule(category, kind.identified, kind.category, invoice => partyViolations(category, invoice, kind.list)),
    rule(category, kind.rated, kind.rate, (invoice, { syntax }) => {
      const rate = category.isZeroRefusedByCii && syntax === 'cii' ? 'positive' : category.rate
      return taxedOf(invoice, kind.list, own => own === category.code)
        .filter(({ taxRate }) => !isOfKind(rate, taxRate))
        .map(({ path }) => ({
          path: `${path}.taxRate`,
          message: { code: 'einvoice.category_rate', params: { category: category.code, rate } },
        }))
    }),
  ]),
  rule(category, '08', 'BT-116', (invoice, context) => baseViolations(category, invoice, context)),
  ofEach(category, '09', 'BT-117', 'amount', taxMessage),
  ofEach(category, '10', 'BT-120', 'exemptionReason', exemptionMessage),
]

const rule = (
  category: Category,
  number: string,
  term: string,
  violations: (invoice: EInvoice, context: RuleContext) => Violation[],
): Rule => ({ id: `${category.prefix}-${number}`, term, violations })

/** A rule about each VAT breakdown of the category. */
const ofEach = (
  category: Category,
  number: string,
  term: string,
  field: keyof TaxBreakdown,
  check: (category: Category, tax: TaxBreakdown) => Message | undefined,
): Rule =>
  rule(category, number, term, invoice =>
    (invoice.taxes ?? []).flatMap((tax, index) => {
      const message = tax.category === category.code ? check(category, tax) : undefined
      return message ? [{ path: `taxes[${index}].${field}`, message }] : []
    }),
  )

const hasAnyTaxed = (invoice: EInvoice, code: string) =>
  kinds.some(({ list }) => hasTaxed(invoice, list, code))

/**
 * There is one breakdown per category, or one per rate of a taxed category. Whether a breakdown without lines
 * is an error depends on the Schematron of the syntax.
 */
function breakdownViolations(
  { code, rate }: Category,
  invoice: EInvoice,
  { syntax }: RuleContext,
): Violation[] {
  const hasRates = isPerRate(rate)
  const isUsed = hasAnyTaxed(invoice, code)
  const count = (invoice.taxes ?? []).filter(({ category }) => category === code).length
  const needsUse = hasRates ? syntax === 'ubl' : syntax === 'cii'
  const isTooFew = isUsed && count === 0
  const isTooMany = !hasRates && count > 1
  if (!isTooFew && !isTooMany && (isUsed || count === 0 || !needsUse)) return []
  return [{ path: 'taxes', message: { code: 'einvoice.breakdown_count', params: { category: code } } }]
}

function partyViolations(category: Category, invoice: EInvoice, list: ListName): Violation[] {
  if (!hasTaxed(invoice, list, category.code)) return []
  const { seller, buyer, taxRepresentative } = invoice
  const hasVatId = !isAbsent(seller?.vatId) || !isAbsent(taxRepresentative?.vatId)
  const { sellerNeeds, buyerNeeds, code } = category
  const params = { category: code }
  const isSellerRight = {
    'vat id or tax number': hasVatId || !isAbsent(seller?.taxNumber),
    'vat id': hasVatId,
    'no vat id': !hasVatId,
  }[sellerNeeds]
  const isBuyerRight =
    buyerNeeds === null ||
    {
      'vat id': !isAbsent(buyer?.vatId),
      'vat id or registration': !isAbsent(buyer?.vatId) || !isAbsent(buyer?.registration?.id),
      'no vat id': isAbsent(buyer?.vatId),
    }[buyerNeeds]
  const isUntaxed = sellerNeeds === 'no vat id'
  return [
    ...(isSellerRight
      ? []
      : [
          {
            path: 'seller.vatId',
            message: isUntaxed
              ? ({ code: 'einvoice.vat_id_forbidden' } as const)
              : ({ code: 'einvoice.seller_tax_id', params } as const),
          },
        ]),
    ...(isBuyerRight
      ? []
      : [
          {
            path: 'buyer.vatId',
            message: isUntaxed
              ? ({ code: 'einvoice.vat_id_forbidden' } as const)
              : ({ code: 'einvoice.buyer_tax_id', params } as const),
          },
        ]),
  ]
}

function isOfKind(rate: Category['rate'], found: Decimal | undefined): boolean {
  if (found === undefined || rate === 'absent') return found === undefined && rate === 'absent'
  if (rate === 'zero') return isZero(found)
  return !isNegative(found) && (rate !== 'positive' || !isZero(found))
}

/** Whether a category has one breakdown per rate. */
const isPerRate = (rate: Category['rate']) => rate === 'positive' || rate === 'not negative'

/**
 * The taxable amount of a breakdown is the sum of the lines, allowances and charges of its category and, if the category
 * has a rate, of its rate.
 */
function baseViolations(
  { code, rate, tolerance }: Category,
  invoice: EInvoice,
  { syntax }: RuleContext,
): Violation[] {
  const keyOf = (own: Decimal | undefined) => (isPerRate(rate) ? trimDecimal(own ?? zero) : '')
  const amounts = new Map<string, (Decimal | undefined)[]>()
  for (const { list } of kinds)
    for (const { taxRate, amount } of taxedOf(invoice, list, own => own === code)) {
      const key = keyOf(taxRate)
      const signed = amount && list === 'allowances' ? negateDecimal(amount) : amount
      const ofRate = amounts.get(key)
      if (ofRate) ofRate.push(signed)
      else amounts.set(key, [signed])
    }
  return (invoice.taxes ?? []).flatMap((tax, index) => {
    if (tax.category !== code || tax.base === undefined) return []
    // BR-48 reports a missing rate
    if (isPerRate(rate) && tax.rate === undefined) return []
    const ofRate = amounts.get(keyOf(tax.rate))
    const expected = sumOf(ofRate ?? [])
    const isAlone = rate === 'positive' && ofRate === undefined
    if (!isAlone && isWithin(exact(tax.base), expected, tolerance[syntax])) return []
    const params = { term: 'BT-116', found: amountText(exact(tax.base)), expected: amountText(expected) }
    return [{ path: `taxes[${index}].base`, message: { code: 'einvoice.wrong_sum', params } }]
  })
}

function taxMessage({ rate }: Category, tax: TaxBreakdown): Message | undefined {
  if (tax.amount === undefined) return undefined
  const expected = isPerRate(rate) ? taxOn(tax).abs() : exact(zero)
  if (isWithin(exact(tax.amount).abs(), expected, isPerRate(rate) ? 1 : 0)) return undefined
  const params = { term: 'BT-117', found: amountText(exact(tax.amount)), expected: amountText(expected) }
  return { code: 'einvoice.wrong_sum', params }
}

const taxOn = ({ base, rate }: TaxBreakdown) => cents(exact(base).times(exact(rate)).times('0.01'))

function exemptionMessage({ exemption, code }: Category, tax: TaxBreakdown): Message | undefined {
  const isGiven = !isAbsent(tax.exemptionReason) || !isAbsent(tax.exemptionCode)
  if (isGiven === (exemption === 'required')) return undefined
  return { code: 'einvoice.exemption', params: { category: code, exemption } }
}

/** BR-CO-17, for every category; a negative rate gives a negative tax. */
const taxAmountRule: Rule = {
  id: 'BR-CO-17',
  term: 'BT-117',
  violations: ({ taxes = [] }, { syntax }) =>
    taxes.flatMap((tax, index) => {
      if (tax.amount === undefined || tax.base === undefined) return []
      const amount = exact(tax.amount)
      const isZeroRated = roundsToZero(exact(tax.rate))
      const expected = isZeroRated
        ? exact(undefined)
        : cents(exact(tax.base).abs().times(exact(tax.rate)).times('0.01'))
      const difference = amount.abs().minus(expected).abs()
      const isKept = isZeroRated
        ? roundsToZero(amount)
        : syntax === 'ubl'
          ? difference.lt(1)
          : difference.lte(1)
      if (isKept) return []
      const params = { term: 'BT-117', found: amountText(amount), expected: amountText(expected) }
      return [{ path: `taxes[${index}].amount`, message: { code: 'einvoice.wrong_sum', params } }]
    }),
}

/** BR-48: only the category outside the scope of VAT has no rate. */
const rateRule: Rule = {
  id: 'BR-48',
  term: 'BT-119',
  violations: ({ taxes = [] }) =>
    taxes.flatMap(({ category, rate }, index) =>
      rate !== undefined || category === 'O'
        ? []
        : [
            {
              path: `taxes[${index}].rate`,
              message: { code: 'einvoice.missing', params: { term: 'BT-119' } },
            },
          ],
    ),
}

const intraCommunityRules: Rule[] = [
  {
    id: 'BR-IC-11',
    term: 'BT-72',
    // the Schematron of UBL accepts the tax point code as a period, because UBL writes it there
    violations: ({ taxes = [], delivery, period, taxPointCode }, { syntax }) =>
      taxes.some(({ category }) => category === 'K') &&
      isAbsent(delivery?.date) &&
      isAbsent(period) &&
      (syntax === 'cii' || isAbsent(taxPointCode))
        ? [{ path: 'delivery.date', message: { code: 'einvoice.intra_community_date' } }]
        : [],
  },
  {
    id: 'BR-IC-12',
    term: 'BT-80',
    violations: ({ taxes = [], delivery }) =>
      taxes.some(({ category }) => category === 'K') && isAbsent(delivery?.address?.country)
        ? [{ path: 'delivery.address.country', message: { code: 'einvoice.intra_community_country' } }]
        : [],
  },
]

/** An invoice outside the scope of VAT has no other category (BR-O-11 to BR-O-14). */
const notTaxableRules: Rule[] = [
  {
    id: 'BR-O-11',
    term: 'BG-23',
    violations: ({ taxes = [] }) =>
      hasUntaxed(taxes) && taxes.some(({ category }) => !isAbsent(category) && category !== 'O')
        ? [mixed('taxes')]
        : [],
  },
  ...(
    [
      ['BR-O-12', 'BT-151', 'lines'],
      ['BR-O-13', 'BT-95', 'allowances'],
      ['BR-O-14', 'BT-102', 'charges'],
    ] as const
  ).map(
    ([id, term, list]): Rule => ({
      id,
      term,
      violations: invoice =>
        hasUntaxed(invoice.taxes)
          ? taxedOf(invoice, list, own => !isAbsent(own) && own !== 'O').map(({ path }) =>
              mixed(`${path}.taxCategory`),
            )
          : [],
    }),
  ),
]

const hasUntaxed = (taxes: readonly TaxBreakdown[] = []) => taxes.some(({ category }) => category === 'O')

const mixed = (path: string): Violation => ({ path, message: { code: 'einvoice.mixed_categories' } })

/** Split payment exists only in Italy, and excludes the standard rate. */
const splitPaymentRules: Rule[] = [
  {
    id: 'BR-B-01',
    term: 'BT-118',
    violations: (invoice, { syntax }) =>
      usesCategory(invoice, 'B') && countriesOf(invoice, syntax).some(country => country !== 'IT')
        ? [{ path: 'taxes', message: { code: 'einvoice.split_payment_country' } }]
        : [],
  },
  {
    id: 'BR-B-02',
    term: 'BT-118',
    violations: invoice =>
      usesCategory(invoice, 'B') && usesCategory(invoice, 'S')
        ? [{ path: 'taxes', message: { code: 'einvoice.split_payment_standard' } }]
        : [],
  },
]

const usesCategory = (invoice: EInvoice, code: string) =>
  hasAnyTaxed(invoice, code) || (invoice.taxes ?? []).some(({ category }) => category === code)

/** Countries as the Schematron of the syntax collects them: that of UBL includes the origin of items. */
const countriesOf = (
  { seller, buyer, taxRepresentative, delivery, lines = [] }: EInvoice,
  syntax: RuleContext['syntax'],
) =>
  [
    ...[seller, buyer, taxRepresentative, delivery].map(party => party?.address?.country),
    ...(syntax === 'ubl' ? lines.map(({ originCountry }) => originCountry) : []),
  ].filter(country => !isAbsent(country))

export const categoryRules: Rule[] = [
  ...categories.flatMap(rulesOf),
  taxAmountRule,
  rateRule,
  ...intraCommunityRules,
  ...notTaxableRules,
  ...splitPaymentRules,
]
