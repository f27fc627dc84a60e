import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf, type TypeValue, typeValueOf } from '#core/document-type.ts'
import { isFrenchFormat } from '#core/einvoice-formats.ts'
import { countryOf } from '#core/findings/vat-regimes.ts'
import { readIban } from '#core/invoice/iban.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { type Decimal, isZero, trimDecimal } from '#core/money/decimal.ts'
import type { Totals } from '../model/amounts.ts'
import type { EInvoice, Note, Payment } from '../model/einvoice.ts'
import { type FormatName, formats } from '../model/formats.ts'
import type { Delivery } from '../model/parties.ts'
import { amountText, exact, sumOf } from '../rules/arithmetic.ts'
import { withFormat } from '../write-einvoice.ts'
import { frenchEInvoice, frenchPriceDecimals, withFranchise } from './france.ts'
import { allowancesOf, amountsOf, linesOf, taxesOf } from './lines.ts'
import { omitEmpty } from './omit-empty.ts'
import { addressOf, buyerOf, sellerOf } from './parties.ts'

/** UNTDID 1001, BT-3; a quote is no e-invoice. */
export const typeCodes = {
  invoice: '380',
  credit_note: '381',
  corrected: '384',
  self_billed: '389',
  quote: undefined,
} as const satisfies Record<TypeValue, string | undefined>

/** UNTDID 4461: SEPA transfer, transfer, not defined */
const [sepaTransfer, transfer, undefinedMeans] = ['58', '30', '1']
/** means that have a card or a mandate in place of an account (BR-DE-24, BR-DE-25) */
const meansWithoutAccount = ['48', '54', '55', '59']

/** Converts an invoice to the terms of EN 16931, without checking it. Absent fields stay absent. */
export function eInvoiceOf(stated: Invoice, format: FormatName): EInvoice {
  const invoice = withFranchise(stated, countryOf(stated.seller))
  const isForFrance = isFrenchFormat(format)
  const totals = totalsOf(invoice)
  const amounts = amountsOf(invoice, totals)
  const { allowances, charges } = allowancesOf(invoice, amounts)
  const taxes = taxesOf(invoice, amounts.groups)
  const notes = notesOf(
    invoice,
    taxes.some(tax => tax.exemptionReason !== undefined),
  )
  const preceding = invoice.preceding_invoice
  const document = omitEmpty<EInvoice>({
    number: invoice.invoice_number,
    issueDate: invoice.issue_date,
    type: typeCodes[typeValueOf(invoice)],
    currency: invoice.currency ?? defaultCurrency,
    dueDate: documentTypeOf(invoice) === 'credit_note' ? undefined : invoice.due_date,
    buyerReference: invoice.buyer?.reference,
    orderReference: invoice.purchase_order,
    paymentTerms: invoice.payment_terms,
    notes,
    precedingInvoices: preceding && [
      omitEmpty({ number: preceding.number, issueDate: preceding.issue_date }),
    ],
    seller: invoice.seller && sellerOf(invoice.seller),
    buyer: invoice.buyer && buyerOf(invoice.buyer),
    delivery: deliveryOf(invoice),
    period: invoice.period && omitEmpty(invoice.period),
    payment: paymentOf(invoice),
    allowances,
    charges,
    taxes,
    lines: linesOf(invoice, amounts, isForFrance ? frenchPriceDecimals : undefined),
  })
  const complete = { ...document, totals: totalsOfDocument(document, totals) }
  return withFormat(isForFrance ? frenchEInvoice(complete, invoice) : complete, formats[format])
}

const deliveryOf = ({ delivery_date, delivery_address }: Invoice): Delivery | undefined =>
  delivery_date === undefined && delivery_address === undefined
    ? undefined
    : omitEmpty({
        date: delivery_date,
        name: delivery_address?.name,
        address: delivery_address && addressOf(delivery_address),
      })

function notesOf({ notes, tax_note }: Invoice, isReason: boolean): Note[] {
  const texts = [notes, isReason ? undefined : tax_note]
  return texts.flatMap(text => (text === undefined ? [] : [{ text }]))
}

function paymentOf({ payment_means, payment_reference, invoice_number, seller }: Invoice): Payment {
  const account = seller?.iban
  const iban = account === undefined ? undefined : readIban(account)
  const means =
    payment_means ?? (iban !== undefined ? sepaTransfer : account === undefined ? undefinedMeans : transfer)
  return omitEmpty({
    means,
    remittance: payment_reference ?? invoice_number,
    accounts:
      account === undefined || meansWithoutAccount.includes(means)
        ? undefined
        : [
            omitEmpty({
              id: iban ?? account,
              name: seller?.account_holder ?? seller?.name,
              provider: seller?.bic,
            }),
          ],
  })
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
