import type { Syntax } from '../model/formats.ts'
import { normalized } from '../rules/rule.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import {
  find,
  forbidden,
  has,
  holds,
  isFilled,
  maxOne,
  missing,
  needs,
  parentOf,
  repeated,
  type SyntaxRule,
  textAt,
} from './syntax-rule.ts'
import { document, line } from './ubl-rules.ts'

const isBoolean = (element: XmlElement, path: string) =>
  ['true', 'false'].includes(textAt(element, path) ?? '')

/** Exact number of occurrences of elements. */
function counted(found: readonly XmlElement[], expected: number, path: string, parent: XmlElement) {
  const extra = found[expected]
  if (extra) return repeated(extra, path, parent)
  return found.length < expected ? missing(parent, path) : undefined
}

const ubl: readonly SyntaxRule[] = [
  isFilled('PEPPOL-EN16931-R008', ''),
  {
    id: 'PEPPOL-EN16931-R053',
    at: document,
    violation: root =>
      counted(
        find(root, 'cac:TaxTotal').filter(total => has(total, 'cac:TaxSubtotal')),
        1,
        'cac:TaxTotal/cac:TaxSubtotal',
        root,
      ),
  },
  {
    id: 'PEPPOL-EN16931-R054',
    at: document,
    violation: root =>
      counted(
        find(root, 'cac:TaxTotal').filter(total => !has(total, 'cac:TaxSubtotal')),
        has(root, 'cbc:TaxCurrencyCode') ? 1 : 0,
        'cac:TaxTotal',
        root,
      ),
  },
  holds(
    'PEPPOL-EN16931-R043',
    'cac:AllowanceCharge',
    'cbc:ChargeIndicator = true / false',
    (element, position) =>
      !(document.test(parentOf(position)) || line.test(parentOf(position))) ||
      isBoolean(element, 'cbc:ChargeIndicator'),
  ),
  holds(
    'PEPPOL-EN16931-R044',
    'cac:AllowanceCharge',
    'cbc:ChargeIndicator = false',
    (element, position) =>
      parentOf(position) !== 'cac:Price' || textAt(element, 'cbc:ChargeIndicator') === 'false',
  ),
  needs('PEPPOL-EN16931-R061', 'cac:PaymentMeans', 'cac:PaymentMandate/cbc:ID', {
    only: (_, element) => ['49', '59'].includes(textAt(element, 'cbc:PaymentMeansCode') ?? ''),
  }),
  holds(
    'PEPPOL-EN16931-R101',
    line,
    'cac:DocumentReference/cbc:DocumentTypeCode = 130',
    element =>
      !has(element, 'cac:DocumentReference') ||
      find(element, 'cac:DocumentReference/cbc:DocumentTypeCode').some(({ text }) => text === '130'),
  ),
]

/** Rules about the presence of an element; an empty element is present. */
export const referenceRules: Readonly<Record<Syntax, SyntaxRule>> = {
  ubl: needs('PEPPOL-EN16931-R003', document, 'cbc:BuyerReference', {
    only: (_, root) => !has(root, 'cac:OrderReference/cbc:ID'),
  }),
  cii: needs('PEPPOL-EN16931-R003', 'ram:ApplicableHeaderTradeAgreement', 'ram:BuyerReference', {
    only: (_, element) => !has(element, 'ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID'),
  }),
}

const settlement = 'ram:ApplicableHeaderTradeSettlement'
const summation = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'
const indicator = 'ram:ChargeIndicator/udt:Indicator'

/**
 * Returns the VAT totals of CII in the currency of the document, or in another one; the currency is not
 * trimmed.
 */
const taxTotals = (element: XmlElement, isOwn: boolean) => {
  const currency = find(element, 'ram:InvoiceCurrencyCode')[0]?.text
  return find(element, `${summation}/ram:TaxTotalAmount`).filter(
    ({ attributes: { currencyID } }) => currencyID !== undefined && (currencyID === currency) === isOwn,
  )
}

