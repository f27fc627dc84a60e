import type { RenderableInvoice } from '../invoice/renderable-invoice.ts'
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
