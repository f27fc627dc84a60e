import { normalized } from '../rules/rule.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import {
  descendants,
  find,
  forbids,
  has,
  holds,
  isOneValue,
  isWritten,
  maxOne,
  missing,
  needs,
  type Position,
  parentOf,
  type SyntaxRule,
  textAt,
} from './syntax-rule.ts'

const document = 'rsm:CrossIndustryInvoice'
const agreement = 'ram:ApplicableHeaderTradeAgreement'
const settlement = 'ram:ApplicableHeaderTradeSettlement'
const summation = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'
const line = 'ram:IncludedSupplyChainTradeLineItem'
const transaction = 'rsm:SupplyChainTradeTransaction'

const once: readonly (readonly [id: string, at: string, path: string])[] = [
  ['CII-SR-009', 'rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter'],
  ['CII-SR-010', 'rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'],
  ['CII-SR-014', 'rsm:ExchangedDocument', 'ram:TypeCode'],
  ['CII-SR-069', 'ram:ApplicableProductCharacteristic', 'ram:Description'],
  ['CII-SR-072', 'ram:ApplicableProductCharacteristic', 'ram:Value'],
  ['CII-SR-441', 'ram:SpecifiedLineTradeAgreement', 'ram:NetPriceProductTradePrice/ram:ChargeAmount'],
  ['CII-SR-471', 'ram:SpecifiedTradeAllowanceCharge', 'ram:RateApplicablePercent'],
  ['CII-SR-472', 'ram:SpecifiedTradeAllowanceCharge', 'ram:CategoryTradeTax'],
  ['CII-SR-473', 'ram:SpecifiedTradeAllowanceCharge', 'ram:ActualAmount'],
  ['CII-SR-440', 'ram:AppliedTradeAllowanceCharge', 'ram:ActualAmount'],
  ['CII-SR-455', agreement, 'ram:SellerTradeParty/ram:DefinedTradeContact'],
  ['CII-SR-456', agreement, 'ram:BuyerTradeParty/ram:DefinedTradeContact'],
  ['CII-SR-459', agreement, 'ram:SellerTradeParty/ram:URIUniversalCommunication'],
  ['CII-SR-460', agreement, 'ram:BuyerTradeParty/ram:URIUniversalCommunication'],
  ['CII-SR-461', settlement, 'ram:ApplicableTradeTax/ram:TaxPointDate'],
  ['CII-SR-469', document, `${transaction}/${settlement}/ram:PaymentReference`],
]

/** Amounts of the summation that may occur once, CII-SR-477 to CII-SR-494. */
const totals = [
  ...['LineTotal', 'ChargeTotal', 'AllowanceTotal', 'TaxBasisTotal', 'Rounding', 'GrandTotal', 'Information'],
  ...['TotalPrepaid', 'TotalDiscount', 'TotalAllowanceCharge', 'DuePayable'],
  ...['RetailValueExcludingTaxInformation', 'TotalDepositFeeInformation'],
  ...['ProductValueExcludingTobaccoTaxInformation', 'TotalRetailValueInformation'],
  ...['GrossLineTotal', 'NetLineTotal', 'NetIncludingTaxesLineTotal'],
].map((name, index) => maxOne(`CII-SR-${477 + index}`, summation, `ram:${name}Amount`))

/** Attributes that an element must not have; the first group that an element belongs to applies. */
const attributes: readonly (readonly [
  first: number,
  at: string | RegExp,
  names: string,
  only?: Condition,
])[] = [
  [
    1,
    /^ram:(?:ID|LineID|SellerAssignedID)$/,
    'schemeName schemeAgencyName schemeDataURI schemeURI schemeID schemeAgencyID schemeVersionID',
    isPlainId,
  ],
  [101, /^ram:.*ID$/, 'schemeName schemeAgencyName schemeDataURI schemeURI'],
  [8, 'ram:TypeCode', 'name listURI'],
  [10, 'ram:TypeCode', 'listID listAgencyID listVersionID', isDocumentType],
  [31, /^ram:(?!TaxTotalAmount$).*Amount$/, 'currencyID currencyCodeListVersionID'],
  [34, /^ram:.*Quantity$/, 'unitCodeListID unitCodeListAgencyID unitCodeListAgencyName'],
]

