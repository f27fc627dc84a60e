import type { XmlElement } from '../xml/xml-element.ts'
import {
  descendants,
  find,
  forbidden,
  forbids,
  has,
  isOneValue,
  isWritten,
  maxOne,
  missing,
  needs,
  needsAttribute,
  type Position,
  repeated,
  type SyntaxRule,
  textAt,
  tooManyDecimals,
} from './syntax-rule.ts'

export const document = /^(?:invoice|creditnote):/
export const line = /^cac:(?:Invoice|CreditNote)Line$/
export const seller = 'cac:AccountingSupplierParty/cac:Party'
export const buyer = 'cac:AccountingCustomerParty/cac:Party'

/** Whether the tax scheme of an element is VAT. */
export const isVat = (element: XmlElement): boolean =>
  textAt(element, 'cac:TaxScheme/cbc:ID')?.toUpperCase() === 'VAT'

/** Whether a tax scheme is VAT without trimming, as in the rules that count numbers. */
const isWrittenVat = (element: XmlElement) =>
  find(element, 'cac:TaxScheme/cbc:ID').some(({ text }) => text.toUpperCase() === 'VAT')

/** Whether a `cac:AllowanceCharge` is a charge. */
export const isChargeIn = (element: XmlElement): boolean =>
  ['true', '1'].includes(textAt(element, 'cbc:ChargeIndicator') ?? '')

const isSepa = ({ attributes: { schemeID = '' } }: XmlElement) => schemeID.toUpperCase() === 'SEPA'
/** Whether a reference is the invoiced object. */
export const isObject = (element: XmlElement): boolean => isWritten(element, 'cbc:DocumentTypeCode', '130')

/** A group with `inner` may occur at most once among those that meet a condition. */
const oneOf = (
  id: string,
  path: string,
  inner: string,
  only: (group: XmlElement) => boolean,
): SyntaxRule => ({
  id,
  at: document,
  violation(root) {
    const [, second] = find(root, path)
      .filter(only)
      .flatMap(group => find(group, inner))
    return second && repeated(second, `${path}/${inner}`, root)
  },
})

/** A payee may have at most one `path`, and must not have the seller's name. */
const payee = (
  id: string,
  path: string,
  only: (element: XmlElement) => boolean = () => true,
): SyntaxRule => ({
  id,
  at: 'cac:PayeeParty',
  violation(element, { root }) {
    const [, second] = find(element, path).filter(only)
    if (second) return repeated(second, path, element)
    const names = find(element, 'cac:PartyName/cbc:Name')
    if (names.length === 0) return missing(element, 'cac:PartyName/cbc:Name')
    const sellers = find(root, `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`)
    const isOther = sellers.some(({ text }) => names.some(name => name.text !== text))
    return isOther ? undefined : { code: 'einvoice.payee_is_seller' }
  },
})

const atDocument: readonly (readonly [id: string, path: string])[] = [
  ['UBL-SR-01', 'cac:ContractDocumentReference/cbc:ID'],
  ['UBL-SR-02', 'cac:ReceiptDocumentReference/cbc:ID'],
  ['UBL-SR-03', 'cac:DespatchDocumentReference/cbc:ID'],
  ['UBL-SR-05', 'cac:PaymentTerms/cbc:Note'],
  ['UBL-SR-08', 'cac:InvoicePeriod'],
  ['UBL-SR-09', `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`],
  ['UBL-SR-10', `${seller}/cac:PartyName/cbc:Name`],
  ['UBL-SR-11', `${seller}/cac:PartyLegalEntity/cbc:CompanyID`],
  ['UBL-SR-14', `${seller}/cac:PartyLegalEntity/cbc:CompanyLegalForm`],
  ['UBL-SR-15', `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`],
  ['UBL-SR-16', `${buyer}/cac:PartyIdentification/cbc:ID`],
  ['UBL-SR-17', `${buyer}/cac:PartyLegalEntity/cbc:CompanyID`],
  ['UBL-SR-24', 'cac:Delivery'],
  ['UBL-SR-39', 'cac:ProjectReference/cbc:ID'],
  ['UBL-SR-40', `${buyer}/cac:PartyName/cbc:Name`],
  ['UBL-SR-45', 'cac:PaymentMeans/cbc:PaymentDueDate'],
  ['UBL-SR-49', 'cac:InvoicePeriod/cbc:DescriptionCode'],
  ['UBL-SR-54', 'cac:PaymentMeans/cac:CardAccount'],
  ['UBL-SR-55', 'cac:PaymentMeans/cac:PaymentMandate'],
  ['UBL-SR-56', 'cac:OriginatorDocumentReference/cbc:ID'],
]

const inElement: readonly (readonly [id: string, at: string | RegExp, path: string])[] = [
  ['UBL-SR-06', 'cac:BillingReference', 'cac:InvoiceDocumentReference'],
  ['UBL-SR-22', 'cac:TaxRepresentativeParty', 'cac:PartyName/cbc:Name'],
  ['UBL-SR-23', 'cac:TaxRepresentativeParty', 'cac:PartyTaxScheme/cbc:CompanyID'],
  ['UBL-SR-25', 'cac:Delivery', 'cac:DeliveryParty/cac:PartyName/cbc:Name'],
  ['UBL-SR-26', 'cac:PaymentMeans', 'cbc:PaymentID'],
  ['UBL-SR-32', 'cac:TaxSubtotal', 'cac:TaxCategory/cbc:TaxExemptionReason'],
  ['UBL-SR-33', 'cac:AdditionalDocumentReference', 'cbc:DocumentDescription'],
  ['UBL-SR-34', line, 'cbc:Note'],
  ['UBL-SR-35', line, 'cac:OrderLineReference/cbc:LineID'],
  ['UBL-SR-36', line, 'cac:InvoicePeriod'],
  ['UBL-SR-37', line, 'cac:Price/cac:AllowanceCharge/cbc:Amount'],
  ['UBL-SR-48', line, 'cac:Item/cac:ClassifiedTaxCategory'],
  ['UBL-SR-50', line, 'cac:Item/cbc:Description'],
  ['UBL-SR-52', line, 'cac:DocumentReference'],
  ['UBL-SR-51', /^cac:(?:Postal)?Address$/, 'cac:AddressLine'],
]

