import { customerOf } from '#core/customer.ts'
import type { Decimal } from '#core/decimal.ts'
import { defaultCurrency } from '#core/defaults.ts'
import { type Draft, renderableOf } from '#core/draft.ts'
import { totalsOf } from '#core/totals.ts'
import type { InvoiceColumns } from './ports.ts'

/** What the list shows and searches of a draft. */
export function columnsOf(draft: Draft): InvoiceColumns {
  const customer = customerOf(draft)
  const descriptions = draft.items.map(item => item.description)
  return {
    invoice_number: draft.invoice_number.trim(),
    customer,
    currency: draft.currency?.trim() || defaultCurrency,
    payable: payableOf(draft),
    searchText: [draft.invoice_number, customer, ...descriptions].join('\n').toLowerCase(),
  }
}

/** `null` while nothing can be added up. */
function payableOf(draft: Draft): Decimal | null {
  const renderable = renderableOf(draft)
  const isCounted = renderable.items.some(item => item.quantity !== null && item.unit_price !== null)
  return isCounted ? totalsOf(renderable).payable : null
}
