import type { Identifier, Totals } from '../model/amounts.ts'
import type { Attachment, EInvoice, Line, Period, PrecedingInvoice } from '../model/einvoice.ts'
import type { Delivery } from '../model/parties.ts'
import { type Field, fieldsOf } from './fields.ts'
import type { PaymentMeans } from './payment-means.ts'
import {
  amountWithCurrency,
  type CurrencyAmount,
  currencyAmount,
  decimal,
  file,
  identifier,
  isoDate,
  text,
  textWithLineBreaks,
} from './scalars.ts'
import { documentAllowanceFields, lineFields } from './ubl-lines.ts'
import {
  addressFields,
  partyFields,
  payeeFields,
  representativeFields,
  type UblParty,
  type UblPayee,
} from './ubl-parties.ts'

type Reshaped = 'notes' | 'seller' | 'buyer' | 'payee' | 'period' | 'payment' | 'taxes' | 'dueDate' | 'totals'

/** An invoice in the structure of UBL. */
export interface UblInvoice extends Omit<EInvoice, Reshaped> {
  notes?: string[]
  /** of an invoice; in a credit note it belongs to the payment means */
  dueDate?: string
  seller?: UblParty
  buyer?: UblParty
  payee?: UblPayee
  /** also holds the tax point code */
  period?: Period & { taxPointCode?: string }
  means?: UblPaymentMeans[]
  taxTotals?: TaxTotal[]
  totals?: Totals
}

export interface UblPaymentMeans extends PaymentMeans {
  dueDate?: string
}

export interface TaxTotal {
  amount?: CurrencyAmount
  taxes?: NonNullable<EInvoice['taxes']>
}

const document = fieldsOf<UblInvoice>()
const preceding = fieldsOf<PrecedingInvoice>()
const attachment = fieldsOf<Attachment>()
const delivery = fieldsOf<Delivery>()
const period = fieldsOf<NonNullable<UblInvoice['period']>>()
const totals = fieldsOf<Totals>()
const object = fieldsOf<Identifier>()

const head = [
  document.one('cbc:CustomizationID', 'specification', text),
  document.one('cbc:ProfileID', 'process', text),
  document.one('cbc:ID', 'number', text),
  document.one('cbc:IssueDate', 'issueDate', isoDate),
]
const notes = document.many('cbc:Note', 'notes', text)
const taxPointDate = document.one('cbc:TaxPointDate', 'taxPointDate', isoDate)
const references = [
  document.one('cbc:DocumentCurrencyCode', 'currency', text),
  document.one('cbc:TaxCurrencyCode', 'taxCurrency', text),
  document.one('cbc:AccountingCost', 'accountingReference', text),
  document.one('cbc:BuyerReference', 'buyerReference', text),
  document.group(
    'cac:InvoicePeriod',
    'period',
    period.one('cbc:StartDate', 'start', isoDate),
    period.one('cbc:EndDate', 'end', isoDate),
    period.one('cbc:DescriptionCode', 'taxPointCode', text),
  ),
  document.inline(
    'cac:OrderReference',
    document.one('cbc:ID', 'orderReference', text),
    document.one('cbc:SalesOrderID', 'salesOrderReference', text),
  ),
  document.list(
    'cac:BillingReference',
    'precedingInvoices',
    preceding.inline(
      'cac:InvoiceDocumentReference',
      preceding.one('cbc:ID', 'number', text),
      preceding.one('cbc:IssueDate', 'issueDate', isoDate),
    ),
  ),
  document.inline('cac:DespatchDocumentReference', document.one('cbc:ID', 'despatchAdviceReference', text)),
  document.inline('cac:ReceiptDocumentReference', document.one('cbc:ID', 'receivingAdviceReference', text)),
]
const tender = document.inline(
  'cac:OriginatorDocumentReference',
  document.one('cbc:ID', 'tenderReference', text),
)
const contract = document.inline(
  'cac:ContractDocumentReference',
  document.one('cbc:ID', 'contractReference', text),
)

const idElement = fieldsOf<{ id: Identifier }>().one('cbc:ID', 'id', identifier)

