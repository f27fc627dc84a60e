import {
  allowanceReasons,
  chargeReasons,
  countryCodes,
  creditNoteTypes,
  currencyCodes,
  documentTypes,
  electronicAddressSchemes,
  identifierSchemes,
  isExemptionCode,
  itemClassSchemes,
  mimeTypes,
  paymentMeansCodes,
  taxCategories,
} from '../codes/code-lists.ts'
import { noteSubjects, noteSubjectsOfCii, objectSchemes } from '../codes/reference-codes.ts'
import { unitCodes } from '../codes/unit-codes.ts'

import { isCode, type Position, type SyntaxRule, textAt } from './syntax-rule.ts'
import { isObject } from './ubl-rules.ts'

/** Type 81 is in both lists. */
const invoiceTypes = new Set([...documentTypes].filter(type => type === '81' || !creditNoteTypes.has(type)))

const currencyID = { attribute: 'currencyID' }
const schemeID = { attribute: 'schemeID' }
const within = (position: Position, name: string) => position.ancestors.some(each => each.name === name)

const ublAmounts =
  /^cbc:(?:Amount|BaseAmount|PriceAmount|TaxAmount|TaxableAmount|LineExtensionAmount|TaxExclusiveAmount|TaxInclusiveAmount|AllowanceTotalAmount|ChargeTotalAmount|PrepaidAmount|PayableRoundingAmount|PayableAmount)$/

const isSellerOrPayee = (position: Position) =>
  within(position, 'cac:AccountingSupplierParty') || within(position, 'cac:PayeeParty')

/** `#AAI#text`; other text with `#` has no subject. */
function isNote(text: string): boolean {
  const [, subject, ...others] = text.split('#', 3)
  return subject?.length !== 3 || others.length === 0 || noteSubjects.has(subject)
}

/** Code lists of every element of UBL, including elements without a term of the semantic model. */
export const ublCodeRules: readonly SyntaxRule[] = [
  isCode('BR-CL-01', 'cbc:InvoiceTypeCode', invoiceTypes),
  isCode('BR-CL-01', 'cbc:CreditNoteTypeCode', creditNoteTypes),
  isCode('BR-CL-03', ublAmounts, currencyCodes, currencyID),
  isCode('BR-CL-04', 'cbc:DocumentCurrencyCode', currencyCodes),
  isCode('BR-CL-05', 'cbc:TaxCurrencyCode', currencyCodes),
  isCode('BR-CL-06', 'cbc:DescriptionCode', new Set(['3', '35', '432']), { parent: /^cac:InvoicePeriod$/ }),
  isCode('BR-CL-07', 'cbc:ID', (code, position) => !isOfObject(position) || objectSchemes.has(code), {
    ...schemeID,
    parent: /^cac:(?:Additional)?DocumentReference$/,
  }),
  isCode('BR-CL-08', 'cbc:Note', isNote, { parent: /^(?:invoice|creditnote):/ }),
  isCode(
    'BR-CL-10',
    'cbc:ID',
    (code, position) => identifierSchemes.has(code) || (code === 'SEPA' && isSellerOrPayee(position)),
    {
      ...schemeID,
      parent: /^cac:PartyIdentification$/,
    },
  ),
  isCode('BR-CL-11', 'cbc:CompanyID', identifierSchemes, { ...schemeID, parent: /^cac:PartyLegalEntity$/ }),
  isCode('BR-CL-13', 'cbc:ItemClassificationCode', itemClassSchemes, { attribute: 'listID' }),
  isCode('BR-CL-14', 'cbc:IdentificationCode', countryCodes, { parent: /^cac:Country$/ }),
  isCode('BR-CL-15', 'cbc:IdentificationCode', countryCodes, { parent: /^cac:OriginCountry$/ }),
  isCode('BR-CL-16', 'cbc:PaymentMeansCode', paymentMeansCodes, { parent: /^cac:PaymentMeans$/ }),
  isCode('BR-CL-17', 'cbc:ID', taxCategories, { parent: /^cac:TaxCategory$/ }),
  isCode('BR-CL-18', 'cbc:ID', taxCategories, { parent: /^cac:ClassifiedTaxCategory$/ }),
  isCode(
    'BR-CL-19',
    'cbc:AllowanceChargeReasonCode',
    (code, position) => isCharge(position) || allowanceReasons.has(code),
  ),
  isCode(
    'BR-CL-20',
    'cbc:AllowanceChargeReasonCode',
    (code, position) => !isCharge(position) || chargeReasons.has(code),
  ),
  isCode('BR-CL-21', 'cbc:ID', identifierSchemes, {
    ...schemeID,
    parent: /^cac:StandardItemIdentification$/,
  }),
  isCode('BR-CL-22', 'cbc:TaxExemptionReasonCode', isExemptionCode),
  isCode('BR-CL-23', /^cbc:(?:Invoiced|Base|Credited)Quantity$/, unitCodes, { attribute: 'unitCode' }),
  isCode('BR-CL-24', 'cbc:EmbeddedDocumentBinaryObject', mimeTypes, { attribute: 'mimeCode' }),
  isCode('BR-CL-25', 'cbc:EndpointID', electronicAddressSchemes, schemeID),
  isCode('BR-CL-26', 'cbc:ID', identifierSchemes, { ...schemeID, parent: /^cac:DeliveryLocation$/ }),
]

