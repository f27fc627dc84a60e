import { creditNoteTypes } from '../codes/code-lists.ts'
import type { Identifier } from '../model/amounts.ts'
import type { EInvoice } from '../model/einvoice.ts'
import type { XmlElement } from '../xml/xml-element.ts'
import { writeXml, type XmlLayout } from '../xml/xml-writer.ts'
import { type ReadContext, readElement } from './fields.ts'
import { fromPaymentMeans, type PaymentMeans, toPaymentMeans } from './payment-means.ts'
import { isIn } from './scalars.ts'
import { differing, surplusTax } from './surplus.ts'
import { creditNoteFields, invoiceFields, type TaxTotal, type UblInvoice } from './ubl-document.ts'
import type { UblPayee } from './ubl-parties.ts'

const isCreditType = (type: string | undefined): boolean => type !== undefined && creditNoteTypes.has(type)

/** SEPA creditor identifiers (BT-90) are identifiers of the seller or the payee with this scheme. */
const sepa = 'SEPA'

/** Placeholder for the order of a sales order, because UBL requires both. */
const noOrder = 'NA'

export function toUbl(invoice: EInvoice, layout: XmlLayout): Uint8Array<ArrayBuffer> {
  const isCredit = isCreditType(invoice.type)
  const fields = isCredit ? creditNoteFields : invoiceFields
  const shaped = toUblInvoice(invoice, isCredit)
  const context = { currency: invoice.currency ?? '' }
  return writeXml(isCredit ? 'creditnote:CreditNote' : 'invoice:Invoice', layout, xml => {
    for (const field of fields) field.write(shaped, xml, context)
  })
}

export function fromUbl(root: XmlElement, context: ReadContext): EInvoice {
  const fields = root.name === 'creditnote:CreditNote' ? creditNoteFields : invoiceFields
  return fromUblInvoice(readElement(root, fields, context), context)
}

function toUblInvoice(invoice: EInvoice, isCredit: boolean): UblInvoice {
  const { seller, buyer, payee, payment, period, taxPointCode, dueDate, notes, taxes, ...shared } = invoice
  const means = payment && toPaymentMeans(payment)
  const creditor = payment?.mandate?.creditorId
  const hasOrder = invoice.orderReference !== undefined || invoice.salesOrderReference === undefined
  return {
    ...shared,
    ...(!hasOrder && { orderReference: noOrder }),
    ...(notes && { notes: notes.map(({ subject, text = '' }) => (subject ? `#${subject}#${text}` : text)) }),
    ...(dueDate !== undefined && !isCredit && { dueDate }),
    ...((period || taxPointCode) && { period: { ...period, ...(taxPointCode && { taxPointCode }) } }),
    ...(seller && {
      seller: { ...seller, identifiers: wrapped(seller.identifiers, payee ? undefined : creditor) },
    }),
    ...(buyer && { buyer: { ...buyer, identifiers: wrapped(buyer.identifiers) } }),
    ...(payee && { payee: { ...payee, identifiers: wrapped(payee.identifiers, creditor) } }),
    ...(means && {
      means:
        isCredit && dueDate ? means.map((each, index) => (index === 0 ? { ...each, dueDate } : each)) : means,
    }),
    taxTotals: toTaxTotals(invoice),
  }
}

const wrapped = (identifiers: readonly Identifier[] = [], creditor?: string) =>
  [...identifiers, ...(creditor ? [{ id: creditor, scheme: sepa }] : [])].map(id => ({ id }))

function toTaxTotals({ totals, taxes = [], currency, taxCurrency }: EInvoice): TaxTotal[] {
  const { tax, taxInTaxCurrency } = totals ?? {}
  return [
    { taxes, ...(tax && { amount: { value: tax, ...(currency && { currency }) } }) },
    ...(taxInTaxCurrency
      ? [{ amount: { value: taxInTaxCurrency, ...(taxCurrency && { currency: taxCurrency }) } }]
      : []),
  ]
}

function fromUblInvoice(read: UblInvoice, context: ReadContext): EInvoice {
  const { notes, seller, buyer, payee, period, means = [], taxTotals = [], totals, ...shared } = read
  const { taxPointCode, ...dates } = period ?? {}
  const creditors = [seller, payee]
    .flatMap(party => party?.identifiers ?? [])
    .filter(({ id }) => id?.scheme === sepa)
  const payment = fromPaymentMeans(means.map(withoutDueDate), context)
  const creditor = payment && creditors[0]
  for (const { id } of creditors)
    context.surplus.push(
      ...differing({ creditorId: id?.id }, { creditorId: creditor?.id?.id }, 'payment.mandate'),
    )
  const dueDate = shared.dueDate ?? means.find(each => each.dueDate !== undefined)?.dueDate
  for (const each of means)
    if (each.dueDate !== undefined && each.dueDate !== dueDate)
      context.surplus.push({ path: 'dueDate', text: each.dueDate })
  const isUnknownOrder = shared.orderReference === noOrder && shared.salesOrderReference !== undefined
  const { orderReference, ...others } = shared
  const taxes = taxTotals.flatMap(each => each.taxes ?? [])
  const amounts = { ...totals, ...taxAmounts(read, context) }
  return {
    ...(isUnknownOrder ? others : shared),
    ...(dueDate && { dueDate }),
    ...(notes && { notes: notes.map(toNote) }),
    ...(taxPointCode && { taxPointCode }),
    ...(Object.keys(dates).length > 0 && { period: dates }),
    ...(seller && { seller: unwrapped(seller) }),
    ...(buyer && { buyer: unwrapped(buyer) }),
    ...(payee && { payee: unwrapped(payee) }),
    ...(payment && {
      payment: creditor?.id?.id
        ? { ...payment, mandate: { ...payment.mandate, creditorId: creditor.id.id } }
        : payment,
    }),
    ...(taxes.length > 0 && { taxes }),
    ...(Object.keys(amounts).length > 0 && { totals: amounts }),
  }
}

function taxAmounts(
  { taxTotals = [], currency, taxCurrency }: UblInvoice,
  { surplus }: ReadContext,
): EInvoice['totals'] {
  const foreign = taxTotals.find(
    ({ amount }) => taxCurrency !== undefined && taxCurrency !== currency && amount?.currency === taxCurrency,
  )
  const own = taxTotals.find(({ amount }) => amount !== undefined && isIn(currency, amount))
  for (const each of taxTotals)
    if (each.amount && each !== foreign && each !== own) surplus.push(surplusTax(each.amount))
  return {
    ...(own?.amount && { tax: own.amount.value }),
    ...(foreign?.amount && { taxInTaxCurrency: foreign.amount.value }),
  }
}

/** `#AAI#text` has a subject code (BT-21). */
function toNote(written: string) {
  const match = /^#([A-Z]{3})#(.*)$/s.exec(written)
  return match ? { subject: match[1] ?? '', text: match[2] ?? '' } : { text: written }
}

function withoutDueDate({ dueDate, ...means }: PaymentMeans & { dueDate?: string }): PaymentMeans {
  return means
}

function unwrapped<Party extends UblPayee>({ identifiers, ...party }: Party) {
  const own = identifiers?.flatMap(({ id }) => (id === undefined || id.scheme === sepa ? [] : id)) ?? []
  return { ...party, ...(own.length > 0 && { identifiers: own }) }
}
