import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf, type TypeValue, typeValueOf } from '#core/document-type.ts'
import { isFrenchFormat } from '#core/einvoice-formats.ts'
import type { Invoice, SummedInvoice } from '#core/invoice/invoice.ts'
import { precedingOf } from '#core/invoice/preceding-invoices.ts'
import { taxInCurrencyOf } from '#core/invoice/tax-currency.ts'
import { type Totals as InvoiceTotals, totalsOf } from '#core/invoice/totals.ts'
import { isSummed } from '#core/line-kind.ts'
import { type Decimal, isZero, toDecimal, trimDecimal } from '#core/money/decimal.ts'
import type { Totals } from '../model/amounts.ts'
import type { EInvoice, Note, PrecedingInvoice } from '../model/einvoice.ts'
import { type FormatName, formats } from '../model/formats.ts'
import type { Delivery } from '../model/parties.ts'
import { amountText, exact, sumOf } from '../rules/arithmetic.ts'
import { withFormat } from '../write-einvoice.ts'
import { attachmentsOf } from './attachments.ts'
import { documentTexts, termsBy } from './direct-terms.ts'
import { frenchEInvoice, withFranchise } from './france.ts'
import { lineTextsOf } from './line-texts.ts'
import { allowancesOf, amountsOf, linesOf, taxesOf } from './lines.ts'
import { omitEmpty } from './omit-empty.ts'
import { addressOf, buyerOf, payeeOf, representativeOf, sellerOf } from './parties.ts'
import { addressCountry, needsIdentifierKinds } from './party-numbers.ts'
import { paymentOf } from './payment.ts'

/** UNTDID 1001, BT-3; a quote cannot be an e-invoice. */
export const typeCodes = {
  invoice: '380',
  credit_note: '381',
  corrected: '384',
  self_billed: '389',
  self_billed_credit_note: '261',
  deposit: '386',
  quote: undefined,
} as const satisfies Record<TypeValue, string | undefined>

const statedTexts = termsBy(documentTexts)

/** Converts an invoice to the terms of EN 16931 without checking it. Absent fields stay absent. */
export function eInvoiceOf(stated: Invoice, format: FormatName): EInvoice {
  const invoice = withFranchise(onlySummed(stated), addressCountry(stated.seller))
  const { contexts, others } = lineTextsOf(stated)
  const totals = totalsOf(invoice)
  const amounts = amountsOf(invoice, totals)
  const { allowances, charges } = allowancesOf(invoice, amounts)
  const taxes = taxesOf(invoice, amounts.groups)
  const isReason = taxes.some(tax => tax.exemptionReason !== undefined)
  const preceding = precedingInvoicesOf(invoice)
  const taxInCurrency = statedTaxOf(invoice, totals, format)
  const needsKinds = needsIdentifierKinds(invoice, formats[format].syntax)
  const document = omitEmpty<EInvoice>({
    number: invoice.invoice_number,
    issueDate: invoice.issue_date,
    type: typeCodes[typeValueOf(invoice)],
    currency: invoice.currency ?? defaultCurrency,
    taxCurrency: taxInCurrency?.currency,
    dueDate: documentTypeOf(invoice) === 'credit_note' ? undefined : invoice.due_date,
    buyerReference: invoice.buyer?.reference,
    ...statedTexts(invoice),
    paymentTerms: paymentTermsOf(invoice),
    notes: notesOf(invoice, totals, { isReason, format, others }),
    precedingInvoices: preceding.length === 0 ? undefined : preceding.map(({ named }) => named),
    attachments: attachmentsOf(invoice),
    seller: invoice.seller && sellerOf(invoice.seller, needsKinds),
    buyer: invoice.buyer && buyerOf(invoice.buyer, needsKinds),
    payee: invoice.payee && payeeOf(invoice.payee, needsKinds),
    taxRepresentative: invoice.tax_representative && representativeOf(invoice.tax_representative),
    delivery: deliveryOf(invoice),
    period: invoice.period && omitEmpty(invoice.period),
    payment: paymentOf(invoice),
    allowances,
    charges,
    taxes,
    lines: linesOf(invoice, amounts, contexts),
  })
  const complete = { ...document, totals: totalsOfDocument(document, totals, taxInCurrency?.amount) }
  return withFormat(
    isFrenchFormat(format) ? frenchEInvoice(complete, invoice, formats[format].syntax) : complete,
    formats[format],
  )
}

/** Returns the same object if every line is summed, because totals are memoised by object. */
const onlySummed = (invoice: Invoice): SummedInvoice =>
  invoice.items.every(isSummed)
    ? (invoice as SummedInvoice)
    : { ...invoice, items: invoice.items.filter(isSummed) }

