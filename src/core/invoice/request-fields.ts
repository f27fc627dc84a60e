import { memoizeByIdentity } from '../caches.ts'
import { typeValueOf } from '../document-type.ts'
import type { Issue } from '../errors/issue.ts'
import { requiredNames } from '../fields/field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { RenderableInvoice, RenderableItem } from './renderable-invoice.ts'

/** The fields that a connection sends: all, or those of the minimal request (`documented`). The names are stored. */
export const requestFieldSets = ['documented', 'full'] as const

export type RequestFields = (typeof requestFieldSets)[number]

const isInMinimalRequest = new Set(requiredNames(invoiceFields))
const minimalItemNames = requiredNames(itemFields)

/** The part of an invoice that is sent, previewed and added up; `writeInvoice` writes the same fields. */
export const sentFields = (invoice: RenderableInvoice, requestFields: RequestFields): RenderableInvoice =>
  requestFields === 'full' ? invoice : toMinimalRequest(invoice)

/** Whether a field of the invoice, such as `buyer`, is sent. */
export const isSent = (field: keyof RenderableInvoice, requestFields: RequestFields): boolean =>
  requestFields === 'full' || isInMinimalRequest.has(field)

/** The minimal request cannot say that a document is no plain invoice, so the service would make one of it. */
export function typeNotSentIssue(invoice: RenderableInvoice, requestFields: RequestFields): Issue | null {
  const type = typeValueOf(invoice)
  if (type === 'invoice' || isSent('type', requestFields)) return null
  const message = { code: 'type.not_sent', params: { type } } as const
  return { path: 'type', code: 'type_not_sent', severity: 'error', message }
}

const toMinimalRequest = (invoice: RenderableInvoice): RenderableInvoice => ({
  ...pick(invoice, [...isInMinimalRequest]),
  items: invoice.items.map(item => toMinimalItem(item, undefined)),
})

const toMinimalItem = memoizeByIdentity(
  (item: RenderableItem, _: undefined): RenderableItem => Object.freeze(pick(item, minimalItemNames)),
)

/** Keeps the type, because only optional fields are omitted. */
const pick = <Whole extends object>(whole: Whole, names: readonly string[]): Whole =>
  Object.fromEntries(names.map(name => [name, Reflect.get(whole, name)])) as Whole