/** A date of a line's period must be within that of the document; dates are not trimmed. */
const dayWithin = (
  id: string,
  name: string,
  isWithin: (day: string, limit: string) => boolean,
): SyntaxRule => {
  const period = 'ram:BillingSpecifiedPeriod'
  const days = (element: XmlElement, path: string) => find(element, `${path}udt:DateTimeString`)
  return holds(id, name, `${settlement}/${period}/${name}`, (element, { root, ancestors }) => {
    if (ancestors.at(-1)?.name !== period || ancestors.at(-2)?.name !== 'ram:SpecifiedLineTradeSettlement')
      return true
    const limits = days(root, `rsm:SupplyChainTradeTransaction/${settlement}/${period}/${name}/`)
    if (limits.length === 0) return true
    return days(element, '').some(day => limits.some(limit => isWithin(day.text, limit.text)))
  })
}

const cii: readonly SyntaxRule[] = [
  dayWithin('PEPPOL-EN16931-R110', 'ram:StartDateTime', (day, limit) => day >= limit),
  dayWithin('PEPPOL-EN16931-R111', 'ram:EndDateTime', (day, limit) => day <= limit),
  isFilled('PEPPOL-EN16931-R008', 'ram:ApplicableHeaderTradeDelivery'),
  {
    id: 'PEPPOL-EN16931-R053',
    at: settlement,
    violation(element) {
      const [, second] = taxTotals(element, true)
      return second && repeated(second, 'ram:TaxTotalAmount', element)
    },
  },
  {
    id: 'PEPPOL-EN16931-R054',
    at: settlement,
    violation: element =>
      counted(
        taxTotals(element, false),
        has(element, 'ram:TaxCurrencyCode') ? 1 : 0,
        `${summation}/ram:TaxTotalAmount`,
        element,
      ),
  },
  ...(
    [
      ['PEPPOL-EN16931-R043-1', 'ram:SpecifiedTradeAllowanceCharge'],
      ['PEPPOL-EN16931-R043-2', 'ram:AppliedTradeAllowanceCharge'],
    ] as const
  ).map(([id, at]) =>
    holds(id, at, 'udt:Indicator = true / false', element => isBoolean(element, indicator)),
  ),
  holds(
    'PEPPOL-EN16931-R044',
    'ram:GrossPriceProductTradePrice',
    'udt:Indicator = false',
    element =>
      !has(element, 'ram:AppliedTradeAllowanceCharge/ram:ActualAmount') ||
      find(element, `ram:AppliedTradeAllowanceCharge/${indicator}`).some(({ text }) => text === 'false'),
  ),
  maxOne('PEPPOL-EN16931-R046', 'ram:GrossPriceProductTradePrice', 'ram:ChargeAmount'),
  // the official rule subtracts one discount, and throws if there are two
  maxOne(
    'PEPPOL-EN16931-R046',
    'ram:GrossPriceProductTradePrice',
    'ram:AppliedTradeAllowanceCharge/ram:ActualAmount',
  ),
  {
    id: 'PEPPOL-EN16931-R061',
    at: settlement,
    violation: element =>
      find(element, 'ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode').some(({ text }) =>
        ['49', '59'].includes(normalized(text)),
      ) && !has(element, 'ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID')
        ? missing(element, 'ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID')
        : undefined,
  },
  holds('PEPPOL-EN16931-R101', 'ram:SpecifiedLineTradeSettlement', 'ram:TypeCode = 130', element => {
    const types = find(element, 'ram:AdditionalReferencedDocument/ram:TypeCode')
    return !has(element, 'ram:AdditionalReferencedDocument') || types.some(({ text }) => text === '130')
  }),
  holds(
    'PEPPOL-EN16931-R121',
    /^ram:(?:Net|Gross)PriceProductTradePrice$/,
    'ram:BasisQuantity > 0',
    element => !has(element, 'ram:BasisQuantity') || Number(textAt(element, 'ram:BasisQuantity')) > 0,
  ),
  holds(
    'BR-TMP-3',
    'ram:SpecifiedLineTradeAgreement',
    'ram:GrossPriceProductTradePrice/ram:BasisQuantity = ram:NetPriceProductTradePrice/ram:BasisQuantity',
    element => {
      const [gross, net] = ['Gross', 'Net'].map(
        kind => find(element, `ram:${kind}PriceProductTradePrice/ram:BasisQuantity`)[0],
      )
      if (!gross || !net) return true
      const [one, other] = [gross.attributes.unitCode, net.attributes.unitCode]
      return gross.text === net.text && (one === undefined || other === undefined || one === other)
    },
  ),
  holds(
    'PEPPOL-EN16931-R130',
    'ram:BasisQuantity',
    '@unitCode = ram:BilledQuantity/@unitCode',
    ({ attributes: { unitCode } }, { ancestors }) => {
      const own = ancestors.at(-3)
      return (
        unitCode === undefined ||
        own === undefined ||
        find(own, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity').some(
          ({ attributes }) => attributes.unitCode === unitCode,
        )
      )
    },
  ),
]