type Condition = (element: XmlElement, position: Position) => boolean

const plainIds = [
  'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  'rsm:ExchangedDocument/ram:ID',
  'ram:AssociatedDocumentLineDocument/ram:LineID',
  'ram:SpecifiedTradeProduct/ram:SellerAssignedID',
]

function isPlainId({ name }: XmlElement, position: Position): boolean {
  return plainIds.includes(`${parentOf(position)}/${name}`)
}

function isDocumentType(_: XmlElement, position: Position): boolean {
  return parentOf(position) === 'rsm:ExchangedDocument'
}

const ruleId = (number: number) => `CII-DT-${String(number).padStart(3, '0')}`

const forbiddenAttributes = attributes.flatMap(([first, at, names, only]) =>
  names.split(' ').map((name, index) => forbids(ruleId(first + index), at, `@${name}`, only)),
)

/** Children of referenced documents that are allowed for some types only, by type. */
const referenced: readonly (readonly [number: number, name: string, types: readonly string[]])[] = [
  [15, 'URIID', ['916']],
  [16, 'StatusCode', []],
  [17, 'CopyIndicator', []],
  [19, 'GlobalID', []],
  [20, 'RevisionID', []],
  [21, 'Name', ['916']],
  [22, 'AttachmentBinaryObject', ['916']],
  [23, 'Information', []],
  [24, 'ReferenceTypeCode', ['130']],
  [25, 'SectionName', []],
  [26, 'PreviousRevisionID', []],
  [28, 'EffectiveSpecifiedPeriod', []],
  [29, 'IssuerTradeParty', []],
  [30, 'AttachedSpecifiedBinaryFile', []],
]

const additional = 'ram:AdditionalReferencedDocument'
const document130 = ['50', '130', '916']
const hasType = (element: XmlElement, types: readonly string[]) =>
  element.name === additional && find(element, 'ram:TypeCode').some(({ text }) => types.includes(text))

const referencedRules = [
  ...referenced.map(([number, name, types]) =>
    forbids(ruleId(number), /ReferencedDocument$/, `ram:${name}`, element => !hasType(element, types)),
  ),
  forbids(ruleId(18), /ReferencedDocument$/, 'ram:TypeCode', element => !hasType(element, document130)),
  forbids(
    ruleId(27),
    /ReferencedDocument$/,
    'ram:FormattedIssueDateTime',
    ({ name }) => name !== 'ram:InvoiceReferencedDocument',
  ),
]

const periodParts =
  'StartDateTime/udt:DateTime DurationMeasure InclusiveIndicator Description EndDateTime/udt:DateTime CompleteDateTime OpenIndicator SeasonCode ID Name SequenceNumeric StartDateFlexibilityCode ContinuousIndicator PurposeCode'
const addressParts: readonly (readonly [number, string])[] = [
  ...['ID', 'PostOfficeBox', 'BuildingName'].map((name, index) => [82 + index, name] as const),
  ...[
    ...['LineFour', 'LineFive', 'StreetName', 'CitySubDivisionName', 'CountryName', 'CountrySubDivisionID'],
    ...['AttentionOf', 'CareOf', 'BuildingNumber', 'DepartmentName', 'AdditionalStreetName'],
  ].map((name, index) => [86 + index, name] as const),
]

const isTransfer = (means: XmlElement) => ['30', '58'].includes(textAt(means, 'ram:TypeCode') ?? '')
const account = 'ram:PayeePartyCreditorFinancialAccount'
const accountIds = [`${account}/ram:IBANID`, `${account}/ram:ProprietaryID`]

