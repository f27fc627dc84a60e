import { z } from 'zod'
import { draftSchemasOf, type Fields } from '../fields/field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { withoutBidiControls } from '../text/control-characters.ts'

/**
 * An invoice in progress: the fields of {@link Invoice}, with numbers, dates and codes as typed, valid or not, and the
 * profile of its sender, which is never sent.
 */
export const draftSchema = z.strictObject({
  ...draftSchemasOf(invoiceFields),
  /** see `senderIdOf` */
  sender: z.string().max(64).optional(),
})

export type Draft = z.output<typeof draftSchema>
export type DraftItem = Draft['items'][number]

/** A new draft with one empty line item and the defaults of the settings. */
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

/** The draft of an invoice; `invoiceOfDraft` returns the same invoice. */
export function draftOfInvoice(invoice: Invoice): Draft {
  return { ...invoice, items: invoice.items.map(item => ({ ...item })) }
}

/** The buyer's name for lists and dialogs, in the character order of the printed document. */
export function customerName({ buyer }: Pick<Draft, 'buyer'>): string {
  return withoutBidiControls(buyer?.name ?? '').trim()
}
