import { documentTypeOf, isPrintedOn } from '#core/document-type.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { formatDate } from '#core/money/format.ts'
import { type Field, fieldOf, type LabelledField } from '../field.ts'
import type { BoundInvoice } from './bound-invoice.ts'
import type { Labels } from './labels.ts'

/** Binds number, dates and references. */
export function bindFacts(
  invoice: RenderableInvoice,
  labels: Labels,
  textLocale: string,
): BoundInvoice['facts'] {
  const type = documentTypeOf(invoice)
  const date = (path: string, value: string | undefined) =>
    fieldOf(path, value && formatDate(value, textLocale))
  const dueDate = isPrintedOn(type, 'due_date') ? invoice.due_date : undefined
  const validUntil = isPrintedOn(type, 'valid_until') ? invoice.valid_until : undefined
  const preceding = isPrintedOn(type, 'preceding_invoice') ? invoice.preceding_invoice : undefined
  return {
    invoice_number: filled([labels.invoice_number, fieldOf('invoice_number', invoice.invoice_number)]),
    // The reference follows the issue date, so that a credit note names its invoice with any template.
    issue_date: filled(
      [labels.issue_date, date('issue_date', invoice.issue_date)],
      [labels.preceding_invoice, fieldOf('preceding_invoice.number', preceding?.number)],
      [labels.preceding_invoice_date, date('preceding_invoice.issue_date', preceding?.issue_date)],
    ),
    due_date: filled(
      [labels.due_date, date('due_date', dueDate)],
      [labels.valid_until, date('valid_until', validUntil)],
    ),
    delivery_date: filled([labels.delivery_date, date('delivery_date', invoice.delivery_date)]),
    purchase_order: filled([labels.purchase_order, fieldOf('purchase_order', invoice.purchase_order)]),
    reference: filled([labels.reference, fieldOf('buyer.reference', invoice.buyer?.reference)]),
    buyer_tax_id: filled([labels.buyer_tax_id, fieldOf('buyer.tax_id', invoice.buyer?.tax_id)]),
  }
}

/** The rows that have a value. */
export const filled = (...rows: [label: string, value: Field | undefined][]): LabelledField[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
