import { z } from 'zod'

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
})

export type Draft = z.output<typeof draftSchema>
export type DraftItem = Draft['items'][number]