/** Rules of Peppol BIS Billing 3.0 about a syntax, which XRechnung 3.0.2 adopts. */
export const peppolSyntaxRules: Readonly<Record<Syntax, readonly SyntaxRule[]>> = { ubl, cii }

/** Amounts of UBL have the currency of the document, except the VAT total in the VAT currency. */
export const currencyRule: SyntaxRule = {
  id: 'PEPPOL-EN16931-R051',
  at: document,
  violation(root) {
    const currency = textAt(root, 'cbc:DocumentCurrencyCode')
    const other = currency === undefined ? undefined : amountInOther(root, currency, root)
    if (!other) return undefined
    const value = (other.attributes.currencyID ?? '').slice(0, 40)
    const params = { line: other.line ?? 0, element: other.name, value, expected: currency ?? '' }
    return { code: 'einvoice.other_currency', params }
  },
}

/** Returns the first amount in another currency than that of the document. */
function amountInOther(parent: XmlElement, currency: string, root: XmlElement): XmlElement | undefined {
  if (parent.name === 'ext:UBLExtensions') return undefined
  for (const child of parent.children) {
    const { currencyID } = child.attributes
    const isOther = currencyID !== undefined && normalized(currencyID) !== currency
    if (isOther && !isInTaxCurrency(parent, root)) return child
    const found = amountInOther(child, currency, root)
    if (found) return found
  }
  return undefined
}

const isInTaxCurrency = (parent: XmlElement, root: XmlElement) =>
  parent.name === 'cac:TaxTotal' && !has(parent, 'cac:TaxSubtotal') && has(root, 'cbc:TaxCurrencyCode')

/** Each card payment must have a card (BR-DE-24-a); the semantic model holds only one. */
export const cardRules: Readonly<Record<Syntax, SyntaxRule>> = {
  ubl: needs('BR-DE-24-a', 'cac:PaymentMeans', 'cac:CardAccount', {
    only: (_, element) => ['48', '54', '55'].includes(textAt(element, 'cbc:PaymentMeansCode') ?? ''),
  }),
  cii: needs(
    'BR-DE-24-a',
    'ram:SpecifiedTradeSettlementPaymentMeans',
    'ram:ApplicableTradeSettlementFinancialCard',
    { only: (_, element) => ['48', '54', '55'].includes(textAt(element, 'ram:TypeCode') ?? '') },
  ),
}

/** Sublines, which are allowed by the extension of XRechnung only. */
export const subLineRule: SyntaxRule = {
  id: 'UBL-CR-646',
  at: 'cac:InvoiceLine',
  violation(element) {
    const [found] = find(element, 'cac:SubInvoiceLine')
    return found && forbidden(found, element)
  },
}
