import { documentTypeOf, isPrintedOn } from '#core/document-type.ts'
import { printedFieldNames, printedFields } from '#core/fields/printed-fields.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import { isZero } from '#core/money/decimal.ts'
import { formatDate } from '#core/money/format.ts'
import { addressLinesOf } from '#core/text/address-lines.ts'
import { type Field, fieldOf, type LabelledField } from '../model/display-list.ts'
import type { FactName } from '../template/field-names.ts'
import { countryName } from './bind-party.ts'
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
  const shownWith = (fact: FactName) =>
    printedFieldNames
      .filter(name => printedFields[name].shownWith === fact && isPrintedOn(type, name))
      .map((name): Row => {
        const value = invoice[name]
        return [
          labels[name],
          printedFields[name].format === 'date' ? date(name, value) : fieldOf(name, value),
        ]
      })
  const preceding = isPrintedOn(type, 'preceding_invoice') ? invoice.preceding_invoice : undefined
  // an invoice with a deducted amount is printed with the totals instead
  const named = isPrintedOn(type, 'preceding_invoice') ? (invoice.preceding_invoices ?? []) : []
  const others = named.flatMap(({ number, issue_date, deducted_amount }, index): Row[] => {
    const path = `preceding_invoices[${index}]`
    return deducted_amount !== undefined && !isZero(deducted_amount)
      ? []
      : [
          [labels.preceding_invoice, fieldOf(`${path}.number`, number)],
          [labels.preceding_invoice_date, date(`${path}.issue_date`, issue_date)],
        ]
  })
  return {
    invoice_number: filled(...shownWith('invoice_number')),
    // The reference follows the issue date, so that a credit note names its invoice with any template.
    issue_date: filled(
      ...shownWith('issue_date'),
      [labels.preceding_invoice, fieldOf('preceding_invoice.number', preceding?.number)],
      [labels.preceding_invoice_date, date('preceding_invoice.issue_date', preceding?.issue_date)],
      ...others,
    ),
    due_date: filled(...shownWith('due_date')),
    delivery_date: filled(
      ...shownWith('delivery_date'),
      [labels.period, bindPeriod(invoice.period, textLocale)],
      [labels.delivered_to, bindDeliveryAddress(invoice.delivery_address, labels, textLocale)],
    ),
    purchase_order: filled(...shownWith('purchase_order')),
    reference: filled([labels.reference, fieldOf('buyer.reference', invoice.buyer?.reference)]),
    buyer_tax_id: filled([labels.buyer_tax_id, fieldOf('buyer.tax_id', invoice.buyer?.tax_id)]),
  }
}

function bindPeriod(period: RenderableInvoice['period'], textLocale: string): Field | undefined {
  const { start, end } = period ?? {}
  if (!start && !end) return undefined
  const days = [start, end].map(day => (day ? formatDate(day, textLocale) : ''))
  return fieldOf(start ? 'period.start' : 'period.end', days.join(' – ').trim())
}

/** On one line, among the dates and numbers. */
function bindDeliveryAddress(
  address: RenderableInvoice['delivery_address'],
  labels: Labels,
  textLocale: string,
): Field | undefined {
  if (!address) return undefined
  const country = address.country && countryName(address.country, textLocale)
  const lines = [address.name, ...addressLinesOf(address), country].filter(line => line)
  return fieldOf('delivery_address', lines.join(labels.list_separator))
}

type Row = [label: string, value: Field | undefined]

/** The rows that have a value. */
export const filled = (...rows: Row[]): LabelledField[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
