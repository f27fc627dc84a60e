import { defaultCurrency } from '../defaults.ts'
import { type Draft, emptyItem } from '../draft/draft.ts'
import { buyerFields } from '../fields/party-fields.ts'
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

/** The buyer of an invoice, copied from a customer. Without address lines they are made of the structured address. */
function buyerOfCustomer(customer: Customer): NonNullable<Draft['buyer']> {
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