/** Rules of EN 16931 (Schematron 1.3.16) about CII that make a document invalid. */
export const ciiRules: readonly SyntaxRule[] = [
  ...once.map(([id, at, path]) => maxOne(id, at, path)),
  ...totals,
  ...forbiddenAttributes,
  ...referencedRules,
  ...periodParts
    .split(' ')
    .map((path, index) => forbids(ruleId(68 + index), 'ram:BillingSpecifiedPeriod', `ram:${path}`)),
  ...addressParts.map(([number, name]) => forbids(ruleId(number), 'ram:PostalTradeAddress', `ram:${name}`)),
  {
    id: ruleId(33),
    at: document,
    violation(root) {
      const billed = find(root, `${transaction}/${line}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`)
      if (billed.some(({ attributes: own }) => own.unitCode !== undefined)) return undefined
      const other = descendants(root, /^ram:.*Quantity$/).find(
        ({ attributes: own }) => own.unitCode !== undefined,
      )
      const params = { line: other?.line ?? 0, element: other?.name ?? '', attribute: 'unitCode' }
      return other && { code: 'einvoice.attribute_unknown', params }
    },
  },
  holds(ruleId(37), /TradeTax$/, 'ram:TypeCode = VAT', element =>
    find(element, 'ram:TypeCode').every(({ text }) => text === 'VAT'),
  ),
  holds(
    ruleId(97),
    'udt:DateTimeString',
    'YYYYMMDD',
    ({ attributes: { format }, text }) => format !== '102' || /^[ \t\r\n]*\d{8}[ \t\r\n]*$/.test(text),
  ),
  needs('CII-SR-009', 'rsm:ExchangedDocumentContext', 'ram:GuidelineSpecifiedDocumentContextParameter'),
  needs(
    'CII-SR-010',
    'rsm:ExchangedDocumentContext',
    'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  ),
  needs('CII-SR-014', 'rsm:ExchangedDocument', 'ram:TypeCode'),
  needs('CII-SR-069', 'ram:ApplicableProductCharacteristic', 'ram:Description'),
  needs('CII-SR-072', 'ram:ApplicableProductCharacteristic', 'ram:Value'),
  needs('CII-SR-090', 'ram:OriginTradeCountry', 'ram:ID'),
  needs('CII-SR-439', 'ram:SpecifiedLineTradeAgreement', 'ram:NetPriceProductTradePrice/ram:ChargeAmount'),
  needs('CII-SR-463', 'ram:SpecifiedTradeAllowanceCharge', 'ram:ChargeIndicator'),
  isOneValue('CII-SR-467', document, 'ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode', normalized),
  isOneValue('CII-SR-468', document, 'ram:SpecifiedTradeSettlementPaymentMeans/ram:Information', normalized),
  isOneValue('CII-SR-462', document, 'ram:ApplicableTradeTax/ram:DueDateTypeCode'),
  holds(
    'BR-50',
    'ram:SpecifiedTradeSettlementPaymentMeans',
    accountIds.join(' / '),
    element =>
      !isWritten(element, 'ram:TypeCode', '30', '58') ||
      !has(element, account) ||
      accountIds.some(path => textAt(element, path)),
  ),
  {
    id: 'CII-SR-470',
    at: 'ram:SpecifiedTradeSettlementPaymentMeans',
    violation: element =>
      isTransfer(element) && !accountIds.some(path => has(element, path))
        ? missing(element, accountIds.join(' / '))
        : undefined,
  },
]

/** Rules of EN 16931 that are errors in XRechnung only. */
export const ciiWarnings: readonly SyntaxRule[] = [
  maxOne('CII-SR-452', settlement, 'ram:SpecifiedTradePaymentTerms'),
  maxOne('CII-SR-453', settlement, 'ram:SpecifiedTradePaymentTerms/ram:Description'),
  maxOne('CII-SR-454', 'ram:SpecifiedLineTradeSettlement', 'ram:ApplicableTradeTax'),
]
