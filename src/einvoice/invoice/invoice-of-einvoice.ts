import { needsPrecedingInvoice, type TypeValue } from '#core/document-type.ts'
import type { Issue } from '#core/errors/issue.ts'
import { payeeFields } from '#core/fields/group-fields.ts'
import { invoiceFields } from '#core/fields/invoice-fields.ts'
import { sellerFields } from '#core/fields/party-fields.ts'
import { mentionCodes, mentionFields } from '#core/france/mentions.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { parseInvoice } from '#core/invoice/read-invoice.ts'
import { type Totals, totalsOf } from '#core/invoice/totals.ts'
import { limits } from '#core/limits.ts'
import { type Decimal, divideRounded, isNegative, isZero, toDecimal } from '#core/money/decimal.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import type { EInvoice, Note, PrecedingInvoice } from '../model/einvoice.ts'
import type { Address, Buyer, Payee, Seller } from '../model/parties.ts'
import { exact } from '../rules/arithmetic.ts'
import { agreeingTerms, importedType } from './agreeing-terms.ts'
import { importedAttachments, importedMark } from './attachments.ts'
import { documentTexts, fieldsBy } from './direct-terms.ts'
import { importedLines, itemSources } from './imported-lines.ts'
import {
  type Choice,
  type ChoiceTree,
  entriesOf,
  isAccepted,
  oneLine,
  partsOf,
  settle,
  severalLines,
  type Term,
  take,
  valuesOf,
} from './taken-terms.ts'

export interface TotalDifference {
  /** business term, such as `BT-115` */
  term: string
  stated: string
  /** computed from the lines, charges and taxes of the e-invoice */
  computed: string
}

export type ImportedInvoice =
  | { ok: true; invoice: Invoice; differences: TotalDifference[]; omitted: { path: string; text: string }[] }
  | { ok: false; issues: Issue[]; omitted: { path: string; text: string }[] }

/**
 * Converts an e-invoice to an invoice; values that no field can hold are listed. The payable amount is the
 * stated one: a balancing line holds any difference.
 * @param hasOtherCurrency whether amounts are in another currency than the document, so that payment details
 * are omitted
 * @param isCreditNote whether the file is a credit note whatever its type is
 */
export function importEInvoice(
  document: EInvoice,
  { hasOtherCurrency = false, isCreditNote = false } = {},
): ImportedInvoice {
  let issues: Issue[] = []
  for (const source of itemSources) {
    const { tree, taken, accountTerms } = takenFrom(document, source, isCreditNote)
    const fields = settle(tree, invoiceFields, taken)
    const read = parseInvoice(fields, { lines: 'rendered' })
    const balanced = read.ok ? balance(fields, read.invoice, document) : read
    if (!read.ok || !balanced.ok) {
      issues = balanced.ok ? [] : balanced.issues
      continue
    }
    const { invoice, computed } = balanced
    const isPayable = balanced.isStated && !hasOtherCurrency
    if (!isPayable) for (const { path } of accountTerms) taken.delete(path)
    for (const path of agreeingTerms(document, invoice, computed)) taken.add(path)
    return {
      ok: true,
      invoice: isPayable ? invoice : withoutAccount(invoice),
      differences: differencesOf(document, computed),
      omitted: omittedOf(document, taken),
    }
  }
  return { ok: false, issues, omitted: omittedOf(document, new Set()) }
}

/** Returns values that no field holds, except for the specification (BT-24), which describes the file. */
const omittedOf = (document: EInvoice, taken: ReadonlySet<string>) =>
  valuesOf(document)
    .filter(({ path }) => path !== 'specification' && !taken.has(path))
    .map(({ path, text }) => ({ path, text: text.slice(0, 200) }))

function withoutAccount({ seller, ...invoice }: Invoice): Invoice {
  const { iban: _iban, bic: _bic, ...others } = seller ?? {}
  return { ...invoice, ...(Object.keys(others).length > 0 && { seller: others }) }
}

