import type { Decimal } from '#core/money/decimal.ts'
import type { Allowance, Identifier, LineAllowance, TaxBreakdown, Totals } from './amounts.ts'
import type { Buyer, Delivery, Payee, Seller, TaxRepresentative } from './parties.ts'

/**
 * An invoice in the terms of EN 16931-1, independent of its XML syntax. Everything is optional, because
 * invalid documents are read and checked too. Dates are `YYYY-MM-DD`. BT and BG numbers are those of the
 * standard.
 */
export interface EInvoice {
  /** BT-24 */
  specification?: string
  /** BT-23 */
  process?: string
  /** BT-1 */
  number?: string
  /** BT-2 */
  issueDate?: string
  /** BT-3, UNTDID 1001 */
  type?: string
  /** BT-5, ISO 4217 */
  currency?: string
  /** BT-6, ISO 4217 */
  taxCurrency?: string
  /** BT-7 */
  taxPointDate?: string
  /** BT-8, UNTDID 2005: 3, 35 or 432 */
  taxPointCode?: string
  /** BT-9 */
  dueDate?: string
  /** BT-10, the Leitweg-ID in Germany */
  buyerReference?: string
  /** BT-11 */
  projectReference?: string
  /** BT-12 */
  contractReference?: string
  /** BT-13 */
  orderReference?: string
  /** BT-14 */
  salesOrderReference?: string
  /** BT-15 */
  receivingAdviceReference?: string
  /** BT-16 */
  despatchAdviceReference?: string
  /** BT-17 */
  tenderReference?: string
  /** BT-18 */
  invoicedObject?: Identifier
  /** BT-19 */
  accountingReference?: string
  /** BT-20 */
  paymentTerms?: string
  /** BG-1 */
  notes?: Note[]
  /** BG-3 */
  precedingInvoices?: PrecedingInvoice[]
  /** BG-4 */
  seller?: Seller
  /** BG-7 */
  buyer?: Buyer
  /** BG-10 */
  payee?: Payee
  /** BG-11 */
  taxRepresentative?: TaxRepresentative
  /** BG-13 */
  delivery?: Delivery
  /** BG-14 */
  period?: Period
  /** BG-16 */
  payment?: Payment
  /** BG-20 */
  allowances?: Allowance[]
  /** BG-21 */
  charges?: Allowance[]
  /** BG-22 */
  totals?: Totals
  /** BG-23 */
  taxes?: TaxBreakdown[]
  /** BG-24 */
  attachments?: Attachment[]
  /** BG-25 */
  lines?: Line[]
}

export interface Note {
  /** BT-21, UNTDID 4451 */
  subject?: string
  /** BT-22 */
  text?: string
}

export interface PrecedingInvoice {
  /** BT-25 */
  number?: string
  /** BT-26 */
  issueDate?: string
}

/** BG-14 or BG-26 */
export interface Period {
  /** BT-73, BT-134 */
  start?: string
  /** BT-74, BT-135 */
  end?: string
}

/** BG-16 */
export interface Payment {
  /** BT-81, UNTDID 4461 */
  means?: string
  /** BT-82 */
  meansText?: string
  /** BT-83 */
  remittance?: string
  /** BG-17 */
  accounts?: PaymentAccount[]
  /** BG-18 */
  card?: { /** BT-87 */ number?: string /** BT-88 */; holder?: string }
  /** BG-19 */
  mandate?: Mandate
}

export interface PaymentAccount {
  /** BT-84, an IBAN or another account number */
  id?: string
  /** BT-85 */
  name?: string
  /** BT-86, a BIC */
  provider?: string
}

export interface Mandate {
  /** BT-89 */
  reference?: string
  /** BT-90 */
  creditorId?: string
  /** BT-91 */
  debitedAccount?: string
}

export interface Attachment {
  /** BT-122 */
  reference?: string
  /** BT-123 */
  description?: string
  /** BT-124 */
  url?: string
  /** BT-125 */
  file?: AttachedFile
}

export interface AttachedFile {
  /** Base64 */
  content: string
  mimeType?: string
  name?: string
}

/** BG-25 */
export interface Line {
  /** BT-126 */
  id?: string
  /** BT-X-304 of Factur-X EXTENDED, read only: BT-126 of the parent line */
  parent?: string
  /** BT-X-8 of Factur-X EXTENDED, read only: DETAIL, GROUP or INFORMATION */
  kind?: string
  /** BT-127 */
  note?: string
  /** BT-128 */
  object?: Identifier
  /** BT-129 and BT-130 */
  quantity?: Quantity
  /** BT-131 */
  net?: Decimal
  /** BT-132 */
  orderLine?: string
  /** BT-133 */
  accountingReference?: string
  /** BG-26 */
  period?: Period
  /** BG-27 */
  allowances?: LineAllowance[]
  /** BG-28 */
  charges?: LineAllowance[]
  /** BT-146 */
  netPrice?: Decimal
  /** BT-147 */
  priceDiscount?: Decimal
  /** BT-148 */
  grossPrice?: Decimal
  /** BT-149 and BT-150 */
  priceQuantity?: Quantity
  /** BT-151, UNTDID 5305 */
  taxCategory?: string
  /** BT-152, percent */
  taxRate?: Decimal
  /** BT-153 */
  name?: string
  /** BT-154 */
  description?: string
  /** BT-155 */
  sellerItemId?: string
  /** BT-156 */
  buyerItemId?: string
  /** BT-157 */
  standardItemId?: Identifier
  /** BT-158 */
  classifications?: Identifier[]
  /** BT-159, ISO 3166-1 */
  originCountry?: string
  /** BG-32 */
  attributes?: ItemAttribute[]
}

export interface Quantity {
  value: Decimal
  /** UN/ECE Recommendation 20 with 21 */
  unit?: string
}

export interface ItemAttribute {
  /** BT-160 */
  name?: string
  /** BT-161 */
  value?: string
}
