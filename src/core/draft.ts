import { z } from 'zod'
import { filledFields, numberOf, writtenItems } from './draft-fields.ts'
import { type Invoice, invoiceFields, lineItemSchema } from './invoice.ts'
import { perFrozen } from './per-frozen.ts'
import { readDraft } from './read-draft.ts'
import type { ReadInvoice } from './read-invoice.ts'
import type { Renderable, RenderableItem } from './renderable.ts'
import { printable, validFields } from './valid-fields.ts'

/**
 * An invoice while it is being written: the same names as {@link Invoice}, but every number, date and code is
 * the text as typed, valid or not, so that nothing written is lost. `draft.ts` never judges; `validate.ts` does.
 */

const typed = z.string().max(20_000)

export const draftItemSchema = z.strictObject({
  description: typed,
  quantity: typed,
  unit_price: typed,
  unit: typed.optional(),
  discount_percent: typed.optional(),
  tax_rate: typed.optional(),
})

const draftParty = {
  name: typed.optional(),
  address: z.array(typed).max(40).optional(),
  country: typed.optional(),
  tax_id: typed.optional(),
}

export const draftSchema = z.strictObject({
  template: typed,
  invoice_number: typed,
  items: z.array(draftItemSchema).max(10_000),
  currency: typed.optional(),
  locale: typed.optional(),
  issue_date: typed.optional(),
  due_date: typed.optional(),
  delivery_date: typed.optional(),
  seller: z
    .strictObject({
      ...draftParty,
      registration_id: typed.optional(),
      email: typed.optional(),
      phone: typed.optional(),
      website: typed.optional(),
      iban: typed.optional(),
      bic: typed.optional(),
    })
    .optional(),
  buyer: z.strictObject({ ...draftParty, reference: typed.optional() }).optional(),
  discount_percent: typed.optional(),
  discount_amount: typed.optional(),
  prices_include_tax: z.boolean().optional(),
  tax_note: typed.optional(),
  prepaid_amount: typed.optional(),
  cash_rounding: typed.optional(),
  purchase_order: typed.optional(),
  payment_terms: typed.optional(),
  notes: typed.optional(),
  logo: z.string().max(2_000_000).optional(),
  accent_color: typed.optional(),
  typeface: typed.optional(),
  paper: typed.optional(),
})

export type Draft = z.output<typeof draftSchema>
export type DraftItem = Draft['items'][number]

/** A new invoice: one empty line, and whatever the settings give. */
export function emptyDraft(defaults: Partial<Draft> = {}): Draft {
  return { template: 'minimal', invoice_number: '', items: [emptyItem()], ...defaults }
}

export function emptyItem(): DraftItem {
  return { description: '', quantity: '1', unit_price: '' }
}

/** The draft that shows an invoice; {@link invoiceOfDraft} gives the same invoice back. */
export function draftOfInvoice(invoice: Invoice): Draft {
  return { ...invoice, items: invoice.items.map(item => ({ ...item })) }
}

/** The invoice that a draft comes to: what is blank and may be missing is left out, the rest is checked. */
export function invoiceOfDraft(draft: Draft): ReadInvoice {
  const { items, ...head } = draft
  return readDraft(filledFields(head, draft.locale), writtenItems(items), draft.locale)
}

/**
 * What can be shown of a draft, whatever state it is in: a number that cannot be read is null, and any other field
 * that an invoice could not hold is left out.
 */
export function renderableOf(draft: Draft): Renderable {
  const { items: _, ...fields } = draft
  const filled = filledFields(fields, draft.locale)
  if (filled.discount_percent !== undefined) delete filled.discount_amount
  const { template: _t, invoice_number: _n, ...optional } = validFields(filled, invoiceFields)
  return {
    ...optional,
    template: draft.template.trim(),
    invoice_number: printable(draft.invoice_number).replaceAll('\n', ' ').trim(),
    items: writtenItems(draft.items).map(item => renderableItem(item, draft.locale)),
  }
}

const { description: _d, quantity: _q, unit_price: _u, ...checkedFields } = lineItemSchema.shape

const renderableItem = perFrozen(
  (item: DraftItem, locale: string | undefined): RenderableItem =>
    Object.freeze({
      ...validFields(filledFields(item, locale), checkedFields),
      description: printable(item.description),
      quantity: numberOf(item.quantity, locale) ?? null,
      unit_price: numberOf(item.unit_price, locale) ?? null,
    }),
)
