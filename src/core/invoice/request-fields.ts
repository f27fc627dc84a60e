import { requiredNames } from '../fields/field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import { memoizeByIdentity } from '../memoize-by-identity.ts'
import type { RenderableInvoice, RenderableItem } from './renderable-invoice.ts'

/**
 * What a connection sends: all fields, or the minimal request, which any service with the documented interface takes.
 * Stored with the connection under these names.
 */
export const requestFieldSets = ['documented', 'full'] as const

export type RequestFields = (typeof requestFieldSets)[number]

const isInMinimalRequest = new Set(requiredNames(invoiceFields))
const minimalItemNames = requiredNames(itemFields)

/** What is sent of an invoice, and is therefore shown and added up; `writeInvoice` writes the same. */
export const sentFields = (invoice: RenderableInvoice, requestFields: RequestFields): RenderableInvoice =>
  requestFields === 'full' ? invoice : toMinimalRequest(invoice)

/** Whether a field of the invoice, such as `buyer`, is sent at all. */
export const isSent = (field: keyof RenderableInvoice, requestFields: RequestFields): boolean =>
  requestFields === 'full' || isInMinimalRequest.has(field)

const toMinimalRequest = (invoice: RenderableInvoice): RenderableInvoice => ({
  ...pick(invoice, [...isInMinimalRequest]),
  items: invoice.items.map(item => toMinimalItem(item, undefined)),
})

const toMinimalItem = memoizeByIdentity(
  (item: RenderableItem, _: undefined): RenderableItem => Object.freeze(pick(item, minimalItemNames)),
)

/** The type stays: only optional fields are left out. */
const pick = <Whole extends object>(whole: Whole, names: readonly string[]): Whole =>
  Object.fromEntries(names.map(name => [name, Reflect.get(whole, name)])) as Whole