const allowanceReasons = (
  [
    ['UBL-SR-30', false],
    ['UBL-SR-31', true],
  ] as const
).map(
  ([id, isCharge]): SyntaxRule => ({
    id,
    at: 'cac:AllowanceCharge',
    violation(element) {
      const [, second] = find(element, 'cbc:AllowanceChargeReason')
      return second && isChargeIn(element) === isCharge
        ? repeated(second, 'cbc:AllowanceChargeReason', element)
        : undefined
    },
  }),
)

const isBinary = /BinaryObject$/

const isOfPriceAllowance = ({ ancestors }: Position) =>
  ancestors.some(
    ({ name }, index) => name === 'cac:AllowanceCharge' && ancestors[index - 1]?.name === 'cac:Price',
  )

/** Rules of EN 16931 (Schematron 1.3.16) about UBL that make a document invalid. */
export const ublRules: readonly SyntaxRule[] = [
  ...atDocument.map(([id, path]) => maxOne(id, document, path)),
  ...inElement.map(([id, at, path]) => maxOne(id, at, path)),
  ...allowanceReasons,
  oneOf('UBL-SR-04', 'cac:AdditionalDocumentReference', 'cbc:ID', isObject),
  oneOf('UBL-SR-12', `${seller}/cac:PartyTaxScheme`, 'cbc:CompanyID', isWrittenVat),
  oneOf(
    'UBL-SR-13',
    `${seller}/cac:PartyTaxScheme`,
    'cbc:CompanyID',
    element => has(element, 'cac:TaxScheme/cbc:ID') && !isWrittenVat(element),
  ),
  oneOf('UBL-SR-18', `${buyer}/cac:PartyTaxScheme`, 'cbc:CompanyID', isWrittenVat),
  needs('UBL-SR-07', 'cac:BillingReference', 'cac:InvoiceDocumentReference/cbc:ID'),
  needs('UBL-SR-48', line, 'cac:Item/cac:ClassifiedTaxCategory'),
  needs('UBL-SR-53', 'cac:PartyTaxScheme', 'cac:TaxScheme/cbc:ID'),
  needs('UBL-SR-53', 'cac:PartyTaxScheme', 'cbc:CompanyID'),
  payee('UBL-SR-19', 'cac:PartyName/cbc:Name'),
  payee('UBL-SR-20', 'cac:PartyIdentification/cbc:ID', element => !isSepa(element)),
  payee('UBL-SR-21', 'cac:PartyLegalEntity/cbc:CompanyID'),
  {
    id: 'UBL-SR-29',
    at: document,
    violation(root) {
      const [, second] = descendants(root, 'cac:PartyIdentification')
        .flatMap(group => find(group, 'cbc:ID'))
        .filter(isSepa)
      return second && repeated(second, 'cac:PartyIdentification/cbc:ID', root)
    },
  },
  {
    id: 'UBL-SR-42',
    at: 'cac:AccountingSupplierParty',
    violation(element) {
      const [, , third] = find(element, 'cac:Party/cac:PartyTaxScheme')
      return third && repeated(third, 'cac:PartyTaxScheme', element)
    },
  },
  {
    id: 'UBL-SR-43',
    at: 'cac:AdditionalDocumentReference',
    violation(element, { root }) {
      const types = root.name === 'creditnote:CreditNote' ? ['130', '50'] : ['130']
      if (isWritten(element, 'cbc:DocumentTypeCode', ...types)) return undefined
      const [code] = find(element, 'cbc:DocumentTypeCode')
      if (code) return forbidden(code, element)
      const [id] = find(element, 'cbc:ID').filter(({ attributes }) => attributes.schemeID !== undefined)
      const params = { line: id?.line ?? 0, element: 'cbc:ID', attribute: 'schemeID' }
      return id && { code: 'einvoice.attribute_unknown', params }
    },
  },
  isOneValue('UBL-SR-44', document, 'cbc:PaymentID'),
  isOneValue('UBL-SR-47', document, 'cbc:PaymentMeansCode'),
  {
    id: 'UBL-SR-46',
    at: document,
    violation(root) {
      const [, second] = find(root, 'cac:PaymentMeans/cbc:PaymentMeansCode').filter(
        ({ attributes }) => attributes.name !== undefined,
      )
      return second && repeated(second, 'cac:PaymentMeans/cbc:PaymentMeansCode/@name', root)
    },
  },
  forbids('UBL-CR-666', 'cac:AdditionalDocumentReference', 'cac:Attachment', isObject),
  forbids('UBL-CR-673', 'cac:AdditionalDocumentReference', 'cbc:DocumentDescription', isObject),
  {
    id: 'UBL-DT-01',
    at: /Amount$/,
    violation: (element, position) =>
      element.name.endsWith('PriceAmount') || isOfPriceAllowance(position)
        ? undefined
        : tooManyDecimals(element),
  },
  needsAttribute('UBL-DT-06', isBinary, 'mimeCode'),
  needsAttribute('UBL-DT-07', isBinary, 'filename'),
]
