import { isIban } from '#core/invoice/iban.ts'
import type { Identifier, Totals } from '../model/amounts.ts'
import type { Attachment, EInvoice, Note, PrecedingInvoice } from '../model/einvoice.ts'
import type { Delivery } from '../model/parties.ts'
import { documentAllowanceFields, freightFields, lineFields, periodFields } from './cii-lines.ts'
import { partyFields, payeeFields, representativeFields, shipToFields } from './cii-parties.ts'
import { type Field, fieldsOf, onlyRead } from './fields.ts'
import type { PaymentMeans } from './payment-means.ts'
import {
  type CurrencyAmount,
  currencyAmount,
  dateOnly,
  dateTime,
  decimal,
  file,
  formattedDateTime,
  text,
  textWithLineBreaks,
} from './scalars.ts'

type Reshaped = 'payment' | 'taxes' | 'taxPointDate' | 'taxPointCode' | 'totals'

/** An invoice in the structure of CII. */
export interface CiiInvoice extends Omit<EInvoice, Reshaped> {
  remittance?: string
  creditorId?: string
  mandateReference?: string
  means?: PaymentMeans[]
  taxes?: CiiTax[]
  totals?: CiiTotals
}

/** The first VAT breakdown has the tax point of the document (CII-SR-461, CII-SR-462). */
export type CiiTax = NonNullable<EInvoice['taxes']>[number] & Pick<EInvoice, 'taxPointDate' | 'taxPointCode'>

export interface CiiTotals extends Omit<Totals, 'tax' | 'taxInTaxCurrency'> {
  taxAmounts?: CurrencyAmount[]
}

const document = fieldsOf<CiiInvoice>()
const note = fieldsOf<Note>()
const object = fieldsOf<Identifier>()
const attachment = fieldsOf<Attachment>()
const delivery = fieldsOf<Delivery>()
const preceding = fieldsOf<PrecedingInvoice>()

const reference = (
  name: string,
  key:
    | 'salesOrderReference'
    | 'orderReference'
    | 'contractReference'
    | 'despatchAdviceReference'
    | 'receivingAdviceReference',
) => document.inline(name, document.one('ram:IssuerAssignedID', key, text))

const agreement: Field<CiiInvoice>[] = [
  document.one('ram:BuyerReference', 'buyerReference', text),
  document.group('ram:SellerTradeParty', 'seller', ...partyFields),
  document.group('ram:BuyerTradeParty', 'buyer', ...partyFields),
  document.group('ram:SellerTaxRepresentativeTradeParty', 'taxRepresentative', ...representativeFields),
  reference('ram:SellerOrderReferencedDocument', 'salesOrderReference'),
  reference('ram:BuyerOrderReferencedDocument', 'orderReference'),
  reference('ram:ContractReferencedDocument', 'contractReference'),
  document.inline(
    'ram:AdditionalReferencedDocument',
    document.one('ram:IssuerAssignedID', 'tenderReference', text),
    document.marker('ram:TypeCode', '50'),
  ),
  document.group(
    'ram:AdditionalReferencedDocument',
    'invoicedObject',
    object.one('ram:IssuerAssignedID', 'id', text),
    object.marker('ram:TypeCode', '130'),
    object.one('ram:ReferenceTypeCode', 'scheme', text),
  ),
  document.list(
    'ram:AdditionalReferencedDocument',
    'attachments',
    attachment.one('ram:IssuerAssignedID', 'reference', text),
    attachment.one('ram:URIID', 'url', text),
    attachment.marker('ram:TypeCode', '916'),
    attachment.one('ram:Name', 'description', text),
    attachment.one('ram:AttachmentBinaryObject', 'file', file),
  ),
  document.inline(
    'ram:SpecifiedProcuringProject',
    document.one('ram:ID', 'projectReference', text),
    document.fixed('ram:Name', 'Project reference'),
  ),
]

const deliveryFields: Field<CiiInvoice>[] = [
  document.spread('delivery', delivery.inline('ram:ShipToTradeParty', ...shipToFields)),
  document.spread(
    'delivery',
    delivery.inline(
      'ram:ActualDeliverySupplyChainEvent',
      delivery.one('ram:OccurrenceDateTime', 'date', dateTime),
    ),
  ),
  reference('ram:DespatchAdviceReferencedDocument', 'despatchAdviceReference'),
  reference('ram:ReceivingAdviceReferencedDocument', 'receivingAdviceReference'),
]

const settlement: Field<CiiInvoice>[] = [
  document.one('ram:CreditorReferenceID', 'creditorId', text),
  document.one('ram:PaymentReference', 'remittance', text),
  document.one('ram:TaxCurrencyCode', 'taxCurrency', text),
  document.one('ram:InvoiceCurrencyCode', 'currency', text),
  document.group('ram:PayeeTradeParty', 'payee', ...payeeFields),
  document.list('ram:SpecifiedTradeSettlementPaymentMeans', 'means', ...paymentMeansFields()),
  document.list('ram:ApplicableTradeTax', 'taxes', ...taxFields()),
  document.group('ram:BillingSpecifiedPeriod', 'period', ...periodFields),
  document.list('ram:SpecifiedTradeAllowanceCharge', 'allowances', ...documentAllowanceFields(false)),
  document.list('ram:SpecifiedTradeAllowanceCharge', 'charges', ...documentAllowanceFields(true)),
  onlyRead(document.list('ram:SpecifiedLogisticsServiceCharge', 'charges', ...freightFields)),
  document.inline(
    'ram:SpecifiedTradePaymentTerms',
    document.one('ram:Description', 'paymentTerms', textWithLineBreaks),
    document.one('ram:DueDateDateTime', 'dueDate', dateTime),
    document.one('ram:DirectDebitMandateID', 'mandateReference', text),
  ),
  document.group('ram:SpecifiedTradeSettlementHeaderMonetarySummation', 'totals', ...totalFields()),
  document.list(
    'ram:InvoiceReferencedDocument',
    'precedingInvoices',
    preceding.one('ram:IssuerAssignedID', 'number', text),
    preceding.one('ram:FormattedIssueDateTime', 'issueDate', formattedDateTime),
  ),
  document.inline(
    'ram:ReceivableSpecifiedTradeAccountingAccount',
    document.one('ram:ID', 'accountingReference', text),
  ),
]

