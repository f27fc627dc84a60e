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

/** Fields of a new invoice that come from its customer, except dates. */
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

/** The e-invoice format for PDFs of the customer. */
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
  /** e-invoice format in the PDF; '' for none */
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
 * An invoice after choosing a customer: a copy of the customer's data, and its defaults where the invoice still has the
 * previous ones. The currency stays if prices were entered.
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

/**
 * Fields in which the buyer of an invoice differs from its customer. The reference is not compared, because it may
 * belong to one order.
 */
export function fieldsUnlikeCustomer(customer: Customer, buyer: Draft['buyer']): ComparedField[] {
  const copy = buyerOfCustomer(customer)
  return comparedFields.filter(
    field =>
      comparable(field, buyer) !== comparable(field, copy) ||
      (field === 'address' && isReadOtherwise(buyer, copy)),
  )
}

/** Whether equal written lines result in different parts, because parts were corrected. */
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

/** Fields that make up the address of a customer; they are copied together. */
export const addressNames = [
  'address',
  ...(Object.keys(addressFields) as (keyof typeof addressFields)[]),
] as const

/**
 * A customer with the changes made on an invoice, to be parsed. New address lines remove the customer's parts, which
 * belong to the former lines; parts entered with the new lines stay.
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
 * Changes on an invoice that its record should adopt: where the record is empty, or still has the value that the
 * invoice had before. Other values of the record may be newer and stay.
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

/**
 * {@link changesToKeep} of a buyer, renamed to the fields of a customer's record and including the reference; invalid
 * values are left out.
 */
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

/** The fields of a buyer, renamed to those of a customer's record. */
function recordFieldsOf({ electronic_address: electronic, ...buyer }: DraftBuyer) {
  return {
    ...buyer,
    ...(electronic?.scheme !== undefined && { electronic_address_scheme: electronic.scheme }),
    ...(electronic?.id !== undefined && { electronic_address: electronic.id }),
  }
}

/**
 * The customer that corresponds to the buyer of an invoice, from its valid fields; `undefined` without a name. The
 * reference is left out, because it may belong to one order.
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
