import { z } from 'zod'
import { draftSchemasOf, type Fields } from '../fields/field.ts'
import { invoiceFields } from '../fields/invoice-fields.ts'
import { itemFields } from '../fields/item-fields.ts'
import type { Invoice } from '../invoice/invoice.ts'
import { isPriced, isUnpricedKind, type LineKind } from '../line-kind.ts'
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

/** The line as another kind, without the fields that the kind does not have; `undefined` makes it an ordinary item. */
export function withLineKind(item: DraftItem, kind: LineKind | undefined): DraftItem {
  const { kind: _, ...fields } = item
  if (isUnpricedKind(kind)) return { kind, description: item.description, quantity: '', unit_price: '' }
  const quantity = isPriced(item) ? item.quantity : emptyItem().quantity
  return { ...(kind && { kind }), ...fields, quantity }
}

const initialTexts = <Of extends Fields>(fields: Of) =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial = '' }]) => [name, initial])) as {
    [Name in keyof Of]: string
  }

/** The draft of an invoice; `invoiceOfDraft` returns the same invoice. */
export function draftOfInvoice(invoice: Invoice): Draft {
  const items = invoice.items.map(item =>
    isPriced(item)
      ? { ...item }
      : withLineKind({ ...emptyItem(), description: item.description ?? '' }, item.kind),
  )
  return { ...invoice, items }
}

/** The buyer's name for lists and dialogs, in the character order of the printed document. */
export function customerName({ buyer }: Pick<Draft, 'buyer'>): string {
  return withoutBidiControls(buyer?.name ?? '').trim()
}
