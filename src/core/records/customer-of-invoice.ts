import { structuredAddress } from '../address/structured-address.ts'
import { defaultCurrency } from '../defaults.ts'
import { type Draft, emptyItem } from '../draft/draft.ts'
import { isEmbeddedFormat } from '../einvoice-formats.ts'
import { addressFields } from '../fields/address-fields.ts'
import { buyerFields } from '../fields/party-fields.ts'
import { isPriced } from '../line-kind.ts'
import { comparableRate } from '../money/decimal.ts'
import { addressLinesOf } from '../text/address-lines.ts'
import { addDays } from '../text/calendar-date.ts'
import { type Customer, customerFields } from './customer-fields.ts'
import { parseRecord } from './record.ts'

/** Fields of a new invoice that come from its customer, without the dates. */
export function fieldsOfCustomer(customer: Customer): Partial<Draft> {
  const { currency, locale, tax_rate } = customer
  return {
    buyer: buyerOfCustomer(customer),
    ...embeddedFormatOf(customer),
    ...(currency !== undefined && { currency }),
    ...(locale !== undefined && { locale }),
    ...(tax_rate !== undefined && { items: [{ ...emptyItem(), tax_rate }] }),
  }
}

/** The e-invoice that PDFs for the customer carry. */
const embeddedFormatOf = ({ e_invoice_format: format }: Partial<Customer>): Pick<Draft, 'e_invoice'> =>
  isEmbeddedFormat(format) ? { e_invoice: format } : {}

/** Default values of an invoice, from the settings or the customer. */
export interface InvoiceDefaults {
  currency: string
  /** '' for the language of the template */
  locale: string
  /** percent; '' for none */
  taxRate: string
  dueDays: number
  /** that the PDF carries; '' for none */
  eInvoice: string
}

export const defaultsOfCustomer = (
  customer: Partial<Customer>,
  settings: InvoiceDefaults,
): InvoiceDefaults => ({
  currency: customer.currency ?? settings.currency,
  locale: customer.locale ?? settings.locale,
  taxRate: customer.tax_rate ?? settings.taxRate,
  dueDays: customer.payment_days ?? settings.dueDays,
  eInvoice: embeddedFormatOf(customer).e_invoice ?? settings.eInvoice,
})

/**
 * An invoice after a customer was chosen for it: with a copy of the customer, and with its defaults where the invoice
 * still has those from before. The currency of entered prices stays.
 * @param before defaults that the invoice has now
 * @param after defaults of the customer
 */
export function draftWithCustomer(
  draft: Draft,
  customer: Customer,
  { before, after }: { before: InvoiceDefaults; after: InvoiceDefaults },
): Draft {
  const { due_date, locale: _locale, e_invoice: _eInvoice, ...rest } = draft
  const currency = draft.currency?.trim() || defaultCurrency
  const hasPrices = draft.items.some(({ unit_price }) => unit_price.trim() !== '')
  const locale = (draft.locale ?? '') === before.locale ? after.locale : draft.locale
  const eInvoice = (draft.e_invoice ?? '') === before.eInvoice ? after.eInvoice : draft.e_invoice
  const due = dueDateWith(draft, before.dueDays, after.dueDays)
  const rateBefore = comparableRate(before.taxRate)
  const hasNewRate = rateBefore !== comparableRate(after.taxRate)
  return {
    ...rest,
    buyer: buyerOfCustomer(customer),
    ...(eInvoice && { e_invoice: eInvoice }),
    currency: currency === before.currency && !hasPrices ? after.currency : currency,
    ...(locale && { locale }),
    ...(due !== undefined && { due_date: due }),
    items: hasNewRate
      ? draft.items.map(item =>
          isPriced(item) && comparableRate(item.tax_rate ?? '') === rateBefore
            ? { ...item, tax_rate: after.taxRate }
            : item,
        )
      : draft.items,
  }
}

function dueDateWith(
  { issue_date = '', due_date }: Draft,
  before: number,
  after: number,
): string | undefined {
  const isDefault = due_date !== undefined && due_date === addDays(issue_date, before)
  return isDefault ? addDays(issue_date, after) : due_date
}

/** Fields of the buyer that an invoice has otherwise than its customer. The reference may be that of one order. */
export function fieldsUnlikeCustomer(customer: Customer, buyer: Draft['buyer']): ComparedField[] {
  const copy = buyerOfCustomer(customer)
  return comparedFields.filter(
    field =>
      comparable(field, buyer) !== comparable(field, copy) ||
      (field === 'address' && isReadOtherwise(buyer, copy)),
  )
}

/** Whether parts were corrected beside the same written lines. */
function isReadOtherwise(buyer: DraftBuyer = {}, copy: DraftBuyer): boolean {
  if (!hasLines(buyer) || !hasLines(copy)) return false
  const [own, other] = [structuredAddress(buyer), structuredAddress({ ...copy, country: buyer.country })]
  return JSON.stringify(own) !== JSON.stringify(other)
}

