import { vatPrefixes } from '../codes/code-lists.ts'
import { normalized } from '../rules/rule.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import {
  find,
  has,
  holds,
  maxOne,
  missing,
  needs,
  needsReason,
  notOneInCurrency,
  parentOf,
  payeeIsOther,
  type SyntaxRule,
  splitPaymentInItaly,
  textAt,
  tooManyDecimals,
} from './syntax-rule.ts'

const isVatNumber = ({ attributes }: XmlElement) => attributes.schemeID === 'VA'

const agreement = 'ram:ApplicableHeaderTradeAgreement'
const delivery = 'ram:ApplicableHeaderTradeDelivery'
const settlement = 'ram:ApplicableHeaderTradeSettlement'
const summation = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'
const additional = 'ram:AdditionalReferencedDocument'

const lineSummation = 'ram:SpecifiedTradeSettlementLineMonetarySummation'
const lineSettlement = 'ram:SpecifiedLineTradeSettlement'
const allowance = 'ram:SpecifiedTradeAllowanceCharge'

/** Amounts limited to two decimals, by the end of their path. */
const decimals: readonly (readonly [id: string, path: string])[] = [
  ['BR-DEC-01', `${settlement}/${allowance}/ram:ActualAmount`],
  ['BR-DEC-02', `${settlement}/${allowance}/ram:BasisAmount`],
  ['BR-DEC-09', `${summation}/ram:LineTotalAmount`],
  ['BR-DEC-10', `${summation}/ram:AllowanceTotalAmount`],
  ['BR-DEC-11', `${summation}/ram:ChargeTotalAmount`],
  ['BR-DEC-12', `${summation}/ram:TaxBasisTotalAmount`],
  ['BR-DEC-14', `${summation}/ram:GrandTotalAmount`],
  ['BR-DEC-16', `${summation}/ram:TotalPrepaidAmount`],
  ['BR-DEC-17', `${summation}/ram:RoundingAmount`],
  ['BR-DEC-18', `${summation}/ram:DuePayableAmount`],
  ['BR-DEC-19', `${settlement}/ram:ApplicableTradeTax/ram:BasisAmount`],
  ['BR-DEC-20', `${settlement}/ram:ApplicableTradeTax/ram:CalculatedAmount`],
  ['BR-DEC-23', `${lineSummation}/ram:LineTotalAmount`],
  ['BR-DEC-24', `${lineSettlement}/${allowance}/ram:ActualAmount`],
  ['BR-DEC-25', `${lineSettlement}/${allowance}/ram:BasisAmount`],
]

const decimalRules = decimals.map(([id, path]): SyntaxRule => {
  const [at = '', ...parents] = path.split('/').toReversed()
  return {
    id,
    at,
    violation: (element, { ancestors }) =>
      parents.every((name, index) => ancestors.at(-1 - index)?.name === name)
        ? tooManyDecimals(element)
        : undefined,
  }
})

/** An electronic address must have a scheme, even if it is empty. */
const addressScheme = (id: string, at: string) =>
  holds(id, at, 'ram:URIUniversalCommunication/ram:URIID/@schemeID', element => {
    const [first] = find(element, 'ram:URIUniversalCommunication')
    return (
      !first ||
      find(first, 'ram:URIID').some(({ attributes }) => normalized(attributes.schemeID ?? '') !== '')
    )
  })

/**
 * Rules of the semantic model for repeated elements, and for elements that are present but missing in the
 * model.
 */