/** The identifier is the value itself, not a field of it. */
const wholeIdentifier: Field<Identifier> = {
  accepts: () => true,
  write: (value, xml, context) => idElement.write({ id: value }, xml, context),
  read: (parent, into, context) => {
    const found: { id?: Identifier } = {}
    idElement.read(parent, found, context)
    Object.assign(into, found.id)
  },
}

/** UNTDID 1001: 130 is an invoiced object, 50 the project of a credit note, anything else an attachment. */
const attachments = (isCredit: boolean): Field<UblInvoice>[] => [
  document.group(
    'cac:AdditionalDocumentReference',
    'invoicedObject',
    wholeIdentifier,
    object.marker('cbc:DocumentTypeCode', '130'),
  ),
  ...(isCredit
    ? [
        document.inline(
          'cac:AdditionalDocumentReference',
          document.one('cbc:ID', 'projectReference', text),
          document.marker('cbc:DocumentTypeCode', '50'),
        ),
      ]
    : []),
  document.list(
    'cac:AdditionalDocumentReference',
    'attachments',
    notOfType(isCredit ? ['130', '50'] : ['130']),
    attachment.one('cbc:ID', 'reference', text),
    attachment.one('cbc:DocumentDescription', 'description', text),
    attachment.inline(
      'cac:Attachment',
      attachment.one('cbc:EmbeddedDocumentBinaryObject', 'file', file),
      attachment.inline('cac:ExternalReference', attachment.one('cbc:URI', 'url', text)),
    ),
  ),
]

function notOfType(types: readonly string[]): Field<Attachment> {
  const typeOf = (parent: { children: { name: string; text: string }[] }) =>
    parent.children.find(({ name }) => name === 'cbc:DocumentTypeCode')?.text.trim() ?? ''
  return {
    isFixed: true,
    accepts: parent => !types.includes(typeOf(parent)),
    write: () => false,
    read: () => undefined,
  }
}

const parties = [
  document.inline('cac:AccountingSupplierParty', document.group('cac:Party', 'seller', ...partyFields)),
  document.inline('cac:AccountingCustomerParty', document.group('cac:Party', 'buyer', ...partyFields)),
  document.group('cac:PayeeParty', 'payee', ...payeeFields),
  document.group('cac:TaxRepresentativeParty', 'taxRepresentative', ...representativeFields),
  document.group(
    'cac:Delivery',
    'delivery',
    delivery.one('cbc:ActualDeliveryDate', 'date', isoDate),
    delivery.inline(
      'cac:DeliveryLocation',
      delivery.one('cbc:ID', 'location', identifier),
      delivery.group('cac:Address', 'address', ...addressFields),
    ),
    delivery.inline(
      'cac:DeliveryParty',
      delivery.inline('cac:PartyName', delivery.one('cbc:Name', 'name', text)),
    ),
  ),
]

const totalFields = [
  totals.one('cbc:LineExtensionAmount', 'lines', amountWithCurrency),
  totals.one('cbc:TaxExclusiveAmount', 'withoutTax', amountWithCurrency),
  totals.one('cbc:TaxInclusiveAmount', 'withTax', amountWithCurrency),
  totals.one('cbc:AllowanceTotalAmount', 'allowances', amountWithCurrency),
  totals.one('cbc:ChargeTotalAmount', 'charges', amountWithCurrency),
  totals.one('cbc:PrepaidAmount', 'prepaid', amountWithCurrency),
  totals.one('cbc:PayableRoundingAmount', 'rounding', amountWithCurrency),
  totals.one('cbc:PayableAmount', 'payable', amountWithCurrency),
]

const amounts = [
  document.list('cac:PaymentMeans', 'means', ...paymentMeansFields()),
  document.inline('cac:PaymentTerms', document.one('cbc:Note', 'paymentTerms', textWithLineBreaks)),
  document.list('cac:AllowanceCharge', 'allowances', ...documentAllowanceFields(false)),
  document.list('cac:AllowanceCharge', 'charges', ...documentAllowanceFields(true)),
  document.list('cac:TaxTotal', 'taxTotals', ...taxTotalFields()),
  document.group('cac:LegalMonetaryTotal', 'totals', ...totalFields),
]

