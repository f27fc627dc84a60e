import type { Allowance, LineAllowance } from '../model/amounts.ts'
import type { ItemAttribute, Line, Period } from '../model/einvoice.ts'
import { type Field, fieldsOf, isFalse, isTrue } from './fields.ts'
import {
  amountWithCurrency,
  classification,
  decimal,
  identifier,
  isoDate,
  quantity,
  text,
} from './scalars.ts'

const period = fieldsOf<Period>()
const linePeriod = [period.one('cbc:StartDate', 'start', isoDate), period.one('cbc:EndDate', 'end', isoDate)]

/** The fields of an allowance or, with `isCharge`, of a charge. */
function allowanceFields(isCharge: boolean): Field<LineAllowance>[] {
  const allowance = fieldsOf<LineAllowance>()
  return [
    allowance.marker('cbc:ChargeIndicator', String(isCharge), isCharge ? isTrue : isFalse),
    allowance.one('cbc:AllowanceChargeReasonCode', 'reasonCode', text),
    allowance.one('cbc:AllowanceChargeReason', 'reason', text),
    allowance.one('cbc:MultiplierFactorNumeric', 'percent', decimal),
    allowance.one('cbc:Amount', 'amount', amountWithCurrency),
    allowance.one('cbc:BaseAmount', 'base', amountWithCurrency),
  ]
}

export function documentAllowanceFields(isCharge: boolean): Field<Allowance>[] {
  const allowance = fieldsOf<Allowance>()
  return [
    ...allowanceFields(isCharge),
    allowance.inline(
      'cac:TaxCategory',
      allowance.one('cbc:ID', 'taxCategory', text),
      allowance.one('cbc:Percent', 'taxRate', decimal),
      allowance.fixed('cac:TaxScheme/cbc:ID', 'VAT'),
    ),
  ]
}

const line = fieldsOf<Line>()
const attribute = fieldsOf<ItemAttribute>()

/** @param quantityName `cbc:InvoicedQuantity` or `cbc:CreditedQuantity` */
export const lineFields = (quantityName: string): Field<Line>[] => [
  line.one('cbc:ID', 'id', text),
  line.one('cbc:Note', 'note', text),
  line.one(quantityName, 'quantity', quantity),
  line.one('cbc:LineExtensionAmount', 'net', amountWithCurrency),
  line.one('cbc:AccountingCost', 'accountingReference', text),
  line.group('cac:InvoicePeriod', 'period', ...linePeriod),
  line.inline('cac:OrderLineReference', line.one('cbc:LineID', 'orderLine', text)),
  line.inline(
    'cac:DocumentReference',
    line.one('cbc:ID', 'object', identifier),
    line.fixed('cbc:DocumentTypeCode', '130'),
  ),
  line.list('cac:AllowanceCharge', 'allowances', ...allowanceFields(false)),
  line.list('cac:AllowanceCharge', 'charges', ...allowanceFields(true)),
  line.inline(
    'cac:Item',
    line.one('cbc:Description', 'description', text),
    line.one('cbc:Name', 'name', text),
    line.inline('cac:BuyersItemIdentification', line.one('cbc:ID', 'buyerItemId', text)),
    line.inline('cac:SellersItemIdentification', line.one('cbc:ID', 'sellerItemId', text)),
    line.inline('cac:StandardItemIdentification', line.one('cbc:ID', 'standardItemId', identifier)),
    line.inline('cac:OriginCountry', line.one('cbc:IdentificationCode', 'originCountry', text)),
    line.manyWithin(
      'cac:CommodityClassification',
      'cbc:ItemClassificationCode',
      'classifications',
      classification,
    ),
    line.inline(
      'cac:ClassifiedTaxCategory',
      line.one('cbc:ID', 'taxCategory', text),
      line.one('cbc:Percent', 'taxRate', decimal),
      line.fixed('cac:TaxScheme/cbc:ID', 'VAT'),
    ),
    line.list(
      'cac:AdditionalItemProperty',
      'attributes',
      attribute.one('cbc:Name', 'name', text),
      attribute.one('cbc:Value', 'value', text),
    ),
  ),
  line.inline(
    'cac:Price',
    line.one('cbc:PriceAmount', 'netPrice', amountWithCurrency),
    line.one('cbc:BaseQuantity', 'priceQuantity', quantity),
    line.inline(
      'cac:AllowanceCharge',
      line.fixed('cbc:ChargeIndicator', 'false'),
      line.one('cbc:Amount', 'priceDiscount', amountWithCurrency),
      line.one('cbc:BaseAmount', 'grossPrice', amountWithCurrency),
    ),
  ),
]