export function ciiPresenceRules(): SyntaxRule[] {
  const representative = 'ram:SellerTaxRepresentativeTradeParty'
  const filled = { isFilled: true }
  const isVat = (element: XmlElement) =>
    find(element, 'ram:TypeCode').some(({ text }) => text.toUpperCase() === 'VAT')
  const vat = (id: string, at: string, path: string, parent: string): SyntaxRule =>
    holds(
      id,
      at,
      'ram:TypeCode = VAT',
      (element, position) =>
        (parent !== '' && parentOf(position) !== parent) ||
        (path === '' ? [element] : find(element, path)).some(
          each => isVat(each) && has(each, 'ram:CategoryCode'),
        ),
    )
  const isDay = ({ attributes, text }: XmlElement) => attributes.format === '102' && normalized(text) !== ''
  const isUnusedCategory = (element: XmlElement) =>
    ['L', 'M', 'O'].includes(textAt(element, 'ram:CategoryCode') ?? '')
  const indicator = (element: XmlElement) => textAt(element, 'ram:ChargeIndicator/udt:Indicator')
  return [
    holds('BR-03', 'rsm:ExchangedDocument', 'ram:IssueDateTime/udt:DateTimeString/@format = 102', element =>
      find(element, 'ram:IssueDateTime/udt:DateTimeString').some(isDay),
    ),
    holds('BR-29', 'ram:BillingSpecifiedPeriod', 'udt:DateTimeString/@format = 102', element => {
      const [start, end] = ['ram:StartDateTime', 'ram:EndDateTime'].map(name => find(element, name))
      if (start?.length === 0 || end?.length === 0) return true
      const days = [start, end].map(list =>
        list?.flatMap(each => find(each, 'udt:DateTimeString').filter(isDay)),
      )
      return days[1]?.some(last => days[0]?.some(first => last.text >= first.text)) ?? false
    }),
    ...needsReason(
      'ram:SpecifiedTradeAllowanceCharge',
      ['ram:Reason', 'ram:ReasonCode'],
      (element, parent) => {
        const rules = {
          [settlement]: ['BR-33', 'BR-38'],
          [lineSettlement]: ['BR-42', 'BR-44'],
        }
        const index = ['false', 'true'].indexOf(indicator(element) ?? '')
        return Object.hasOwn(rules, parent) ? rules[parent as keyof typeof rules]?.[index] : undefined
      },
    ),
    needs('BR-08', agreement, 'ram:SellerTradeParty/ram:PostalTradeAddress'),
    needs('BR-10', agreement, 'ram:BuyerTradeParty/ram:PostalTradeAddress'),
    needs('BR-17', 'ram:PayeeTradeParty', 'ram:Name'),
    payeeIsOther(
      'rsm:SupplyChainTradeTransaction',
      ['ram:Name', 'ram:ID', 'ram:SpecifiedLegalOrganization/ram:ID'].map(
        path =>
          [`${settlement}/ram:PayeeTradeParty/${path}`, `${agreement}/ram:SellerTradeParty/${path}`] as const,
      ),
    ),
    needs('BR-18', representative, 'ram:Name', filled),
    needs('BR-19', representative, 'ram:PostalTradeAddress'),
    needs('BR-20', representative, 'ram:PostalTradeAddress/ram:CountryID', filled),
    holds('BR-56', representative, 'ram:SpecifiedTaxRegistration/ram:ID/@schemeID = VA', element =>
      find(element, 'ram:SpecifiedTaxRegistration/ram:ID').some(
        id => isVatNumber(id) && normalized(id.text) !== '',
      ),
    ),
    holds(
      'BR-CO-09',
      'ram:ID',
      'ISO 3166-1',
      (element, position) =>
        parentOf(position) !== 'ram:SpecifiedTaxRegistration' ||
        !isVatNumber(element) ||
        vatPrefixes.cii.has(element.text.slice(0, 2)),
    ),
    splitPaymentInItaly('ram:CategoryCode', /./, 'ram:CountryID'),
    ...decimalRules,
    addressScheme('BR-62', 'ram:SellerTradeParty'),
    addressScheme('BR-63', 'ram:BuyerTradeParty'),
    // the official rules expect one of these values, and throw if there are two
    maxOne('BR-24', lineSummation, 'ram:LineTotalAmount'),
    maxOne('BR-25', 'ram:IncludedSupplyChainTradeLineItem', 'ram:SpecifiedTradeProduct/ram:Name'),
    maxOne('BR-56', representative, 'ram:SpecifiedTaxRegistration/ram:ID', isVatNumber),
    ...(
      [
        ['BR-45', 'ram:BasisAmount'],
        ['BR-46', 'ram:CalculatedAmount'],
      ] as const
    ).map(([id, path]): SyntaxRule => {
      const { violation, ...rule } = maxOne(id, 'ram:ApplicableTradeTax', path)
      return {
        ...rule,
        // the official rules for other categories read neither value
        violation: (element, position) =>
          parentOf(position) === settlement && !isUnusedCategory(element)
            ? violation(element, position)
            : undefined,
      }
    }),
    needs('BR-49', 'ram:SpecifiedTradeSettlementPaymentMeans', 'ram:TypeCode'),
    needs('BR-52', additional, 'ram:IssuerAssignedID', filled),
    needs('BR-54', 'ram:ApplicableProductCharacteristic', 'ram:Description'),
    needs('BR-54', 'ram:ApplicableProductCharacteristic', 'ram:Value'),
    needs('BR-55', 'ram:InvoiceReferencedDocument', 'ram:IssuerAssignedID', {
      ...filled,
      only: position => parentOf(position) === settlement,
    }),
    needs('BR-57', 'ram:PostalTradeAddress', 'ram:CountryID', {
      ...filled,
      only: ({ ancestors }) =>
        ancestors.at(-1)?.name === 'ram:ShipToTradeParty' && ancestors.at(-2)?.name === delivery,
    }),
    vat('BR-47', 'ram:ApplicableTradeTax', '', settlement),
    vat('BR-CO-04', lineSettlement, 'ram:ApplicableTradeTax', ''),
    ...(['BR-32', 'BR-37'] as const).map((id): SyntaxRule => {
      const rule = vat(id, 'ram:SpecifiedTradeAllowanceCharge', 'ram:CategoryTradeTax', settlement)
      const isOwn = (element: XmlElement) => indicator(element) === (id === 'BR-37' ? 'true' : 'false')
      return {
        ...rule,
        violation: (element, position) => (isOwn(element) ? rule.violation(element, position) : undefined),
      }
    }),
    {
      id: 'BR-CO-19',
      at: 'ram:BillingSpecifiedPeriod',
      violation: element =>
        has(element, 'ram:StartDateTime') || has(element, 'ram:EndDateTime')
          ? undefined
          : missing(element, 'ram:StartDateTime / ram:EndDateTime'),
    },
    holds('BR-53', settlement, 'ram:TaxTotalAmount/@currencyID = ram:TaxCurrencyCode', element => {
      const [taxCurrency] = find(element, 'ram:TaxCurrencyCode')
      const [currency] = find(element, 'ram:InvoiceCurrencyCode')
      const isOwn = ({ attributes }: XmlElement) => attributes.currencyID === taxCurrency?.text
      return (
        !taxCurrency ||
        (taxCurrency.text !== currency?.text && find(element, `${summation}/ram:TaxTotalAmount`).some(isOwn))
      )
    }),
    {
      id: 'BR-CO-15',
      at: settlement,
      violation(element) {
        const currency = find(element, 'ram:InvoiceCurrencyCode')[0]?.text
        const [sums] = find(element, summation)
        const amount = (path: string) => (sums ? Number(textAt(sums, path)) : 0)
        const isTaxed = amount('ram:GrandTotalAmount') !== amount('ram:TaxBasisTotalAmount')
        if (!isTaxed) return undefined
        const totals = find(element, `${summation}/ram:TaxTotalAmount`)
        return notOneInCurrency(totals, currency, `${summation}/ram:TaxTotalAmount`, element)
      },
    },
  ]
}
