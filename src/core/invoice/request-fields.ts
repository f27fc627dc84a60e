import { memoizeByIdentity } from '../caches.ts'
import { typeValueOf } from '../document-type.ts'
import type { Issue } from '../errors/issue.ts'
import { requiredNames } from '../fields/field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import { itemPath, parseItemPath } from '../json/json-path.ts'
import { isSummed, summedEntries } from '../line-kind.ts'
import type { RenderableInvoice, RenderablePricedItem } from './renderable-invoice.ts'

/** The fields that a connection sends: all, or those of the minimal request (`documented`). The names are stored. */
export const requestFieldSets = ['documented', 'full'] as const

export type RequestFields = (typeof requestFieldSets)[number]

const isInMinimalRequest = new Set(requiredNames(invoiceFields))
const minimalItemNames = requiredNames(itemFields)

/** The part of an invoice that is sent, previewed and summed; `writeInvoice` writes the same fields. */
export const sentFields = (invoice: RenderableInvoice, requestFields: RequestFields): RenderableInvoice =>
  requestFields === 'full' ? invoice : toMinimalRequest(invoice)

/** Whether the connection sends a field, such as `buyer`. */
export const isSent = (field: keyof RenderableInvoice, requestFields: RequestFields): boolean =>
  requestFields === 'full' || isInMinimalRequest.has(field)

type Lines = Pick<RenderableInvoice, 'items'>

/** Maps paths of issues from the sent part, which lacks unsummed lines, to paths of the written invoice. */
export function atWrittenPaths<Found extends { path: string }>(
  found: readonly Found[],
  { items }: Lines,
  requestFields: RequestFields,
): readonly Found[] {
  const entries = summedEntries(items)
  if (requestFields === 'full' || entries.length === items.length) return found
  return found.map(each => {
    const item = parseItemPath(each.path)
    const [index] = entries[item?.index ?? -1] ?? []
    return item === undefined || index === undefined ? each : { ...each, path: itemPath({ ...item, index }) }
  })
}

/** The path in the sent part; `null` for a line that is not sent. */
export function sentPath(written: string, { items }: Lines, requestFields: RequestFields): string | null {
  const item = parseItemPath(written)
  if (item === undefined || requestFields === 'full') return written
  const index = summedEntries(items).findIndex(([at]) => at === item.index)
  return index === -1 ? null : itemPath({ ...item, index })
}

/** Why the minimal request cannot represent the invoice: it has no type field, and needs at least one summed line. */
export function notSentIssue(invoice: RenderableInvoice, requestFields: RequestFields): Issue | null {
  if (requestFields !== 'full' && !invoice.items.some(isSummed))
    return { path: 'items', code: 'missing', severity: 'error', message: { code: 'items.none_sent' } }
  const type = typeValueOf(invoice)
  if (type === 'invoice' || isSent('type', requestFields)) return null
  const message = { code: 'type.not_sent', params: { type } } as const
  return { path: 'type', code: 'type_not_sent', severity: 'error', message }
}

const toMinimalRequest = (invoice: RenderableInvoice): RenderableInvoice => ({
  ...pick(invoice, [...isInMinimalRequest]),
  // Lines of other kinds are left out, because they would be billed as items.
  items: invoice.items.filter(isSummed).map(item => toMinimalItem(item, undefined)),
})

const toMinimalItem = memoizeByIdentity(
  (item: RenderablePricedItem, _: undefined): RenderablePricedItem =>
    Object.freeze(pick(item, minimalItemNames)),
)

/** Keeps the type, because only optional fields are omitted. */
const pick = <Whole extends object>(whole: Whole, names: readonly string[]): Whole =>
  Object.fromEntries(names.map(name => [name, Reflect.get(whole, name)])) as Whole
