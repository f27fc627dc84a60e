import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf, type TypeValue, typeValueOf } from '#core/document-type.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { type Decimal, isZero, trimDecimal } from '#core/money/decimal.ts'
import type { Totals } from '../model/amounts.ts'
import type { EInvoice, Note } from '../model/einvoice.ts'
import { type FormatName, formats } from '../model/formats.ts'
import type { Delivery } from '../model/parties.ts'
import { amountText, exact, sumOf } from '../rules/arithmetic.ts'
import { withFormat } from '../write-einvoice.ts'
import { allowancesOf, amountsOf, linesOf, taxesOf } from './lines.ts'
import { omitEmpty } from './omit-empty.ts'
import { addressOf, buyerOf, sellerOf } from './parties.ts'
import { needsIdentifierKinds } from './party-numbers.ts'
import { paymentOf } from './payment.ts'

/** UNTDID 1001, BT-3; a quote is no e-invoice. */
export const typeCodes = {
  invoice: '380',
  credit_note: '381',
  corrected: '384',
  self_billed: '389',
  self_billed_credit_note: '261',
  quote: undefined,
} as const satisfies Record<TypeValue, string | undefined>

/** Converts an invoice to the terms of EN 16931, without checking it. Absent fields stay absent. */
export function eInvoiceOf(invoice: Invoice, format: FormatName): EInvoice {
  const totals = totalsOf(invoice)
  const amounts = amountsOf(invoice, totals)
  const { allowances, charges } = allowancesOf(invoice, amounts)
  const taxes = taxesOf(invoice, amounts.groups)
  const isReason = taxes.some(tax => tax.exemptionReason !== undefined)
  const preceding = invoice.preceding_invoice
  const needsKinds = needsIdentifierKinds(invoice, formats[format].syntax)
  const document = omitEmpty<EInvoice>({
    number: invoice.invoice_number,
    issueDate: invoice.issue_date,
    type: typeCodes[typeValueOf(invoice)],
    currency: invoice.currency ?? defaultCurrency,
    dueDate: documentTypeOf(invoice) === 'credit_note' ? undefined : invoice.due_date,
    buyerReference: invoice.buyer?.reference,
    orderReference: invoice.purchase_order,
    paymentTerms: invoice.payment_terms,
    notes: notesOf(invoice, { isReason, format }),
    precedingInvoices: preceding && [
      omitEmpty({ number: preceding.number, issueDate: preceding.issue_date }),
    ],
    seller: invoice.seller && sellerOf(invoice.seller),
    buyer: invoice.buyer && buyerOf(invoice.buyer, needsKinds),
    delivery: deliveryOf(invoice),
    period: invoice.period && omitEmpty(invoice.period),
    payment: paymentOf(invoice),
    allowances,
    charges,
    taxes,
    lines: linesOf(invoice, amounts),
  })
  return withFormat({ ...document, totals: totalsOfDocument(document, totals) }, formats[format])
}

const deliveryOf = ({ delivery_date, delivery_address }: Invoice): Delivery | undefined =>
  delivery_date === undefined && delivery_address === undefined
    ? undefined
    : omitEmpty({
        date: delivery_date,
        name: delivery_address?.name,
        address: delivery_address && addressOf(delivery_address),
      })

/** BG-1. In Peppol a document has one note (PEPPOL-EN16931-R002). */
function notesOf({ notes, tax_note }: Invoice, { isReason, format }: NoteContext): Note[] {
  const texts = [notes, isReason ? undefined : tax_note].filter(text => text !== undefined)
  return (format === 'peppol' && texts.length > 1 ? [texts.join('\n')] : texts).map(text => ({ text }))
}

interface NoteContext {
  /** whether the note about tax is the reason of an exemption (BT-120) */
  isReason: boolean
  format: FormatName
}

/** BG-22. The lines, allowances and charges of the document add up to the totals of the invoice. */
function totalsOfDocument(
  { lines = [], allowances = [], charges = [] }: EInvoice,
  { total, tax_total, prepaid, rounding, payable }: ReturnType<typeof totalsOf>,
): Totals {
  const amount = (value: Decimal) => trimDecimal(value, 2)
  return omitEmpty({
    lines: amountText(sumOf(lines.map(line => line.net))),
    allowances: allowances.length > 0 ? amountText(sumOf(allowances.map(each => each.amount))) : undefined,
    charges: charges.length > 0 ? amountText(sumOf(charges.map(each => each.amount))) : undefined,
    withoutTax: amountText(exact(total).minus(tax_total)),
    tax: amount(tax_total),
    withTax: amount(total),
    prepaid: isZero(prepaid) ? undefined : amount(prepaid),
    rounding: isZero(rounding) ? undefined : amount(rounding),
    payable: amount(payable),
  })
}
