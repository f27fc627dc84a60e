import { z } from 'zod'
import { schemasOf } from '../fields/field.ts'
import { invoiceFields, itemsSchema, unreadItemsSchema } from '../fields/invoice-fields.ts'
import { limits } from '../limits.ts'
import type { Priced, Summed } from '../line-kind.ts'
import { schemaText } from '../messages/schema-message.ts'

const oneDiscount = {
  path: ['discount_amount'],
  error: schemaText('discount.twice'),
}
const hasOneDiscount = (invoice: { discount_percent?: unknown; discount_amount?: unknown }) =>
  invoice.discount_percent === undefined || invoice.discount_amount === undefined

const schemas = schemasOf(invoiceFields)

export const invoiceSchema = z.strictObject(schemas).refine(hasOneDiscount, oneDiscount)

/** Allows the higher number of line items for files that are only rendered. */
export const renderableInvoiceSchema = z
  .strictObject({ ...schemas, items: itemsSchema(limits.renderedItems) })
  .refine(hasOneDiscount, oneDiscount)

/** Validates an invoice, except for the content of its line items. */
export const invoiceHeadSchema = (maxItems: number) =>
  z.strictObject({ ...schemas, items: unreadItemsSchema(maxItems) }).refine(hasOneDiscount, oneDiscount)

export type Invoice = z.output<typeof invoiceSchema>
export type LineItem = Invoice['items'][number]
export type PricedItem = Priced<LineItem>
export type SummedItem = Summed<LineItem>
/** An invoice with only the lines that are summed. */
export type SummedInvoice = Omit<Invoice, 'items'> & { items: SummedItem[] }
export type Seller = NonNullable<Invoice['seller']>
export type Buyer = NonNullable<Invoice['buyer']>
