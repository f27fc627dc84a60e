import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
import { itemPath } from '../json/json-path.ts'
import { placeholderIn } from '../schedule/period-text.ts'
import { namedMonths } from '../text/month-names.ts'
import { type Finding, warning } from './finding.ts'

/**
 * The first line that names a month of a year outside the stated period, while no line names one inside, as after a
 * duplicate for the next period. Applies to invoices that state both days of a period.
 */
export function periodTextFindings({ items, period }: RenderableInvoice): Finding[] {
  const [start, end] = [period?.start?.slice(0, 7), period?.end?.slice(0, 7)]
  if (start === undefined || end === undefined) return []
  let outside: Finding | undefined
  for (const [index, { description }] of items.entries()) {
    if (!/\d{2}/.test(description)) continue
    for (const { month, year } of namedMonths(description)) {
      if (year === null) continue
      const named = `${year}-${String(month).padStart(2, '0')}`
      if (named >= start && named <= end) return []
      outside ??= warning(`items[${index}].description`, 'month_outside_period', {
        code: 'description.month_outside_period',
        params: { month: named },
      })
    }
  }
  return outside ? [outside] : []
}

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