function takenFrom(document: EInvoice, source: (typeof itemSources)[number], isCreditNote: boolean) {
  const root: Term<EInvoice> = { path: '', value: document }
  const terms = partsOf(root)
  const taken = new Set<string>()
  const { delivery, period, totals } = terms
  const shipTo = partsOf(delivery)
  const type = importedType(document.type, isCreditNote)
  const payment = paymentOf(root, taken)
  const { mentions, others } = mentionsIn(entriesOf(terms.notes))
  const { items, charges } = importedLines(root, source)
  const tree: ChoiceTree = {
    template: take('minimal'),
    type: take(type),
    invoice_number: payment.invoice_number,
    business_process: take(terms.process.value, terms.process),
    currency: take(terms.currency.value, terms.currency),
    issue_date: take(terms.issueDate.value, terms.issueDate),
    due_date: take(terms.dueDate.value, terms.dueDate),
    ...precedingOf(entriesOf(terms.precedingInvoices), type),
    delivery_date: take(shipTo.date.value, shipTo.date),
    period: {
      start: take(partsOf(period).start.value, partsOf(period).start),
      end: take(partsOf(period).end.value, partsOf(period).end),
    },
    delivery_address: { name: line(shipTo.name), ...addressOf(shipTo.address) },
    seller: { ...sellerOf(terms.seller), ...payment.account, ...mentions },
    buyer: { ...partyOf(terms.buyer), reference: line(terms.buyerReference) },
    payee: payeeOf(terms.payee),
    tax_representative: {
      name: line(partsOf(terms.taxRepresentative).name),
      tax_id: line(partsOf(terms.taxRepresentative).vatId),
      ...addressOf(partsOf(terms.taxRepresentative).address),
    },
    charges,
    ...reasonsOf(root),
    ...taxCurrencyOf(root),
    prepaid_amount: source === 'none' ? undefined : take(totals.value?.prepaid, partsOf(totals).prepaid),
    ...fieldsBy(documentTexts)(terms, line),
    payment_terms: take(severalLines(terms.paymentTerms.value)?.replace(/#\n$/, '#'), terms.paymentTerms),
    payment_means: take(partsOf(terms.payment).means.value, partsOf(terms.payment).means),
    payment_reference: payment.payment_reference,
    notes: notesOf(others),
    attachments: importedAttachments(entriesOf(terms.attachments)),
    mydata_mark: importedMark(entriesOf(terms.attachments)),
    items,
  }
  return { tree, taken, accountTerms: payment.accountTerms }
}

const none = { path: '', value: undefined }

const line = (term: Term<string>): Choice => take(oneLine(term.value), term)

/**
 * The first preceding invoice goes to `preceding_invoice` for credit notes, corrections and single entries;
 * all others form a list.
 */
function precedingOf(all: readonly Term<PrecedingInvoice>[], type: TypeValue | undefined): ChoiceTree {
  const isOwn = all.length === 1 || needsPrecedingInvoice({ type })
  const [own, others] = isOwn ? [all[0], all.slice(1)] : [undefined, all]
  const fieldsOf = (preceding: Term<PrecedingInvoice>): ChoiceTree => {
    const { number, issueDate } = partsOf(preceding)
    return { number: line(number), issue_date: take(issueDate.value, issueDate) }
  }
  return {
    preceding_invoice: own && fieldsOf(own),
    preceding_invoices: others.slice(0, limits.precedingInvoices).map(fieldsOf),
  }
}

/** Returns an address that has only lines as lines; they are parsed when an e-invoice is written. */
function partyAddressOf(address: Term<Address>): ChoiceTree {
  const { line1, line2, line3, city, postcode, region, country } = partsOf(address)
  const stated = [line1, line2, line3].filter(({ value }) => oneLine(value) !== undefined)
  if (stated.length < 2 || [city, postcode, region].some(({ value }) => oneLine(value) !== undefined))
    return addressOf(address)
  return {
    address: take(
      stated.map(({ value }) => oneLine(value)),
      ...stated,
    ),
    country: take(country.value, country),
  }
}

function addressOf(address: Term<Address>): ChoiceTree {
  const { line1, line2, line3, city, postcode, region, country } = partsOf(address)
  const others = [line2, line3].flatMap(({ value }) => oneLine(value) ?? []).join(', ')
  return {
    street: line(line1),
    street_2: take(others || undefined, line2, line3),
    postcode: line(postcode),
    city: line(city),
    region: line(region),
    country: take(country.value, country),
  }
}

function partyOf(party: Term<Buyer>): ChoiceTree {
  const { name, tradingName, vatId, electronicAddress, address } = partsOf(party)
  const electronic = partsOf(electronicAddress)
  const isSameName = oneLine(tradingName.value) === oneLine(name.value)
  return {
    name: take(oneLine(name.value), name, ...(isSameName ? [tradingName] : [])),
    trading_name: isSameName ? undefined : line(tradingName),
    ...partyAddressOf(address),
    tax_id: line(vatId),
    ...numbersOf(party),
    electronic_address: { scheme: take(electronic.scheme.value, electronic.scheme), id: line(electronic.id) },
  }
}

/** The register's number and the first identifier; the others are listed. */
function numbersOf(party: Term<Payee>): ChoiceTree {
  const { registration, identifiers } = partsOf(party)
  const [first = none] = entriesOf(identifiers)
  const [registered, own] = [partsOf(registration), partsOf(first)]
  return {
    registration_id: line(registered.id),
    registration_scheme: take(registered.scheme.value, registered.scheme),
    identifier: line(own.id),
    identifier_scheme: take(own.scheme.value, own.scheme),
  }
}

const payeeOf = (payee: Term<Payee>): ChoiceTree => ({ name: line(partsOf(payee).name), ...numbersOf(payee) })

function sellerOf(seller: Term<Seller>): ChoiceTree {
  const { taxNumber, contact } = partsOf(seller)
  const { name, email, phone } = partsOf(contact)
  return {
    ...partyOf(seller),
    tax_number: line(taxNumber),
    contact_name: line(name),
    email: line(email),
    phone: line(phone),
  }
}

/**
 * Returns invoice number, reference and account. The account is taken only together with currency, reference
 * and payee name, because a payer copies them together.
 */
function paymentOf(document: Term<EInvoice>, taken: Set<string>) {
  const { number, currency, payment, payee, seller } = partsOf(document)
  const { remittance, accounts } = partsOf(payment)
  const [account = none] = entriesOf(accounts)
  const { id, name: holder, provider } = partsOf(account)
  const { name: payeeName } = partsOf(payee)

  const numbered = line(number)
  const isNumber = isAccepted(invoiceFields.invoice_number, numbered)
  const isSameReference = isNumber && oneLine(remittance.value) === oneLine(number.value)
  const reference = isSameReference ? take(undefined) : line(remittance)
  if (isSameReference) taken.add(remittance.path)

  const named = line(payeeName)
  const isImplied = oneLine(holder.value) === (oneLine(payeeName.value) ?? oneLine(seller.value?.name))
  const held = isImplied ? take(undefined) : line(holder)
  if (isImplied) taken.add(holder.path)

  const isRight =
    isAccepted(invoiceFields.currency, take(currency.value)) &&
    (reference.options.length === 0 ? isNumber : isAccepted(invoiceFields.payment_reference, reference)) &&
    (held.options.length === 0
      ? payee.value === undefined || isAccepted(payeeFields.name, named)
      : isAccepted(sellerFields.account_holder, held))
  return {
    invoice_number: numbered.or(
      withoutBidiControls(oneLine(number.value) ?? '')
        .slice(0, limits.invoiceNumberLength)
        .toWellFormed(),
      '–',
    ),
    payment_reference: reference,
    account: {
      account_holder: held,
      ...(isRight && { iban: line(id), bic: line(provider) }),
    },
    accountTerms: [id, provider],
  }
}

/** Returns the VAT currency, and a rate that gives the stated amount, because the file states no rate. */
function taxCurrencyOf(document: Term<EInvoice>): ChoiceTree {
  const { taxCurrency, currency, totals } = partsOf(document)
  const { tax, taxInTaxCurrency } = partsOf(totals)
  if (taxCurrency.value === undefined || taxCurrency.value === currency.value) return {}
  const rate = exchangeRateOf(tax.value, taxInTaxCurrency.value)
  const isZeroTax = tax.value !== undefined && isZero(tax.value)
  const agrees = isZeroTax && taxInTaxCurrency.value !== undefined && isZero(taxInTaxCurrency.value)
  return {
    tax_currency: take(taxCurrency.value, taxCurrency, ...(agrees ? [taxInTaxCurrency] : [])),
    tax_exchange_rate: take(rate, taxInTaxCurrency),
  }
}

/** Returns the rate with the fewest decimals that gives the amount in the other currency. */
function exchangeRateOf(tax: Decimal | undefined, other: Decimal | undefined): Decimal | undefined {
  if (tax === undefined || other === undefined || isZero(tax) || isNegative(tax) !== isNegative(other))
    return undefined
  for (let digits = 0; digits <= 12; digits += 1) {
    const rate = divideRounded(exact(other), exact(tax), digits)
    if (rate.gt(0) && exact(tax).times(rate).round(2, 1).eq(other)) return toDecimal(rate)
  }
  return undefined
}

/** Returns why no tax is charged, as text and as code. */
function reasonsOf(document: Term<EInvoice>): ChoiceTree {
  const taxes = entriesOf(partsOf(document).taxes).map(partsOf)
  const reasons = taxes.map(({ exemptionReason }) => exemptionReason).filter(({ value }) => value)
  const texts = new Set(reasons.flatMap(({ value }) => severalLines(value) ?? []))
  const exempt = taxes.flatMap(({ category, exemptionCode }) =>
    category.value === 'E' && exemptionCode.value !== undefined ? exemptionCode : [],
  )
  const codes = exempt.filter(({ value }) => value === exempt[0]?.value)
  return {
    tax_note: take(texts.size > 0 ? [...texts].join('\n') : undefined, ...reasons),
    exemption_code: take(codes[0]?.value, ...codes),
  }
}

/** The French statutory texts, which are fields of the seller; how the network treats the invoice is no text of it. */
function mentionsIn(notes: Term<Note>[]) {
  const ofCode = (code: string) => notes.filter(({ value }) => value?.subject === code)
  const found = mentionCodes.flatMap(code => {
    const [note] = ofCode(code)
    return note === undefined ? [] : [{ note, name: mentionFields[code] }]
  })
  const held = new Set([...found.map(({ note }) => note), ...ofCode('BAR')])
  return {
    mentions: Object.fromEntries(
      found.map(({ note, name }) => {
        const { subject, text } = partsOf(note)
        return [name, take(oneLine(text.value), subject, text)]
      }),
    ),
    others: notes.filter(note => !held.has(note)),
  }
}

/** Takes as many notes as the field can hold. */
function notesOf(notes: Term<Note>[]): Choice {
  const held: Term<string>[] = []
  let length = 0
  for (const note of notes) {
    const { text } = partsOf(note)
    length += (text.value?.length ?? 0) + 1
    if (text.value !== undefined && length <= limits.textLength) held.push(text)
  }
  const texts = held.flatMap(({ value }) => severalLines(value) ?? [])
  return take(texts.length > 0 ? texts.join('\n') : undefined, ...held)
}

/** Units of cash rounding, the most common first. */
const cashUnits = ['0.05', '0.1', '0.5', '1']

type Balanced =
  | {
      ok: true
      invoice: Invoice
      /** totals before the balancing line */
      computed: Totals
      /** whether the payable amount equals the stated one */
      isStated: boolean
    }
  | { ok: false; issues: Issue[] }

/** Makes the payable amount equal to the stated one, by cash rounding or a balancing line. */
function balance(fields: Record<string, unknown>, invoice: Invoice, { totals = {} }: EInvoice): Balanced {
  const { withTax, prepaid, rounding } = totals
  const payable =
    totals.payable ?? (withTax && toDecimal(exact(withTax).minus(exact(prepaid)).plus(exact(rounding))))
  const computed = totalsOf(invoice)
  const isStated = (own: Totals) => payable !== undefined && exact(own.payable).eq(payable)
  if (payable === undefined || isStated(computed))
    return { ok: true, invoice, computed, isStated: payable !== undefined }
  for (const cash_rounding of rounding === undefined ? [] : cashUnits) {
    const rounded = parseInvoice({ ...fields, cash_rounding }, { lines: 'rendered' })
    if (!rounded.ok) continue
    const own = totalsOf(rounded.invoice)
    if (isStated(own) && exact(own.rounding).eq(exact(rounding)))
      return { ok: true, invoice: rounded.invoice, computed: own, isStated: true }
  }
  const items = [...(fields.items as unknown[]), balancingItem(payable, computed, rounding)]
  const read = parseInvoice({ ...fields, items }, { lines: 'rendered' })
  return read.ok ? { ...read, computed, isStated: isStated(totalsOf(read.invoice)) } : read
}

function balancingItem(payable: Decimal, computed: Totals, rounding: Decimal | undefined) {
  const difference = exact(payable).minus(computed.payable)
  const isRounding = rounding !== undefined && difference.eq(rounding)
  return {
    description: isRounding ? 'Rounding' : 'Difference to the amount due',
    quantity: '1',
    unit_price: toDecimal(difference),
  }
}

/** Returns totals of the e-invoice that differ from those computed from its lines. */
function differencesOf({ totals = {} }: EInvoice, own: Totals): TotalDifference[] {
  const pairs = [
    ['BT-110', totals.tax, own.tax_total],
    ['BT-112', totals.withTax, own.total],
    ['BT-115', totals.payable, own.payable],
  ] as const
  return pairs.flatMap(([term, stated, computed]) =>
    stated === undefined || exact(stated).eq(computed) ? [] : [{ term, stated, computed }],
  )
}
