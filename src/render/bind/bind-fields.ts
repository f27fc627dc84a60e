import { defaultCurrency, defaultLocale } from '#core/defaults.ts'
import { documentTypeOf, type TypeValue, typeValueOf } from '#core/document-type.ts'
import { printedFieldNames } from '#core/fields/printed-fields.ts'
import { printedMentions } from '#core/france/mentions.ts'
import { accountHolderOf, paymentCodeOf } from '#core/invoice/payment-code.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { type Totals, totalsOf } from '#core/invoice/totals.ts'
import { isSummed } from '#core/line-kind.ts'
import { type Decimal, isNegative } from '#core/money/decimal.ts'
import { formatDate } from '#core/money/format.ts'
import { type TaxCategory, taxCategories, taxCategoryOf } from '#core/tax-category.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import { type Field, fieldOf } from '../model/display-list.ts'
import { sellerFieldOf, sellerPlaceholders } from '../template/placeholders.ts'
import { bindFacts } from './bind-facts.ts'
import { bindItems } from './bind-items.ts'
import { bindParty, labelOfScheme, representativeOf } from './bind-party.ts'
import { bindPayment } from './bind-payment.ts'
import { bindTotals } from './bind-totals.ts'
import type { BoundInvoice } from './bound-invoice.ts'
import { documentNumbers } from './document-numbers.ts'
import type { Values } from './fill-placeholders.ts'
import {
  creditNoteLabels,
  fillLabel,
  formattingLocale,
  type Labels,
  labelsOf,
  quoteLabels,
  titleLabels,
} from './labels.ts'

/**
 * Converts an invoice into printable text: computes totals and formats numbers and dates for the locale of the
 * document.
 */
export function bindFields(invoice: RenderableInvoice): BoundInvoice {
  const locale = invoice.locale || defaultLocale
  const currency = invoice.currency || defaultCurrency
  const textLocale = formattingLocale(locale)
  const totals = totalsOf(invoice)
  const labels = labelsOfType(typeValueOf(invoice), totals, labelsOf(locale))
  const numbers = documentNumbers(currency, locale, labels)
  const { money } = numbers
  const parties = withPrintedCountries(invoice)
  const facts = bindFacts({ ...invoice, ...parties }, labels, textLocale)
  const seller = bindParty(parties.seller, 'seller', labels, textLocale, invoice.tax_representative)
  const title = [labels.invoice, withoutBidiControls(invoice.invoice_number)].filter(Boolean).join(' ')
  return {
    locale,
    labels,
    title,
    facts,
    values: bindValues(invoice, { facts, seller, title }, labels, textLocale, money(totals.payable)),
    seller,
    buyer: bindParty(parties.buyer, 'buyer', labels, textLocale),
    ...bindItems(invoice, totals, labels, numbers, `${locale} ${currency}`),
    totals: bindTotals(invoice, totals, labels, numbers, iso => formatDate(iso, textLocale)),
    carriedForward: { label: labels.carried_forward, value: { text: money(totals.subtotal), path: null } },
    payment: bindPayment(invoice, totals, labels, money),
    paymentCode: bindPaymentCode(invoice, totals.payable, labels, money(totals.payable)),
  }
}

/** Domestic addresses of the United States are written without their country. */
function withPrintedCountries({
  seller,
  buyer,
  delivery_address,
}: RenderableInvoice): Pick<RenderableInvoice, 'seller' | 'buyer' | 'delivery_address'> {
  const isDomestic = [seller, buyer, delivery_address ?? buyer].every(each => each?.country === 'US')
  if (!isDomestic) return { seller, buyer, delivery_address }
  return {
    seller: withoutCountry(seller),
    buyer: withoutCountry(buyer),
    delivery_address: withoutCountry(delivery_address),
  }
}

const withoutCountry = <Address extends { country?: string | undefined }>(address: Address | undefined) =>
  address && { ...address, country: undefined }

/** Returns the labels for the type of document; {@link Labels.payable} labels the last sum. */
function labelsOfType(value: TypeValue, { total, payable }: Totals, labels: Labels): Labels {
  if (documentTypeOf({ type: value }) === 'credit_note')
    return {
      ...creditNoteLabels(labels),
      invoice: labels[titleLabels[value]],
      payable: labels.amount_credited,
    }
  const isWhole = total === payable
  if (value === 'quote') return { ...quoteLabels(labels), payable: isWhole ? labels.total : labels.remaining }
  // a deposit above the total leaves a credit balance; the document remains an invoice
  return value === 'invoice' && isNegative(total)
    ? creditNoteLabels(labels)
    : { ...labels, invoice: labels[titleLabels[value]] }
}