function isOfObject({ ancestors }: Position): boolean {
  const parent = ancestors.at(-1)
  return parent !== undefined && isObject(parent)
}

function isCharge({ ancestors }: Position): boolean {
  const parent = ancestors.at(-1)
  const path = parent?.name.startsWith('cac:') ? 'cbc:ChargeIndicator' : 'ram:ChargeIndicator/udt:Indicator'
  return parent !== undefined && ['true', '1'].includes(textAt(parent, path) ?? '')
}

const isPartyId = (position: Position) =>
  !within(position, 'ram:SpecifiedTradeProduct') && !within(position, 'ram:ShipToTradeParty')

/** Code lists of every element of CII. */
export const ciiCodeRules: readonly SyntaxRule[] = [
  isCode('BR-CL-01', 'ram:TypeCode', documentTypes, { parent: /^rsm:ExchangedDocument$/ }),
  isCode('BR-CL-03', 'ram:TaxTotalAmount', currencyCodes, currencyID),
  isCode('BR-CL-04', 'ram:InvoiceCurrencyCode', currencyCodes),
  isCode('BR-CL-05', 'ram:TaxCurrencyCode', currencyCodes),
  isCode('BR-CL-06', 'ram:DueDateTypeCode', new Set(['5', '29', '72'])),
  isCode('BR-CL-07', 'ram:ReferenceTypeCode', objectSchemes),
  isCode('BR-CL-08', 'ram:SubjectCode', new Set([...noteSubjects, ...noteSubjectsOfCii])),
  isCode(
    'BR-CL-10',
    'ram:GlobalID',
    (code, position) => !isPartyId(position) || identifierSchemes.has(code),
    schemeID,
  ),
  isCode(
    'BR-CL-11',
    'ram:ID',
    (code, position) => within(position, 'ram:SpecifiedTaxRegistration') || identifierSchemes.has(code),
    schemeID,
  ),
  isCode('BR-CL-13', 'ram:ClassCode', itemClassSchemes, { attribute: 'listID' }),
  isCode('BR-CL-14', 'ram:CountryID', countryCodes),
  isCode('BR-CL-15', 'ram:ID', countryCodes, { parent: /^ram:OriginTradeCountry$/ }),
  isCode('BR-CL-16', 'ram:TypeCode', paymentMeansCodes, {
    parent: /^ram:SpecifiedTradeSettlementPaymentMeans$/,
  }),
  isCode('BR-CL-17', 'ram:CategoryCode', taxCategories, { parent: /^ram:CategoryTradeTax$/ }),
  isCode('BR-CL-18', 'ram:CategoryCode', taxCategories, { parent: /^ram:ApplicableTradeTax$/ }),
  isCode('BR-CL-19', 'ram:ReasonCode', (code, position) => isCharge(position) || allowanceReasons.has(code), {
    parent: /^ram:SpecifiedTradeAllowanceCharge$/,
  }),
  isCode('BR-CL-20', 'ram:ReasonCode', (code, position) => !isCharge(position) || chargeReasons.has(code), {
    parent: /^ram:SpecifiedTradeAllowanceCharge$/,
  }),
  isCode('BR-CL-21', 'ram:GlobalID', identifierSchemes, {
    ...schemeID,
    parent: /^ram:SpecifiedTradeProduct$/,
  }),
  isCode('BR-CL-22', 'ram:ExemptionReasonCode', isExemptionCode),
  isCode('BR-CL-23', /^ram:B(?:asis|illed)Quantity$/, unitCodes, { attribute: 'unitCode' }),
  isCode('BR-CL-24', 'ram:AttachmentBinaryObject', mimeTypes, { attribute: 'mimeCode' }),
  isCode('BR-CL-25', 'ram:URIID', electronicAddressSchemes, {
    ...schemeID,
    parent: /^ram:URIUniversalCommunication$/,
  }),
  isCode('BR-CL-26', 'ram:GlobalID', identifierSchemes, {
    ...schemeID,
    parent: /^ram:ShipToTradeParty$/,
  }),
]