const hasLines = ({ address = [] }: DraftBuyer): boolean => address.some(line => line.trim() !== '')

const comparedFields = [
  'name',
  'trading_name',
  'address',
  'country',
  'tax_id',
  'registration_id',
  'registration_scheme',
  'identifier',
  'identifier_scheme',
  'electronic_address',
] as const
export type ComparedField = (typeof comparedFields)[number]

type DraftBuyer = NonNullable<Draft['buyer']>

function comparable(field: ComparedField, buyer: DraftBuyer = {}): string {
  if (field === 'address')
    return addressLinesOf(buyer)
      .map(line => line.trim())
      .join('\n')
  if (field !== 'electronic_address') return buyer[field]?.trim() ?? ''
  const { scheme = '', id = '' } = buyer.electronic_address ?? {}
  return `${scheme.trim()}:${id.trim()}`
}

/** Fields that make the address lines of a customer; they are taken over together or not at all. */
export const addressNames = [
  'address',
  ...(Object.keys(addressFields) as (keyof typeof addressFields)[]),
] as const

/**
 * A customer with what was changed on an invoice, to be parsed. Other address lines replace the parts of the customer,
 * which belong to its former lines; parts that were entered beside them stay.
 */
export function customerWithBuyer(customer: Customer, buyer: DraftBuyer = {}): Record<string, unknown> {
  const changed: readonly string[] = fieldsUnlikeCustomer(customer, buyer).flatMap(field =>
    field === 'address'
      ? addressNames
      : field === 'electronic_address'
        ? ['electronic_address', 'electronic_address_scheme']
        : [field],
  )
  const fields: Record<string, unknown> = recordFieldsOf(buyer)
  const isMoved =
    hasLines(buyer) && comparable('address', buyer) !== comparable('address', buyerOfCustomer(customer))
  for (const name of Object.keys(addressFields) as (keyof typeof addressFields)[])
    if (isMoved && buyer[name] === customer[name]) Reflect.deleteProperty(fields, name)
  return { ...customer, ...Object.fromEntries(changed.map(name => [name, fields[name]])) }
}

/**
 * Fields of a party that were changed on an invoice and that its record should have too: where the record has nothing, or
 * what the invoice had before. Other values of the record may be newer, and stay.
 */
export const changesToKeep = (
  record: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => {
      const isChanged = !isBlank(value) && textOf(value) !== textOf(before[name])
      return isChanged && (isBlank(record[name]) || textOf(record[name]) === textOf(before[name]))
    }),
  )

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value ?? '')
const isBlank = (value: unknown): boolean => ['', '""', '[]', '{}'].includes(textOf(value))

/** {@link changesToKeep} of a buyer under the names of a customer's record, with its reference, as far as they are right. */
export const buyerChangesToKeep = (
  customer: Partial<Customer>,
  before: DraftBuyer = {},
  after: DraftBuyer = {},
): Partial<Customer> =>
  Object.fromEntries(
    Object.entries(changesToKeep(customer, recordFieldsOf(before), recordFieldsOf(after))).filter(
      ([name, value]) => isRight(name as keyof Customer, value),
    ),
  )

/** The buyer of an invoice, copied from a customer. */
export function buyerOfCustomer(customer: Customer): DraftBuyer {
  const { electronic_address: id, electronic_address_scheme: scheme } = customer
  const names = (Object.keys(buyerFields) as (keyof typeof buyerFields)[]).filter(
    name => name !== 'electronic_address' && customer[name] !== undefined,
  )
  const electronic = { ...(scheme !== undefined && { scheme }), ...(id !== undefined && { id }) }
  return {
    ...Object.fromEntries(names.map(name => [name, customer[name]])),
    ...(Object.keys(electronic).length > 0 && { electronic_address: electronic }),
  }
}

/** The fields of a buyer under the names that they have in a customer's record. */
function recordFieldsOf({ electronic_address: electronic, ...buyer }: DraftBuyer) {
  return {
    ...buyer,
    ...(electronic?.scheme !== undefined && { electronic_address_scheme: electronic.scheme }),
    ...(electronic?.id !== undefined && { electronic_address: electronic.id }),
  }
}

/**
 * The customer that the buyer of an invoice would be, with the fields of the invoice that are right;
 * `undefined` without a name. The reference stays out, because it may be that of a single order.
 */
export function customerOfDraft({ buyer = {}, currency, locale }: Draft): Customer | undefined {
  const { reference: _reference, ...party } = buyer
  const raw = { ...recordFieldsOf(party), currency: currency?.trim() || defaultCurrency, locale }
  const right = Object.entries(raw).filter(([name, value]) => isRight(name as keyof Customer, value))
  const parsed = parseRecord('customers', Object.fromEntries(right))
  return parsed.ok ? parsed.record : undefined
}

const isRight = (name: keyof Customer, value: unknown): boolean =>
  customerFields[name].schema.safeParse(typeof value === 'string' ? value.trim() : value).success
