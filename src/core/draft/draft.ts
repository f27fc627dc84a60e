import { z } from 'zod'
import { draftSchemasOf, type Fields, schemasOf } from '../fields/field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { Invoice } from '../invoice/invoice.ts'
import type { ReadInvoice } from '../invoice/read-invoice.ts'
import type { Renderable, RenderableItem } from '../invoice/renderable-invoice.ts'
import { perFrozen } from '../memoize-by-identity.ts'
import { filledFields, numberOf, writtenItems } from './draft-fields.ts'
import { readDraft } from './read-draft.ts'
import { printable, validFields } from './valid-fields.ts'

/**
 * An invoice while it is being written: the same names as {@link Invoice}, but every number, date and code is
 * the text as typed, valid or not, so that nothing written is lost. `draft.ts` never judges; `validate.ts` does.
 */

export const draftSchema = z.strictObject(draftSchemasOf(invoiceFields))

export type Draft = z.output<typeof draftSchema>
export type DraftItem = Draft['items'][number]

/** A new invoice: one empty line, and whatever the settings give. */
export function emptyDraft(defaults: Partial<Draft> = {}): Draft {
  const { template, invoice_number } = initialTexts(invoiceFields)
  return { template, invoice_number, items: [emptyItem()], ...defaults }
}

export function emptyItem(): DraftItem {
  const { description, quantity, unit_price } = initialTexts(itemFields)
  return { description, quantity, unit_price }
}

const initialTexts = <Of extends Fields>(fields: Of) =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial = '' }]) => [name, initial])) as {
    [Name in keyof Of]: string
  }

/** The draft that shows an invoice; {@link invoiceOfDraft} gives the same invoice back. */
export function draftOfInvoice(invoice: Invoice): Draft {
  return { ...invoice, items: invoice.items.map(item => ({ ...item })) }
}

/** The invoice that a draft comes to: what is blank and may be missing is left out, the rest is checked. */
export function invoiceOfDraft(draft: Draft): ReadInvoice {
  const { items, ...head } = draft
  return readDraft(filledFields(head, invoiceFields, draft.locale), writtenItems(items), draft.locale)
}

/**
 * What can be shown of a draft, whatever state it is in: a number that cannot be read is null, and any other field
 * that an invoice could not hold is left out.
 */
export function renderableOf(draft: Draft): Renderable {
  const { items: _, ...fields } = draft
  const filled = filledFields(fields, invoiceFields, draft.locale)
  if (filled.discount_percent !== undefined) delete filled.discount_amount
  const { template: _t, invoice_number: _n, ...optional } = validFields(filled, invoiceSchemas)
  return {
    ...optional,
    template: draft.template.trim(),
    invoice_number: printable(draft.invoice_number)
      .replaceAll(/[\n\r]/g, ' ')
      .trim(),
    items: writtenItems(draft.items).map(item => renderableItem(item, draft.locale)),
  }
}

const invoiceSchemas = schemasOf(invoiceFields)
const { description: _d, quantity: _q, unit_price: _u, ...optionalItemSchemas } = schemasOf(itemFields)

const renderableItem = perFrozen(
  (item: DraftItem, locale: string | undefined): RenderableItem =>
    Object.freeze({
      ...validFields(filledFields(item, itemFields, locale), optionalItemSchemas),
      description: printable(item.description),
      quantity: numberOf(item.quantity, locale) ?? null,
      unit_price: numberOf(item.unit_price, locale) ?? null,
    }),
)
