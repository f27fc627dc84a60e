import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { itemPath } from '../json/json-path.ts'
import { placeholderIn } from '../text/period-placeholders.ts'
import { type Finding, warning } from './finding.ts'

/** Placeholders of a schedule, which an invoice prints as they are. */
export function placeholderFindings(invoice: RenderableInvoice): Finding[] {
  const { items, charges = [], tax_note, notes, payment_terms } = invoice
  const finding = (path: string, text = ''): Finding | [] => {
    const placeholder = placeholderIn(text)
    if (placeholder === undefined) return []
    return warning(path, 'placeholder', { code: 'text.placeholder', params: { placeholder } })
  }
  return [
    ...items.flatMap(({ description, charge_reason = '' }, index) => [
      // the path of each line would be most of the work of an invoice with 10,000 lines
      description.includes('{') ? finding(itemPath({ index, field: 'description' }), description) : [],
      charge_reason.includes('{') ? finding(itemPath({ index, field: 'charge_reason' }), charge_reason) : [],
    ]),
    ...charges.map(({ reason }, index) => finding(`charges[${index}].reason`, reason)),
    finding('tax_note', tax_note),
    finding('payment_terms', payment_terms),
    finding('notes', notes),
  ].flat(2)
}