function bindPaymentCode(
  invoice: RenderableInvoice,
  payable: Decimal,
  labels: Labels,
  amount: string,
): BoundInvoice['paymentCode'] {
  const payload = paymentCodeOf(invoice, payable)
  if (payload === null) return null
  const alt = fillLabel(labels.payment_code_alt, { amount, name: accountHolderOf(invoice) })
  return { payload, caption: labels.payment_code, alt }
}

/** Returns the reasons why lines are not taxed, one per tax category in use. */
function taxReason({ items, charges = [] }: RenderableInvoice, labels: Labels): Field | undefined {
  const byCategory: Partial<Record<TaxCategory, string>> = {
    AE: labels.reverse_charge,
    K: labels.intra_community,
    G: labels.export,
    O: labels.outside_scope,
  }
  const categories = new Set(
    [...items.filter(isSummed), ...charges].flatMap(taxed => taxCategoryOf(taxed) ?? []),
  )
  const reasons = taxCategories.flatMap(category =>
    categories.has(category) ? (byCategory[category] ?? []) : [],
  )
  return reasons.length === 0 ? undefined : { text: reasons.join(' '), path: null }
}

/** The French statutory texts follow the tax reason, which every template prints. */
function withMentions(invoice: RenderableInvoice, reason: Field | undefined): Field | undefined {
  const mentions = fieldOf('seller.recovery_costs', printedMentions(invoice).join('\n'))
  return reason && mentions ? { ...reason, text: `${reason.text}\n${mentions.text}` } : (reason ?? mentions)
}

/** Returns an address on one line, for the sender line of a letter or for the footer. */
function addressLine(party: BoundInvoice['seller'], { list_separator }: Labels): Field | undefined {
  const lines = party?.address.map(({ text }) => text) ?? []
  return fieldOf('seller.address[0]', lines.join(list_separator))
}

const recordOf = <Name extends string>(names: readonly Name[], at: (name: Name) => Field | undefined) =>
  Object.fromEntries(names.map(name => [name, at(name)])) as Record<Name, Field | undefined>

function bindValues(
  invoice: RenderableInvoice,
  bound: Pick<BoundInvoice, 'facts' | 'seller' | 'title'>,
  labels: Labels,
  locale: string,
  payable: string,
): Values {
  const { seller, buyer } = invoice
  const { facts, title } = bound
  const shown = Object.values(facts).flat()
  const at = (path: string) => shown.find(({ value }) => value.path === path)?.value
  const values: Record<keyof Values, Field | undefined> = {
    document: { text: labels.invoice, path: null },
    title: { text: title, path: invoice.invoice_number ? 'invoice_number' : null },
    ...recordOf(printedFieldNames, at),
    preceding_invoice: at('preceding_invoice.number'),
    payment_terms: fieldOf('payment_terms', invoice.payment_terms),
    notes: fieldOf('notes', invoice.notes),
    tax_note: withMentions(invoice, fieldOf('tax_note', invoice.tax_note) ?? taxReason(invoice, labels)),
    payable: { text: payable, path: null },
    ...recordOf(sellerPlaceholders, name => fieldOf(name, seller?.[sellerFieldOf(name)])),
    'seller.address': addressLine(bound.seller, labels),
    'buyer.name': fieldOf('buyer.name', buyer?.name),
    'buyer.reference': at('buyer.reference'),
    'label.tax_id': { text: labels.tax_id, path: null },
    'label.tax_number': { text: labels.tax_number, path: null },
    'label.registration_id': { text: labels.registration_id, path: null },
    'label.supplier_number': {
      text: labelOfScheme(seller?.identifier_scheme, labels.supplier_number, labels),
      path: null,
    },
    'label.tax_representative': { text: labels.tax_representative, path: null },
    tax_representative: representativeOf(invoice.tax_representative, labels, locale),
    page_of_pages: undefined,
  }
  return Object.fromEntries(Object.entries(values).filter(([, field]) => field !== undefined)) as Values
}
