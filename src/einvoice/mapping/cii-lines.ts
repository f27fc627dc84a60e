import type { Allowance, Identifier, LineAllowance } from '../model/amounts.ts'
import type { ItemAttribute, Line, Period } from '../model/einvoice.ts'
import { type Field, fieldsOf, isFalse, isTrue, onlyRead } from './fields.ts'
import { classification, dateTime, decimal, identifier, quantity, text } from './scalars.ts'

const period = fieldsOf<Period>()
export const periodFields: Field<Period>[] = [
  period.one('ram:StartDateTime', 'start', dateTime),
  period.one('ram:EndDateTime', 'end', dateTime),
]

/** The fields of an allowance or, with `isCharge`, of a charge. */
function allowanceFields(isCharge: boolean): Field<LineAllowance>[] {
  const allowance = fieldsOf<LineAllowance>()
  return [
    allowance.marker('ram:ChargeIndicator/udt:Indicator', String(isCharge), isCharge ? isTrue : isFalse),
    allowance.one('ram:CalculationPercent', 'percent', decimal),
    allowance.one('ram:BasisAmount', 'base', decimal),
    allowance.one('ram:ActualAmount', 'amount', decimal),
    allowance.one('ram:ReasonCode', 'reasonCode', text),
    allowance.one('ram:Reason', 'reason', text),
  ]
}

export function documentAllowanceFields(isCharge: boolean): Field<Allowance>[] {
  const allowance = fieldsOf<Allowance>()
  return [
    ...allowanceFields(isCharge),
    allowance.inline(
      'ram:CategoryTradeTax',
      allowance.fixed('ram:TypeCode', 'VAT'),
      allowance.one('ram:CategoryCode', 'taxCategory', text),
      allowance.one('ram:RateApplicablePercent', 'taxRate', decimal),
    ),
  ]
}

const freight = fieldsOf<Allowance>()
/** Freight of Factur-X EXTENDED and ZUGFeRD 1.0, which is an ordinary charge in EN 16931. */
export const freightFields: Field<Allowance>[] = [
  freight.one('ram:Description', 'reason', text),
  freight.one('ram:AppliedAmount', 'amount', decimal),
  freight.inline(
    'ram:AppliedTradeTax',
    freight.fixed('ram:TypeCode', 'VAT'),
    freight.one('ram:CategoryCode', 'taxCategory', text),
    freight.one('ram:RateApplicablePercent', 'taxRate', decimal),
  ),
]

const line = fieldsOf<Line>()
const attribute = fieldsOf<ItemAttribute>()
const objectId = fieldsOf<Identifier>()

const settlement: Field<Line>[] = [
  line.inline(
    'ram:ApplicableTradeTax',
    line.fixed('ram:TypeCode', 'VAT'),
    line.one('ram:CategoryCode', 'taxCategory', text),
    line.one('ram:RateApplicablePercent', 'taxRate', decimal),
  ),
  line.group('ram:BillingSpecifiedPeriod', 'period', ...periodFields),
  line.list('ram:SpecifiedTradeAllowanceCharge', 'allowances', ...allowanceFields(false)),
  line.list('ram:SpecifiedTradeAllowanceCharge', 'charges', ...allowanceFields(true)),
  line.inline(
    'ram:SpecifiedTradeSettlementLineMonetarySummation',
    line.one('ram:LineTotalAmount', 'net', decimal),
  ),
  line.group(
    'ram:AdditionalReferencedDocument',
    'object',
    objectId.one('ram:IssuerAssignedID', 'id', text),
    objectId.fixed('ram:TypeCode', '130'),
    objectId.one('ram:ReferenceTypeCode', 'scheme', text),
  ),
  line.inline(
    'ram:ReceivableSpecifiedTradeAccountingAccount',
    line.one('ram:ID', 'accountingReference', text),
  ),
]

export const lineFields: Field<Line>[] = [
  line.inline(
    'ram:AssociatedDocumentLineDocument',
    line.one('ram:LineID', 'id', text),
    onlyRead(line.one('ram:ParentLineID', 'parent', text)),
    onlyRead(line.one('ram:LineStatusReasonCode', 'kind', text)),
    line.inline('ram:IncludedNote', line.one('ram:Content', 'note', text)),
  ),
  line.inline(
    'ram:SpecifiedTradeProduct',
    line.one('ram:GlobalID', 'standardItemId', identifier),
    line.one('ram:SellerAssignedID', 'sellerItemId', text),
    line.one('ram:BuyerAssignedID', 'buyerItemId', text),
    line.one('ram:Name', 'name', text),
    line.one('ram:Description', 'description', text),
    line.list(
      'ram:ApplicableProductCharacteristic',
      'attributes',
      attribute.one('ram:Description', 'name', text),
      attribute.one('ram:Value', 'value', text),
    ),
    line.manyWithin(
      'ram:DesignatedProductClassification',
      'ram:ClassCode',
      'classifications',
      classification,
    ),
    line.inline('ram:OriginTradeCountry', line.one('ram:ID', 'originCountry', text)),
  ),
  line.inline(
    'ram:SpecifiedLineTradeAgreement',
    line.inline('ram:BuyerOrderReferencedDocument', line.one('ram:LineID', 'orderLine', text)),
    line.inline(
      'ram:GrossPriceProductTradePrice',
      line.one('ram:ChargeAmount', 'grossPrice', decimal),
      line.inline(
        'ram:AppliedTradeAllowanceCharge',
        line.fixed('ram:ChargeIndicator/udt:Indicator', 'false'),
        line.one('ram:ActualAmount', 'priceDiscount', decimal),
      ),
    ),
    line.inline(
      'ram:NetPriceProductTradePrice',
      line.one('ram:ChargeAmount', 'netPrice', decimal),
      line.one('ram:BasisQuantity', 'priceQuantity', quantity),
    ),
  ),
  line.inline('ram:SpecifiedLineTradeDelivery', line.one('ram:BilledQuantity', 'quantity', quantity)),
  line.inline('ram:SpecifiedLineTradeSettlement', ...settlement),
]
