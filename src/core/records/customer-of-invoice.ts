import { defaultCurrency } from '../defaults.ts'
import { type Draft, emptyItem } from '../draft/draft.ts'
import { buyerFields } from '../fields/party-fields.ts'
import { addDays } from '../text/calendar-date.ts'
import { type Customer, customerFields } from './customer-fields.ts'
import { parseRecord } from './record.ts'

/** What a new invoice takes from its customer, besides its dates. */
export function fieldsOfCustomer(customer: Customer): Partial<Draft> {
  const { currency, locale, tax_rate } = customer
  return {
    buyer: buyerOfCustomer(customer),
    ...(currency !== undefined && { currency }),
    ...(locale !== undefined && { locale }),
    ...(tax_rate !== undefined && { items: [{ ...emptyItem(), tax_rate }] }),
  }
}

/** What an invoice has unless something else was typed: of the settings, or of the customer. */
export interface InvoiceDefaults {
  currency: string
  /** '' for the language of the template */
  locale: string
  /** percent; '' for none */
  taxRate: string
  dueDays: number
}

export const defaultsOfCustomer = (
  { currency, locale, tax_rate, payment_days }: Partial<Customer>,
  settings: InvoiceDefaults,
): InvoiceDefaults => ({
  currency: currency ?? settings.currency,
  locale: locale ?? settings.locale,
  taxRate: tax_rate ?? settings.taxRate,
  dueDays: payment_days ?? settings.dueDays,
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
  const { due_date, locale: _locale, ...rest } = draft
  const currency = draft.currency?.trim() || defaultCurrency
  const hasPrices = draft.items.some(({ unit_price }) => unit_price.trim() !== '')
  const locale = (draft.locale ?? '') === before.locale ? after.locale : draft.locale
  const due = dueDateWith(draft, before.dueDays, after.dueDays)
  const hasNewRate = before.taxRate !== after.taxRate
  return {
    ...rest,
    buyer: buyerOfCustomer(customer),
    currency: currency === before.currency && !hasPrices ? after.currency : currency,
    ...(locale && { locale }),
    ...(due !== undefined && { due_date: due }),
    items: hasNewRate
      ? draft.items.map(item =>
          (item.tax_rate ?? '').trim() === before.taxRate ? { ...item, tax_rate: after.taxRate } : item,
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
  return comparedFields.filter(field => comparable(buyer?.[field]) !== comparable(copy[field]))
}

const comparedFields = ['name', 'address', 'country', 'tax_id'] as const
export type ComparedField = (typeof comparedFields)[number]

const comparable = (value: string | readonly string[] | undefined): string =>
  (typeof value === 'string' ? [value] : (value ?? []))
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n')

const structuredAddress = ['street', 'street_2', 'postcode', 'city', 'region'] as const

/**
 * A customer with what was changed on an invoice, to be parsed. Other address lines replace a structured address,
 * which would contradict them.
 */
export function customerWithBuyer(customer: Customer, buyer: Draft['buyer']): Record<string, unknown> {
  const changed = fieldsUnlikeCustomer(customer, buyer)
  const kept: Record<string, unknown> = { ...customer }
  if (changed.includes('address')) for (const name of structuredAddress) Reflect.deleteProperty(kept, name)
  return { ...kept, ...Object.fromEntries(changed.map(field => [field, buyer?.[field]])) }
}

/** The buyer of an invoice, copied from a customer. Without address lines they are made of the structured address. */
export function buyerOfCustomer(customer: Customer): NonNullable<Draft['buyer']> {
  const { street, street_2, postcode, city, region } = customer
  const town = [postcode, city].filter(Boolean).join(' ')
  const structured = [street, street_2, town, region].filter(each => each !== undefined && each !== '')
  const address = customer.address ?? (structured.length > 0 ? structured : undefined)
  const names = Object.keys(buyerFields) as (keyof typeof buyerFields)[]
  const copied = { ...customer, address }
  return Object.fromEntries(names.flatMap(name => (copied[name] === undefined ? [] : [[name, copied[name]]])))
}

/**
 * The customer that the buyer of an invoice would be, with the fields of the invoice that are right;
 * `undefined` without a name. The reference stays out, because it may be that of a single order.
 */
export function customerOfDraft({ buyer = {}, currency, locale }: Draft): Customer | undefined {
  const { reference: _reference, ...party } = buyer
  const raw = { ...party, currency: currency?.trim() || defaultCurrency, locale }
  const right = Object.entries(raw).filter(([name, value]) => isRight(name as keyof Customer, value))
  const parsed = parseRecord('customers', Object.fromEntries(right))
  return parsed.ok ? parsed.record : undefined
}

const isRight = (name: keyof Customer, value: unknown): boolean =>
  customerFields[name].schema.safeParse(typeof value === 'string' ? value.trim() : value).success