/** BT-6 and BT-111. If the invoice states neither, only French formats need them. */
function statedTaxOf(invoice: Invoice, { tax_total }: InvoiceTotals, format: FormatName) {
  const { tax_currency, tax_exchange_rate, seller } = invoice
  const isStated = tax_currency !== undefined || tax_exchange_rate !== undefined
  if (!isStated && !isFrenchFormat(format)) return undefined
  const country = addressCountry(seller)
  const tax = taxInCurrencyOf({ ...invoice, seller: { country } }, tax_total)
  // a currency without an amount would only cause another finding
  return isStated || tax?.amount !== undefined ? tax : undefined
}

const deliveryOf = ({ delivery_date, delivery_address }: Invoice): Delivery | undefined =>
  delivery_date === undefined && delivery_address === undefined
    ? undefined
    : omitEmpty({
        date: delivery_date,
        name: delivery_address?.name,
        address: delivery_address && addressOf(delivery_address),
      })

/**
 * BG-3: each preceding invoice once, with the path of its first entry, because one with several tax rates has
 * several entries.
 */
export function precedingInvoicesOf(invoice: Invoice): { path: string; named: PrecedingInvoice }[] {
  const all = precedingOf(invoice).map(([path, { number, issue_date }]) => ({
    path,
    named: omitEmpty<PrecedingInvoice>({ number, issueDate: issue_date }),
  }))
  return [...Map.groupBy(all, ({ named }) => JSON.stringify(named)).values()].flatMap(
    ([first]) => first ?? [],
  )
}

/** Returns notes about the tax of deducted deposit invoices, for which the standard has no term. */
function deductionTexts(invoice: Invoice, { deductions = [] }: InvoiceTotals): string[] {
  const currency = invoice.currency ?? defaultCurrency
  return deductions.map(({ index, amount, rate, tax }) => {
    const { number, issue_date } = invoice.preceding_invoices?.[index] ?? {}
    const taxed = isZero(tax) ? undefined : `VAT ${rate} %: ${tax} ${currency}`
    return [number, issue_date, `${amount} ${currency}`, taxed].filter(part => part).join(', ')
  })
}

/**
 * BT-20. XRechnung requires a line break after a line such as `#SKONTO#…#`; it is added here, because it is
 * invisible in a field.
 */
const paymentTermsOf = ({ payment_terms: terms }: Invoice): string | undefined =>
  terms !== undefined && /(?:^|\n)#[^\n]*#[ \t]*$/.test(terms) ? `${terms}\n` : terms

/** BG-1. A Peppol document may have one note only (PEPPOL-EN16931-R002). */
function notesOf(invoice: Invoice, totals: InvoiceTotals, { isReason, format, others }: NoteContext): Note[] {
  const { notes, tax_note } = invoice
  const all = [notes, isReason ? undefined : tax_note, ...deductionTexts(invoice, totals), ...others]
  const texts = all.flatMap(text => (text ? [text] : []))
  return (format === 'peppol' && texts.length > 1 ? [texts.join('\n')] : texts).map(text => ({ text }))
}

interface NoteContext {
  /** whether the tax note is stated as exemption reason (BT-120) */
  isReason: boolean
  format: FormatName
  /** texts of lines other than items */
  others: readonly string[]
}

/** BG-22. Lines, allowances and charges of the e-invoice add up to the totals of the invoice. */
function totalsOfDocument(
  { lines = [], allowances = [], charges = [] }: EInvoice,
  { total, tax_total, prepaid, deductions = [], rounding, payable }: InvoiceTotals,
  taxInTaxCurrency: Decimal | undefined,
): Totals {
  const amount = (value: Decimal) => trimDecimal(value, 2)
  const paid = toDecimal(sumOf([prepaid, ...deductions.map(each => each.amount)]))
  return omitEmpty({
    lines: amountText(sumOf(lines.map(line => line.net))),
    allowances: allowances.length > 0 ? amountText(sumOf(allowances.map(each => each.amount))) : undefined,
    charges: charges.length > 0 ? amountText(sumOf(charges.map(each => each.amount))) : undefined,
    withoutTax: amountText(exact(total).minus(tax_total)),
    tax: amount(tax_total),
    taxInTaxCurrency,
    withTax: amount(total),
    prepaid: isZero(paid) ? undefined : amount(paid),
    rounding: isZero(rounding) ? undefined : amount(rounding),
    payable: amount(payable),
  })
}