function paymentMeansFields(): Field<PaymentMeans>[] {
  const means = fieldsOf<PaymentMeans>()
  const account = fieldsOf<NonNullable<PaymentMeans['account']>>()
  const card = fieldsOf<NonNullable<PaymentMeans['card']>>()
  const mandate = fieldsOf<NonNullable<PaymentMeans['mandate']>>()
  return [
    means.one('ram:TypeCode', 'means', text),
    means.one('ram:Information', 'meansText', text),
    means.group(
      'ram:ApplicableTradeSettlementFinancialCard',
      'card',
      card.one('ram:ID', 'number', text),
      card.one('ram:CardholderName', 'holder', text),
    ),
    means.group(
      'ram:PayerPartyDebtorFinancialAccount',
      'mandate',
      mandate.one('ram:IBANID', 'debitedAccount', text),
    ),
    means.group(
      'ram:PayeePartyCreditorFinancialAccount',
      'account',
      account.one('ram:IBANID', 'id', text, isIban),
      account.one('ram:AccountName', 'name', text),
      account.one('ram:ProprietaryID', 'id', text, id => !isIban(id)),
    ),
    means.spread(
      'account',
      account.inline(
        'ram:PayeeSpecifiedCreditorFinancialInstitution',
        account.one('ram:BICID', 'provider', text),
      ),
    ),
  ]
}

function taxFields(): Field<CiiTax>[] {
  const tax = fieldsOf<CiiTax>()
  return [
    tax.one('ram:CalculatedAmount', 'amount', decimal),
    tax.fixed('ram:TypeCode', 'VAT'),
    tax.one('ram:ExemptionReason', 'exemptionReason', text),
    tax.one('ram:BasisAmount', 'base', decimal),
    tax.one('ram:CategoryCode', 'category', text),
    tax.one('ram:ExemptionReasonCode', 'exemptionCode', text),
    tax.one('ram:TaxPointDate', 'taxPointDate', dateOnly),
    tax.one('ram:DueDateTypeCode', 'taxPointCode', text),
    tax.one('ram:RateApplicablePercent', 'rate', decimal),
  ]
}

function totalFields(): Field<CiiTotals>[] {
  const totals = fieldsOf<CiiTotals>()
  return [
    totals.one('ram:LineTotalAmount', 'lines', decimal),
    totals.one('ram:ChargeTotalAmount', 'charges', decimal),
    totals.one('ram:AllowanceTotalAmount', 'allowances', decimal),
    totals.one('ram:TaxBasisTotalAmount', 'withoutTax', decimal),
    totals.many('ram:TaxTotalAmount', 'taxAmounts', currencyAmount),
    totals.one('ram:RoundingAmount', 'rounding', decimal),
    totals.one('ram:GrandTotalAmount', 'withTax', decimal),
    totals.one('ram:TotalPrepaidAmount', 'prepaid', decimal),
    totals.one('ram:DuePayableAmount', 'payable', decimal),
  ]
}

/** The content of the root `rsm:CrossIndustryInvoice` of CII D16B. */
export const ciiFields: Field<CiiInvoice>[] = [
  document.inline(
    'rsm:ExchangedDocumentContext',
    document.inline(
      'ram:BusinessProcessSpecifiedDocumentContextParameter',
      document.one('ram:ID', 'process', text),
    ),
    document.inline(
      'ram:GuidelineSpecifiedDocumentContextParameter',
      document.one('ram:ID', 'specification', text),
    ),
  ),
  document.inline(
    'rsm:ExchangedDocument',
    document.one('ram:ID', 'number', text),
    document.one('ram:TypeCode', 'type', text),
    document.one('ram:IssueDateTime', 'issueDate', dateTime),
    document.list(
      'ram:IncludedNote',
      'notes',
      note.one('ram:Content', 'text', text),
      note.one('ram:SubjectCode', 'subject', text),
    ),
  ),
  document.inline(
    'rsm:SupplyChainTradeTransaction',
    document.list('ram:IncludedSupplyChainTradeLineItem', 'lines', ...lineFields),
    document.inline('ram:ApplicableHeaderTradeAgreement', ...agreement),
    mandatory('ram:ApplicableHeaderTradeDelivery', deliveryFields),
    document.inline('ram:ApplicableHeaderTradeSettlement', ...settlement),
  ),
]

/** An element that the schema requires even without content. */
function mandatory(name: string, fields: Field<CiiInvoice>[]): Field<CiiInvoice> {
  const inner = document.inline(name, ...fields)
  return {
    ...inner,
    write: (value, xml, context) => {
      if (!inner.write(value, xml, context)) xml.leaf(name, '')
      return true
    },
  }
}
