import { defaultCurrency, defaultLocale } from '#core/defaults.ts'
import { paymentCodeOf } from '#core/invoice/payment-code.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { type Decimal, isNegative } from '#core/money/decimal.ts'
import { formatDate } from '#core/money/format.ts'
import { withoutBidiControls } from '#core/text/bidi-controls.ts'
import type { Field, LabelledField } from '../field.ts'
import { fieldOf } from '../field.ts'
import type { FactName } from '../template/field-names.ts'
import { bindItems } from './bind-items.ts'
import { bindParty } from './bind-party.ts'
import { bindPayment } from './bind-payment.ts'
import { bindTotals } from './bind-totals.ts'
import type { BoundInvoice } from './bound-invoice.ts'
import { documentNumbers } from './document-numbers.ts'
import type { Values } from './fill-placeholders.ts'
import { creditNoteLabels, fillLabel, formattingLocale, type Labels, labelsOf } from './labels.ts'

/**
 * Converts an invoice into printable text: computes totals and formats numbers and dates for the locale of the
 * document.
 */
export function bindFields(invoice: RenderableInvoice): BoundInvoice {
  const locale = invoice.locale || defaultLocale
  const currency = invoice.currency || defaultCurrency
  const textLocale = formattingLocale(locale)
  const totals = totalsOf(invoice)
  // a deposit above the total leaves a credit balance; the document remains an invoice
  const labels = isNegative(totals.total) ? creditNoteLabels(labelsOf(locale)) : labelsOf(locale)
  const numbers = documentNumbers(currency, locale, labels)
  const { money } = numbers
  const facts = bindFacts(invoice, labels, textLocale)
  const seller = bindParty(invoice.seller, 'seller', labels, textLocale)
  const title = [labels.invoice, withoutBidiControls(invoice.invoice_number)].filter(Boolean).join(' ')
  return {
    locale,
    labels,
    title,
    facts,
    values: bindValues(invoice, { facts, seller, title }, labels, money(totals.payable)),
    seller,
    buyer: bindParty(invoice.buyer, 'buyer', labels, textLocale),
    ...bindItems(invoice, totals, numbers, `${locale} ${currency}`),
    totals: bindTotals(invoice, totals, labels, numbers),
    carriedForward: { label: labels.carried_forward, value: { text: money(totals.subtotal), path: null } },
    payment: bindPayment(invoice, totals, labels, money),
    paymentCode: bindPaymentCode(invoice, totals.payable, labels, money(totals.payable)),
  }
}

function bindPaymentCode(
  invoice: RenderableInvoice,
  payable: Decimal,
  labels: Labels,
  amount: string,
): BoundInvoice['paymentCode'] {
  const payload = paymentCodeOf(invoice, payable)
  if (payload === null) return null
  const alt = fillLabel(labels.payment_code_alt, { amount, name: invoice.seller?.name ?? '' })
  return { payload, caption: labels.payment_code, alt }
}

function bindFacts(invoice: RenderableInvoice, labels: Labels, locale: string): BoundInvoice['facts'] {
  const date = (name: 'issue_date' | 'due_date' | 'delivery_date') =>
    fieldOf(name, invoice[name] && formatDate(invoice[name], locale))
  const fields: Record<FactName, Field | undefined> = {
    invoice_number: fieldOf('invoice_number', invoice.invoice_number),
    issue_date: date('issue_date'),
    due_date: date('due_date'),
    delivery_date: date('delivery_date'),
    purchase_order: fieldOf('purchase_order', invoice.purchase_order),
    reference: fieldOf('buyer.reference', invoice.buyer?.reference),
    buyer_tax_id: fieldOf('buyer.tax_id', invoice.buyer?.tax_id),
  }
  const facts: Partial<Record<string, LabelledField>> = {}
  for (const name of Object.keys(fields) as FactName[]) {
    const value = fields[name]
    if (value) facts[name] = { label: labels[name], value }
  }
  return facts
}

/** Returns an address on one line, for the sender line of a letter or for the footer. */
function addressLine(party: BoundInvoice['seller'], { list_separator }: Labels): Field | undefined {
  const lines = party?.address.map(({ text }) => text) ?? []
  return fieldOf('seller.address[0]', lines.join(list_separator))
}

function bindValues(
  invoice: RenderableInvoice,
  bound: Pick<BoundInvoice, 'facts' | 'seller' | 'title'>,
  labels: Labels,
  payable: string,
): Values {
  const { seller, buyer } = invoice
  const { facts, title } = bound
  const values: Record<keyof Values, Field | undefined> = {
    document: { text: labels.invoice, path: null },
    title: { text: title, path: invoice.invoice_number ? 'invoice_number' : null },
    invoice_number: facts.invoice_number?.value,
    issue_date: facts.issue_date?.value,
    due_date: facts.due_date?.value,
    delivery_date: facts.delivery_date?.value,
    purchase_order: facts.purchase_order?.value,
    payment_terms: fieldOf('payment_terms', invoice.payment_terms),
    notes: fieldOf('notes', invoice.notes),
    tax_note: fieldOf('tax_note', invoice.tax_note),
    payable: { text: payable, path: null },
    'seller.name': fieldOf('seller.name', seller?.name),
    'seller.email': fieldOf('seller.email', seller?.email),
    'seller.phone': fieldOf('seller.phone', seller?.phone),
    'seller.website': fieldOf('seller.website', seller?.website),
    'seller.address': addressLine(bound.seller, labels),
    'seller.tax_id': fieldOf('seller.tax_id', seller?.tax_id),
    'seller.registration_id': fieldOf('seller.registration_id', seller?.registration_id),
    'buyer.name': fieldOf('buyer.name', buyer?.name),
    'buyer.reference': facts.reference?.value,
    'label.tax_id': { text: labels.tax_id, path: null },
    'label.registration_id': { text: labels.registration_id, path: null },
    page_of_pages: undefined,
  }
  return Object.fromEntries(Object.entries(values).filter(([, field]) => field !== undefined)) as Values
}