function paymentMeansFields(): Field<UblPaymentMeans>[] {
  const means = fieldsOf<UblPaymentMeans>()
  const account = fieldsOf<NonNullable<PaymentMeans['account']>>()
  const card = fieldsOf<NonNullable<PaymentMeans['card']>>()
  const mandate = fieldsOf<NonNullable<PaymentMeans['mandate']>>()
  return [
    codeWithName(),
    means.one('cbc:PaymentDueDate', 'dueDate', isoDate),
    means.one('cbc:PaymentID', 'remittance', text),
    means.group(
      'cac:CardAccount',
      'card',
      card.one('cbc:PrimaryAccountNumberID', 'number', text),
      card.fixed('cbc:NetworkID', 'NA'),
      card.one('cbc:HolderName', 'holder', text),
    ),
    means.group(
      'cac:PayeeFinancialAccount',
      'account',
      account.one('cbc:ID', 'id', text),
      account.one('cbc:Name', 'name', text),
      account.inline('cac:FinancialInstitutionBranch', account.one('cbc:ID', 'provider', text)),
    ),
    means.group(
      'cac:PaymentMandate',
      'mandate',
      mandate.one('cbc:ID', 'reference', text),
      mandate.inline('cac:PayerFinancialAccount', mandate.one('cbc:ID', 'debitedAccount', text)),
    ),
  ]
}

/** BT-81 with BT-82 as its attribute. */
function codeWithName(): Field<UblPaymentMeans> {
  const code = fieldsOf<UblPaymentMeans>().one('cbc:PaymentMeansCode', 'means', text)
  return {
    ...code,
    write: ({ means, meansText }, xml) => {
      if (!means) return false
      xml.leaf('cbc:PaymentMeansCode', means, meansText ? { name: meansText } : undefined)
      return true
    },
    read: (parent, into, context) => {
      code.read(parent, into, context)
      const name = parent.children.find(child => child.name === 'cbc:PaymentMeansCode')?.attributes.name
      if (name) into.meansText = name
    },
  }
}

function taxTotalFields(): Field<TaxTotal>[] {
  const total = fieldsOf<TaxTotal>()
  const tax = fieldsOf<NonNullable<TaxTotal['taxes']>[number]>()
  return [
    total.one('cbc:TaxAmount', 'amount', currencyAmount),
    total.list(
      'cac:TaxSubtotal',
      'taxes',
      tax.one('cbc:TaxableAmount', 'base', amountWithCurrency),
      tax.one('cbc:TaxAmount', 'amount', amountWithCurrency),
      tax.inline(
        'cac:TaxCategory',
        tax.one('cbc:ID', 'category', text),
        tax.one('cbc:Percent', 'rate', decimal),
        tax.one('cbc:TaxExemptionReasonCode', 'exemptionCode', text),
        tax.one('cbc:TaxExemptionReason', 'exemptionReason', text),
        tax.fixed('cac:TaxScheme/cbc:ID', 'VAT'),
      ),
    ),
  ]
}

const lines = (name: string, quantityName: string) =>
  document.list(name, 'lines', ...(lineFields(quantityName) as Field<Line>[]))

/** The root `invoice:Invoice` of UBL 2.1. */
export const invoiceFields: Field<UblInvoice>[] = [
  ...head,
  document.one('cbc:DueDate', 'dueDate', isoDate),
  document.one('cbc:InvoiceTypeCode', 'type', text),
  notes,
  taxPointDate,
  ...references,
  tender,
  contract,
  ...attachments(false),
  document.inline('cac:ProjectReference', document.one('cbc:ID', 'projectReference', text)),
  ...parties,
  ...amounts,
  lines('cac:InvoiceLine', 'cbc:InvoicedQuantity'),
]

/** The root `creditnote:CreditNote` of UBL 2.1. */
export const creditNoteFields: Field<UblInvoice>[] = [
  ...head,
  taxPointDate,
  document.one('cbc:CreditNoteTypeCode', 'type', text),
  notes,
  ...references,
  contract,
  ...attachments(true),
  tender,
  ...parties,
  ...amounts,
  lines('cac:CreditNoteLine', 'cbc:CreditedQuantity'),
]
